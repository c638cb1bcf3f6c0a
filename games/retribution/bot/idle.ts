/** Moves that a master does not think of: another one that is left is as good, or all but always better. */
import type { Seat } from '@pesthouse/kernel';
import { card, effectAt } from '../cards/cards.ts';
import { faceOf, goodOf } from '../names.ts';
import { activePlayer, EMPTY, type Frame, type Move, type Player, type State } from '../state.ts';
import { holds, PLAIN, WORKS } from './hand.ts';

/** Whether the same card lies in a space before this one. */
const twin = (s: State, space: number): boolean => space < s.lineup.length && s.lineup.indexOf(s.lineup[space] ?? EMPTY) < space;

/** Something on the table may still send a card of the hand away in the End Phase. */
const mayThin = (p: Player): boolean => p.control.some((x) => x.waits >= 0 && effectAt(x.card, x.waits).when === 'endPhase');

/** In the Spread Phase cards that do something come first, then plain ones, then Penance: what is in hand may still be of use to the first, and the last are paid from what the others give. */
export const idleInSpread = (p: Player, m: Move): boolean => {
  if (m.verb === 'end-spread') return holds(p, WORKS) || (holds(p, PLAIN) && !mayThin(p));
  if (m.verb !== 'play') return false;
  const f = faceOf(m.card);
  if (WORKS[f] === true) return false;
  if (holds(p, WORKS)) return true;
  if (PLAIN[f] === true) return holds(p, PLAIN, f + 1);
  return !card(f).penance || holds(p, PLAIN);
};

/** What it wins with more than two is not measured, so they think of everything. */
export const idle = (s: State, f: Frame, _: Seat, m: Move): boolean => {
  if (s.players.length > 2) return false;
  if (m.verb === 'infect') return twin(s, goodOf(m.what));
  if (m.verb === 'clear') return twin(s, m.space);
  return f.step === 'spread' && idleInSpread(activePlayer(s), m);
};
