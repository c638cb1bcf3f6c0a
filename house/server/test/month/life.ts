/** A month goes by: the clock is set from one moment at which something is due, or somebody looks in, to the next; everything that people do and are told is written down. */

import * as api from '@pesthouse/api';
import type { Flat } from '@pesthouse/kernel';
import { expect } from 'vitest';
import { ask, choices, type Ear, move, send, watchSocket } from '../guest.ts';
import { anyMove, does, movesBy } from '../people.ts';
import { habits, moveIn, nextLook, type Somebody } from './six.ts';
import { DAY, type Ground, HOUR, openWorld, type World } from './world.ts';

export interface TableWish {
  readonly name: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly clock: object;
}
export interface MonthWish {
  readonly days: number;
  /** How many Thursdays there are in them. */
  readonly thursdays: number;
  readonly long: boolean;
  readonly tables: readonly TableWish[];
  /** What is played on Thursdays. */
  readonly evening: string;
  /** Days on which one house is closed and opened again, and on which all are closed for hours. */
  readonly restarts: readonly { readonly day: number; readonly which: number | 'all'; readonly hours: number }[];
}

/** A move that the house has taken. */
export interface Made {
  readonly table: string;
  readonly seat: number;
  readonly who: string;
  readonly at: number;
  readonly move: Flat;
}
/** A deadline as everybody was told it, and when it was over. */
export interface Fired {
  readonly table: string;
  readonly seat: number;
  readonly told: number;
  readonly at: number;
}
export interface Lived {
  readonly world: World;
  readonly people: readonly Somebody[];
  readonly tables: readonly { readonly id: string; readonly wish: TableWish; readonly seats: readonly Somebody[] }[];
  readonly made: readonly Made[];
  readonly said: readonly { readonly table: string; readonly text: string }[];
  readonly fired: readonly Fired[];
  readonly circle: string;
  readonly evenings: readonly { readonly at: number; readonly table: string; readonly came: readonly string[]; readonly not: readonly string[] }[];
  /** Seats whose time was over for longer than the moment at which it was. */
  readonly overdue: readonly string[];
  /** Stretches in which somebody had a table in front of them. */
  readonly there: readonly { readonly who: string; readonly table: string; readonly from: number; readonly until: number }[];
}

/** A Monday in November, early in the morning. */
export const BEGINS = Date.UTC(2026, 10, 2, 5);
const MOST_MOVES = 400;
const ZONE = 'Europe/Berlin';

const never = (): never => {
  throw new Error('nobody of that name');
};

export const liveThrough = async (ground: Ground, wish: MonthWish): Promise<Lived> => {
  const world = await openWorld(ground, BEGINS);
  const people: Somebody[] = [];
  for (const habit of habits(wish.long)) people.push(await moveIn(world, habit));
  const byName = (name: string): Somebody => people.find((x) => x.habit.name === name) ?? never();
  const [ada] = people;
  if (ada === undefined) return never();
  let calls = 0;
  /** Everybody asks whichever house is next. */
  const house = (): string => world.house(calls++);

  const { circle } = await ask(api.circleFounded, house(), '/api/circles', { name: 'The Thursday Plague', zone: ZONE }, ada.key);
  const page = (who: Somebody): Promise<api.CircleInfo> => ask(api.circleInfo, house(), `/api/circles/${circle}`, undefined, who.key);
  const actIn = async (who: Somebody, act: api.CircleAct): Promise<void> => {
    const { status, text } = await send(house(), `/api/circles/${circle}/act`, act, who.key);
    expect([status, text]).toEqual([200, text]);
  };
  const { token } = await page(ada);
  for (const x of people) if (x !== ada) await ask(api.circleFounded, house(), `/api/join/${token}`, {}, x.key);
  const evening = { day: 4, hour: 20, minute: 0, game: wish.evening };
  await actIn(ada, { act: 'evening', evening, zone: ZONE });

  const tables: { id: string; wish: TableWish; seats: Somebody[] }[] = [];
  for (const x of wish.tables) {
    const seats = x.people.map(byName);
    const [host, ...others] = seats;
    const room = { clock: x.clock, away: { rule: 'bot', minutes: 1, level: 'random' } };
    const wanted = { game: x.game, name: x.name, seats: seats.map(() => ({ kind: 'open' })), room };
    const { table } = await ask(api.tableMade, house(), '/api/tables', wanted, host?.key);
    if (host !== undefined) await actIn(host, { act: 'table', table });
    for (const y of others) {
      await does(house(), table, y.key, { act: 'sit' });
      await does(house(), table, y.key, { act: 'ready', ready: true });
    }
    await does(house(), table, host?.key ?? '', { act: 'start' });
    tables.push({ id: table, wish: x, seats });
  }
  const looked = tables.map((x) => x.id);

  const made: Made[] = [];
  const said: { table: string; text: string }[] = [];
  const fired: Fired[] = [];
  const overdue: string[] = [];
  const evenings: { at: number; table: string; came: string[]; not: string[] }[] = [];
  const there: { who: string; table: string; from: number; until: number }[] = [];
  let told = new Map<string, number>();
  const logged = new Map<string, number>();

  /** Everything at this moment happens; what was told is read, and what time has done is written down. */
  const settle = async (): Promise<void> => {
    const infos = await world.settle(looked);
    const now = world.now();
    for (const x of people) x.read(now);
    const next = new Map<string, number>();
    for (const [id, info] of infos) {
      const time = await ground.store.time.log(id, logged.get(id) ?? 0);
      for (const row of time.filter((x) => x.why === 'out')) {
        const seats = row.seat === null ? row.hands.running : [row.seat];
        const dues = seats.map((seat) => told.get(`${id} ${seat}`) ?? 0);
        fired.push({ table: id, seat: row.seat ?? -1, told: Math.max(...dues), at: row.at });
      }
      logged.set(id, time.at(-1)?.nr ?? logged.get(id) ?? 0);
      for (const [seat, x] of (info.clocks?.seats ?? []).entries()) {
        if (x.due === null) continue;
        next.set(`${id} ${seat}`, x.due);
        if (x.due <= now) overdue.push(`${info.name} ${seat} ${new Date(now).toISOString()}`);
      }
    }
    told = next;
  };

  const takeTurn = async (who: Somebody, table: string, seat: number): Promise<void> => {
    for (let n = 0; n < MOST_MOVES; n++) {
      const c = await choices(house(), table, who.key);
      if (c.held !== null || c.moves.length === 0) return;
      const chosen = c.moves[(made.length * 7 + seat) % c.moves.length];
      if (chosen === undefined) return;
      const answer = await move(house(), table, who.key, c.at, chosen);
      // The other house may not have heard of the last move yet: asked again, it has.
      if (answer.status === 409) continue;
      expect([answer.status, answer.text]).toEqual([200, answer.text]);
      made.push({ table, seat, who: who.habit.name, at: world.now(), move: chosen });
    }
  };
  /** Votes about whoever's time is over: the first time they wait on, then a bot plays. */
  const waited = new Set<string>();
  const judge = async (who: Somebody, info: api.TableInfo, own: number): Promise<void> => {
    for (const [seat, x] of info.seats.entries()) {
      if (seat === own || x.votes?.asked !== true) continue;
      const key = `${info.id} ${seat}`;
      await does(house(), info.id, who.key, { act: 'vote', seat, pick: waited.has(key) ? 'bot' : 'wait' });
      waited.add(key);
    }
  };
  const ears: { readonly ear: Ear; readonly until: number }[] = [];
  const goHome = async (): Promise<void> => {
    await Promise.all(ears.splice(0).map((x) => x.ear.close()));
  };

  const looksIn = async (who: Somebody): Promise<void> => {
    const now = world.now();
    const mine = await ask(api.mineList, house(), '/api/me/tables', undefined, who.key);
    for (const { info, seat } of mine.tables) {
      if (!tables.some((x) => x.id === info.id) || info.status !== 'playing') continue;
      if (info.seats[seat]?.standIn) await does(house(), info.id, who.key, { act: 'back' });
      await judge(who, info, seat);
      if (info.seats.some((x) => x.standIn || x.votes)) await settle();
      await takeTurn(who, info.id, seat);
    }
    const text = `${who.habit.name} was here, ${said.length}`;
    const [place] = tables.filter((x) => x.seats.includes(who));
    if (place !== undefined) {
      expect((await send(house(), `/api/tables/${place.id}/talk`, { text }, who.key)).status).toBe(200);
      said.push({ table: place.id, text });
      if (who.habit.stays === true) {
        ears.push({ ear: await watchSocket(world.house(), place.id, who.key), until: now + 2 * HOUR });
        there.push({ who: who.habit.name, table: place.id, from: now, until: now + 2 * HOUR });
      }
    }
    const { next } = await page(who);
    if (next !== null && next.at - now < 2 * DAY && next.at > now && ![...next.coming, ...next.not].includes(who.me.person))
      await actIn(who, { act: 'answer', at: next.at, coming: who.habit.comes });
  };

  /** Thursday at eight: whoever said so comes, sits down and plays to the end. */
  const meets = async (at: number): Promise<void> => {
    const { next } = await page(ada);
    expect([next?.at, next?.table]).toEqual([at, expect.any(String)]);
    const table = next?.table ?? '';
    const laid = await ask(api.tableInfo, house(), `/api/tables/${table}`);
    const host = people.find((x) => x.me.person === laid.seats.find((y) => y.host)?.person) ?? never();
    const came = people.filter((x) => next?.coming.includes(x.me.person) === true).slice(0, laid.seats.length);
    for (const x of came) {
      if (x === host) continue;
      await does(world.house(), table, x.key, { act: 'sit' });
      await does(world.house(), table, x.key, { act: 'ready', ready: true });
    }
    await does(world.house(), table, host.key, { act: 'start', open: 'shrink' });
    // A turn is many choices: whoever has moved is asked first.
    let keys = came.map((x) => x.key);
    const turn = async (n: number): Promise<boolean> => {
      for (const key of keys) {
        if (!(await anyMove([world.house()], table, [key], n))) continue;
        keys = [key, ...keys.filter((x) => x !== key)];
        return true;
      }
      return false;
    };
    await movesBy(turn, world.house(), table);
    const not = people.filter((x) => next?.not.includes(x.me.person) === true);
    evenings.push({ at, table, came: came.map((x) => x.habit.name), not: not.map((x) => x.habit.name) });
  };

  const end = BEGINS + wish.days * DAY;
  const thursdays = Array.from({ length: wish.days }, (_, i) => Date.UTC(2026, 10, 2 + i, 19)).filter((x) => new Date(x).getUTCDay() === 4 && x < end);
  const restarts = wish.restarts.map((x) => ({ at: BEGINS + x.day * DAY + 11 * HOUR, ...x }));
  const holidays = people.flatMap((who) => {
    const days = who.habit.holiday;
    return days === undefined ? [] : [{ at: BEGINS + days[0] * DAY, who, until: BEGINS + days[1] * DAY }];
  });
  const looks = new Map(people.map((x) => [x, nextLook(x.habit, BEGINS, BEGINS)]));
  await settle();

  while (world.now() < end) {
    const now = world.now();
    const jobs = (await ground.store.jobs.all({})).map((x) => Math.max(x.at, x.lease));
    const planned = [...looks.values(), ...thursdays, ...restarts.map((x) => x.at), ...holidays.map((x) => x.at), ...ears.map((x) => x.until)];
    const next = Math.min(end, ...[...jobs, ...planned].filter((x) => x > now));
    world.to(next);
    await settle();
    let done = thursdays.includes(next);
    for (const x of ears.splice(0)) {
      if (x.until > next) ears.push(x);
      else await x.ear.close();
    }
    for (const x of holidays.filter((y) => y.at === next)) await ask(api.holiday, house(), '/api/me/holiday', { until: x.until }, x.who.key);
    for (const x of restarts.filter((y) => y.at === next)) {
      await goHome();
      await world.restart(x.which, x.hours * HOUR);
      await settle();
    }
    if (thursdays.includes(next)) await meets(next);
    for (const [who, at] of looks) {
      if (at > world.now()) continue;
      done = true;
      await looksIn(who);
      looks.set(who, nextLook(who.habit, BEGINS, world.now()));
    }
    if (done || holidays.some((x) => x.at === next)) await settle();
  }
  await goHome();
  return { world, people, tables, made, said, fired, circle, evenings, overdue, there };
};
