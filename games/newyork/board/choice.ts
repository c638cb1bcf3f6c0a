/** What this seat can do now and how far it has chosen, read from the legal moves and the draft: shared by board, seats and controls. */

import type { BoardProps } from '@pesthouse/board';
import { kindOf, meantBy, only, pick, pickedAs, pickedOf, pressed, type Reach, restOf, type Trail } from '@pesthouse/board';
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

export interface Choice {
  readonly task: Task | null;
  readonly me: Species | null;
  /** Kinds that can be chosen now, in the order of their keys. */
  readonly kinds: readonly Kind[];
  readonly kind: Kind | null;
  readonly from: PlaceId | null;
  /** The whole group is meant, not one pest of it. */
  readonly all: boolean;
  readonly at: PlaceId | null;
  /** How much of the price comes from the ground, where the stepper says so. */
  readonly local: number | null;
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

/** What a move is about, by kind of thing to press: the place that it starts from, a card, so much from the ground, a group, a place. `all` is the button for a whole group. */
const ABOUT: { readonly [kind: string]: (m: Move) => string | null } = {
  from: (m) => (m.verb === 'move' ? m.from : null),
  kind: (m) => ('kind' in m ? m.kind : null),
  all: () => '',
  local: (m) => (m.verb === 'breed' ? String(m.local) : null),
  target: (m) => ('target' in m ? m.target : null),
  place: placeIn,
};

/** One thing of each kind is picked, in any order. */
const fits: Reach<Move>['fits'] = (m, picked) => new Set(picked.map(kindOf)).size === picked.length && picked.every((x) => ABOUT[kindOf(x)]?.(m) === restOf(x));

/** What is picked as a trail: its place comes last, so that a second press on it says yes. */
interface Picks {
  readonly from?: PlaceId | undefined;
  readonly kind?: Kind | undefined;
  readonly all?: boolean;
  readonly local?: number;
  readonly target?: Species;
  readonly at?: PlaceId | undefined;
}
const trailOf = ({ from, kind, all = false, local, target, at }: Picks): Trail => [
  ...(from === undefined ? [] : [`from:${from}`]),
  ...(kind === undefined ? [] : [`kind:${kind}`]),
  ...(all ? ['all:'] : []),
  ...(local === undefined ? [] : [`local:${local}`]),
  ...(target === undefined ? [] : [`target:${target}`]),
  ...(at === undefined ? [] : [`place:${at}`]),
];
/** Picks exactly this. */
export const picks = (p: Pick<Props, 'draft' | 'setDraft'>, things: Picks): void => pick(p, trailOf(things));

type Chosen = Pick<Props, 'legal' | 'draft' | 'view' | 'seat'>;
const kindIn = (p: Pick<Props, 'draft'>): Kind | null => KINDS.find((k) => k === pickedAs(p, 'kind')) ?? null;
const placeAs = (p: Pick<Props, 'draft'>, kind: 'from' | 'place'): PlaceId | null => PLACES.find((x) => x === pickedAs(p, kind)) ?? null;

/** A card is picked, or let go where it is pressed again; a place that is picked stays. */
export const pressKind = (p: Pick<Props, 'draft' | 'setDraft'>, kind: Kind, lets = false): void =>
  picks(p, lets && kindIn(p) === kind ? {} : { from: placeAs(p, 'from') ?? undefined, kind, at: placeAs(p, 'place') ?? undefined });

/** Of several ways to pay, the one that takes most from the ground (NYC-BREED-05), unless the stepper says otherwise. */
const paid = (moves: readonly Move[], local: number | null): Move | null => {
  const ways = only(moves, 'breed');
  return ways.find((m) => m.local === local) ?? ways.reduce<Move | null>((best, m) => (best?.verb === 'breed' && best.local >= m.local ? best : m), null);
};

export const choiceOf = (p: Chosen): Choice => {
  const { legal, view, seat } = p;
  const first = legal[0];
  const task = first === undefined ? null : TASK[first.verb];
  const me = seat < 0 ? null : (view.species[seat] ?? null);
  const from = task === 'move' ? placeAs(p, 'from') : null;
  const kinds = KINDS.filter((k) => legal.some((m) => 'kind' in m && m.kind === k && (!('from' in m) || from === null || m.from === from)));
  const picked = kindIn(p);
  const sole = kinds.length === 1 && (task === 'sacrifice' || task === 'breed' || from !== null) ? (kinds[0] ?? null) : null;
  const kind = picked !== null && kinds.includes(picked) ? picked : sole;
  const so = trailOf({ from: from ?? undefined, kind: kind ?? undefined });
  const open = new Map<PlaceId, Move[]>();
  // Before it is known where from, no place stands for a move.
  for (const m of task === 'move' && from === null ? [] : meantBy({ fits }, legal, so)) {
    const at = placeIn(m);
    if (at === null) continue;
    const there = open.get(at);
    if (there === undefined) open.set(at, [m]);
    else there.push(m);
  }
  const at = placeAs(p, 'place');
  const there = (at === null ? undefined : open.get(at)) ?? [];
  const target = SPECIES.find((x) => x === pickedAs(p, 'target'));
  const said = pickedAs(p, 'local');
  const local = said === undefined ? null : Number(said);
  const alone = there.length === 1 ? (there[0] ?? null) : null;
  const ready = (): Move | null => {
    if (task === 'gather') return only(legal, 'draw')[0] ?? null;
    if (task === 'breed') return kind === null ? null : paid(there, local);
    if (task === 'fight') return only(there, 'attack').find((m) => m.target === target) ?? alone;
    if (task === 'target') return only(legal, 'target').find((m) => m.target === target) ?? alone;
    return null;
  };
  const done = legal.find((m) => m.verb === 'stop' || m.verb === 'done-breeding' || m.verb === 'done-fighting' || m.verb === 'done-moving') ?? null;
  return { task, me, kinds, kind, from, all: pickedAs(p, 'all') !== undefined, at: there.length > 0 ? at : null, local, open, ready: ready(), done };
};

/** The move that pointing at a place means. */
export const pointedAt = (c: Choice, at: PlaceId): Move | null => {
  const there = c.open.get(at) ?? [];
  if (c.task === 'breed') return c.kind === null ? null : paid(there, at === c.at ? c.local : null);
  if (c.task === 'sacrifice' || c.task === 'move') return c.kind === null ? null : (there[0] ?? null);
  return there.length === 1 ? (there[0] ?? null) : null;
};

/** The kind that is meant there: the chosen one, or the only one that is possible. */
const kindAt = (c: Choice, there: readonly Move[]): Kind | undefined => {
  const kinds = new Set(there.flatMap((m) => ('kind' in m ? [m.kind] : [])));
  const [sole] = kinds;
  return c.kind ?? (kinds.size === 1 ? sole : undefined);
};

/** A press on a place: a pest is moved or given up at once, everything else is picked and wants a second press. Says whether it meant anything. */
export const pressPlace = (p: Chosen & Pick<Props, 'setDraft' | 'choose'>, c: Choice, at: PlaceId): boolean => {
  const there = c.open.get(at) ?? [];
  const would = pointedAt(c, at);
  const picked = pickedOf(p);
  const from = c.task === 'breed' && !picked.includes(`place:${at}`) ? trailOf({ kind: kindAt(c, there) }) : picked;
  const reach: Reach<Move> = {
    fits: (m, trail) => there.includes(m) && fits(m, trail),
    whole: (m) => (c.task === 'sacrifice' || c.task === 'move' ? m === would : true),
    waits: () => c.task !== 'sacrifice' && c.task !== 'move',
    yes: () => c.ready ?? would,
    anew: () => [trailOf({ at })],
  };
  return pressed(p, reach, `place:${at}`, from) !== null;
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
