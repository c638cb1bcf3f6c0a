/** What a move would do to its House, found by letting the table's own rules play it on a copy of the view: prices and consequences are never worked out here. */
import { keyOf } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { nth, ones, playerOf, quarantined } from '../reading.ts';
import type { Move, Player, State } from '../state.ts';
import type { Verb } from './choice.ts';
import type { GivenHere } from './given.tsx';

export interface Effect {
  /** Changes of Lumber, Stone, Food, Herbs, Coins. */
  readonly res: readonly number[];
  readonly research: number;
  readonly renown: number;
  readonly influence: number;
  readonly imperative: number;
  readonly sick: number;
  readonly dead: number;
  readonly people: number;
  readonly workers: number;
  readonly capital: number;
  readonly points: number;
  /** Free Quarantine slots afterwards. */
  readonly room: number;
  readonly after: Player;
}

/** Moves whose consequences lie all in the mover's own hands. */
const KNOWN: ReadonlySet<Verb> = new Set([
  'castle',
  'doctor',
  'step',
  'jump',
  'camp',
  'stop',
  'settle',
  'build',
  'raise',
  'pay',
  'act',
  'take',
  'cure',
  'drop',
  'assign',
  'shift',
  'swap',
  'trials',
  'advance',
  'experiment',
  'send',
  'recall',
  'more',
  'less',
]);
/** Small questions on the way, answered as most would. */
const answer = (here: GivenHere, s: State, seat: Seat): Move | undefined => {
  const { engine } = here.text;
  const f = s.stack[s.stack.length - 1];
  const moves = engine.moves(s, seat);
  if (f?.step === 'settle' || f?.step === 'pay') return moves.find((m) => m.verb !== 'settle' || !m.camp) ?? moves[0];
  if (f?.step === 'lay')
    return moves.find((m) => m.verb === 'lay' && m.to === 'regular') ?? moves.find((m) => m.verb === 'lay' && m.to !== 'graveyard') ?? moves[0];
  return undefined;
};

const sickOf = (p: Player): number => quarantined(p) + (p.breathing > 0 ? 1 : 0) + (p.infirmary > 0 ? 1 : 0);
const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);
const roomOf = (here: GivenHere, p: Player): number => {
  const drawbacks = p.sick.length - 1;
  return here.read.regularSlots(p) + drawbacks - quarantined(p);
};

const MOST = 14;
const play = (here: GivenHere, view: State, seat: Seat, m: Move): Effect => {
  const { engine } = here.text;
  let s = engine.after(view, seat, m);
  for (let i = 0; i < MOST; i++) {
    const next = answer(here, s, seat);
    if (next === undefined) break;
    s = engine.after(s, seat, next);
  }
  const a = playerOf(view, seat);
  const b = playerOf(s, seat);
  return {
    res: a.res.map((n, i) => nth(b.res, i) - n),
    research: b.research - a.research,
    renown: b.renown - a.renown,
    influence: b.influence - a.influence,
    imperative: sum(b.imperative) - sum(a.imperative),
    sick: sickOf(b) - sickOf(a),
    dead: b.dead - a.dead,
    people: ones(b.track) - ones(a.track),
    workers: sum(b.worker) - sum(a.worker),
    capital: b.capital - a.capital,
    points: m.verb === 'step' || m.verb === 'jump' || m.verb === 'settle' ? view.going.points - s.going.points : 0,
    room: roomOf(here, b),
    after: b,
  };
};

const seen = new WeakMap<State, Map<string, Effect>>();
export const effectOf = (here: GivenHere, view: State, seat: Seat, m: Move): Effect | null => {
  if (seat < 0 || !KNOWN.has(m.verb)) return null;
  const cache = seen.get(view) ?? new Map<string, Effect>();
  seen.set(view, cache);
  const key = keyOf(m);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = play(here, view, seat, m);
  cache.set(key, found);
  return found;
};
