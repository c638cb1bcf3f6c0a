/** Circles on any store: private, joined by link, left and dissolved; their evenings by the clock of their zone; their page made of the games among members. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import { handClock } from './clocks.ts';
import { ask, info, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { does, type Friend, friend, playOn, refusal } from './people.ts';

const MINUTE = 60_000;

export const circlesSuite = (name: string, wish: () => Promise<HouseWish>) =>
  describe(`circles: ${name}`, () => {
    const wall = handClock();
    let house: string;
    let close: () => Promise<void>;
    beforeAll(async () => {
      wall.to(Date.UTC(2026, 10, 16, 6));
      ({ address: house, close } = await openHouse({ ...(await wish()), wall }));
    });
    afterAll(() => close());

    const page = (circle: string, who: Friend): Promise<api.CircleInfo> => ask(api.circleInfo, house, `/api/circles/${circle}`, undefined, who.key);
    const act = (circle: string, who: Friend, body: api.CircleAct) => send(house, `/api/circles/${circle}/act`, body, who.key);
    const founded = async (...names: readonly string[]): Promise<{ circle: string; ada: Friend; others: Friend[] }> => {
      const ada = await friend(house, 'Ada');
      const { circle } = await ask(api.circleFounded, house, '/api/circles', { name: 'The Thursday Plague', zone: 'Europe/Berlin' }, ada.key);
      const { token } = await page(circle, ada);
      const others: Friend[] = [];
      for (const x of names) {
        const other = await friend(house, x);
        await ask(api.circleFounded, house, `/api/join/${token}`, {}, other.key);
        others.push(other);
      }
      return { circle, ada, others };
    };

    test('only members see it, whoever has the link joins, and a new link ends the old one', async () => {
      const { circle, ada } = await founded('Ben');
      const eve = await friend(house, 'Eve');
      expect(await refusal(send(house, `/api/circles/${circle}`, undefined, eve.key))).toBe('no-circle');
      expect(await refusal(act(circle, eve, { act: 'leave' }))).toBe('no-circle');
      const { token, members } = await page(circle, ada);
      expect(members.map((x) => x.name).sort()).toEqual(['Ada', 'Ben']);
      expect(await ask(api.circleInvite, house, `/api/join/${token}`)).toMatchObject({ name: 'The Thursday Plague', by: 'Ada', members: 2, member: false });
      expect((await act(circle, ada, { act: 'link' })).status).toBe(200);
      expect(await refusal(send(house, `/api/join/${token}`, {}, eve.key))).toBe('no-circle');
    });

    test('the founder removes, the others may not; who founded and leaves hands it on; the last one out puts out the light', async () => {
      const { circle, ada, others } = await founded('Ben', 'Cy');
      const [ben, cy] = others;
      if (ben === undefined || cy === undefined) throw new Error('nobody came');
      expect(await refusal(act(circle, ben, { act: 'remove', person: cy.me.person }))).toBe('not-founder');
      await act(circle, ada, { act: 'remove', person: cy.me.person });
      expect(await refusal(send(house, `/api/circles/${circle}`, undefined, cy.key))).toBe('no-circle');
      await act(circle, ada, { act: 'leave' });
      expect((await page(circle, ben)).own).toBe(true);
      await act(circle, ben, { act: 'leave' });
      expect(await refusal(send(house, `/api/circles/${circle}`, undefined, ben.key))).toBe('no-circle');
    });

    test('Thursday at eight: everybody is asked, the table is laid half an hour before with seats for all who come, and next week again', async () => {
      const { circle, ada, others } = await founded('Ben', 'Cy');
      const [ben, cy] = others;
      if (ben === undefined || cy === undefined) throw new Error('nobody came');
      const evening = { day: 4, hour: 20, minute: 0, game: 'newyork' };
      expect(await refusal(act(circle, ben, { act: 'evening', evening, zone: 'Europe/Berlin' }))).toBe('not-founder');
      expect(await refusal(act(circle, ada, { act: 'evening', evening, zone: 'Mars/Olympus' }))).toBe('no-zone');
      await act(circle, ada, { act: 'evening', evening, zone: 'Europe/Berlin' });
      const { next } = await page(circle, cy);
      const at = next?.at ?? 0;
      expect(new Date(at).toISOString()).toBe('2026-11-19T19:00:00.000Z');
      for (const x of [ada, ben, cy]) await act(circle, x, { act: 'answer', at, coming: true });
      expect(await refusal(act(circle, ben, { act: 'answer', at: at + 1, coming: true }))).toBe('no-evening');
      wall.to(at - 31 * MINUTE);
      expect((await page(circle, ben)).next).toMatchObject({ table: null, coming: expect.arrayContaining([ben.me.person]) });
      wall.to(at - 30 * MINUTE);
      await expect.poll(async () => (await page(circle, ben)).next?.table ?? null).not.toBeNull();
      const table = (await page(circle, ben)).next?.table ?? '';
      const laid = await info(house, table);
      expect([laid.game, laid.seats.length, laid.seats[0]?.person, laid.name]).toEqual(['newyork', 3, ada.me.person, 'The Thursday Plague']);
      expect((await page(circle, cy)).tables.map((x) => x.table)).toEqual([table]);
      wall.to(at + 5 * 60 * MINUTE);
      expect((await page(circle, ben)).next).toMatchObject({ at: at + 7 * 24 * 60 * MINUTE, table: null, coming: [] });
    });

    test('where the game is picked that evening, what most of those who come would like is laid', async () => {
      const { circle, ada, others } = await founded('Ben', 'Cy', 'Di');
      const [ben, cy, di] = others;
      if (ben === undefined || cy === undefined || di === undefined) throw new Error('nobody came');
      await act(circle, ada, { act: 'evening', evening: { day: 5, hour: 20, minute: 0, game: null }, zone: 'Europe/Berlin' });
      const at = (await page(circle, ada)).next?.at ?? 0;
      expect(await refusal(act(circle, ben, { act: 'answer', at, coming: true, game: 'chess' }))).toBe('no-game');
      await act(circle, ada, { act: 'answer', at, coming: true, game: 'newyork' });
      await act(circle, ben, { act: 'answer', at, coming: true, game: 'exterminators' });
      await act(circle, cy, { act: 'answer', at, coming: true, game: 'exterminators' });
      await act(circle, di, { act: 'answer', at, coming: false, game: 'newyork' });
      expect((await page(circle, di)).next?.wishes).toEqual([
        { game: 'exterminators', by: expect.arrayContaining([ben.me.person, cy.me.person]) },
        { game: 'newyork', by: [ada.me.person] },
      ]);
      wall.to(at - 30 * MINUTE);
      await expect.poll(async () => (await page(circle, ben)).next?.table ?? null).not.toBeNull();
      const laid = await info(house, (await page(circle, ben)).next?.table ?? '');
      expect([laid.game, laid.seats.length, laid.seats[0]?.person]).toEqual(['exterminators', 3, ada.me.person]);
    });

    test('where nobody says what they would like, there is a table all the same', async () => {
      const { circle, ada } = await founded('Ben');
      await act(circle, ada, { act: 'evening', evening: { day: 6, hour: 20, minute: 0, game: null }, zone: 'Europe/Berlin' });
      const at = (await page(circle, ada)).next?.at ?? 0;
      wall.to(at - 30 * MINUTE);
      await expect.poll(async () => (await page(circle, ada)).next?.table ?? null).not.toBeNull();
      expect((await page(circle, ada)).tables).toHaveLength(1);
    });

    test('an evening to which nobody comes lays no table, and one taken back asks nobody', async () => {
      const { circle, ada } = await founded();
      const evening = { day: 0, hour: 19, minute: 30, game: 'newyork' };
      await act(circle, ada, { act: 'evening', evening, zone: 'Europe/Berlin' });
      const at = (await page(circle, ada)).next?.at ?? 0;
      await act(circle, ada, { act: 'answer', at, coming: false });
      wall.to(at + 5 * 60 * MINUTE);
      await expect.poll(async () => (await page(circle, ada)).next?.at).toBe(at + 7 * 24 * 60 * MINUTE);
      expect((await page(circle, ada)).tables).toEqual([]);
      await act(circle, ada, { act: 'evening', evening: null, zone: 'Europe/Berlin' });
      expect((await page(circle, ada)).next).toBeNull();
    });

    test('its page is made of the games among its members', async () => {
      const { circle, ada, others } = await founded('Ben');
      const [ben] = others;
      if (ben === undefined) throw new Error('nobody came');
      const wanted = { game: 'toy', seats: [{ kind: 'open' }, { kind: 'open' }], options: { rounds: 1 }, room: {} };
      const { table } = await ask(api.tableMade, house, '/api/tables', wanted, ada.key);
      expect((await act(circle, ada, { act: 'table', table })).status).toBe(200);
      expect((await page(circle, ben)).tables.map((x) => x.table)).toEqual([table]);
      await does(house, table, ben.key, { act: 'sit' });
      await does(house, table, ben.key, { act: 'ready', ready: true });
      await does(house, table, ada.key, { act: 'start' });
      await playOn([house], table, [ada.key, ben.key]);
      await expect.poll(async () => (await page(circle, ada)).games).toBe(1);
      const { standing, matrix, tables } = await page(circle, ada);
      expect(tables).toEqual([]);
      expect(standing.map((x) => x.rating.games)).toEqual([1, 1]);
      const cell = (a: Friend, b: Friend) => matrix.find((x) => x.person === a.me.person)?.against.find((x) => x.person === b.me.person);
      expect([cell(ada, ben)?.of, cell(ben, ada)?.of]).toEqual([1, 1]);
      expect((cell(ada, ben)?.ahead ?? 0) + (cell(ben, ada)?.ahead ?? 0)).toBeLessThanOrEqual(1);
      const own = await ask(api.personResults, house, `/api/persons/${ben.me.person}`, undefined, ada.key);
      expect([own.games, own.own, own.circles.map((x) => x.circle)]).toEqual([1, false, [circle]]);
      const eve = await friend(house, 'Eve');
      expect(await refusal(send(house, `/api/persons/${ben.me.person}`, undefined, eve.key))).toBe('no-such-person');
    });

    test('whoever sits down and stands up again has met nobody; after a game together a page stays open', async () => {
      const [ada, eve] = [await friend(house, 'Ada'), await friend(house, 'Eve')];
      const page = (of: Friend, by: Friend) => send(house, `/api/persons/${of.me.person}`, undefined, by.key);
      const wanted = { game: 'toy', seats: [{ kind: 'open' }, { kind: 'open' }], options: { rounds: 1 }, room: {} };
      const { table } = await ask(api.tableMade, house, '/api/tables', wanted, ada.key);
      await does(house, table, eve.key, { act: 'sit' });
      // With whom somebody is about to play they may see.
      expect((await page(ada, eve)).status).toBe(200);
      await does(house, table, eve.key, { act: 'stand' });
      expect(await refusal(page(ada, eve))).toBe('no-such-person');
      // The game begins without Eve.
      const ben = await friend(house, 'Ben');
      await does(house, table, ben.key, { act: 'sit' });
      await does(house, table, ben.key, { act: 'ready', ready: true });
      await does(house, table, ada.key, { act: 'start' });
      expect([await refusal(page(ada, eve)), await refusal(page(eve, ada))]).toEqual(['no-such-person', 'no-such-person']);
      expect((await page(ada, ben)).status).toBe(200);
      await playOn([house], table, [ada.key, ben.key]);
      expect([(await page(ada, ben)).status, (await page(ben, ada)).status]).toEqual([200, 200]);
      expect(await refusal(page(ada, eve))).toBe('no-such-person');
      // A table that is closed before anybody played was no game either.
      const { table: closed } = await ask(api.tableMade, house, '/api/tables', wanted, eve.key);
      await does(house, closed, ada.key, { act: 'sit' });
      await does(house, closed, eve.key, { act: 'close' });
      expect(await refusal(page(ada, eve))).toBe('no-such-person');
    });
  });
