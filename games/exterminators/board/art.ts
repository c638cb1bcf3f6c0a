/** The pictures of this board by name: rooms, pests, queens, traps, dice, cards. */
import { type CardId, COLORS, type Color, type Face, type TileId, type TrapId } from '../names.ts';

const files = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });
const at = (name: string): string => files[`./art/${name.replaceAll('_', '-')}.svg`] ?? '';

/** A drawing by the name of its file, as lessons call it. */
export const drawn = (name: string): string | undefined => files[`./art/${name}.svg`];

export type Picture = 'action-point' | 'free-move' | 'compass-rose' | 'van' | 'icon-offensive' | 'icon-defensive' | 'card-back' | 'hole' | 'flamingo';
export type Lamp = 'nest' | 'pests' | 'queen' | 'ready';

export const picture = (name: Picture): string => at(name);
export const tileArt = (tile: TileId): string => at(`tile-${tile}`);
export const pestArt = (color: Color): string => at(`pest-${color}`);
export const queenArt = (color: Color): string => at(`queen-${color}`);
export const glyphArt = (color: Color): string => at(`glyph-${color}`);
export const faceArt = (color: Color): string => at(`exterminator-${color}`);
export const standeeArt = (color: Color): string => at(`standee-${color}`);
export const sealArt = (color: Color): string => at(`seal-${color}`);
/** The second green trap looks like the first. */
export const trapColor = (trap: TrapId): Color => COLORS.find((c) => c === trap) ?? 'green';
export const trapArt = (color: Color, holds: 'empty' | 'pests' | 'queen'): string => at(`trap-${color}-${holds}`);
export const lampArt = (lamp: Lamp, on: boolean): string => at(`lamp-${lamp}-${on ? 'on' : 'off'}`);
export const d6Art = (n: number): string => at(`d6-${n}`);
export const queenDieArt = (face: Face): string => at(`queen-die-${face}`);
export const cardArt = (card: CardId): string => at(`illustration-${card}`);
