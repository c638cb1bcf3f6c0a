/** Pace: the moment at which an answer is told follows from public facts alone, whatever the one who answers holds. */

import { houseInfo } from '@pesthouse/api';
import { momentsOf, type Pace, paceOf } from '@pesthouse/bots';
import { type Base, defaults, type Flat, firstOf, holds, type Level, Sfc, WATCHER } from '@pesthouse/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyEngine, type AnyGame, findGame, GAME_IDS } from '../../games/index.ts';
import type { Clock } from '../clock.ts';
import { realClock } from '../clock.ts';
import { eagerClock } from './clocks.ts';
import { ask, info, lay, send } from './guest.ts';
import { openHouse } from './houses.ts';

const PACE = paceOf();

/** One entry as it went into the record: when, to which question, and how much there was to choose. */
interface Made {
  readonly at: number;
  readonly asked: number;
  readonly seat: number;
  readonly sealed: boolean;
  readonly options: number;
}

/** What was made at each table of a house, by the luck that the table began with: Pathologic has so few beginnings that two tables often share one. */
type Tables = Map<string, Made[]>;

/** A table that was put away and is opened again plays its record over: that tells nobody anything, and is not noted. */
const isNew = (made: readonly Made[], asked: number, seat: number): boolean => !made.some((x) => x.asked > asked || (x.asked === asked && x.seat === seat));

/** A game of the house whose tables are listened to: every entry is noted with the house's own clock. */
const noted = async (id: string, clock: Clock, tables: Tables) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const e = (await game.rules()).rules;
  const lists = new WeakMap<Base, Made[]>();
  const rules: AnyEngine = {
    ...e,
    start(options, seats, chance) {
      const s = e.start(options, seats, chance);
      const luck = JSON.stringify(chance);
      const made = tables.get(luck) ?? [];
      tables.set(luck, made);
      lists.set(s, made);
      return s;
    },
    make(s, chance, seat, m, tell) {
      const made = lists.get(s);
      if (made !== undefined && isNew(made, s.asked, seat)) {
        made.push({ at: clock.now(), asked: s.asked, seat, sealed: e.decision(s)?.sealed === true, options: e.moves(s, seat).length });
      }
      return e.make(s, chance, seat, m, tell);
    },
  };
  const spied: AnyGame = { ...game, engine: async () => rules };
  return (wanted: string): AnyGame | undefined => (wanted === id ? spied : findGame(wanted));
};

/** The moments between a question and its answer, of questions that were put by an answer before them. */
const waits = (made: readonly Made[]) => {
  const out: { readonly sealed: boolean; readonly ms: number; readonly free: boolean; readonly seat: number }[] = [];
  let put: number | null = null;
  for (const [i, x] of made.entries()) {
    const next = made[i + 1];
    if (next !== undefined && next.asked === x.asked) continue;
    const together = made.filter((y) => y.asked === x.asked && y.at === x.at);
    if (put !== null) out.push({ sealed: x.sealed, ms: x.at - put, free: together.some((y) => y.options > 1), seat: x.seat });
    put = x.at;
  }
  return out;
};

const waitsAt = (tables: Tables) => [...tables.values()].flatMap(waits);

const bot = (level: Level) => ({ kind: 'bot', level });

describe('at a table of the house', () => {
  test('PATH-RP-07 who can react and who cannot are told at the very same moment, and so is every other answer of a bot', async () => {
    const clock = eagerClock();
    const tables: Tables = new Map();
    const levels: readonly Level[] = ['novice', 'fair', 'novice', 'novice'];
    const { address, close } = await openHouse({ clock, pace: PACE, games: await noted('pathologic', clock, tables) });
    const seen = () => waitsAt(tables);
    const enough = () => [true, false].every((free) => seen().filter((x) => x.sealed && x.free === free).length >= 6);
    let laid = 0;
    // A short game may ask too seldom: then another is played.
    while (!enough()) {
      laid++;
      const { table } = await lay(address, 'pathologic', levels.map(bot));
      await expect.poll(async () => enough() || (await info(address, table)).status === 'over', { timeout: 240_000, interval: 50 }).toBe(true);
    }
    await close();
    expect(tables.size).toBe(laid);
    for (const x of seen()) expect(x.ms).toBe(x.sealed ? PACE.sealed : PACE.bots[levels[x.seat] ?? 'random']);
    const plain = seen().filter((x) => !x.sealed);
    expect(plain.some((x) => x.free) && plain.some((x) => !x.free)).toBe(true);
  });

  test('with real clocks nothing is told before its moment', async () => {
    const pace: Pace = { ...paceOf(60), sealed: 80 };
    const tables: Tables = new Map();
    const { address, close } = await openHouse({ pace, games: await noted('pathologic', realClock, tables) });
    const enough = () => waitsAt(tables).length >= 30 && waitsAt(tables).some((x) => x.sealed);
    while (!enough()) {
      const { table } = await lay(address, 'pathologic', (['novice', 'novice', 'novice', 'novice'] as const).map(bot));
      await expect.poll(async () => enough() || (await info(address, table)).status === 'over', { timeout: 240_000, interval: 50 }).toBe(true);
    }
    await close();
    for (const x of waitsAt(tables)) expect(x.ms).toBeGreaterThanOrEqual((x.sealed ? pace.sealed : pace.bots.novice) - 1);
  });

  test('where nothing is hidden a bot answers as soon as it has thought', async () => {
    const clock = eagerClock();
    const tables: Tables = new Map();
    const { address, close } = await openHouse({ clock, pace: PACE, games: await noted('newyork', clock, tables) });
    const { table } = await lay(address, 'newyork', [bot('novice'), bot('novice')]);
    await expect.poll(async () => (await info(address, table)).status, { timeout: 240_000 }).toBe('over');
    await close();
    expect(waitsAt(tables).length).toBeGreaterThan(30);
    for (const x of waitsAt(tables)) expect(x.ms).toBe(0);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  test('two worlds that look alike to a watcher have the same moments', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const e = (await game.rules()).rules;
    const seats = game.meta.usual;
    const chance = new Sfc().at(3, 1);
    const s = e.start(defaults(game.meta, seats), seats, chance);
    const other = (): Base => e.guess(e.view(s, WATCHER), WATCHER, chance);
    for (let i = 0; i < 300 && !e.over(s); i++) {
      const seat = firstOf(e.deciders(s));
      expect(momentsOf(PACE, e, other(), 'master')).toEqual(momentsOf(PACE, e, s, 'master'));
      expect(momentsOf(PACE, e, e.view(s, WATCHER), 'novice')).toEqual(momentsOf(PACE, e, s, 'novice'));
      const move: Flat | undefined = e.policy(s, seat, chance);
      if (move === undefined) break;
      expect(holds(e.deciders(s), seat)).toBe(true);
      e.play(s, seat, move, { chance, tell: undefined });
    }
  });
});

describe('what the house says of it', () => {
  let house: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ address: house, close } = await openHouse({ pace: PACE }));
  });
  afterAll(() => close());

  test('everybody may ask how long a bot takes at most and how long a sealed question stands at least', async () => {
    expect(await ask(houseInfo, house, '/api/house')).toMatchObject({ botAnswersWithin: 2500, sealedFor: 1500 });
    expect((await send(house, '/api')).text).toContain('/api/house');
  });
});
