/** A database in trouble: two houses on one PostgreSQL while it is restarted, ends without tidying up, goes silent on the line, or has no room left on its disk. Houses say so, lose nothing, and go on by themselves. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { bundle, folder, hatchHouse } from '../../server/test/houses.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { silentLine } from '../../server/test/silent-line.ts';
import type { Page } from './book.ts';
import { type Crowd, call, crowd, goesOn } from './crowd.ts';
import { type Part, pause, teller } from './wish.ts';

/** A line that is silent for so long is dead. */
const SILENT_MS = 3_000;
const TABLES = 5;
/** A disk of its own, as small as a PostgreSQL with little to remember can bear. */
const DISK = '192m';
const SMALL = ['-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB', '-c', 'wal_keep_size=0'];
const PATIENCE_MS = 120_000;

/** A small disk in memory; null where this user may not make one. */
const smallDisk = (): string | null => {
  const place = mkdtempSync(join(tmpdir(), 'pesthouse-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', place], { stdio: 'ignore' }).status === 0) return place;
  rmSync(place, { recursive: true, force: true });
  return null;
};
/** Fills what is left of it; gives what makes room again. */
const fill = (place: string): (() => void) => {
  const balloon = join(place, 'balloon');
  spawnSync('dd', ['if=/dev/zero', `of=${balloon}`, 'bs=64k'], { stdio: 'ignore' });
  return () => rmSync(balloon, { force: true });
};

const ready = async (address: string): Promise<boolean> => {
  try {
    await call(z.unknown(), address, '/readyz');
    return true;
  } catch {
    return false;
  }
};

/** After the trouble: both houses say that they are well, everybody is back, and all that was told still stands. */
const recover = async (all: Crowd, addresses: readonly string[], name: string, page: Page): Promise<void> => {
  const since = performance.now();
  const well = async (): Promise<boolean> => (await Promise.all(addresses.map(ready))).every(Boolean);
  while (!(await well())) {
    if (performance.now() - since > PATIENCE_MS) {
      page.fault(`${name}: after two minutes a house is still not ready`);
      return;
    }
    await pause(50);
  }
  page.most(`longest until well again after ${name}, ms`, Math.round(performance.now() - since));
  all.play(false);
  // Whoever was refused a line meanwhile asks again.
  while (!(await all.connect(addresses))) await pause(50);
  await all.clear(addresses[0] ?? '');
  for (const x of all.tables) await all.compare(x, addresses[1] ?? '');
  await goesOn(all, () => addresses, page);
};

export const database: Part = async (wish, page) => {
  const disk = smallDisk();
  const postgres = await startPostgres(disk === null ? undefined : mkdirAt(disk), SMALL);
  const line = await silentLine(await postgres.database());
  const built = await bundle();
  const dataDir = folder();
  const log = (text: string): void => page.add('lines that houses wrote to their logs', text.split('\n').length - 1);
  const hatched = [0, 1].map(() => hatchHouse(built.serve, { dataDir, databaseUrl: line.url, silentMs: SILENT_MS }, log));
  const tell = teller(wish.say);
  const troubles: { readonly [name: string]: () => Promise<void> } = {
    'a restart': () => postgres.restart('SIGINT'),
    'an end without tidying up': () => postgres.restart('SIGQUIT'),
    'a silent line': async () => {
      line.silence();
      await pause(SILENT_MS * 1.5);
      line.speak();
    },
    ...(disk === null
      ? {}
      : {
          'a full disk': async () => {
            const empty = fill(disk);
            await writeBig(addresses, page);
            empty();
            await postgres.revive();
          },
        }),
  };
  let addresses: string[] = [];
  try {
    addresses = (await Promise.all(hatched.map((x) => x.opened))).map((x) => x.address);
    const all = crowd(page, wish.seed + page.get('troubles'), 10);
    const names = Object.keys(troubles);
    let told = 0;
    while (page.get('troubles') < wish.goal && wish.more()) {
      const name = names[page.get('troubles') % names.length] ?? '';
      await all.lay(addresses[0] ?? '', TABLES);
      while (!(await all.connect(addresses))) await pause(50);
      all.play(true);
      await pause(500);
      await troubles[name]?.();
      await recover(all, addresses, name, page);
      page.add('troubles');
      page.add(name);
      page.add('items told', all.told() - told);
      told = all.told();
      page.save();
      tell(() => `${page.get('troubles')} troubles, ${page.get('items told')} items told, ${page.get('faults')} faults`);
    }
    all.cut();
  } finally {
    await Promise.all(hatched.map((x) => x.kill()));
    await line.close();
    await postgres.stop();
    built.remove();
    rmSync(dataDir, { recursive: true, force: true });
    if (disk !== null) {
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  }
};

const mkdirAt = (disk: string): string => {
  const home = join(disk, 'home');
  mkdirSync(home);
  return home;
};

/** While the disk is full, guests ask for what must be written: each is answered, and some are refused in words. */
const writeBig = async (addresses: readonly string[], page: Page): Promise<void> => {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  for (let n = 0; n < 400; n++) {
    const answer = await fetch(`${addresses[n % addresses.length]}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'pest', seats }),
    });
    const text = await answer.text();
    page.add(answer.ok ? 'tables laid on a full disk' : 'refused on a full disk');
    if (!answer.ok && !/"message":"[A-Z]/.test(text)) page.fault(`on a full disk: ${answer.status} ${text.slice(0, 200)}`);
    if (!answer.ok && n > 40) return;
  }
};
