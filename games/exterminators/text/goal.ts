/** What the goal card of Pests! tells, without a language. */
import type { Seat } from '@pesthouse/kernel';
import { atLarge, ready } from '../pieces.ts';
import { type Player, playerAt, type State } from '../state.ts';

export interface GoalFacts {
  /** Null for a watcher, before the house is infested and for whoever is out. */
  readonly jobs: { readonly sealed: boolean; readonly left: number; readonly trapped: boolean; readonly ready: boolean; readonly done: number } | null;
  readonly out: boolean;
  readonly reserve: number;
  readonly full: boolean;
  readonly round: number;
  readonly limit: number;
  /** The others, by jobs done. */
  readonly rows: readonly { readonly seat: Seat; readonly done: number }[];
}

export const doneOf = (p: Player): number => (p.sealed ? 1 : 0) + (p.held >= 0 ? 1 : 0) + (atLarge(p) === 0 ? 1 : 0);

export const goalFacts = (s: State, seat: Seat): GoalFacts => {
  const begun = s.round > 0 || s.phase === 'queen' || s.phase === 'act' || s.phase === 'over';
  const rows = begun ? s.players.map((p, i) => ({ seat: i, done: p.alive ? doneOf(p) : 0 })).sort((a, b) => b.done - a.done) : [];
  const base = { round: s.round, limit: s.roundLimit, rows };
  if (seat < 0 || !begun) return { ...base, jobs: null, out: false, reserve: 0, full: false };
  const p = playerAt(s, seat);
  if (!p.alive) return { ...base, jobs: null, out: true, reserve: 0, full: false };
  const left = atLarge(p);
  return {
    ...base,
    jobs: { sealed: p.sealed, left, trapped: p.held >= 0, ready: ready(s, seat, false), done: doneOf(p) },
    out: false,
    reserve: p.reserve,
    full: p.reserve === 0 && p.held < 0 && left > 0,
  };
};

export const GOAL_CLAUSES = ['EXT-WIN-01', 'EXT-ELI-02'] as const;
