/** What people count in Pest, without a language: Renown as if the game ended now, and what a House has. */
import type { Seat } from '@pesthouse/kernel';
import { COIN } from '../data/tables.ts';
import { nth, ones, playerOf, quarantined, workers } from '../reading.ts';
import type { State } from '../state.ts';
import type { Making } from './making.ts';

export const WEIGHTS = {
  renown: 1,
  influence: 0.3,
  resources: 0.4,
  coins: 0.5,
  research: 0.4,
  workers: 0.8,
  healthy: 0.7,
  sick: -0.4,
  dead: -1.5,
} as const;

export const countsOf = ({ read }: Making, s: State, seat: Seat): { readonly [C in keyof typeof WEIGHTS]: number } => {
  const p = playerOf(s, seat);
  return {
    renown: read.totalOf(s, seat),
    influence: p.influence,
    resources: p.res.reduce((sum, n, r) => sum + (r === COIN ? 0 : n), 0),
    coins: nth(p.res, COIN),
    research: p.research,
    workers: workers(p),
    healthy: ones(p.track),
    sick: quarantined(p),
    dead: p.dead,
  };
};
