/** What this seat can do now and how far it has chosen, read from the legal moves and the draft: shared by board, seats and controls. */

import type { BoardProps, Draft } from '@pesthouse/board';
import { asking, byWays, keyOf, pickedOf, pressed, type Reach } from '@pesthouse/board';
import { FACES, type Face, goodOf, idOf } from '../names.ts';
import { goodAt } from '../reading.ts';
import { EMPTY, type Event, type Frame, type Move, type State } from '../state.ts';
import type { Words } from '../text/en.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

/** Every move is one thing to press. On a wide screen some are made at once, for pointing has already shown what they do. */
const AT_ONCE: ReadonlySet<Verb> = new Set(['play', 'activate', 'target']);
const reachOf = ({ narrow }: Pick<Props, 'narrow'>): Reach<Move> => ({
  ...byWays((m: Move) => [[keyOf(m)]]),
  waits: (m) => narrow || !AT_ONCE.has(m.verb),
});
/** The move that is picked but not yet made. */
export const picked = (p: Pick<Props, 'legal' | 'draft'>): Move | null => p.legal.find((m) => isPicked(p, m)) ?? null;
export const isPicked = (p: Pick<Props, 'draft'>, m: Move): boolean => pickedOf(p).includes(keyOf(m));
/** A press on what stands for a move: the first picks it, the second makes it. */
export const press = (p: Pick<Props, 'legal' | 'choose' | 'draft' | 'setDraft' | 'narrow'>, m: Move): boolean => pressed(p, reachOf(p), keyOf(m)) !== null;
/** What would be done: the move that is pointed at, else the picked one. */
export const considered = (p: Pick<Props, 'legal' | 'draft' | 'pointed'>): Move | null => p.pointed ?? picked(p);

/** The face that somebody looks at. */
export const lookedAt = (d: Draft): Face | null => FACES.find((id) => id === d.look) ?? null;

/** The face that a move is about. */
export const faceIn = (view: State, m: Move): Face | null => {
  if ('card' in m) return m.card;
  if (m.verb === 'take-rat-king') return 'rat_king';
  const f = m.verb === 'clear' ? (view.lineup[m.space] ?? EMPTY) : m.verb === 'infect' ? goodAt(view, goodOf(m.what)) : EMPTY;
  return f === EMPTY ? null : idOf(f);
};

/** Where a card lies, for asking what it offers. */
export type Place = 'hand' | 'control' | 'discard';

const offers = (m: Move, place: Place): boolean => {
  switch (m.verb) {
    case 'play':
    case 'repent':
    case 'discard':
      return place === 'hand';
    case 'activate':
    case 'give-up':
    case 'mimic':
    case 'resolve':
      return place === 'control';
    case 'recruit':
    case 'fetch':
      return place === 'discard';
    case 'pit':
      return m.from === place;
    default:
      return false;
  }
};

/** The move that a card of mine stands for now. */
export const offered = (legal: readonly Move[], place: Place, card: Face): Move | null =>
  legal.find((m) => 'card' in m && m.card === card && offers(m, place)) ?? null;

/** The piles that the step now asked lets this seat choose from in a tray. */
export const inTray = ({ legal, view }: Pick<Props, 'legal' | 'view'>): readonly ('hand' | 'discard')[] => {
  const f: Frame | undefined = asking(view);
  if (legal.length === 0 || f === undefined) return [];
  if (f.step === 'recruit' || f.step === 'fetch') return ['discard'];
  return f.step === 'pit' && f.discard ? (f.hand ? ['discard', 'hand'] : ['discard']) : [];
};

/** A move with that card that the rules refuse now, to ask why. */
export const wished = (view: State, place: Place, card: Face): Move => {
  const step = asking(view)?.step;
  if (place === 'hand') {
    if (step === 'respond') return { verb: 'repent', card };
    return { verb: 'play', card };
  }
  if (step === 'mimic') return { verb: 'mimic', card };
  return { verb: 'activate', card };
};

/** Whether this seat is asked by that step. */
export const asked = (p: Pick<Props, 'legal' | 'view'>, step: Frame['step']): boolean => p.legal.length > 0 && asking(p.view)?.step === step;
