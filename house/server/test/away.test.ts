/** Away and back in a house on one file. */
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { awaySuite } from './away-suite.ts';
import { folder, openHouse } from './houses.ts';
import { does, joins, layRoom, seatOf, watches } from './people.ts';
import { shiftingClock } from './shifting.ts';

awaySuite(
  'SQLite',
  async () => ({ dataDir: folder() }),
  (wish) => openSqlite(wish.dataDir ?? ''),
);

test('nobody is away while the machine sleeps: a bot comes after the same minutes of an open house', async () => {
  const dataDir = folder();
  const wall = shiftingClock();
  const house = await openHouse({ dataDir, wall });
  const store = await openSqlite(dataDir);
  const ada = await layRoom(house.address, 'toy', 2, { room: { away: { rule: 'bot', minutes: 5, level: 'random' } } });
  const ben = await joins(house.address, ada.table, 'Ben');
  const ears = [await watches(house.address, ada.table, ada.key), await watches(house.address, ada.table, ben.key)];
  await does(house.address, ada.table, ben.key, { act: 'ready', ready: true });
  await does(house.address, ada.table, ada.key, { act: 'start' });
  await ears[1]?.close();
  const due = async (): Promise<number> => (await store.jobs.all({ kind: 'away', about: ada.table }))[0]?.at ?? 0;
  await expect.poll(due).toBeGreaterThan(0);
  const before = await due();
  wall.ahead(2 * 3_600_000);
  await expect.poll(async () => (await due()) - before).toBeGreaterThan(2 * 3_600_000 - 60_000);
  expect(await seatOf(house.address, ada.table, 1)).toMatchObject({ kind: 'person', standIn: null });
  await ears[0]?.close();
  await store.close();
  await house.close();
});
