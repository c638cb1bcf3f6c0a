/** What the words of a question hang on, in any language: whom it asks, of which card, and what can be answered. */
import { nth, type Prompt, type Seat } from '@pesthouse/kernel';
import { FACES, type Face, faceOf, type Good, goodOf, idOf, KING, STACK } from '../names.ts';
import { goodAt, type Reading } from '../reading.ts';
import { activePlayer, EMPTY, type Move, playerAt, type State } from '../state.ts';
import type { Making } from './making.ts';

/** The card that asks. */
export const cardIn = (p: Prompt): Face | undefined => FACES.find((id) => id === p.card);

/** Who decides, as the frame says it. */
export const decider = (s: State): Seat => {
  const f = s.stack[s.stack.length - 1];
  if (f === undefined) return s.active;
  if (f.step === 'respond') return f.victim;
  if (f.step === 'redeal') return s.first;
  return 'who' in f ? f.who : s.active;
};

/** How many moves of a kind the seat has now. */
export const movesWith = ({ moves }: Making, s: State, seat: Seat, verb: Move['verb']): number => moves(s, seat).filter((m) => m.verb === verb).length;

/** How many of a face a seat holds in hand, as far as this view knows. */
export const held = (s: State, seat: Seat, id: Face): number => nth(playerAt(s, seat).hand, faceOf(id));

/** The face that would be Infected; where it is gone already, one that may have lain there. */
export const faceAt = (s: State, good: Good): Face => {
  const what = goodOf(good);
  const f = goodAt(s, what);
  if (f !== EMPTY) return idOf(f);
  return what === KING || what < STACK ? 'king' : 'queen';
};

/** How many Chronic cards lie before a seat. */
export const chronicsOf = ({ card }: Reading, s: State, seat: Seat): number => playerAt(s, seat).control.filter((x) => card(x.card).chronic).length;

/** Whether what waits on a card of the active player is its Repent. */
export const waitsToRepent = ({ effectAt }: Reading, s: State, id: Face): boolean => {
  const x = activePlayer(s).control.find((y) => y.card === faceOf(id) && y.waits >= 0);
  return x !== undefined && effectAt(x.card, x.waits).kind === 'repent';
};

/** The card that Persecutes now. */
export const attacking = ({ listOf }: Reading, s: State): Face | null => {
  const f = s.stack[s.stack.length - 1];
  return f?.step === 'respond' ? idOf(listOf(f.list).face) : null;
};
