/** What a house does when the line to its PostgreSQL goes silent: it says so, waits no longer than it must, and makes up for what it missed. */
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { StoreTrouble } from '../store/store.ts';
import { choices, itemsOf, lay, move, PERSON, send, step, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';
import { silentLine } from './silent-line.ts';

/** Long enough for a busy machine to answer on a line that speaks. */
const SILENT_MS = 4_000;
const WAIT = { timeout: 120_000, interval: 100 };

export const silenceSuite = (database: () => Promise<string>) =>
  describe('a silent line', () => {
    test('a question to the store ends with an error instead of never, and the store comes back by itself', async () => {
      const line = await silentLine(await database());
      const store = await openPostgres(line.url, SILENT_MS);
      await store.ready();
      let news = 0;
      store.onNews((id) => {
        if (id === null) news++;
      });
      line.silence();
      await expect(store.table('aaaaaaaaaaaa')).rejects.toThrow(StoreTrouble);
      await expect(store.ready()).rejects.toThrow(StoreTrouble);
      line.speak();
      await expect
        .poll(
          () =>
            store.ready().then(
              () => 'well',
              () => 'not yet',
            ),
          WAIT,
        )
        .toBe('well');
      // The line for news was opened anew, and says that anything may have happened meanwhile.
      await expect.poll(() => news, WAIT).toBeGreaterThan(0);
      expect(await store.table('aaaaaaaaaaaa')).toBeNull();
      await store.close();
      await line.close();
    });

    test('the house is not ready, refuses in words, and when the line speaks again tells what it missed', async () => {
      const url = await database();
      const line = await silentLine(url);
      const here = await openHouse({ databaseUrl: line.url, silentMs: SILENT_MS });
      const there = await openHouse({ databaseUrl: url });
      const { table, secrets } = await lay(here.address, 'toy', [PERSON, PERSON]);
      const [ada = '', bo = ''] = secrets;
      const ear = await watchSocket(here.address, table, bo);
      expect((await send(here.address, '/readyz')).status).toBe(200);
      const before = await choices(here.address, table, ada);

      line.silence();
      expect((await send(here.address, '/readyz')).status).toBe(503);
      const said = await move(here.address, table, ada, before.at, before.moves[0] ?? { verb: '' });
      expect([said.status, said.body]).toEqual([
        503,
        expect.objectContaining({ error: 'no-store', message: expect.stringMatching(/^The house cannot reach its store/) }),
      ]);
      expect((await send(here.address, '/healthz')).status).toBe(200);
      expect(await step(there.address, table, ada)).not.toBeNull();

      line.speak();
      await ear.until((x) => itemsOf(x).some((i) => i.by === 0));
      await expect.poll(async () => (await send(here.address, '/readyz')).status, WAIT).toBe(200);
      await expect.poll(async () => (await send(here.address, `/api/tables/${table}/moves`, undefined, ada)).status, WAIT).toBe(200);
      await ear.close();
      await there.close();
      await here.close();
      await line.close();
    });
  });
