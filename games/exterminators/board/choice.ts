/** What this seat can do now and how far it has chosen, read from the legal moves and the draft: shared by board, seats and controls. */

import type { BoardProps } from '@pesthouse/board';
import { type Aim, kindOf, meantBy, pickedOf, pressed, type Reach, restOf } from '@pesthouse/board';
import type { CardId, Color, TileId, TrapId } from '../names.ts';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];
export type MoveOf<V extends Verb> = Extract<Move, { verb: V }>;

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
/** What is done in the room where one stands. */
const HERE: readonly Move['verb'][] = ['exterminate', 'drop-trap', 'empty-trap', 'seal-nest', 'destroy-trap', 'unseal'];
export const isHere = (m: Move): boolean => HERE.includes(m.verb);
export const colorIn = (m: Move): Color | null => ('color' in m ? m.color : m.verb === 'give' ? m.to : m.verb === 'ask' ? m.from : null);
export const trapIn = (m: Move): TrapId | null => ('trap' in m ? m.trap : null);
export const cardIn = (m: Move): CardId | null =>
  'card' in m ? m.card : m.verb === 'hibernate' ? 'pests_hibernate' : m.verb === 'mind-control' ? 'mind_control' : null;

/** What a move is about, by kind of thing. */
const ABOUT: { readonly [kind: string]: (m: Move) => string | null } = { action: actionOf, card: cardIn, trap: trapIn, room: roomIn, color: colorIn };

/** One thing of each kind is picked, in any order. An exchange is begun by its button, and the trap of a card by the card. */
const reach: Reach<Move> = {
  fits: (m, picked) => {
    const has = (kind: string): boolean => picked.some((x) => kindOf(x) === kind);
    if (new Set(picked.map(kindOf)).size < picked.length) return false;
    if (has('card') && actionOf(m) === 'swap' && !picked.includes('action:swap')) return false;
    if (has('trap') && actionOf(m) === 'card' && !has('card')) return false;
    return picked.every((x) => ABOUT[kindOf(x)]?.(m) === restOf(x));
  },
  anew: (picked, aim) => [[...picked.filter((x) => kindOf(x) !== kindOf(aim)), aim]],
};

/** Something is half chosen: the board shows only what goes on from there. */
export const begun = (p: Pick<Props, 'draft'>): boolean => pickedOf(p).length > 0;

export const candidates = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] => meantBy(reach, p.legal, pickedOf(p));

/** The moves that the rooms of the house stand for now: going there, unless something else is half chosen. */
export const roomMoves = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] =>
  candidates(p).filter((m) => roomIn(m) !== null && (begun(p) || m.verb === 'move'));

/** The moves that a seat or the pests of a color stand for. */
export const colorMoves = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] =>
  candidates(p).filter((m) => colorIn(m) !== null && (m.verb === 'pick' || (begun(p) && m.verb !== 'choose')));

/** The moves that a trap in the house stands for. */
export const trapMoves = (p: Pick<Props, 'legal' | 'draft'>): readonly Move[] =>
  candidates(p).filter((m) => trapIn(m) !== null && (begun(p) || actionOf(m) !== 'card'));

/** Presses a thing; what is left alone is made at once where that was meant as the last word. */
export const press = (p: Pick<Props, 'legal' | 'draft' | 'setDraft' | 'choose'>, aim: Aim, last = true, from = pickedOf(p)): boolean =>
  pressed(p, { ...reach, waits: () => !last }, aim, from) !== null;
