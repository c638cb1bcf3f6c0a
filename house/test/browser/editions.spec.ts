/** Tables that this browser keeps go on by the edition they began with, also with the house gone, and only their own editions are kept for it. */
import { player } from './player.ts';
import { playSome, prompt } from './table.ts';
import { expect, LONG, test } from './test.ts';

const keptEditions = 'the editions that the offline shell keeps';

const table = (id: string, game: string, rules: string, options: object) => ({
  id,
  game,
  rules,
  name: 'Old times',
  options,
  seats: [
    { kind: 'person', name: 'Ada', level: null },
    { kind: 'bot', name: 'Bot', level: 'random' },
  ],
  seed: '5e'.repeat(32),
  entries: [],
  branches: [],
  over: false,
  made: 1,
  touched: 1,
});
const OLD = [
  table('0123456789abcd', 'newyork', '1', { species: ['rats', 'humans'], lastCall: false, slowFinish: false }),
  table('0123456789abce', 'pathologic', '2', { roles: ['random', 'random'], rounds: 40 }),
];

test.use({ serviceWorkers: 'allow' });

test('tables of older editions are played on with the house gone', LONG, async ({ page, house }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // As a browser that kept them since those editions were new, and then fetched this version of the page.
  await page.evaluate(async (tables) => {
    const base = await new Promise<IDBDatabase>((done, fail) => {
      const r = indexedDB.open('pesthouse', 1);
      r.onupgradeneeded = () => r.result.createObjectStore('tables', { keyPath: 'id' });
      r.onsuccess = () => done(r.result);
      r.onerror = () => fail(r.error);
    });
    const change = base.transaction('tables', 'readwrite');
    for (const t of tables) change.objectStore('tables').put(t);
    await new Promise((done) => {
      change.oncomplete = done;
    });
    base.close();
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    for (const key of await caches.keys()) await caches.delete(key);
  }, OLD);
  await page.reload();
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
      return requests
        .flat()
        .map((x) => new URL(x.url).pathname)
        .flatMap((path) => /edition-([a-z]+-\d+)-/.exec(path)?.[1] ?? [])
        .sort();
    });
  await expect.poll(kept, keptEditions).toEqual(['newyork-1', 'pathologic-2']);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('pesthouse-shell')).match('/index.html')) !== undefined)).toBe(true);
  await house.stop();
  for (const { id, game } of OLD) {
    await page.goto(`/table/local/${id}`);
    await expect(prompt(page)).toBeVisible();
    await playSome(page, player(game === 'newyork' ? 'newyork' : 'pathologic', 5), 6);
  }
  await house.open();
});
