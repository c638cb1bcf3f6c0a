/** `npm run pictures`: visits every room of the built house, wide and on a phone (tables on a low screen, too), by lamp and by day, with real games in their middle. Writes the README's pictures and a contact sheet to look at, and fails where a page complains. `-- pest front` visits only rooms with such a word in their names. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundled } from './bundle.mjs';
import { at, filesBelow, ROOT } from './house.mjs';
import { ready } from './ready.mjs';

const FOLDER = at('.pictures');
const README = at('docs', 'pictures');
const MOST_BYTES = 3_000_000;
const INSTALLED = { 'table-newyork wide': 'shot-wide.jpg', 'front phone': 'shot-narrow.jpg' };

await ready();

/** What stands on the sources is bundled first, two folders deep like the tests that it shares a house with. */
const gamesBundled = async () => {
  const { build } = await import('esbuild');
  const outfile = at('house', 'dist', 'pictures', 'games.mjs');
  await build({
    entryPoints: [at('scripts', 'pictures', 'games.mjs')],
    outfile,
    ...bundled(),
    logLevel: 'warning',
  });
  return import(outfile);
};

/** A table at the house that still waits for guests. */
const waitingTable = async (address, game) => {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      name: 'The back room',
      listed: true,
      seats: [{ kind: 'person', name: 'Marta' }, { kind: 'open' }, { kind: 'bot', level: 'good' }],
    }),
  });
  if (!answer.ok) throw new Error(`the house laid no table: ${await answer.text()}`);
  return (await answer.json()).table;
};

const { FOR_THREE, GAME_IDS, lay, peopled, tablesOf, testHouse } = await gamesBundled();
const { findChromium } = await import('./chromium.mjs');
const { chromium } = await import('@playwright/test');
const { LIGHTS, openCamera, SCREENS } = await import('./pictures/camera.mjs');
const { roomsOf } = await import('./pictures/rooms.mjs');
const { writeSheet } = await import('./pictures/sheet.mjs');

const words = process.argv.slice(2);
const house = await testHouse();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const shots = [];
try {
  const all = roomsOf(GAME_IDS, await waitingTable(house.address, FOR_THREE), await peopled(house));
  const rooms = all.filter(({ name }) => words.length === 0 || words.some((x) => name.includes(x)));
  if (rooms.length === 0) throw new Error(`no room is called ${words.join(' or ')}`);
  const needed = GAME_IDS.filter((id) => words.length === 0 || rooms.some(({ path }) => path.includes('/local/') && path.includes(id)));
  const tables = [];
  for (const id of needed) {
    console.log(`playing ${id}`);
    tables.push(...(await tablesOf(id)));
  }
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const screen of SCREENS)
    for (const light of LIGHTS) {
      const camera = await openCamera(browser, house.address, screen, light, (page) => lay(page, tables), FOLDER);
      for (const room of rooms.filter((x) => screen.tables !== true || x.path.includes('/local/'))) {
        const shot = await camera.take(room);
        shots.push({ ...shot, screen: camera.screen, light: camera.light });
        console.log(`${shot.complaints.length === 0 ? 'ok  ' : 'FAIL'} ${shot.file}`);
        for (const complaint of shot.complaints) console.log(complaint.replace(/^/gm, '     '));
        // The README shows the house wide and by lamp.
        if (room.picture !== undefined && camera.screen === 'wide' && camera.light === 'lamp' && shot.complaints.length === 0) {
          writeFileSync(join(README, `${room.picture}.jpg`), readFileSync(join(FOLDER, shot.file)));
        }
        // Whoever installs the house is shown a table and, on a phone, the front.
        const shown = camera.light === 'lamp' && shot.complaints.length === 0 ? INSTALLED[`${room.name} ${camera.screen}`] : undefined;
        if (shown !== undefined) writeFileSync(at('house', 'public', shown), readFileSync(join(FOLDER, shot.file)));
      }
      await camera.close();
    }
  for (const file of await writeSheet(browser, FOLDER, shots)) console.log(relative(ROOT, file));
} finally {
  await browser.close();
  await house.end();
}

const bytes = filesBelow(README).reduce((sum, file) => sum + statSync(file).size, 0);
const failed = shots.filter(({ complaints }) => complaints.length > 0).length + (bytes > MOST_BYTES ? 1 : 0);
if (bytes > MOST_BYTES) console.log(`FAIL the README's pictures are ${bytes} bytes together, and may be ${MOST_BYTES}`);
console.log(`${shots.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
