/** Between people, on either store: each guest has a measure of talk of their own, blocking holds without a word, and a report reaches the owner with its lines. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HouseWish, startHouse } from '../main.ts';
import { ask, send } from './guest.ts';
import { folder, ROOMY } from './houses.ts';
import { library } from './library.ts';
import { does, type Friend, friend, layRoom, playOn, refusal } from './people.ts';

export const togetherSuite = (name: string, wish: () => Promise<HouseWish>) =>
  describe(`between people: ${name}`, () => {
    let house: string;
    let owner: string;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const made = await startHouse({ port: 0, workers: 0, games: library, logTo: { write: () => {} }, dataDir: folder(), limits: ROOMY, ...(await wish()) });
      house = made.address;
      close = made.close;
      owner = (await ask(api.ownerEntered, house, '/api/owner/enter', { code: made.ownerPath?.split('#')[1] })).key;
    });
    afterAll(() => close());

    const say = (table: string, who: Friend, text: string) => send(house, `/api/tables/${table}/talk`, { text }, who.key);
    const wordsOf = async (who: Friend): Promise<api.Word[]> => (await ask(api.mineList, house, '/api/mine', { seats: [] }, who.key)).words;
    const shun = (who: Friend, of: Friend, how: api.Shun['how']) => send(house, '/api/me/shuns', { person: of.me.person, how }, who.key);

    test('at a waiting table a guest who has said too much silences nobody else', async () => {
      const ada = await layRoom(house, 'toy', 2);
      const [loud, quiet] = [await friend(house, 'Loud'), await friend(house, 'Quiet')];
      for (let i = 0; i < 30; i++) expect((await say(ada.table, loud, `no ${i}`)).status).toBe(200);
      expect(await refusal(say(ada.table, loud, 'more'))).toBe('too-fast');
      expect((await say(ada.table, quiet, 'hello')).body).toMatchObject({ name: 'Quiet', person: quiet.me.person });
      expect((await say(ada.table, ada, 'hello')).status).toBe(200);
    });

    test('whoever is blocked by the host finds no seat there, is not told by whom, and finds one when it is taken back', async () => {
      const ada = await layRoom(house, 'toy', 2);
      const eve = await friend(house, 'Eve');
      expect((await shun(ada, eve, 'block')).status).toBe(200);
      expect(await ask(api.shuns, house, '/api/me/shuns', undefined, ada.key)).toEqual({ shuns: [{ person: eve.me, how: 'block' }] });
      const said = await send(house, `/api/tables/${ada.table}/act`, { act: 'sit' }, eve.key);
      expect(said.body).toMatchObject({ error: 'no-place' });
      expect(JSON.stringify(said.body)).not.toMatch(/block|Ada/);
      expect((await ask(api.shuns, house, '/api/me/shuns', undefined, eve.key)).shuns).toEqual([]);
      await shun(ada, eve, 'mute');
      expect(await refusal(shun(ada, ada, 'mute'))).toBe('own-person');
      await does(house, ada.table, eve.key, { act: 'sit' });
      expect((await ask(api.shuns, house, '/api/me/shuns', { person: eve.me.person, how: null }, ada.key)).shuns).toEqual([]);
    });

    test('a report takes the lines along, and the owner’s decision stops the chat and is told to whoever reported', async () => {
      const ada = await layRoom(house, 'toy', 2);
      const nils = await friend(house, 'Nils');
      await does(house, ada.table, nils.key, { act: 'sit' });
      const lines: number[] = [];
      for (const [who, text] of [[nils, 'hurry up'] as const, [ada, 'easy'] as const, [nils, 'bunch of losers'] as const])
        lines.push(api.talk.parse((await say(ada.table, who, text)).body).n);
      const [first = 0, , last = 0] = lines;
      const report = (who: Friend, body: object) => send(house, `/api/tables/${ada.table}/report`, { reason: 'insults', ...body }, who.key);
      await shun(ada, nils, 'mute');
      expect((await report(ada, { lines: [first, last], words: 'It began before.' })).status).toBe(200);
      expect(await refusal(report(nils, { lines: [first] }))).toBe('own-person');
      expect(await refusal(report(ada, { lines: [999] }))).toBe('no-report');
      expect((await report(ada, { lines: [] })).status).toBe(400);
      expect(await refusal(send(house, '/api/owner/reports', undefined, ada.key))).toBe('no-owner');
      const { reports } = await ask(api.ownerReports, house, '/api/owner/reports', undefined, owner);
      expect(reports).toMatchObject([
        {
          by: { name: 'Ada' },
          about: nils.me.person,
          name: 'Nils',
          words: 'It began before.',
          decision: null,
          entries: 0,
          knows: {
            reports: 1,
            reporters: ['Ada'],
            before: [],
            muted: 1,
            blocked: 0,
            games: 0,
            lately: 0,
            resigned: 0,
            pace: null,
            overtime: 0,
            since: expect.any(Number),
            member: false,
          },
          lines: [
            { name: 'Nils', text: 'hurry up', theirs: true, at: expect.any(Number) },
            { name: 'Ada', text: 'easy', theirs: false },
            { name: 'Nils', text: 'bunch of losers', theirs: true },
          ],
        },
      ]);
      const id = reports[0]?.id ?? '';
      const decide = () => send(house, '/api/owner/reports', { id, decision: 'quiet', hours: 24, why: 'Keep it friendly.' }, owner);
      expect((await decide()).status).toBe(200);
      expect(await refusal(decide())).toBe('decided');
      expect((await say(ada.table, nils, 'what?')).body).toMatchObject({ error: 'no-chat', data: 'Keep it friendly.' });
      await does(house, ada.table, nils.key, { act: 'ready', ready: true });
      const mine = await ask(api.myReports, house, '/api/me/reports', undefined, ada.key);
      expect(mine.reports).toMatchObject([{ name: 'Nils', done: true, decided: expect.any(Number) }]);
      expect(await ask(api.myReports, house, '/api/me/reports', undefined, nils.key)).toEqual({ reports: [] });
      expect(await wordsOf(nils)).toMatchObject([{ kind: 'quiet', text: 'Keep it friendly.', until: expect.any(Number) }]);
    });

    test('a word of the owner settles all that was reported of somebody, and is read by them alone, until they have read it', async () => {
      const ada = await layRoom(house, 'toy', 3);
      const [nils, ben] = [await friend(house, 'Nils'), await friend(house, 'Ben')];
      await does(house, ada.table, nils.key, { act: 'sit' });
      await does(house, ada.table, ben.key, { act: 'sit' });
      const { n } = api.talk.parse((await say(ada.table, nils, 'hurry up grandma')).body);
      await shun(ben, nils, 'block');
      for (const who of [ada, ben])
        expect((await send(house, `/api/tables/${ada.table}/report`, { reason: 'insults', lines: [n], words: `By ${who.me.name}.` }, who.key)).status).toBe(
          200,
        );
      const all = async () => (await ask(api.ownerReports, house, '/api/owner/reports', undefined, owner)).reports.filter((x) => x.about === nils.me.person);
      const [last, first] = await all();
      expect(last).toMatchObject({ by: { name: 'Ben' }, knows: { reports: 2, muted: 0, blocked: 1, before: [] } });
      expect([...(last?.knows?.reporters ?? [])].sort()).toEqual(['Ada', 'Ben']);
      const decide = (why: string) => send(house, '/api/owner/reports', { id: first?.id, decision: 'word', why }, owner);
      expect(await refusal(decide(' '))).toBe('no-words');
      expect((await decide('Keep it friendly, please.')).status).toBe(200);
      expect((await all()).map((x) => [x.decision, x.why, x.knows])).toEqual(Array.from({ length: 2 }, () => ['word', 'Keep it friendly, please.', null]));
      for (const who of [ada, ben])
        expect((await ask(api.myReports, house, '/api/me/reports', undefined, who.key)).reports.filter((x) => x.name === 'Nils')[0]).toMatchObject({
          done: true,
        });
      // Nils plays and writes on, and reads one word without a name.
      expect((await say(ada.table, nils, 'sorry')).status).toBe(200);
      const words = await wordsOf(nils);
      expect(words).toEqual([{ id: expect.any(String), kind: 'word', text: 'Keep it friendly, please.', until: null, at: expect.any(Number) }]);
      expect([await wordsOf(ada), await wordsOf(ben)]).toEqual([[], []]);
      expect(await ask(api.wordList, house, '/api/me/words', undefined, nils.key)).toEqual({ words });
      const read = (who: Friend) => send(house, '/api/me/words', { id: words[0]?.id }, who.key);
      await read(ben);
      expect(await wordsOf(nils)).toHaveLength(1);
      expect((await read(nils)).status).toBe(200);
      expect(await wordsOf(nils)).toEqual([]);
      // What was decided is known when there is more.
      await send(house, `/api/tables/${ada.table}/report`, { reason: 'insults', lines: [n] }, ada.key);
      expect((await all()).find((x) => x.decided === null)?.knows).toMatchObject({ reports: 3, before: [{ decision: 'word', at: expect.any(Number) }] });
    });

    test('the house knows how somebody plays: games, games given up, time run out, and how long a move takes', async () => {
      const ada = await layRoom(house, 'toy', 2, { options: { rounds: 1, wax: false } });
      const nils = await friend(house, 'Nils');
      await does(house, ada.table, nils.key, { act: 'sit' });
      await does(house, ada.table, nils.key, { act: 'ready', ready: true });
      await does(house, ada.table, ada.key, { act: 'start' });
      await playOn([house], ada.table, [ada.key, nils.key]);
      expect((await send(house, `/api/tables/${ada.table}/report`, { reason: 'spoils', seat: 1, lines: [] }, ada.key)).status).toBe(200);
      await expect
        .poll(async () => (await ask(api.ownerReports, house, '/api/owner/reports', undefined, owner)).reports.find((x) => x.about === nils.me.person)?.knows)
        .toMatchObject({ games: 1, lately: 1, resigned: 0, pace: expect.any(Number), overtime: 0 });
      const mine = (await ask(api.ownerReports, house, '/api/owner/reports', undefined, owner)).reports.find((x) => x.about === nils.me.person);
      expect(mine?.entries).toBeGreaterThan(1);
    });
  });
