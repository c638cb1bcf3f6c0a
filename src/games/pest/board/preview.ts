/** What a move would do to its House, found by letting the rules play it on a copy of the view: prices and consequences are never worked out here. */
import { clone, type Seat, Sfc } from '../../../kernel/index.ts';
import { nth, ones, playerOf, quarantined } from '../reading.ts';
import { rules } from '../rules.ts';
import type { Move, Player, State } from '../state.ts';
import { keyOf, type Verb } from './choice.ts';

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
const answer = (s: State, seat: Seat): Move | undefined => {
  const f = s.stack[s.stack.length - 1];
  const moves = rules.moves(s, seat);
  if (f?.step === 'settle' || f?.step === 'pay') return moves.find((m) => m.verb !== 'settle' || !m.camp) ?? moves[0];
  if (f?.step === 'lay')
    return moves.find((m) => m.verb === 'lay' && m.to === 'regular') ?? moves.find((m) => m.verb === 'lay' && m.to !== 'graveyard') ?? moves[0];
  return undefined;
};

const sickOf = (p: Player): number => quarantined(p) + (p.breathing > 0 ? 1 : 0) + (p.infirmary > 0 ? 1 : 0);
const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);
const roomOf = (p: Player): number => {
  const extra = (p.tech.includes(18) ? 1 : 0) + (p.tech.includes(19) ? 2 : 0);
  return 7 + extra - quarantined(p);
};

const MOST = 14;
const play = (view: State, seat: Seat, m: Move): Effect => {
  const k = { chance: new Sfc().at(1, 1), tell: undefined };
  const s = clone(view);
  rules.play(s, seat, m, k);
  for (let i = 0; i < MOST && rules.deciders(s) === 1 << seat; i++) {
    const next = answer(s, seat);
    if (next === undefined) break;
    rules.play(s, seat, next, k);
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
    room: roomOf(b),
    after: b,
  };
};

const seen = new WeakMap<State, Map<string, Effect>>();
export const effectOf = (view: State, seat: Seat, m: Move): Effect | null => {
  if (seat < 0 || !KNOWN.has(m.verb)) return null;
  const cache = seen.get(view) ?? new Map<string, Effect>();
  seen.set(view, cache);
  const key = keyOf(m);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = play(view, seat, m);
  cache.set(key, found);
  return found;
};
