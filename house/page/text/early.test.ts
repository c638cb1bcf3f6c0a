/** Rooms may come before their words: nothing reads a word while it is loaded, and whoever has come first has them as soon as they are there. */
import { expect, test, vi } from 'vitest';

/** All that travels with others. What is only for the owner and for circles comes by itself, and after its words. */
const ROOMS = import.meta.glob<object>([
  '../{account,coach,howto,house,houserules,lab,lesson,lobby,messages,puzzle,replay,rulebook,settings,table}/**/*.{ts,tsx}',
  '!../**/*.test.{ts,tsx}',
  '!../**/test/**',
  '!../**/*.worker.ts',
]);

test('no file of a room reads a word while it is loaded', { timeout: 120_000 }, async () => {
  vi.resetModules();
  const early: string[] = [];
  for (const [path, load] of Object.entries(ROOMS))
    await load().catch((e: unknown) => {
      early.push(`${path}: ${e instanceof Error ? e.message : String(e)}`);
    });
  const { roomWordsYet } = await import('./loaded.ts');
  expect(roomWordsYet()).toBeUndefined();
  expect(Object.keys(ROOMS).length).toBeGreaterThan(150);
  expect(early).toEqual([]);
});

test('a room that came before its words has them when they come', async () => {
  vi.resetModules();
  const rooms = await import('./rooms.ts');
  expect(rooms.table).toBeUndefined();
  const { loadRooms } = await import('./load.ts');
  await loadRooms();
  expect(rooms.table).toBe((await import('./en/rooms.ts')).table);
});
