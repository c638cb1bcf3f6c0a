/** Results on any store: what is counted when tables end is what is counted again from the records, for whom a seat counts, and what ratings take notice of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import { keepMissed } from '../results/keeping.ts';
import type { Finished } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import { openTurns } from '../turns.ts';
import { info, lay, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { library } from './library.ts';
import { anyMove, does, type Friend, friend, joins, layRoom, playOn } from './people.ts';

/** A table of the toy for two with a waiting room, begun. */
const begun = async (house: string, more: object = {}) => {
  const host = await layRoom(house, 'toy', 2, { options: { rounds: 1 }, ...more });
  const ben = await joins(house, host.table, 'Ben');
  await does(house, host.table, ben.key, { act: 'ready', ready: true });
  await does(house, host.table, host.key, { act: 'start' });
  return { host, ben, table: host.table };
};

export const resultsSuite = (name: string, make: () => Promise<HouseWish>, open: (wish: HouseWish) => Promise<Store>) =>
  describe(`results: ${name}`, () => {
    let wish: HouseWish;
    let house: Awaited<ReturnType<typeof openHouse>>;
    let store: Store;
    const ofTable = async (table: string): Promise<Finished> => {
      await expect.poll(async () => (await store.resultOf(table)) !== null, { timeout: 20_000 }).toBe(true);
      const found = await store.resultOf(table);
      if (found === null) throw new Error('it was there a moment ago');
      return found;
    };
    beforeAll(async () => {
      wish = await make();
      house = await openHouse(wish);
      store = await open(wish);
    });
    afterAll(async () => {
      await house.close();
      await store.close();
    });

    test('a finished game counts once for whoever played it, and both are rated', async () => {
      const { host, ben, table } = await begun(house.address);
      await playOn([house.address], table, [host.key, ben.key]);
      const { played, scores } = await ofTable(table);
      expect(played).toMatchObject({ game: 'toy', kind: 'rated', variant: null });
      expect(scores.map((x) => x.who)).toEqual([`p:${host.me.person}`, `p:${ben.me.person}`]);
      expect(Math.min(...scores.map((x) => x.place))).toBe(1);
      expect(scores.every((x) => x.mu !== null && x.sigma !== null)).toBe(true);
      expect(await store.count({ played, scores })).toBe(false);
    });

    test('a table may be unrated, in everybody’s sight', async () => {
      const host = await layRoom(house.address, 'toy', 2, { options: { rounds: 1 } });
      await does(house.address, host.table, host.key, { act: 'set', rated: false });
      expect((await info(house.address, host.table)).room?.rated).toBe(false);
      const ben = await joins(house.address, host.table, 'Ben');
      await does(house.address, host.table, ben.key, { act: 'ready', ready: true });
      await does(house.address, host.table, host.key, { act: 'start' });
      await playOn([house.address], host.table, [host.key, ben.key]);
      const { played, scores } = await ofTable(host.table);
      expect(played.kind).toBe('unrated');
      expect(scores.map((x) => x.mu)).toEqual([null, null]);
    });

    test('who resigns comes last, whatever the bot makes of the seat', async () => {
      const { host, ben, table } = await begun(house.address);
      await anyMove([house.address], table, [host.key, ben.key], 0);
      await does(house.address, table, ben.key, { act: 'resign' });
      await playOn([house.address], table, [host.key]);
      const { played, scores } = await ofTable(table);
      expect(played.kind).toBe('rated');
      expect(scores[1]).toMatchObject({ who: `p:${ben.me.person}`, place: 2, resigned: true });
    });

    test('a seat that a bot has mostly played counts for nobody, and the game for no rating', async () => {
      const { host, ben, table } = await begun(house.address);
      await does(house.address, table, ben.key, { act: 'stand' });
      await playOn([house.address], table, [host.key]);
      const { played, scores } = await ofTable(table);
      expect(scores.map((x) => x.who)).toEqual([`p:${host.me.person}`, '']);
      expect(played.kind).toBe('few');
    });

    test('a game that was ended early stands apart', async () => {
      const { host, ben, table } = await begun(house.address);
      await anyMove([house.address], table, [host.key, ben.key], 0);
      // Nobody looks at the table, and both have to agree all the same.
      for (const x of [host, ben]) await does(house.address, table, x.key, { act: 'end', yes: true });
      const { played, scores } = await ofTable(table);
      expect(played.kind).toBe('abandoned');
      expect(scores.map((x) => [x.place, x.mu])).toEqual([
        [0, null],
        [0, null],
      ]);
    });

    test('bots are rated by their level', async () => {
      const ada = await friend(house.address, 'Ada');
      const { table } = await lay(house.address, 'toy', [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'greedy' },
      ]);
      await playOn([house.address], table, []);
      const { played, scores } = await ofTable(table);
      expect(played.kind).toBe('rated');
      expect(scores.map((x) => x.who)).toEqual(['b:random', 'b:greedy']);
      expect((await send(house.address, `/api/persons/${ada.me.person}`, undefined, ada.key)).status).toBe(200);
    });

    test('counted again from the records everything is as it was, ratings to the last digit, in whatever order it is told', async () => {
      const people: Friend[] = [];
      for (let i = 0; i < 3; i++) {
        const { host, ben, table } = await begun(house.address);
        people.push(host, ben);
        await playOn([house.address], table, [host.key, ben.key]);
        await ofTable(table);
      }
      const all = async (): Promise<Finished[]> => {
        const found = new Map<string, Finished>();
        for (const who of [...people.map((x) => `p:${x.me.person}`), 'b:random', 'b:greedy', 'b:good'])
          for (const x of await store.resultsOf(who, 1_000)) found.set(x.played.table, x);
        return [...found.values()].sort((a, b) => (a.played.table < b.played.table ? -1 : 1));
      };
      const before = await all();
      expect(before.length).toBeGreaterThan(3);
      await store.discount();
      expect(await all()).toEqual([]);
      // The last one first: ratings follow the end of games, not the order in which they are told.
      const [last] = [...before].sort((a, b) => b.played.at - a.played.at);
      if (last !== undefined) await store.count({ played: last.played, scores: last.scores.map((x) => ({ ...x, mu: null, sigma: null })) });
      await keepMissed({ store, games: library, turns: openTurns() });
      expect(await all()).toEqual(before);
    });
  });
