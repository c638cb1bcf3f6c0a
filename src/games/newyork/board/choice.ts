/** What this seat can do now and how far it has chosen, read from the legal moves and the draft: shared by board, seats and controls. */
import { only } from '../../../client/kit/board/moves.ts';
import type { BoardProps, Draft } from '../../../client/kit/board.ts';
import { KINDS_OF, type Tables } from '../data/tables.ts';
import { KINDS, type Kind, PLACES, type PlaceId, SPECIES, type Species } from '../names.ts';
import { type Event, type Move, type State, unclaimed } from '../state.ts';
import type { Words } from '../text/words.ts';

export type Props = BoardProps<State, Move, Event, Words>;
export type Verb = Move['verb'];

export type Task = 'gather' | 'sacrifice' | 'breed' | 'fight' | 'move' | 'target';
const TASK: Readonly<Record<Verb, Task>> = {
  draw: 'gather',
  stop: 'gather',
  sacrifice: 'sacrifice',
  breed: 'breed',
  'done-breeding': 'breed',
  attack: 'fight',
  'done-fighting': 'fight',
  move: 'move',
  'done-moving': 'move',
  target: 'target',
};

const kindOf = (d: Draft): Kind | null => KINDS.find((k) => k === d.kind) ?? null;
const placeOf = (x: Draft[string] | undefined): PlaceId | null => PLACES.find((p) => p === x) ?? null;
const speciesOf = (x: Draft[string] | undefined): Species | null => SPECIES.find((p) => p === x) ?? null;

export interface Choice {
  readonly task: Task | null;
  readonly me: Species | null;
  /** Kinds that can be chosen now, in the order of their keys. */
  readonly kinds: readonly Kind[];
  readonly kind: Kind | null;
  readonly from: PlaceId | null;
  readonly at: PlaceId | null;
  /** The moves that a place stands for, with what is chosen so far. */
  readonly open: ReadonlyMap<PlaceId, readonly Move[]>;
  /** The move that the main button makes. */
  readonly ready: Move | null;
  /** The move that ends the phase. */
  readonly done: Move | null;
}

const placeIn = (m: Move): PlaceId | null => {
  switch (m.verb) {
    case 'sacrifice':
    case 'breed':
    case 'attack':
    case 'target':
      return m.at;
    case 'move':
      return m.to;
    default:
      return null;
  }
};

/** Of several ways to pay, the one that takes most from the ground (NYC-BREED-05), unless the stepper says otherwise. */
const paid = (moves: readonly Move[], local: Draft[string] | undefined): Move | null => {
  const ways = only(moves, 'breed');
  return ways.find((m) => m.local === local) ?? ways.reduce<Move | null>((best, m) => (best?.verb === 'breed' && best.local >= m.local ? best : m), null);
};

export const choiceOf = ({ legal, draft, view, seat }: Pick<Props, 'legal' | 'draft' | 'view' | 'seat'>): Choice => {
  const first = legal[0];
  const task = first === undefined ? null : TASK[first.verb];
  const me = seat < 0 ? null : (view.species[seat] ?? null);
  const from = task === 'move' ? placeOf(draft.from) : null;
  const kinds = KINDS.filter((k) => legal.some((m) => 'kind' in m && m.kind === k && (!('from' in m) || from === null || m.from === from)));
  const picked = kindOf(draft);
  const sole = kinds.length === 1 && (task === 'sacrifice' || task === 'breed' || from !== null) ? (kinds[0] ?? null) : null;
  const kind = picked !== null && kinds.includes(picked) ? picked : sole;
  const fits = (m: Move): boolean => {
    if ('kind' in m && kind !== null && m.kind !== kind) return false;
    return m.verb !== 'move' || (from !== null && m.from === from);
  };
  const open = new Map<PlaceId, Move[]>();
  for (const m of legal) {
    const at = placeIn(m);
    if (at === null || !fits(m)) continue;
    const there = open.get(at);
    if (there === undefined) open.set(at, [m]);
    else there.push(m);
  }
  const at = placeOf(draft.at);
  const there = (at === null ? undefined : open.get(at)) ?? [];
  const target = speciesOf(draft.target);
  const ready = (): Move | null => {
    if (task === 'gather') return only(legal, 'draw')[0] ?? null;
    if (task === 'breed') return kind === null ? null : paid(there, draft.local);
    if (task === 'fight') return only(there, 'attack').find((m) => m.target === target) ?? (there.length === 1 ? (there[0] ?? null) : null);
    if (task === 'target') return only(legal, 'target').find((m) => m.target === target) ?? null;
    return null;
  };
  const done = legal.find((m) => m.verb === 'stop' || m.verb === 'done-breeding' || m.verb === 'done-fighting' || m.verb === 'done-moving') ?? null;
  return { task, me, kinds, kind, from, at: there.length > 0 ? at : null, open, ready: ready(), done };
};

/** The move that pointing at a place means. */
export const pointedAt = (c: Choice, at: PlaceId, draft: Draft): Move | null => {
  const there = c.open.get(at) ?? [];
  if (c.task === 'breed') return c.kind === null ? null : paid(there, at === c.at ? draft.local : undefined);
  if (c.task === 'sacrifice' || c.task === 'move') return c.kind === null ? null : (there[0] ?? null);
  return there.length === 1 ? (there[0] ?? null) : null;
};

/** The pest comes first: until one is chosen, the cards are lit and the places are not. */
export const pestFirst = (c: Choice): boolean => (c.task === 'breed' || c.task === 'sacrifice') && c.kind === null;

/** A place that is asked about: pointed at, or pressed, which wants an answer in any case. */
export interface Asked {
  readonly at: PlaceId;
  readonly pressed: boolean;
}

/** A move that was not offered there, to ask the rules why. Where nothing is chosen yet it stands for all that could have been. */
export const missing = (c: Choice, view: State, { at, pressed }: Asked, { KIND }: Tables): Move | null => {
  const me = c.me;
  if (me === null || c.open.has(at)) return null;
  switch (c.task) {
    case 'breed': {
      const kind = c.kind ?? (pressed ? c.kinds[0] : undefined);
      return kind === undefined ? null : { verb: 'breed', kind, at, local: Math.min(KIND[kind].cost, unclaimed(view.board[at])) };
    }
    case 'sacrifice':
      return c.kind === null ? null : { verb: 'sacrifice', kind: c.kind, at };
    case 'fight': {
      const foe = view.order.find((x) => x !== me && view.board[at].stacks[x].length > 0) ?? view.order.find((x) => x !== me);
      return foe === undefined ? null : { verb: 'attack', at, target: foe };
    }
    case 'move': {
      if (c.from !== null && c.kind !== null) return { verb: 'move', kind: c.kind, from: c.from, to: at };
      const kind = view.board[at].stacks[me][0]?.kind ?? KINDS_OF[me][0];
      const to = view.places.find((x) => x !== at);
      return !pressed || kind === undefined || to === undefined ? null : { verb: 'move', kind, from: at, to };
    }
    default:
      return null;
  }
};
