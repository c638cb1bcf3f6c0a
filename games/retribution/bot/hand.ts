/** What a hand holds: cards that work when they are played, plain ones, and the rest. */
import { card } from '../cards/cards.ts';
import { FACES } from '../names.ts';
import type { Player } from '../state.ts';

/** Cards that do something, other than Penance: whoever holds them does well to play them. */
export const WORKS: readonly boolean[] = FACES.map((_, f) => card(f).effects.length > 0 && !card(f).penance);
/** Cards that give Contagions and do nothing else. */
export const PLAIN: readonly boolean[] = FACES.map((_, f) => card(f).effects.length === 0 && card(f).base > 0);

/** Whether one of these is in the hand, of faces from `from` on. */
export const holds = (p: Player, of: readonly boolean[], from = 0): boolean => {
  for (let f = from; f < FACES.length; f++) if (of[f] === true && (p.hand[f] ?? 0) > 0) return true;
  return false;
};
