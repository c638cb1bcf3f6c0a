/** Nobody loses to absence or haste, on either database: what everybody has to agree on, seats that are not taken from anybody, playing again, and one way to sit down. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import { ask, choices, type Ear, info, lay, move, OPEN, PERSON, send, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';
import { act, does, framesOf, joins, layRoom, logOf, playOn, refusal, roomOf, seatOf, watches, whys } from './people.ts';
import { openReceiver } from './receivers.ts';
import { shiftingClock } from './shifting.ts';

/** A minute of waiting lasts this long here: nothing lapses while it is looked at, unless a test waits for it. */
const MINUTE = 400;
const CASUAL = { away: { rule: 'wait' }, rated: false };
const SERIOUS = { away: { rule: 'wait' } };
const LIVE = { kind: 'live', bank: 10_000, increment: 0, zero: 'out' };

export const absenceSuite = (name: string, wish: () => Promise<HouseWish>) =>
  describe(`nobody loses to absence: ${name}`, () => {
    let own: HouseWish;
    let house: string;
    let close: () => Promise<void>;
    const open = async (): Promise<void> => {
      ({ address: house, close } = await openHouse({ ...own, minuteMs: MINUTE, privateHooks: true }));
    };
    beforeAll(async () => {
      own = await wish();
      await open();
    });
    afterAll(() => close());

    /** Ada and Ben play; Ben's page is closed. */
    const two = async (room: object) => {
      const ada = await layRoom(house, 'toy', 2, { room, options: { rounds: 3, wax: false } });
      const ben = await joins(house, ada.table, 'Ben');
      await does(house, ada.table, ben.key, { act: 'ready', ready: true });
      await does(house, ada.table, ada.key, { act: 'start' });
      const ear = await watches(house, ada.table, ada.key);
      return { table: ada.table, ada: ada.key, ben: ben.key, secret: ben.secret, ear };
    };
    const status = async (table: string) => (await info(house, table)).status;
    const roomNow = (ear: Ear) => framesOf(ear, 'table').at(-1)?.info.room;
    const lapsed = (ear: Ear, what: string) => () => framesOf(ear, 'seating').some((f) => f.entry.why === 'lapsed' && f.entry.what.includes(what));

    test('at a table that counts the absent are asked: their silence is a no, told in the log, and survives a restart', async () => {
      const x = await two(SERIOUS);
      await does(house, x.table, x.ada, { act: 'end', yes: true });
      expect(await roomOf(house, x.table)).toMatchObject({ ending: [0], asked: [0, 1], endingUntil: expect.any(Number) });
      expect(await status(x.table)).toBe('playing');
      await x.ear.close();
      await close();
      await open();
      const ear = await watches(house, x.table, x.ada);
      await expect.poll(async () => (await whys(house, x.table)).at(-1), { timeout: 90_000 }).toBe('lapsed');
      expect(await info(house, x.table)).toMatchObject({ status: 'playing', room: { ending: [], endingUntil: null } });
      // Whoever was not heard is not asked over and over.
      expect(await refusal(act(house, x.table, x.ada, { act: 'end', yes: true }))).toBe('asked-lately');
      await ear.close();
    });

    test('whom no message reaches is told apart from whom one tells, and nobody calls them in vain', async () => {
      const x = await two({ ...SERIOUS, clock: LIVE });
      await does(house, x.table, x.ada, { act: 'end', yes: true });
      expect((await roomOf(house, x.table)).unreached).toEqual([0, 1]);
      await does(house, x.table, x.ben, { act: 'end', yes: false });
      const hook = await openReceiver();
      await ask(api.messages, house, '/api/me/messages/channels', { kind: 'hook', url: `${hook.address}/ben` }, x.ben);
      await does(house, x.table, x.ada, { act: 'clock', wish: 'pause' });
      expect((await roomOf(house, x.table)).unreached).toEqual([0]);
      // Whoever wants to hear nothing of requests is told nothing of them.
      const { wishes } = await ask(api.messages, house, '/api/me/messages', undefined, x.ben);
      await ask(api.messages, house, '/api/me/messages', { ...wishes, what: { ...wishes.what, ask: false } }, x.ben);
      await does(house, x.table, x.ada, { act: 'clock', wish: 'turns' });
      expect((await roomOf(house, x.table)).unreached).toEqual([0, 1]);
      const y = await two(SERIOUS);
      const first = await choices(house, y.table, y.ada);
      await move(house, y.table, y.ada, first.at, { verb: 'rest' });
      expect(await refusal(act(house, y.table, y.ada, { act: 'nudge', seat: 1 }))).toBe('no-way');
      expect(await whys(house, y.table)).not.toContain('nudge');
      await Promise.all([x.ear.close(), y.ear.close(), hook.close()]);
    });

    test('a no of somebody who is asked ends the request, a yes of all ends the game', async () => {
      const x = await two(SERIOUS);
      await does(house, x.table, x.ada, { act: 'end', yes: true });
      await does(house, x.table, x.ben, { act: 'end', yes: false });
      expect((await roomOf(house, x.table)).ending).toEqual([]);
      expect((await logOf(house, x.table)).at(-1)).toMatchObject({ why: 'declined', seat: 1, what: ['ending'] });
      const y = await two(SERIOUS);
      await does(house, y.table, y.ada, { act: 'end', yes: true });
      await does(house, y.table, y.ben, { act: 'end', yes: true });
      expect(await info(house, y.table)).toMatchObject({ status: 'over', ended: { why: 'consent' } });
      await Promise.all([x.ear.close(), y.ear.close()]);
    });

    test('where the game counts the others cannot end it by vote either; where nothing is at stake it ends when the time to answer is over', async () => {
      const x = await two({ away: { rule: 'decide', minutes: 1, level: 'good' } });
      await expect.poll(async () => (await seatOf(house, x.table, 1)).votes?.asked === true, { timeout: 60_000 }).toBe(true);
      expect(await refusal(act(house, x.table, x.ada, { act: 'vote', seat: 1, pick: 'end' }))).toBe('counts');
      await x.ear.close();
      const y = await two(CASUAL);
      await does(house, y.table, y.ada, { act: 'end', yes: true });
      expect(await status(y.table)).toBe('playing');
      await expect.poll(() => status(y.table), { timeout: 90_000 }).toBe('over');
      await y.ear.close();
    });

    test('a clock is stopped by everybody or not at all; a pause lasts no longer than everybody wants it', async () => {
      const x = await two({ ...CASUAL, clock: LIVE });
      await does(house, x.table, x.ada, { act: 'clock', wish: 'pause' });
      expect(await roomOf(house, x.table)).toMatchObject({ paused: null, clockWishes: [{ seat: 0, wish: 'pause' }] });
      await x.ear.until(lapsed(x.ear, 'clock'));
      expect(await roomOf(house, x.table)).toMatchObject({ paused: null, clockWishes: [], clockUntil: null });
      const y = await two({ ...CASUAL, clock: LIVE });
      await does(house, y.table, y.ada, { act: 'clock', wish: 'pause' });
      await does(house, y.table, y.ben, { act: 'clock', wish: 'pause' });
      expect((await roomOf(house, y.table)).paused).not.toBeNull();
      await does(house, y.table, y.ada, { act: 'clock', wish: 'go' });
      // Ben cannot hold up the game by a no, nor by silence.
      await does(house, y.table, y.ben, { act: 'clock', wish: null });
      expect((await roomOf(house, y.table)).paused).not.toBeNull();
      await y.ear.until(() => roomNow(y.ear)?.paused === null && framesOf(y.ear, 'table').some((f) => f.info.room?.paused != null));
      await Promise.all([x.ear.close(), y.ear.close()]);
    });

    test('moves are taken back only with a yes of everybody, here or not', async () => {
      const x = await two(SERIOUS);
      const first = await choices(house, x.table, x.ada);
      expect((await move(house, x.table, x.ada, first.at, { verb: 'rest' })).status).toBe(200);
      const { at } = await choices(house, x.table, x.ada);
      const asked = api.tookBack.parse((await send(house, `/api/tables/${x.table}/undo`, { at, to: 0 }, x.ada)).body);
      expect(asked).toEqual({ done: false, proposal: 1 });
      expect((await choices(house, x.table, x.ada)).at).toBe(at);
      expect((await send(house, `/api/tables/${x.table}/answer`, { proposal: 1, yes: true }, x.ben)).body).toEqual({ done: true });
      expect((await choices(house, x.table, x.ada)).at).toBe('0.1');
      // Somebody who let a bot play on is asked as well.
      await does(house, x.table, x.ben, { act: 'stand' });
      expect((await roomOf(house, x.table)).asked).toEqual([0, 1]);
      await x.ear.close();
    });

    test('a host takes no seat: where the game counts a master plays until they are back, and never by the clock', async () => {
      const x = await two(SERIOUS);
      await expect.poll(async () => (await act(house, x.table, x.ada, { act: 'free', seat: 1, level: 'random' })).status, { timeout: 60_000 }).toBe(200);
      expect(await seatOf(house, x.table, 1)).toMatchObject({ kind: 'bot', level: 'master', name: 'Ben', standIn: { why: 'away' } });
      expect((await does(house, x.table, x.ben, { act: 'back' })).seat).toBe(1);
      const y = await two({ ...CASUAL, clock: LIVE });
      expect(await refusal(act(house, y.table, y.ada, { act: 'free', seat: 1 }))).toBe('clock-runs');
      await Promise.all([x.ear.close(), y.ear.close()]);
    });

    test('where the game counts a master plays for whoever is away, whatever the host has settled', async () => {
      const bot = async (room: object) => {
        const x = await two({ away: { rule: 'bot', minutes: 1, level: 'random' }, ...room });
        await expect.poll(async () => (await seatOf(house, x.table, 1)).standIn?.why, { timeout: 60_000 }).toBe('away');
        await x.ear.close();
        return (await seatOf(house, x.table, 1)).level;
      };
      expect(await bot({})).toBe('master');
      expect(await bot({ rated: false })).toBe('random');
      const y = await two({ away: { rule: 'decide', minutes: 1, level: 'random' } });
      await expect.poll(async () => (await seatOf(house, y.table, 1)).votes?.asked === true, { timeout: 60_000 }).toBe(true);
      await does(house, y.table, y.ada, { act: 'vote', seat: 1, pick: 'bot' });
      expect(await seatOf(house, y.table, 1)).toMatchObject({ kind: 'bot', level: 'master', standIn: { why: 'voted' } });
      await y.ear.close();
    });

    test('playing again is a waiting room of the same people: nobody is away, nothing runs, seats change, an absent one is freed', async () => {
      const x = await two({ away: { rule: 'bot', minutes: 1, level: 'random' }, clock: LIVE });
      await playOn([house], x.table, [x.ada, x.ben]);
      const again = await ask(api.rematched, house, `/api/tables/${x.table}/rematch`, {}, x.ada);
      const table = again.table;
      const hers = await watches(house, table, x.ada);
      const made = await info(house, table);
      expect(made).toMatchObject({ status: 'waiting', room: { again: { from: x.table, by: again.seat }, host: again.seat, starts: null } });
      expect(made.clocks).toBeUndefined();
      expect(made.seats.map((s) => [s.kind, s.ready, s.standIn])).toEqual([
        ['person', false, null],
        ['person', false, null],
      ]);
      const since = made.seats.map((s) => s.since ?? 0);
      expect(Math.min(...since)).toBeGreaterThanOrEqual(made.made);
      // The same from whoever asks, and by the same keys.
      expect(await ask(api.rematched, house, `/api/tables/${x.table}/rematch`, {}, x.secret)).toMatchObject({ table, secret: x.secret });
      expect(await refusal(act(house, table, x.ada, { act: 'start' }))).toBe('not-ready');
      // Nobody plays for Ben meanwhile, however long it takes: the rule of the table is about games that run.
      const names = async () => (await info(house, table)).seats.map((s) => s.name);
      const [one, other] = await names();
      await does(house, table, x.ada, { act: 'swap', seat: 0, with: 1 });
      expect(await names()).toEqual([other, one]);
      await does(house, table, x.ada, { act: 'set', seats: 3 });
      await does(house, table, x.ben, { act: 'sit', seat: 2 });
      expect((await info(house, table)).seats.map((s) => s.name)).toContain('Ben');
      await does(house, table, x.ada, { act: 'free', seat: 2 });
      expect((await info(house, table)).seats.filter((s) => s.kind === 'person')).toHaveLength(1);
      await Promise.all([x.ear.close(), hers.close()]);
    });

    test('people of one link change seats before they play again, and whoever played alone plays at once', async () => {
      const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON, { kind: 'bot', level: 'random' }], { rounds: 1 });
      await playOn(
        [house],
        table,
        secrets.filter((s) => s !== ''),
      );
      const [ada = '', bo = ''] = secrets;
      const again = await ask(api.rematched, house, `/api/tables/${table}/rematch`, {}, ada);
      expect(await status(again.table)).toBe('waiting');
      await does(house, again.table, bo, { act: 'ready', ready: true });
      await does(house, again.table, ada, { act: 'start' });
      expect(await status(again.table)).toBe('playing');
      const alone = await lay(house, 'toy', [PERSON, { kind: 'bot', level: 'random' }], { rounds: 1 });
      await playOn([house], alone.table, alone.secrets.slice(0, 1));
      const next = await ask(api.rematched, house, `/api/tables/${alone.table}/rematch`, {}, alone.secrets[0]);
      expect(await status(next.table)).toBe('playing');
    });

    test('nobody’s clock runs before they have come, and it waits three minutes at most', async () => {
      const wall = shiftingClock();
      const later = await openHouse({ ...(await wish()), wall, minuteMs: 20 });
      const at = later.address;
      // Ada and Ben say that they are ready and go for a walk: Cy, as the host, begins.
      const begin = async () => {
        const cy = await layRoom(at, 'toy', 3, { room: { ...CASUAL, clock: LIVE }, options: { rounds: 3 } });
        const others = [await joins(at, cy.table, 'Ann'), await joins(at, cy.table, 'Ben')];
        for (const x of others) await does(at, cy.table, x.key, { act: 'ready', ready: true });
        const ear = await watches(at, cy.table, cy.key);
        await ear.until(() => framesOf(ear, 'table').at(-1)?.info.seats[0]?.present === true);
        for (const seat of [1, 2]) await expect.poll(async () => Date.now() - ((await seatOf(at, cy.table, seat)).away ?? Date.now())).toBeGreaterThan(40);
        await does(at, cy.table, cy.key, { act: 'start' });
        return { table: cy.table, keys: [cy.key, ...others.map((x) => x.key)], ear };
      };
      const run = async (table: string): Promise<(number | null)[]> => (await info(at, table)).clocks?.seats.flatMap((s, i) => (s.runs ? [i] : [])) ?? [];
      /** The host plays until somebody else is asked. */
      const others = async (y: Awaited<ReturnType<typeof begin>>): Promise<number> => {
        for (;;) {
          const { deciding } = await info(at, y.table);
          if (!deciding.includes(0)) return deciding[0] ?? -1;
          await playOn([at], y.table, y.keys.slice(0, 1), 1);
        }
      };
      const x = await begin();
      const absent = await others(x);
      expect(await run(x.table)).toEqual([]);
      const his = await watches(at, x.table, x.keys[absent]);
      await his.until(() => framesOf(his, 'clocks').some((f) => f.clocks.seats[absent]?.runs === true));
      await Promise.all([his.close(), x.ear.close()]);
      const y = await begin();
      await others(y);
      expect(await run(y.table)).toEqual([]);
      wall.ahead(3 * 60_000);
      expect(await run(y.table)).toHaveLength(1);
      await y.ear.close();
      await later.close();
    });

    test('at a table without a waiting room nobody’s clock runs before they have come either, by their link or by a move', async () => {
      const clock = { kind: 'live', bank: 600, increment: 0, zero: 'out' };
      /** Whose time runs, once the clocks are set. */
      const running = async (table: string): Promise<number[]> => {
        await expect.poll(async () => (await info(house, table)).clocks?.seats.length).toBe(2);
        return (await info(house, table)).clocks?.seats.flatMap((s, i) => (s.runs ? [i] : [])) ?? [];
      };
      const made = await ask(api.tableMade, house, '/api/tables', { game: 'toy', seats: [PERSON, PERSON], options: { rounds: 3 }, clock });
      const keys = made.seats.map((x) => x.secret ?? '');
      const [first = 0] = (await info(house, made.table)).deciding;
      expect(await running(made.table)).toEqual([]);
      const ear = await watches(house, made.table, keys[first]);
      await ear.until(() => framesOf(ear, 'clocks').some((f) => f.clocks.seats[first]?.runs === true));
      await ear.close();
      // The last seat is taken later.
      const open = await ask(api.tableMade, house, '/api/tables', { game: 'toy', seats: [PERSON, OPEN], options: { rounds: 3 }, clock });
      const ben = await ask(api.seatTaken, house, `/api/tables/${open.table}/sit`, { name: 'Ben' });
      expect(await info(house, open.table)).toMatchObject({ status: 'playing' });
      expect(await running(open.table)).toEqual([]);
      const secrets = [open.seats[0]?.secret ?? '', ben.secret];
      const [asked = 0] = (await info(house, open.table)).deciding;
      const c = await choices(house, open.table, secrets[asked] ?? '');
      expect((await move(house, open.table, secrets[asked] ?? '', c.at, { verb: 'rest' })).status).toBe(200);
      const next = (await info(house, open.table)).deciding;
      await expect.poll(() => running(open.table)).toEqual(next.filter((x) => x === asked));
      // Whoever has moved has come: their time runs when they are asked again.
      if (!next.includes(asked)) {
        const [other = 0] = next;
        const there = await choices(house, open.table, secrets[other] ?? '');
        expect((await move(house, open.table, secrets[other] ?? '', there.at, { verb: 'rest' })).status).toBe(200);
        const again = (await info(house, open.table)).deciding;
        await expect.poll(() => running(open.table)).toEqual(again);
      }
    });

    test('an absent host’s part is handed on, in the waiting room also where they never came, and in a running game', async () => {
      const waiting = await layRoom(house, 'toy', 3);
      const cy = await joins(house, waiting.table, 'Cy');
      const his = await watches(house, waiting.table, cy.key);
      await his.until(() => roomNow(his)?.host === 1);
      const x = await two(SERIOUS);
      const bens = await watches(house, x.table, x.ben);
      await x.ear.close();
      await bens.until(() => roomNow(bens)?.host === 1);
      expect((await whys(house, x.table)).at(-1)).toBe('host 1');
      await Promise.all([his.close(), bens.close()]);
    });

    test('anybody who sits in a running game calls whoever is asked, now and then', async () => {
      const x = await two(SERIOUS);
      const asked = (await info(house, x.table)).deciding[0] ?? 0;
      const [caller, idle] = asked === 0 ? [x.ben, 1] : [x.ada, 0];
      const hook = await openReceiver();
      await ask(api.messages, house, '/api/me/messages/channels', { kind: 'hook', url: `${hook.address}/asked` }, asked === 0 ? x.ada : x.ben);
      await does(house, x.table, caller, { act: 'nudge', seat: asked });
      expect((await whys(house, x.table)).at(-1)).toBe(`nudge ${asked}`);
      expect(await refusal(act(house, x.table, caller, { act: 'nudge', seat: asked }))).toBe('called-lately');
      expect(await refusal(act(house, x.table, asked === 0 ? x.ada : x.ben, { act: 'nudge', seat: idle }))).toBe('not-their-turn');
      await Promise.all([x.ear.close(), hook.close()]);
    });

    test('by whichever way somebody sits down, lock, waiting room, names and blocks are the same', async () => {
      const ada = await layRoom(house, 'toy', 3);
      const sits = (table: string, body: object, key?: string) => send(house, `/api/tables/${table}/sit`, body, key);
      // A waiting room is entered by people.
      expect(await refusal(sits(ada.table, { name: 'Eve' }))).toBe('no-person');
      const ben = await ask(api.person, house, '/api/me', { name: 'Ben', avatar: 'rat' }, `me_${'b'.repeat(43)}`);
      const key = `me_${'b'.repeat(43)}`;
      await ask(api.shuns, house, '/api/me/shuns', { person: ben.person, how: 'block' }, ada.key);
      expect(await refusal(sits(ada.table, { name: 'Ben' }, key))).toBe('no-place');
      await ask(api.shuns, house, '/api/me/shuns', { person: ben.person, how: null }, ada.key);
      await does(house, ada.table, ada.key, { act: 'lock', on: true });
      expect(await refusal(sits(ada.table, { name: 'Ben' }, key))).toBe('locked');
      await does(house, ada.table, ada.key, { act: 'lock', on: false });
      expect(await ask(api.seatTaken, house, `/api/tables/${ada.table}/sit`, { name: 'Somebody' }, key)).toMatchObject({ seat: 1 });
      expect((await seatOf(house, ada.table, 1)).name).toBe('Ben');
      const plain = await lay(house, 'toy', [{ kind: 'person', name: 'Lee' }, OPEN]);
      expect(await refusal(sits(plain.table, { name: 'lee' }))).toBe('name-taken');
      expect((await sits(plain.table, { name: 'Kim' })).status).toBe(200);
      const ear = await watchSocket(house, plain.table);
      expect(ear.frames[0]).toMatchObject({ type: 'here', info: { status: 'playing' } });
      await ear.close();
    });
  });
