/** `pesthouse owner`, `backup`, `restore` and `move-store`: what whoever runs a house does beside it. */
import { join, resolve } from 'node:path';
import { findGame } from '../games/index.ts';
import { addressesOf } from '../server/addresses.ts';
import { BadBackup, readBackup, type Sums, writeBackup } from '../server/backup/copy.ts';
import { BACKUPS, backupName } from '../server/backup/folder.ts';
import { type Home, isThere, isUsed, move, openRaw, restore } from '../server/backup/restore.ts';
import { faultOf, toldOf } from '../server/backup/told.ts';
import { SILENT_MS } from '../server/clocks/uptime.ts';
import { newOwnerLink } from '../server/owner/keys.ts';
import { basePathOf, type ReadSettings } from '../server/settings/read.ts';
import { lockFolder } from '../server/store/lock.ts';
import type { Store } from '../server/store/store.ts';
import { packageVersion } from './folder.ts';
import type { Io } from './io.ts';
import { openMemory } from './migrate.ts';
import { Wrong } from './wrong.ts';

const memoryOf = (home: Home) => ({ data: home.data, database: home.database ?? undefined });
const wordsOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));
/** Faults of people and machines in words, not with a stack. */
const plainly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (e) {
    if (e instanceof BadBackup || (e instanceof Error && 'code' in e)) throw new Wrong(wordsOf(e));
    throw e;
  }
};
/** When a house last said that it is open on this PostgreSQL, unless it has closed since or has been silent for too long. */
const openSince = async (home: Home): Promise<number | null> => {
  const raw = await openRaw(home, false);
  try {
    const houses = (await raw.tables()).find((x) => x.name === 'houses');
    if (houses === undefined) return null;
    const [seen, shut] = [houses.columns.indexOf('seen'), houses.columns.indexOf('shut')];
    let last: number | null = null;
    for await (const rows of raw.pages(houses)) for (const x of rows) if (Number(x[shut]) === 0) last = Math.max(last ?? 0, Number(x[seen]));
    return last !== null && Date.now() - last < SILENT_MS ? last : null;
  } finally {
    await raw.close(false);
  }
};
/** Nobody else writes meanwhile: of a file the lock says so, of a PostgreSQL the houses themselves. */
const locked = async <T>(home: Home, work: () => Promise<T>): Promise<T> => {
  if (home.database !== null) {
    if ((await openSince(home)) !== null)
      throw new Wrong(`A house is open on this PostgreSQL. Close it first. If it was killed, try again in ${SILENT_MS / 1000} seconds.`);
    return work();
  }
  let unlock: () => void;
  try {
    unlock = lockFolder(home.data);
  } catch (e) {
    throw new Wrong(wordsOf(e));
  }
  return work().finally(unlock);
};

const bothLocked = <T>(a: Home, b: Home, work: () => Promise<T>): Promise<T> => locked(a, () => locked(b, work));

export const ownerLink = async ({ values }: ReadSettings, forget: boolean, io: Io): Promise<number> => {
  const home = { data: values.data, database: values.database };
  // A link into a house that nobody has opened yet would lead nowhere: its first start prints one.
  if (!(await plainly(() => isThere(home))))
    throw new Wrong(
      `There is no house ${home.database === null ? `in ${resolve(home.data)}` : 'in this PostgreSQL'} yet. Name another with --data FOLDER or --database URL, or open this one: its first start prints the link.`,
    );
  const store = await openMemory(memoryOf(home));
  try {
    if (forget) await store.hosting.dropOwner(null);
    const path = await newOwnerLink(store.hosting);
    const { addresses } = addressesOf({ host: values.host, port: values.port, publicUrl: values.publicUrl ?? undefined, basePath: basePathOf(values) });
    if (forget) io.out('Every browser that came in as the owner before is out.');
    io.out(`The owner comes in here, once, within a week: ${addresses[0]?.url ?? ''}${path}`);
  } finally {
    await store.close();
  }
  return 0;
};

const rowsOf = (sums: Sums): string => {
  const n = (name: string): number => sums[name]?.rows ?? 0;
  const all = Object.values(sums).reduce((sum, x) => sum + x.rows, 0);
  return `${all} rows: ${n('tables')} tables with ${n('entries')} entries, ${n('persons')} people`;
};
const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

export const backUp = async (home: Home, out: string | undefined, io: Io): Promise<number> =>
  plainly(async () => {
    if (!(await isUsed(home)))
      throw new Wrong(home.database === null ? `There is no house in ${home.data} to back up.` : 'There is no house in this PostgreSQL to back up.');
    const now = Date.now();
    const path = resolve(out ?? join(home.data, BACKUPS, backupName(now)));
    const raw = await openRaw(home, false);
    const made = await writeBackup(raw, path, packageVersion(), now).finally(() => raw.close(false));
    // A backup that cannot be read is none.
    await readBackup(path, { head: async () => {}, rows: async () => {} });
    io.out(`Wrote ${path} (${size(made.bytes)}; ${rowsOf(made.sums)}) and read it again: it is whole.`);
    return 0;
  });

/** Every table of a store. */
async function* tablesOf(store: Store, home: Home): AsyncGenerator<NonNullable<Awaited<ReturnType<Store['table']>>>> {
  const raw = await openRaw(home, false);
  const ids: string[] = [];
  try {
    const table = (await raw.tables()).find((x) => x.name === 'tables');
    const id = table?.columns.indexOf('id') ?? -1;
    if (table !== undefined) for await (const rows of raw.pages(table)) ids.push(...rows.map((x) => String(x[id])));
  } finally {
    await raw.close(false);
  }
  for (const x of ids) {
    const row = await store.table(x);
    if (row !== null) yield row;
  }
}

const checkRecords = async (home: Home, io: Io): Promise<number> => {
  const store = await openMemory(memoryOf(home));
  let [good, bad] = [0, 0];
  try {
    for await (const row of tablesOf(store, home)) {
      const fault = await faultOf(store, findGame, row);
      if (fault === null) good++;
      else {
        bad++;
        io.out(`Table ${row.id} (${row.game}, edition ${row.rules}): ${fault}.`);
      }
    }
  } finally {
    await store.close();
  }
  io.out(bad === 0 ? `Played ${good} records again: every entry is allowed.` : `${bad} of ${good + bad} records do not hold.`);
  return bad === 0 ? 0 : 1;
};

const mayWrite = async (home: Home, replace: boolean): Promise<void> => {
  if (!replace && (await isUsed(home)))
    throw new Wrong(
      `There is a house ${home.database === null ? `in ${home.data}` : 'in this PostgreSQL'} already. Add --replace to put this one in its place.`,
    );
};

export const restoreFrom = async (file: string, home: Home, replace: boolean, io: Io): Promise<number> =>
  plainly(() =>
    locked(home, async () => {
      await mayWrite(home, replace);
      const { head, sums, aside } = await restore(resolve(file), home);
      io.out(
        `Put back the house of ${new Date(head.made).toISOString().slice(0, 16).replace('T', ' ')} UTC: ${rowsOf(sums)}. What was written is what was read.`,
      );
      if (aside !== null) io.out(`The file that was there before is now ${aside}.`);
      return checkRecords(home, io);
    }),
  );

export const moveStore = async (to: string, home: Home, replace: boolean, io: Io): Promise<number> => {
  if (to !== 'postgres' && to !== 'sqlite') throw new Wrong(`"${to}" is no store: choose postgres or sqlite.`);
  if (home.database === null) throw new Wrong('Name the PostgreSQL with --database or DATABASE_URL.');
  const file: Home = { data: home.data, database: null };
  const [from, into] = to === 'postgres' ? [file, home] : [home, file];
  return plainly(() =>
    bothLocked(file, home, async () => {
      if (!(await isUsed(from))) throw new Wrong(`There is no house ${from.database === null ? `in ${from.data}` : 'in this PostgreSQL'} to move.`);
      await mayWrite(into, replace);
      const { sums } = await move(from, into);
      io.out(`Copied ${rowsOf(sums)}. Both sides hold the same.`);
      const [old, now] = [await openMemory(memoryOf(from)), await openMemory(memoryOf(into))];
      let n = 0;
      try {
        for await (const row of tablesOf(old, from)) {
          const there = await now.table(row.id);
          if (there === null || (await toldOf(old, findGame, row)) !== (await toldOf(now, findGame, there)))
            throw new Wrong(`Table ${row.id} is not told as before. Keep the old store.`);
          n++;
        }
      } finally {
        await old.close();
        await now.close();
      }
      io.out(`Told ${n === 1 ? 'one table' : `${n} tables`} to every seat from both: not a word differs.`);
      io.out(
        to === 'postgres'
          ? 'Start the house with DATABASE_URL from now on. The old file stays where it is.'
          : 'Start the house without DATABASE_URL from now on. The PostgreSQL stays as it is.',
      );
      return 0;
    }),
  );
};
