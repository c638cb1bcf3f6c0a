/** Three houses on one PostgreSQL behind a real nginx, with people on all of them: one is killed, another is closed and opened again as an upgrade does it, while everybody plays. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sfc } from '@pesthouse/kernel';
import { bundle, folder, hatchHouse, type Spawned } from '../../server/test/houses.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { folderFor } from '../folder.ts';
import type { Page } from './book.ts';
import { crowd, goesOn } from './crowd.ts';
import { freePort } from './ports.ts';
import { type Part, pause, teller } from './wish.ts';

const HOUSES = 3;
const TABLES = 9;
const LONGEST_MS = 1_500;

/** As deploy/nginx.conf has it, with three houses instead of one. A call that a dead house has not answered goes to another one where that does no harm, which nginx decides. */
const confOf = (home: string, port: number, houses: readonly number[]): string => `
pid ${home}/nginx.pid; error_log ${home}/error.log; worker_processes 1; daemon off;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${home}/b; proxy_temp_path ${home}/p; fastcgi_temp_path ${home}/f; uwsgi_temp_path ${home}/u; scgi_temp_path ${home}/s;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  upstream houses { ${houses.map((x) => `server 127.0.0.1:${x} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://houses; proxy_http_version 1.1; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade; proxy_read_timeout 120s; proxy_buffering off; proxy_connect_timeout 2s;
    }
  }
}`;

const startNginx = async (home: string, port: number, houses: readonly number[]): Promise<ChildProcess> => {
  writeFileSync(join(home, 'nginx.conf'), confOf(home, port, houses));
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-p', home], { stdio: 'ignore' });
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      return child;
    } catch {
      if (child.exitCode !== null) throw new Error('nginx did not start');
      await pause(50);
    }
  }
};

/** Closed in the right order, as a service does it. */
const retire = async (house: Spawned): Promise<void> => {
  const gone = new Promise<void>((done) => house.child.once('exit', () => done()));
  house.child.kill('SIGTERM');
  await gone;
};

const houseLog = (page: Page) => (text: string) => {
  for (const line of text.split('\n')) if (line.trim() !== '') page.fault(`a house wrote: ${line.slice(0, 400)}`);
};

export const houses: Part = async (wish, page) => {
  if (spawnSync('nginx', ['-v']).status !== 0) throw new Error('nginx is missing: install it (npm run test:hosting does so on Debian)');
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const built = await bundle();
  const dataDir = folder();
  const home = folderFor('nginx');
  const ports = await Promise.all(Array.from({ length: HOUSES }, freePort));
  const port = await freePort();
  const chance = new Sfc().at(wish.seed + page.get('rounds'), HOUSES);
  const open = (n: number): Promise<Spawned> =>
    hatchHouse(built.serve, { dataDir, databaseUrl, port: ports[n] ?? 0, trustProxy: 'loopback' }, houseLog(page)).opened;
  const up = await Promise.all(ports.map((_, n) => open(n)));
  const nginx = await startNginx(home, port, ports);
  const front = [`http://127.0.0.1:${port}`];
  const all = crowd(page, wish.seed + page.get('rounds'), 8);
  const tell = teller(wish.say);
  let told = 0;
  try {
    while (page.get('rounds') < wish.goal && wish.more()) {
      await all.lay(front[0] ?? '', TABLES);
      while (!(await all.connect(front))) await pause(50);
      all.play(true);
      await pause(chance.below(LONGEST_MS));
      const [killed, upgraded] = [chance.below(HOUSES), 1 + chance.below(HOUSES - 1)];
      const other = (killed + upgraded) % HOUSES;
      await up[killed]?.kill();
      page.add('houses killed');
      // People come back by whichever houses are left, and play on there.
      await all.connect(front);
      await pause(chance.below(LONGEST_MS));
      const back = open(killed);
      const leaving = up[other];
      if (leaving !== undefined) await retire(leaving);
      up[killed] = await back;
      await all.connect(front);
      up[other] = await open(other);
      page.add('houses upgraded');
      while (!(await all.connect(front))) await pause(50);
      await pause(chance.below(LONGEST_MS));
      all.play(false);
      await all.clear(front[0] ?? '');
      // What one house told is what each of them tells.
      for (const [n, x] of all.tables.entries()) await all.compare(x, up[n % HOUSES]?.address ?? '');
      page.add('rounds');
      page.add('items told', all.told() - told);
      told = all.told();
      page.save();
      tell(() => `${page.get('rounds')} rounds, ${page.get('items told').toLocaleString('en')} items told, ${page.get('faults')} faults`);
    }
    await goesOn(all, () => front, page);
    for (const x of all.tables) for (const house of up) await all.compare(x, house.address);
  } finally {
    all.cut();
    nginx.kill();
    await Promise.all(up.map((x) => x.kill()));
    await postgres.stop();
    built.remove();
    for (const x of [dataDir, home]) rmSync(x, { recursive: true, force: true });
  }
};
