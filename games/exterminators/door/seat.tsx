/** How a seat of Pests! is drawn before the game: a tool of the trade. Colours are chosen later, at the table. */
import { cardArt } from '../board/art.ts';
import type { CardId } from '../names.ts';

const TOOLS: readonly CardId[] = ['quiktrap', 'bug_bomb', 'zap', 'trap_remote', 'quikseal', 'energy_drink'];

export const ofSeat = (seat: number): string => cardArt(TOOLS[seat % TOOLS.length] ?? 'quiktrap');
