/** The parts of the campaign, in the order in which they run, and how much of each is the goal. */
import { broken } from './broken.ts';
import { clocksOnFile, clocksOnPostgres } from './clocks.ts';
import { database } from './database.ts';
import { day } from './day.ts';
import { fuzz } from './fuzz.ts';
import { houses } from './houses.ts';
import { killsOnFile, killsOnPostgres } from './kills.ts';
import { scale } from './scale.ts';
import type { Part } from './wish.ts';

interface Entry {
  readonly part: Part;
  readonly goal: number;
  readonly unit: string;
}

export const PARTS: { readonly [name: string]: Entry } = {
  kills: { part: killsOnFile, goal: 500, unit: 'kills of a house on one file' },
  'kills-postgres': { part: killsOnPostgres, goal: 500, unit: 'kills of one of two houses on a PostgreSQL' },
  houses: { part: houses, goal: 50, unit: 'rounds with three houses behind nginx' },
  clocks: { part: clocksOnFile, goal: 200, unit: 'deadlines on one file' },
  'clocks-postgres': { part: clocksOnPostgres, goal: 200, unit: 'deadlines with two houses on a PostgreSQL' },
  database: { part: database, goal: 40, unit: 'troubles of a PostgreSQL' },
  broken: { part: broken, goal: 1_000_000, unit: 'bodies and frames' },
  fuzz: { part: fuzz, goal: 10_000_000, unit: 'decisions' },
  day: { part: day, goal: 1_000, unit: 'tables by turns for a day' },
  scale: { part: scale, goal: 1_000, unit: 'tables at once' },
};
