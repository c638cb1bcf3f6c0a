/** How a seat of Pests! is drawn before the game: a tool of the trade. Colours are chosen later, at the table. */
import { cardArt } from '../board/art.ts';
import type { CardId } from '../names.ts';

const TOOLS: readonly CardId[] = ['quiktrap', 'bug_bomb', 'zap', 'trap_remote', 'quikseal', 'energy_drink'];

/** EXT-TEAM-02: two teams of three are `2x3`, and partners sit opposite each other. */
export const sideOf = ({ teams }: { readonly [option: string]: unknown }, seat: number): number | null =>
  typeof teams === 'string' && teams !== 'none' ? seat % Number(teams.split('x')[0]) : null;

export const ofSeat = (seat: number): string => cardArt(TOOLS[seat % TOOLS.length] ?? 'quiktrap');
