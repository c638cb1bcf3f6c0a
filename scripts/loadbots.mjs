/** `npm run loadbots`: masters at many tables while records are imported. Measures what people meet: how long after a question its answer is told. Fails where a bot did not answer by itself or in time. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundle.mjs';
import { at, gameIds, needNode } from './house.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();
const { build } = await import('esbuild');
const { WebSocket } = await import('ws');

const wish = (name, usual) => Number(process.argv.find((x) => x.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const TABLES = wish('tables', 20);
const SECONDS = wish('seconds', 120);
const GAMES = gameIds();
const MANY = 1_000_000;

const outdir = at('node_modules', '.cache', 'pesthouse-load');
const data = mkdtempSync(join(tmpdir(), 'pesthouse-load-'));
await build({
  entryPoints: { serve: at('house', 'server', 'test', 'serve.ts'), 'bot-worker': at('house', 'server', 'bot-worker.ts') },
  outdir,
  ...bundled(),
  logLevel: 'error',
});

const house = await new Promise((resolve, reject) => {
  const limits = { requests: MANY, tables: MANY, botTables: MANY, imports: MANY, frames: MANY };
  const child = spawn(process.execPath, [join(outdir, 'serve.js'), JSON.stringify({ port: 0, dataDir: data, limits })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.once('exit', (code) => reject(new Error(`the house ended with ${code}`)));
  child.stdout.on('data', (part) => {
    const address = /http:\S+/.exec(String(part))?.[0];
    if (address !== undefined) resolve({ address, child });
  });
});

process.once('exit', () => house.child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const call = async (path, body) => {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(house.address + path, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return path === '/metrics' ? text : JSON.parse(text);
};
const pause = (ms) => new Promise((go) => setTimeout(go, ms));
const lay = (game, seats, level) => call('/api/tables', { game, seats: Array.from({ length: seats }, () => ({ kind: 'bot', level })) });

/** A finished game to import: bots that do not think play one. */
const finished = async () => {
  const { table } = await lay(GAMES[0], 4, 'random');
  while ((await call(`/api/tables/${table}`)).status !== 'over') await pause(100);
  return call(`/api/tables/${table}/record`);
};

const waits = new Map(GAMES.map((game) => [game, []]));
let measuring = false;
/** From one telling to the next: a table of bots answers every question that it puts. */
const watch = (table, game) =>
  new Promise((open) => {
    const ws = new WebSocket(`${house.address.replace('http', 'ws')}/api/stream`);
    let last = null;
    ws.on('open', () => ws.send(JSON.stringify({ type: 'watch', table })));
    ws.on('message', (text) => {
      const frame = JSON.parse(String(text));
      if (frame.type === 'here') open(ws);
      if (frame.type !== 'item') return;
      const now = performance.now();
      if (last !== null && measuring) waits.get(game)?.push(now - last);
      last = frame.item.over === null ? now : null;
      // A game that is over makes room for another one of its kind.
      if (frame.item.over !== null) {
        ws.close();
        void lay(game, 4, 'master').then((next) => watch(next.table, game));
      }
    });
  });

const record = await finished();
const { botAnswersWithin } = await call('/api/house');
console.log(`${TABLES} tables of four masters for ${SECONDS} seconds; the house says that a bot answers within ${botAnswersWithin} ms`);
for (let i = 0; i < TABLES; i++) {
  const game = GAMES[i % GAMES.length];
  await watch((await lay(game, 4, 'master')).table, game);
}
const counted = (text, name) => [...text.matchAll(new RegExp(`^${name}\\{?([^}\\n]*)\\}? (\\d+)$`, 'gm'))].map((x) => [x[1], Number(x[2])]);
const lapsed = async () => counted(await call('/metrics'), 'pesthouse_bot_lapses_total').reduce((sum, [, n]) => sum + n, 0);
const opening = await lapsed();
measuring = true;
const end = performance.now() + 1000 * SECONDS;
let imports = 0;
let slowest = 0;
while (performance.now() < end) {
  const begun = performance.now();
  await call('/api/tables/import', record);
  slowest = Math.max(slowest, performance.now() - begun);
  imports++;
}
measuring = false;

const metrics = await call('/metrics');
const lapses = counted(metrics, 'pesthouse_bot_lapses_total');
const moves = counted(metrics, 'pesthouse_bot_moves_total').find(([level]) => level.includes('master'))?.[1] ?? 0;
const ms = (x) => String(Math.round(x)).padStart(7);
console.log(`${'game'.padEnd(14)}${'answers'.padStart(8)}${'median'.padStart(7)}${'99 %'.padStart(7)}${'longest'.padStart(8)}  ms`);
let longest = 0;
for (const [game, list] of waits) {
  list.sort((a, b) => a - b);
  const q = (share) => list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
  longest = Math.max(longest, q(1));
  console.log(`${game.padEnd(14)}${String(list.length).padStart(8)}${ms(q(0.5))}${ms(q(0.99))} ${ms(q(1))}`);
}
console.log(`${moves} moves of masters, ${imports} records imported (the slowest in ${Math.round(slowest)} ms)`);
console.log(
  lapses.length === 0
    ? 'every bot answered by itself'
    : `answered by the policy instead (${opening} while the tables were laid): ${lapses.map(([why, n]) => `${n} (${why})`).join(', ')}`,
);
const good = longest <= botAnswersWithin && lapses.length === 0;
console.log(good ? 'every answer came within the limit' : `the longest answer took ${Math.round(longest)} ms of ${botAnswersWithin}`);

house.child.removeAllListeners('exit');
house.child.kill('SIGTERM');
await new Promise((go) => house.child.once('exit', go));
rmSync(data, { recursive: true, force: true });
process.exit(good ? 0 : 1);
