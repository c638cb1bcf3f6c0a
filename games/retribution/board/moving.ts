/** Which cards an event moves, and from where to where: what flies, and what is missing from its place meanwhile. */
import { BACK, type Face, faceOf, type Seen, type Spot } from '../names.ts';
import type { Event } from '../state.ts';

export const numberOf = (x: Seen): number => (x === 'unknown' ? BACK : faceOf(x));

type Moving = Extract<Event, { readonly from: Spot; readonly to: Spot } & ({ readonly card: Face } | { readonly cards: readonly Seen[] })>;
const moves = (e: Event): e is Moving => 'from' in e && 'to' in e && ('card' in e || 'cards' in e);
export const movedBy = (e: Moving): readonly Seen[] => ('cards' in e ? e.cards : [e.card]);
export const moving = (e: Event): Moving | null => (moves(e) ? e : null);
