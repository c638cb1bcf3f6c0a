/** What links show: titles, words and pictures by place and language, true statuses, and nothing that a watcher without a seat could not see. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { think } from '@pesthouse/bots';
import { defaults, WATCHER } from '@pesthouse/kernel';
import { apply, at, chanceOf, openPlay, propose } from '@pesthouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from '../../games/index.ts';
import type { PictureJob } from '../../shared/picture.ts';
import { languageOf } from '../index-page.ts';
import { ofTable } from '../preview/pictures.ts';
import { placeOf } from '../preview/place.ts';
import { previewOf } from '../preview/preview.ts';
import { plainRoom } from '../seats.ts';
import type { CircleRow } from '../store/results-schema.ts';
import type { SeatRow, TableRow } from '../store/rows.ts';
import { lay, OPEN, PERSON, send } from './guest.ts';
import { folder, openHouse } from './houses.ts';

const clientDir = folder();
const BUILT =
  '<!doctype html><html lang="en" data-theme="dark"><head><title>Pesthouse</title><meta name="description" content="x" /><link rel="manifest" href="/manifest.webmanifest" /></head><body><noscript>no</noscript></body></html>';
const painted: PictureJob[] = [];
const painter = {
  async paint(job: PictureJob) {
    painted.push(job);
    return new TextEncoder().encode(`picture ${JSON.stringify(job)}`);
  },
  close: async () => undefined,
};
let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), BUILT);
  ({ address: house, close } = await openHouse({ clientDir, painter }));
});
afterAll(async () => {
  await close();
  rmSync(clientDir, { recursive: true, force: true });
});

const page = async (path: string, headers: { readonly [name: string]: string } = {}, at = house) => {
  const answer = await fetch(at + path, { headers });
  const html = await answer.text();
  const meta = (key: string): string | undefined => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
  return { status: answer.status, robots: answer.headers.get('x-robots-tag'), html, meta, canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1] };
};

test('every room of the page is a place that the house knows', () => {
  const app = readFileSync(join(import.meta.dirname, '../../page/app.tsx'), 'utf8');
  const paths = [...app.matchAll(/path="(\/[^"]*)"/g)].map(([, path = '']) =>
    path
      .replaceAll(/\/:\w+\?/g, '')
      .replaceAll(':game', 'pest')
      .replaceAll(/:\w+/g, 'abc'),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((x) => placeOf(x) === null)).toEqual([]);
  expect(placeOf('/owner/reports/abc')).toEqual({ kind: 'own' });
  for (const path of [
    '/nothing',
    '/owner/nothing',
    '/door',
    '/door/chess',
    '/rules/pest/more',
    '/table',
    '/table/a/b',
    '/t',
    '/learn/pest/1/2',
    '//',
    '/door/constructor',
    '/__proto__',
  ])
    expect([path, placeOf(path)]).toEqual([path, null]);
});

test('what is not there is drawn, and says that it is not there', async () => {
  for (const path of ['/nothing', '/table/abcdefghijkl', '/t/abcdefghijkl', '/replay/abcdefghijkl', '/join/none', '/door/chess', '/learn/pest/none']) {
    const { status, html, robots, canonical } = await page(path);
    expect([path, status, robots, canonical]).toEqual([path, 404, 'noindex', undefined]);
    expect(html).toContain('There is nothing here');
  }
  for (const path of ['/', '/rules', '/rules/pest', '/door/newyork/', '/learn', '/settings', '/person/whoever', '/circle/whatever', '/table/local/abc'])
    expect([path, (await page(path)).status]).toEqual([path, 200]);
  expect((await page('/settings')).robots).toBe('noindex');
  expect((await page('/rules')).robots).toBeNull();
});

test('a place has its own title, words, picture and address, in the language of whoever asks', async () => {
  const door = await page('/door/newyork/?from=somewhere');
  expect(door.html).toMatch(/<title>[^<]*New York City – Pesthouse<\/title>/);
  expect(door.canonical).toBe(`${house}/door/newyork`);
  expect(door.meta('og:image')).toBe(`${house}/preview/door.newyork.en.png`);
  expect(door.meta('twitter:card')).toBe('summary_large_image');
  const german = await page('/rules/pest', { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' });
  expect(german.html).toContain('<html lang="de"');
  expect(german.html).toContain('manifest.webmanifest?lang=de"');
  expect(german.meta('og:title')).toContain('die Regeln');
  expect((await page('/rules/pest?lang=de', { 'accept-language': 'en' })).meta('og:locale')).toBe('de_DE');
  expect((await page('/')).html).not.toContain('<noscript>no</noscript>');
  expect([languageOf('xx', 'de;q=0, en'), languageOf(null, undefined), languageOf(null, 'fr')]).toEqual(['en', 'en', 'en']);
});

test('a table shows its name, its game and its people, harmlessly', async () => {
  const { table } = await lay(house, 'toy', [{ ...PERSON, name: '“A & <b>' }, OPEN]);
  const shown = await page(`/table/${table}`);
  expect(shown.status).toBe(200);
  expect(shown.robots).toBe('noindex');
  expect(shown.html).not.toContain('<b>');
  expect(shown.meta('og:description')).toContain('“A &#38; &#60;b&#62;');
  expect(shown.meta('og:description')).toContain('One seat is free.');
  // The old address of a table is the same place.
  expect((await page(`/t/${table}`)).canonical).toBe(`${house}/table/${table}`);
});

const seat = (more: Partial<SeatRow>): SeatRow => ({
  kind: 'person',
  name: 'Ada',
  level: null,
  secretHash: 'a secret',
  person: null,
  avatar: '',
  host: false,
  ready: false,
  since: null,
  standIn: null,
  resigned: false,
  late: false,
  picks: null,
  ...more,
});
const row = (more: Partial<TableRow>): TableRow => ({
  id: 'abcdefghijkl',
  game: 'newyork',
  rules: GAMES.newyork.meta.rules,
  name: 'Nell’s Lantern',
  options: {},
  seats: [seat({ host: true }), seat({ name: 'Ben' })],
  seed: '00',
  status: 'playing',
  listed: false,
  made: 0,
  touched: 60_000,
  rematch: null,
  variant: null,
  room: null,
  ended: null,
  version: 1,
  ...more,
});
const nothing = { table: async () => null, circle: async () => null, circleBy: async () => null, members: async () => [], evenings: async () => [] };
const shownOf = (x: TableRow) => previewOf(placeOf(`/table/${x.id}`), { ...nothing, table: async () => x }, 'en', `/table/${x.id}`, 0);

test('an invitation says who invites and to what; a locked table shows its name alone; one that nobody wanted is gone', async () => {
  const waiting = await shownOf(row({ status: 'waiting', seats: [seat({ host: true }), seat({ kind: 'open', name: '' })] }));
  expect(waiting.title).toMatch(/^Ada invites you to .*New York/);
  const locked = await shownOf(row({ status: 'waiting', room: { ...plainRoom([seat({ host: true })]), locked: true } }));
  expect([locked.title, locked.picture]).toEqual(['Nell’s Lantern', 'house']);
  expect(JSON.stringify(locked)).not.toMatch(/Ada|Ben|New York/);
  expect((await shownOf(row({ status: 'over', ended: { why: 'unwanted', at: 0 } }))).status).toBe(410);
});

test('an evening to come says when it begins and what is played, by the clock of its circle, and nobody’s name', async () => {
  const circle = (game: string | null): CircleRow => ({
    id: 'abcdefghijkl',
    name: 'The Thursday Plague',
    founder: 'ada',
    zone: 'Europe/Berlin',
    token: 'a token',
    evening: { day: 4, hour: 20, minute: 0, game },
    made: 0,
  });
  const at = Date.UTC(2026, 10, 26, 19);
  const members = async () => [{ person: 'ada', name: 'Ada', avatar: '', since: 0 }];
  const shown = (path: string, game: string | null, planned: readonly number[], language: 'en' | 'de' = 'en') =>
    previewOf(
      placeOf(path),
      {
        ...nothing,
        circle: async (id) => (id === 'abcdefghijkl' ? circle(game) : null),
        circleBy: async () => circle(game),
        members,
        evenings: async (_, after) => planned.filter((x) => x > after).map((x) => ({ at: x, table: null })),
      },
      language,
      path,
      at - 3 * 24 * 3_600_000,
    );
  const evening = await shown('/circle/abcdefghijkl', 'newyork', [at]);
  expect(evening).toMatchObject({ status: 200, picture: 'door.newyork', listed: false });
  expect(evening.title).toMatch(/New York City on Thursday,? 26 November$/);
  expect(evening.text).toContain('20:00 CET');
  expect(JSON.stringify(evening)).not.toMatch(/Ada|Plague/);
  const german = await shown('/circle/abcdefghijkl', null, [at], 'de');
  expect([german.title, german.picture]).toEqual(['Spieleabend am Donnerstag, 26. November', 'house']);
  expect(german.text).toContain('20:00 MEZ');
  // One without an evening, one whose evening is long over and one that is not are all the same.
  const none = await shown('/circle/nobodyknows1', 'newyork', [at]);
  expect(none.title).toBe('');
  expect(none.status).toBe(200);
  for (const planned of [[], [at - 4 * 24 * 3_600_000]]) {
    const without = await shown('/circle/abcdefghijkl', 'newyork', planned);
    expect({ ...without, path: '' }).toEqual({ ...none, path: '' });
  }
  // Whoever was sent the way in is told more.
  const join = await shown('/join/abc', 'pest', [at]);
  expect(join.title).toBe('Ada invites you: The Thursday Plague');
  expect(join.text).toMatch(/The next evening is Thursday,? 26 November at 20:00 CET: /);
  expect(join.picture).toBe('door.pest');
});

test.each(GAME_IDS)('two tables of %s that differ in hidden things alone show the same', async (game) => {
  const { meta, rules } = GAMES[game];
  const { rules: engine } = await rules();
  const seats = meta.usual;
  const chosen = defaults(meta, seats);
  const play = openPlay(engine, { game, rules: meta.rules, options: chosen, seats, entries: [] }, '5'.repeat(64), () => undefined);
  const another = () => ({ ...play, state: engine.guess(engine.view(play.state, WATCHER), WATCHER, chanceOf('7'.repeat(64))(0)) });
  const differs = (): boolean => JSON.stringify(another().state) !== JSON.stringify(play.state);
  // Until something is hidden, and a while longer.
  for (let n = 0; n < 1_500 && !engine.over(play.state) && !(n > 30 && differs()); n++) {
    const who = Array.from({ length: seats }, (_, i) => i).find((i) => engine.moves(play.state, i).length > 0) ?? 0;
    const move = await think(findGame, { game, view: engine.view(play.state, who), seat: who, seats, level: 'greedy', seed: n });
    const mine = propose(play, who, move, at(play));
    if ('refused' in mine) throw new Error(mine.refused);
    apply(play, mine.entry);
  }
  const twin = another();
  // With its usual options a game may have nothing to hide from first to last.
  if (!engine.game.open) expect(differs() || engine.over(play.state)).toBe(true);
  const here = row({ game, rules: meta.rules, seats: Array.from({ length: seats }, (_, i) => seat({ name: `Seat ${i}` })) });
  const there = { ...here, seed: 'ff', seats: here.seats.map((x) => ({ ...x, secretHash: 'another' })) };
  expect(JSON.stringify(await shownOf(there))).toBe(JSON.stringify(await shownOf(here)));
  const [one, other] = await Promise.all([ofTable({ row: here, play }, 'en', 'Pesthouse'), ofTable({ row: there, play: twin }, 'en', 'Pesthouse')]);
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});

test('pictures are drawn once, paid for, and told apart from what is not there', async () => {
  const { address, close: end } = await openHouse({ clientDir, painter, limits: { pictures: 3 } });
  painted.length = 0;
  const first = await fetch(`${address}/preview/door.pest.en.png`);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await (await fetch(`${address}/preview/door.pest.en.png`)).text()).toBe(await first.text());
  expect(painted).toHaveLength(1);
  const tag = first.headers.get('etag') ?? '';
  expect((await fetch(`${address}/preview/door.pest.en.png`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  for (const name of ['door.chess.en.png', 'door.pest.xx.png', 'door.pest.en', 'nothing.en.png', 'table.zzz.0.en.png'])
    expect([name, (await fetch(`${address}/preview/${name}`)).status]).toEqual([name, 404]);
  const { table } = await lay(address, 'toy', [PERSON, OPEN]);
  // What costs is to ask for a table at all: a stranger who asks on and on is told to wait, and what was drawn for everybody stays.
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await send(address, `/preview/table.${table}.${n}.en.png`)).status);
  expect(statuses.filter((x) => x === 429).length).toBeGreaterThan(0);
  expect(painted.length).toBeLessThanOrEqual(3);
  expect((await fetch(`${address}/preview/door.pest.en.png`)).status).toBe(200);
  await end();
});

test('below a path everything that leaves the house has the path, and robots are told of it', async () => {
  const { address, close: end } = await openHouse({ clientDir, painter, publicUrl: 'https://example.org/pest' });
  const shown = await page('/pest/door/pest', {}, address);
  expect(shown.canonical).toBe('https://example.org/pest/door/pest');
  expect(shown.meta('og:image')).toBe('https://example.org/pest/preview/door.pest.en.png');
  expect((await fetch(`${address}/pest/preview/door.pest.en.png`)).status).toBe(200);
  const robots = await (await fetch(`${address}/pest/robots.txt`)).text();
  for (const path of ['/api/', '/table/', '/replay/', '/join/']) expect(robots).toContain(`Disallow: /pest${path}\n`);
  const manifest = await (await fetch(`${address}/pest/manifest.webmanifest?lang=de`)).json();
  expect(manifest).toMatchObject({ id: '/pest/', scope: '/pest/', start_url: '/pest/', lang: 'de', shortcuts: [{ url: '/pest/tables' }, {}, {}] });
  await end();
});

test('every icon that the manifest names is there, as large as it says', async () => {
  const { icons, screenshots } = await (await fetch(`${house}/manifest.webmanifest`)).json();
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const file = readFileSync(join(import.meta.dirname, '../../public', src));
    if (type === 'image/png') expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes]);
    expect([src, file.length > 500]).toEqual([src, true]);
  }
});
