/** The standing invitation of a circle: the next evening is planned, two days before it everybody is asked, and half an hour before it begins the table is laid and the link is sent. */

import { newTable, type Person } from '@pesthouse/api';
import * as z from 'zod';
import { GAME_IDS } from '../../games/index.ts';
import type { Clock } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { personWho } from '../results/who.ts';
import { layTable } from '../seating.ts';
import type { Member } from '../store/circles.ts';
import type { CircleRow } from '../store/results-schema.ts';
import type { Tables } from '../tables.ts';
import type { Thinkers } from '../thinkers.ts';
import { picked, type Suited } from './picking.ts';
import { nextEvening } from './when.ts';

/** So long before it begins the table is there. */
export const LAID_BEFORE_MS = 30 * 60_000;
/** So long it is still this evening. */
export const LASTS_MS = 4 * 3_600_000;
/** So long before it begins everybody is asked who has not said whether they come. */
const ASKED_BEFORE_MS = 48 * 3_600_000;
const KIND = 'evening';
const ASK = 'evening-ask';

/** Carries words to where people are; the page of the circle shows the same in any case. */
export interface Invites {
  /** Are they coming? */
  ask(circle: CircleRow, members: readonly Member[], at: number): Promise<void>;
  /** The table is there. */
  send(circle: CircleRow, members: readonly Member[], at: number, table: string): Promise<void>;
  /** One of them has opened a table for the circle. */
  open(circle: CircleRow, members: readonly Member[], by: Person, table: string): Promise<void>;
}
const NOBODY: Invites = { ask: async () => {}, send: async () => {}, open: async () => {} };

export interface Evenings {
  /** After the invitation was made, changed or taken back. */
  plan(circle: CircleRow): Promise<void>;
  /** A table was laid by hand for the evening that begins then: the link is sent, unless there is one already. */
  laid(circle: CircleRow, at: number, table: string): Promise<void>;
  /** Somebody opened a table for the circle: the others are told. */
  opened(circle: CircleRow, by: Person, table: string): Promise<void>;
  forget(circle: string): Promise<void>;
}

const body = z.object({ at: z.number() });
/** So many games of the circle are looked at to find what it played last. */
const LATELY = 20;

/** The games that can be picked, and those that somebody has named. */
export const gamesToPick = (tables: Pick<Tables, 'games'>, named: readonly (string | null)[] = []): Suited[] =>
  [...new Set([...GAME_IDS, ...named])].flatMap((id) => {
    const found = id === null ? undefined : tables.games(id);
    return found === undefined ? [] : [{ id: found.meta.id, seats: found.meta.seats }];
  });

/** Enough seats for all who come; where nobody has said so, as many as usual. */
const seatsFor = (allowed: readonly number[], usual: number, coming: number): number =>
  coming < 2 ? usual : (allowed.find((n) => n >= coming) ?? Math.max(...allowed));

export const runEvenings = (tables: Tables, thinkers: Thinkers, jobs: Jobs, clock: Clock, invites: Invites = NOBODY): Evenings => {
  const { store } = tables;

  const next = async (circle: CircleRow, after: number): Promise<void> => {
    if (circle.evening === null) return;
    const at = nextEvening(circle.evening, circle.zone, after);
    await store.planEvening(circle.id, at);
    await jobs.put({ kind: KIND, key: circle.id, about: circle.id, body: { at }, at: at - LAID_BEFORE_MS });
    await jobs.put({ kind: ASK, key: circle.id, about: circle.id, body: { at }, at: Math.max(clock.now(), at - ASKED_BEFORE_MS) });
  };

  /** Whoever comes and founded the circle, whoever comes, or whoever founded it and has not said no. */
  const hostOf = (circle: CircleRow, members: readonly Member[], coming: readonly string[], not: readonly string[]): Person | undefined => {
    const first = coming.includes(circle.founder) ? circle.founder : (coming[0] ?? (not.includes(circle.founder) ? undefined : circle.founder));
    return members.find((x) => x.person === first);
  };

  const laid = async (circle: CircleRow, at: number, table: string): Promise<void> => {
    if (!(await store.setEvening(circle.id, at, table))) return;
    // Whoever has said no is left in peace.
    const not = (await store.answers(circle.id, at)).filter((x) => !x.coming).map((x) => x.person);
    const members = (await store.members(circle.id)).filter((x) => !not.includes(x.person));
    await invites.send(circle, members, at, table);
  };

  /** The game that is set, or, where it is picked that evening, what those who come would like. */
  const gameOf = async (set: string | null, members: readonly Member[], answers: Awaited<ReturnType<typeof store.answers>>): Promise<string | null> => {
    if (set !== null) return set;
    const coming = answers.filter((x) => x.coming);
    const whos = members.map((x) => personWho(x.person));
    const last = (await store.resultsAmong(whos, LATELY)).map((x) => x.played).sort((a, b) => b.at - a.at);
    const games = gamesToPick(
      tables,
      coming.map((x) => x.game),
    );
    return picked(
      coming,
      games,
      coming.length,
      last.map((x) => x.game),
    );
  };

  const lay = async (circle: CircleRow, at: number): Promise<void> => {
    const planned = (await store.evenings(circle.id, at - 1)).find((x) => x.at === at);
    if (circle.evening === null || planned === undefined || planned.table !== null || clock.now() > at + LASTS_MS) return;
    const members = await store.members(circle.id);
    const answers = (await store.answers(circle.id, at)).filter((x) => members.some((y) => y.person === x.person));
    const game = await gameOf(circle.evening.game, members, answers);
    const found = game === null ? undefined : tables.games(game);
    if (found === undefined) return;
    const said = (coming: boolean): string[] => answers.filter((x) => x.coming === coming).map((x) => x.person);
    const host = hostOf(circle, members, said(true), said(false));
    if (host === undefined) return;
    const seats = seatsFor(found.meta.seats, found.meta.usual, said(true).length);
    const wanted = newTable.parse({ game, name: circle.name, seats: Array.from({ length: seats }, () => ({ kind: 'open' })), room: {} });
    const { table } = await layTable(tables, thinkers, wanted, { person: host.person, name: host.name, avatar: host.avatar });
    await store.addCircleTable(circle.id, table, clock.now());
    await laid(circle, at, table);
  };

  jobs.on(KIND, async (job) => {
    const circle = await store.circle(job.key);
    const read = body.safeParse(job.body);
    if (circle === null || circle.evening === null || !read.success) return;
    await lay(circle, read.data.at);
    await next(circle, Math.max(read.data.at, clock.now()));
  });

  jobs.on(ASK, async (job) => {
    const circle = await store.circle(job.key);
    const read = body.safeParse(job.body);
    if (circle === null || circle.evening === null || !read.success || clock.now() >= read.data.at) return;
    const { at } = read.data;
    if (!(await store.evenings(circle.id, at - 1)).some((x) => x.at === at && x.table === null)) return;
    const said = (await store.answers(circle.id, at)).map((x) => x.person);
    const silent = (await store.members(circle.id)).filter((x) => !said.includes(x.person));
    await invites.ask(circle, silent, at);
  });

  const forget = async (circle: string): Promise<void> => {
    for (const kind of [KIND, ASK]) await jobs.drop(kind, circle);
    await store.dropEvenings(circle, clock.now());
  };
  return {
    forget,
    laid,
    async opened(circle, by, table) {
      const members = (await store.members(circle.id)).filter((x) => x.person !== by.person);
      await invites.open(circle, members, by, table);
    },
    async plan(circle) {
      await forget(circle.id);
      await next(circle, clock.now());
    },
  };
};
