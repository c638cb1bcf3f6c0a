/** Messages of houses that share a PostgreSQL: the same as on one file, and nobody is called twice by two of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './houses.ts';
import { addChannel, awake, begin, messagesOf, pass, playTogether, postSuite } from './post-suite.ts';
import { startPostgres } from './real-postgres.ts';
import { openDevice, openReceiver } from './receivers.ts';
import { shiftingClock } from './shifting.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

postSuite('PostgreSQL', async () => ({ databaseUrl: await postgres.database() }));

test('three houses, three tables, many turns: each turn is told once, by whichever house, and the last one by the house that is left', async () => {
  const databaseUrl = await postgres.database();
  const clock = shiftingClock();
  const receiver = await openReceiver();
  const wish = { databaseUrl, wall: clock, graceMs: 0, privateHooks: true, publicUrl: 'https://pest.example.org' };
  const houses = await Promise.all([0, 1, 2].map(() => openHouse(wish)));
  const at = (i: number): string => houses[i % 3]?.address ?? '';
  const tables: Awaited<ReturnType<typeof playTogether>>[] = [];
  for (let i = 0; i < 3; i++) tables.push(await playTogether(at(i), at(i + 1)));
  const phones = await Promise.all(
    tables.map(async (x, i) => {
      const phone = openDevice(receiver, `/phone/${i}`);
      await addChannel(at(i), x.ben.key, { kind: 'push', name: 'Phone', subscription: phone.subscription });
      await awake(at(i), x.ben.key, { what: { turn: true, start: false, ask: true, talk: true, invitation: true } });
      return phone;
    }),
  );
  // All houses sign with one key.
  expect(new Set(await Promise.all([0, 1, 2].map(async (i) => (await messagesOf(at(i), tables[0]?.ben.key ?? '')).pushKey))).size).toBe(1);
  const TURNS = 4;
  await Promise.all(
    tables.map(async (x, i) => {
      await begin(at(i), x);
      for (let n = 1; n <= TURNS; n++) {
        await pass(at(i + n), x, 'ada');
        await expect.poll(() => phones[i]?.mine().length, { timeout: 30_000 }).toBe(n);
        if (n < TURNS) await pass(at(i + n + 1), x, 'ben');
      }
    }),
  );
  await Promise.all([houses[0]?.close(), houses[1]?.close()]);
  clock.ahead(3_600_000);
  // The house that is left looks after the tables of all, and has nothing to tell of them but the next turn.
  for (const [i, x] of tables.entries()) {
    await pass(at(2), x, 'ben');
    await pass(at(2), x, 'ada');
    await expect.poll(() => phones[i]?.mine().length, { timeout: 60_000 }).toBe(TURNS + 1);
  }
  for (const phone of phones) expect(phone.heard().map((x) => x.title)).toEqual(Array.from({ length: TURNS + 1 }, () => 'Your turn at Toy'));
  await houses[2]?.close();
  await receiver.close();
});
