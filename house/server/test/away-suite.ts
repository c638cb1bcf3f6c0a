/** Away and back, on either database: a bot plays on, the others decide, the person takes the seat back, resigns, or carries it to another device. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import type { Store } from '../store/store.ts';
import { ask, choices, type Ear, info, itemsOf, lay, move, PERSON, send, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';
import { act, does, framesOf, friend, joins, layRoom, logOf, newKey, refusal, roomOf, seatOf, watches, whys } from './people.ts';

/** A minute of waiting lasts this long here. */
const MINUTE = 40;

type Started = Awaited<ReturnType<typeof layRoom>> & { readonly ben: Awaited<ReturnType<typeof joins>>; readonly cy: Awaited<ReturnType<typeof joins>> };

/** `look` opens the store of a house under test beside it. */
export const awaySuite = (name: string, wish: () => Promise<HouseWish>, look: (wish: HouseWish) => Promise<Store>) =>
  describe(`who is away: ${name}`, () => {
    let house: string;
    let close: () => Promise<void>;
    let store: Store;
    beforeAll(async () => {
      const own = await wish();
      ({ address: house, close } = await openHouse({ ...own, minuteMs: MINUTE }));
      store = await look(own);
    });
    afterAll(async () => {
      await store.close();
      await close();
    });

    /** Three people at a running table. */
    const play = async (room: object, options: object = { rounds: 2 }): Promise<Started> => {
      const ada = await layRoom(house, 'toy', 3, { room, options });
      const [ben, cy] = [await joins(house, ada.table, 'Ben'), await joins(house, ada.table, 'Cy')];
      for (const x of [ben, cy]) await does(house, ada.table, x.key, { act: 'ready', ready: true });
      return { ...ada, ben, cy };
    };
    const begin = (x: Started): Promise<unknown> => does(house, x.table, x.key, { act: 'start' });
    const all = (x: Started): Promise<Ear[]> => Promise.all([x.key, x.ben.key, x.cy.key].map((key) => watches(house, x.table, key)));
    const turn = async (x: Started, key: string): Promise<void> => {
      const c = await choices(house, x.table, key);
      const chosen = c.moves.at(-1);
      if (chosen !== undefined) expect((await move(house, x.table, key, c.at, chosen)).status).toBe(200);
    };
    /** At another table, whose rule it is, a bot plays for somebody who leaves only now. */
    const elsewhere = async (): Promise<void> => {
      const x = await play({ away: { rule: 'bot', minutes: 2, level: 'random' } });
      const [hers, his, cys] = await all(x);
      await begin(x);
      await his?.close();
      await hers?.until(standIn(hers, 1));
      await hers?.close();
      await cys?.close();
    };
    const standIn = (ear: Ear, seat: number) => () =>
      framesOf(ear, 'table').some((f) => f.info.seats[seat]?.standIn !== null && f.info.seats[seat]?.kind === 'bot');

    test('everybody is told who is here and since when somebody is not', async () => {
      const x = await play({ away: { rule: 'wait' } });
      await begin(x);
      const [hers, his] = await all(x);
      await hers?.until(
        () =>
          framesOf(hers, 'table')
            .at(-1)
            ?.info.seats.every((s) => s.present && s.away === null) === true,
      );
      const before = Date.now();
      await his?.close();
      await hers?.until(() => framesOf(hers, 'table').at(-1)?.info.seats[1]?.present === false);
      const away = framesOf(hers ?? his ?? never(), 'table').at(-1)?.info.seats[1]?.away ?? 0;
      expect(away).toBeGreaterThanOrEqual(before - 1_000);
      expect(away).toBeLessThanOrEqual(Date.now() + 1_000);
      // The rule of this table is to wait: nobody plays for anybody, also when a bot has long taken over at another.
      await elsewhere();
      expect(await seatOf(house, x.table, 1)).toMatchObject({ kind: 'person', standIn: null, present: false });
    });

    test('a bot plays on after its time, the person looks on, is told what happened, and takes the seat back', async () => {
      const x = await play({ away: { rule: 'bot', minutes: 2, level: 'random' }, rated: false });
      const [hers, his, cys] = await all(x);
      await begin(x);
      await his?.close();
      await hers?.until(standIn(hers, 1));
      expect(await seatOf(house, x.table, 1)).toMatchObject({
        kind: 'bot',
        level: 'random',
        name: 'Ben',
        person: x.ben.me.person,
        standIn: { why: 'away' },
        present: false,
      });
      const took = (await logOf(house, x.table)).at(-1);
      expect(took).toMatchObject({ why: 'away', seat: 1, by: null, holder: { kind: 'bot', level: 'random', for: x.ben.me.person }, after: 0, position: '0.0' });
      // The bot answers when it is asked.
      for (let n = 0; n < 6 && !itemsOf(hers?.frames ?? []).some((i) => i.by === 1); n++) await turn(x, x.key);
      await hers?.until((f) => itemsOf(f).some((i) => i.by === 1));

      const back = await watches(house, x.table, x.ben.key);
      expect(back.frames[0]).toMatchObject({ type: 'here', seat: 1 });
      const c = await choices(house, x.table, x.ben.key);
      if (c.moves[0] !== undefined)
        expect((await move(house, x.table, x.ben.key, c.at, c.moves[0])).body).toMatchObject({ error: expect.stringMatching(/bot-plays|stale/) });
      const so = await ask(api.meanwhile, house, `/api/tables/${x.table}/meanwhile`, undefined, x.ben.key);
      expect(so).toMatchObject({ seat: 1, until: null, after: 0 });
      const { seat, meanwhile } = await does(house, x.table, x.ben.key, { act: 'back' });
      expect(seat).toBe(1);
      expect(meanwhile?.moves).toBeGreaterThan(0);
      expect(meanwhile).toMatchObject({ after: 0, from: 0, upTo: expect.any(Number) });
      expect(await refusal(act(house, x.table, x.ben.key, { act: 'back' }))).toBe('not-away');
      expect(await seatOf(house, x.table, 1)).toMatchObject({ kind: 'person', level: null, standIn: null, name: 'Ben' });
      const log = await logOf(house, x.table);
      expect(log.at(-1)).toMatchObject({ why: 'back', seat: 1, after: meanwhile?.upTo, holder: { kind: 'person', person: x.ben.me.person } });
      await Promise.all([hers, cys, back].map((e) => e?.close()));
    });

    test('whoever comes back in time is not replaced: the moment that was set is taken away', async () => {
      const x = await play({ away: { rule: 'bot', minutes: 10_000, level: 'random' } });
      const set = async () => (await store.jobs.all({ kind: 'away', about: x.table })).map((job) => job.key);
      const [hers, his] = await all(x);
      await begin(x);
      await his?.close();
      await expect.poll(set).toEqual([`${x.table} 1`]);
      const again = await watches(house, x.table, x.ben.key);
      await expect.poll(set).toEqual([]);
      await Promise.all([hers?.close(), again.close()]);
    });

    test('who only makes calls is not away: every move sets the moment anew', async () => {
      const x = await play({ away: { rule: 'bot', minutes: 10_000, level: 'random' } });
      await begin(x);
      const moment = async () => (await store.jobs.all({ kind: 'away', about: x.table })).find((job) => job.key === `${x.table} 0`)?.at ?? 0;
      const sat = (await seatOf(house, x.table, 0)).since ?? 0;
      await turn(x, x.key);
      await expect.poll(async () => (await moment()) > sat + MINUTE * 10_000).toBe(true);
    });

    test('the others decide: majority of those present, a tie by the host, to end needs all, and where the game counts it is not theirs to end', async () => {
      const x = await play({ away: { rule: 'decide', minutes: 2, level: 'random' }, rated: false });
      const [hers, his, cys] = await all(x);
      await begin(x);
      expect(await refusal(act(house, x.table, x.key, { act: 'vote', seat: 1, pick: 'bot' }))).toBe('not-asked');
      await his?.close();
      await hers?.until(() => framesOf(hers, 'table').at(-1)?.info.seats[1]?.votes?.asked === true);
      await does(house, x.table, x.cy.key, { act: 'vote', seat: 1, pick: 'bot' });
      await does(house, x.table, x.key, { act: 'vote', seat: 1, pick: 'wait' });
      // One each: the host's voice counts. Later they are asked again.
      expect((await seatOf(house, x.table, 1)).votes).toBeNull();
      const heard = framesOf(hers ?? never(), 'table').length;
      await hers?.until(() =>
        framesOf(hers, 'table')
          .slice(heard)
          .some((f) => f.info.seats[1]?.votes?.asked === true),
      );
      await does(house, x.table, x.key, { act: 'vote', seat: 1, pick: 'end' });
      expect((await info(house, x.table)).status).toBe('playing');
      await does(house, x.table, x.key, { act: 'vote', seat: 1, pick: 'bot' });
      await does(house, x.table, x.cy.key, { act: 'vote', seat: 1, pick: 'bot' });
      expect(await seatOf(house, x.table, 1)).toMatchObject({ kind: 'bot', standIn: { why: 'voted' }, votes: null });
      expect((await whys(house, x.table)).at(-1)).toBe('voted 1');
      await Promise.all([hers, cys].map((e) => e?.close()));
    });

    test('all who sit there end the game here: its record is given out, with the log of its seats, and nothing moves any more', async () => {
      const x = await play({});
      const ears = await all(x);
      await begin(x);
      await turn(x, x.key);
      await does(house, x.table, x.key, { act: 'end', yes: true });
      expect((await roomOf(house, x.table)).ending).toEqual([0]);
      await does(house, x.table, x.key, { act: 'end', yes: false });
      for (const key of [x.key, x.ben.key]) await does(house, x.table, key, { act: 'end', yes: true });
      expect((await info(house, x.table)).status).toBe('playing');
      await does(house, x.table, x.cy.key, { act: 'end', yes: true });
      expect(await info(house, x.table)).toMatchObject({ status: 'over', ended: { why: 'consent' }, deciding: [] });
      const c = await choices(house, x.table, x.key);
      expect((await move(house, x.table, x.key, c.at, { verb: 'rest' })).body).toMatchObject({ error: 'closed' });
      const out = await ask(api.exported, house, `/api/tables/${x.table}/record`);
      expect(out.seating?.map((e) => e.why)).toEqual(['laid', 'sat', 'sat', 'started', 'ended']);
      expect(JSON.stringify(out.record)).not.toMatch(/Ada|Ben|Cy|seating/);
      await Promise.all(ears.map((e) => e.close()));
    });

    test('who resigns is out for good: marked, a bot plays on, the key is dead, another is host', async () => {
      const x = await play({ rated: false });
      const ears = await all(x);
      await begin(x);
      await does(house, x.table, x.key, { act: 'resign' });
      await ears[0]?.until(() => framesOf(ears[0] ?? never(), 'seat').some((f) => f.seat === -1 && f.why === 'resigned'));
      expect(await seatOf(house, x.table, 0)).toMatchObject({ kind: 'bot', name: 'Ada', resigned: true, person: null, host: false, level: 'good' });
      expect((await roomOf(house, x.table)).host).toBe(1);
      expect(await refusal(send(house, `/api/tables/${x.table}/moves`, undefined, x.secret))).toBe('stood');
      expect(await refusal(act(house, x.table, x.key, { act: 'back' }))).toBe('no-key');
      await Promise.all(ears.map((e) => e.close()));
    });

    test('who leaves lets a bot play and may come back; the host frees only the seat of somebody who has been away for a while', async () => {
      const x = await play({ away: { rule: 'wait' }, rated: false });
      const [hers, his, cys] = await all(x);
      await begin(x);
      await does(house, x.table, x.ben.key, { act: 'stand' });
      expect(await seatOf(house, x.table, 1)).toMatchObject({ kind: 'bot', level: 'good', standIn: { why: 'left' } });
      expect((await does(house, x.table, x.ben.key, { act: 'back' })).seat).toBe(1);
      expect(await refusal(act(house, x.table, x.key, { act: 'free', seat: 1 }))).toBe('present');
      await his?.close();
      await hers?.until(() => framesOf(hers, 'table').at(-1)?.info.seats[1]?.present === false);
      expect(await refusal(act(house, x.table, x.key, { act: 'free', seat: 1, level: 'random' }))).toBe('not-long');
      await expect.poll(async () => (await act(house, x.table, x.key, { act: 'free', seat: 1, level: 'random' })).status).toBe(200);
      // Never a weaker bot than the table has for whoever is away.
      expect(await seatOf(house, x.table, 1)).toMatchObject({ kind: 'bot', level: 'good', person: null, standIn: null });
      expect(await refusal(send(house, `/api/tables/${x.table}/moves`, undefined, x.ben.secret))).toBe('removed');
      expect((await send(house, `/api/tables/${x.table}/moves`, undefined, x.ben.key)).status).toBe(401);
      await Promise.all([hers, cys].map((e) => e?.close()));
    });

    test('a table that nobody looks at any more is cleared away in time, one that somebody looks at is not', async () => {
      // A day of these minutes is a second or two of ours.
      const brisk = await openHouse({ ...(await wish()), minuteMs: 1 });
      const at = brisk.address;
      const [left, kept] = [await layRoom(at, 'toy', 2), await layRoom(at, 'toy', 2)];
      const ears = await Promise.all([left, kept].map((x) => watches(at, x.table, x.key)));
      await ears[0]?.until(() => framesOf(ears[0] ?? never(), 'table').length > 0);
      await ears[0]?.close();
      await expect.poll(async () => (await info(at, left.table)).ended?.why, { timeout: 110_000, interval: 200 }).toBe('unwanted');
      expect((await info(at, kept.table)).status).toBe('waiting');
      await ears[1]?.close();
      await brisk.close();
    });

    test('a host who is away from the waiting room is host no longer once somebody else is there', async () => {
      const ada = await layRoom(house, 'toy', 3);
      const ben = await joins(house, ada.table, 'Ben');
      const [hers, his] = await Promise.all([watches(house, ada.table, ada.key), watches(house, ada.table, ben.key)]);
      await his?.until(() => framesOf(his, 'table').at(-1)?.info.seats[0]?.present === true);
      await hers?.close();
      await his?.until(() => framesOf(his, 'table').at(-1)?.info.room?.host === 1);
      expect((await whys(house, ada.table)).at(-1)).toBe('host 1');
      await his?.close();
    });

    test('“continue on your phone”: a code works once, the newest place has the seat, the other is told and may take it back', async () => {
      const x = await play({});
      const desk = await watches(house, x.table, x.ben.key);
      await begin(x);
      const { code, until, path } = await ask(api.carried, house, '/api/carry', {}, x.ben.key);
      expect(path).toBe(`/arrive#${code}`);
      expect(until - Date.now()).toBeGreaterThan(4 * 60_000);
      const phone = newKey();
      expect(await refusal(send(house, '/api/arrive', { code: 'wrong-wrong-wrong-wrong' }, phone))).toBe('spent-code');
      expect(await ask(api.arrived, house, '/api/arrive', { code }, phone)).toEqual({ me: x.ben.me, seat: null });
      expect(await refusal(send(house, '/api/arrive', { code }, newKey()))).toBe('spent-code');
      const small = await watches(house, x.table, phone);
      expect(small.frames[0]).toMatchObject({ type: 'here', seat: 1 });
      await desk.until(() => framesOf(desk, 'seat').some((f) => f.seat === -1 && f.why === 'elsewhere'));
      // The old screen is a public board now: what follows shows no hand.
      expect(framesOf(desk, 'here').at(-1)).toMatchObject({ seat: -1 });
      await turn(x, x.key);
      const last = async (ear: Ear) => {
        await ear.until((f) => itemsOf(f).length > 0);
        return JSON.stringify(itemsOf(ear.frames).at(-1)?.view?.hands);
      };
      expect(await last(desk)).not.toBe(await last(small));
      desk.send({ type: 'watch', table: x.table, secret: x.ben.key });
      await small.until(() => framesOf(small, 'seat').some((f) => f.why === 'elsewhere'));
      // The one is told that the seat is elsewhere, the other that it is here: neither waits for the other.
      await desk.until(() => framesOf(desk, 'here').at(-1)?.seat === 1);
      // A screen that gave the seat away is nobody's presence.
      await desk.close();
      await small.until(() => framesOf(small, 'table').at(-1)?.info.seats[1]?.present === false);
      await small.close();
    });

    test('one seat alone is carried to another person, and every key that opened it is dead', async () => {
      const x = await play({});
      await begin(x);
      const first = await ask(api.carried, house, '/api/carry', { table: x.table }, x.ben.key);
      const { code } = await ask(api.carried, house, '/api/carry', { table: x.table }, x.ben.key);
      const eve = await friend(house, 'Eve');
      expect(await refusal(send(house, '/api/arrive', { code: first.code }, eve.key))).toBe('spent-code');
      const { seat } = await ask(api.arrived, house, '/api/arrive', { code }, eve.key);
      expect(seat).toMatchObject({ table: x.table, seat: 1 });
      for (const key of [eve.key, seat?.secret ?? '']) expect((await choices(house, x.table, key)).seat).toBe(1);
      expect(await refusal(send(house, `/api/tables/${x.table}/moves`, undefined, x.ben.secret))).toBe('carried');
      expect((await send(house, `/api/tables/${x.table}/moves`, undefined, x.ben.key)).status).toBe(401);
      expect(await seatOf(house, x.table, 1)).toMatchObject({ name: 'Eve', person: eve.me.person });
      expect((await logOf(house, x.table)).at(-1)).toMatchObject({ why: 'carried', seat: 1, by: { name: 'Ben' }, holder: { name: 'Eve' } });
    });

    test('old tables never play for anybody by themselves', async () => {
      const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON]);
      const ear = await watchSocket(house, table, secrets[0]);
      await ear.close();
      await elsewhere();
      expect((await info(house, table)).seats.map((s) => s.kind)).toEqual(['person', 'person']);
    });
  });

const never = (): never => {
  throw new Error('nobody listens');
};
