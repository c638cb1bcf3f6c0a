/** What the goal card of Pest tells, without a language. */
import { type Seat, type Standing, shareOf, standingIn } from '@pesthouse/kernel';
import { RANKS } from '../data/tables.ts';
import { soloRank } from '../outcome.ts';
import { solo } from '../reading.ts';
import type { State } from '../state.ts';
import type { Making } from './making.ts';

export interface GoalFacts extends Standing {
  readonly over: boolean;
  readonly year: number;
  readonly rows: readonly { readonly seat: Seat; readonly renown: number; readonly share: number }[];
  /** Alone: the rank now, and from how much Renown on the next one comes. */
  readonly rank: string | null;
  readonly next: { readonly rank: string; readonly at: number } | null;
  /** The own lines that count most now. */
  readonly sheet: { readonly [line: string]: number };
}

export const goalFacts = ({ read }: Making, s: State, seat: Seat): GoalFacts => {
  const values = s.players.map((_, i) => read.totalOf(s, i));
  const standing = standingIn(values, seat);
  const rows = values.map((renown, i) => ({ seat: i, renown, share: shareOf(renown, standing.best) })).sort((a, b) => b.renown - a.renown);
  const alone = solo(s);
  const now = RANKS.find((r) => standing.own <= r.upTo);
  const after = RANKS[RANKS.findIndex((r) => r === now) + 1];
  return {
    ...standing,
    over: s.over,
    year: s.year,
    rows,
    rank: alone ? soloRank(standing.own) : null,
    next: alone && now !== undefined && after !== undefined ? { rank: after.name, at: now.upTo + 1 } : null,
    sheet: seat < 0 ? {} : read.sheetOf(s, seat),
  };
};

export const GOAL_CLAUSES = ['PEST-END-01', 'PEST-END-02'] as const;
