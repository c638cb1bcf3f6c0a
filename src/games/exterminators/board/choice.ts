/** What this seat can do now and how far it has chosen, read from the legal moves and the draft: shared by board, seats and controls. */
import type { BoardProps, Draft } from '../../../client/kit/board.ts';
import type { CardId, Color, TileId, TrapId } from '../names.ts';
import type { Event, Frame, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

export const only = <V extends Verb>(moves: readonly Move[], verb: V): MoveOf<V>[] => moves.filter((m): m is MoveOf<V> => m.verb === verb);

/** The frame that asks; undefined while the game is over. */
export const asking = (view: State): Frame | undefined => view.stack[view.stack.length - 1];
export const keyOf = (m: Move): string => JSON.stringify(m);

/** Kinds of choices that share a button. */
export const ACTIONS = ['move', 'exterminate', 'drop', 'empty', 'break', 'drag', 'seal', 'unseal', 'card', 'swap', 'buy', 'end'] as const;
export type Action = (typeof ACTIONS)[number];
const ACTION: { readonly [V in Verb]?: Action } = {
  move: 'move',
  exterminate: 'exterminate',
  'drop-trap': 'drop',
  'empty-trap': 'empty',
  'destroy-trap': 'break',
  'drag-trap': 'drag',
  'seal-nest': 'seal',
  unseal: 'unseal',
  play: 'card',
  'play-at': 'card',
  'play-on': 'card',
  'play-trap': 'card',
  'play-spread': 'card',
  give: 'swap',
  ask: 'swap',
  buy: 'buy',
  'end-turn': 'end',
};
export const actionOf = (m: Move): Action | null => ACTION[m.verb] ?? null;

/** What a move is about, as things on the table. */
export const roomIn = (m: Move): TileId | null => (m.verb === 'move' || m.verb === 'drag-trap' ? m.to : 'room' in m ? m.room : null);
export const colorIn = (m: Move): Color | null => ('color' in m ? m.color : m.verb === 'give' ? m.to : m.verb === 'ask' ? m.from : null);
export const trapIn = (m: Move): TrapId | null => ('trap' in m ? m.trap : null);
export const cardIn = (m: Move): CardId | null =>
  'card' in m ? m.card : m.verb === 'hibernate' ? 'pests_hibernate' : m.verb === 'mind-control' ? 'mind_control' : null;

const fits = (m: Move, d: Draft): boolean =>
  (d.action === undefined || d.action === 'closed' || actionOf(m) === d.action) &&
  (d.card === undefined || (cardIn(m) === d.card && (d.action === 'swap' || actionOf(m) !== 'swap'))) &&
  (d.trap === undefined || (trapIn(m) === d.trap && (d.card !== undefined || actionOf(m) !== 'card'))) &&
  (d.room === undefined || roomIn(m) === d.room) &&
  (d.color === undefined || colorIn(m) === d.color);

/** Something is half chosen: the board shows only what goes on from there. */
export const begun = (d: Draft): boolean =>
  d.card !== undefined || d.trap !== undefined || d.room !== undefined || d.color !== undefined || (d.action !== undefined && d.action !== 'closed');

export const candidates = ({ legal, draft }: Pick<Props, 'legal' | 'draft'>): readonly Move[] => (begun(draft) ? legal.filter((m) => fits(m, draft)) : legal);

/** The moves that the rooms of the house stand for now: going there, unless something else is half chosen. */
export const roomMoves = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] =>
  candidates(p).filter((m) => roomIn(m) !== null && (begun(p.draft) || m.verb === 'move'));

/** The moves that a seat or the pests of a color stand for. */
export const colorMoves = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] =>
  candidates(p).filter((m) => colorIn(m) !== null && (m.verb === 'pick' || (begun(p.draft) && m.verb !== 'choose')));

/** The moves that a trap in the house stands for. */
export const trapMoves = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] =>
  candidates(p).filter((m) => trapIn(m) !== null && (begun(p.draft) || actionOf(m) !== 'card'));

/** Narrows the choice; what is left alone is made at once where that was meant as the last word. */
export const narrow = (p: Pick<Props, 'legal' | 'draft' | 'setDraft' | 'choose'>, more: Draft, last: boolean): void => {
  const draft = { ...p.draft, ...more };
  const left = p.legal.filter((m) => fits(m, draft));
  const [first, another] = left;
  if (last && first !== undefined && another === undefined) p.choose(first);
  else if (first !== undefined) p.setDraft(draft);
};
