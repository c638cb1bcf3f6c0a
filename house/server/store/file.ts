/** The database file of a house: opened only if it is one and whole, and never begun anew where there was one before. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

const FILE = 'pesthouse.db';
/** Says that this folder holds a house, also if its database is gone. */
const MARKER = 'pesthouse.since';

const wordsOf = (e: unknown): string => (e instanceof Error ? e.message : String(e)).replace(/\.$/, '');
const codeOf = (e: unknown): string => (e instanceof Error && 'code' in e ? String(e.code) : '');

const damaged = (path: string, why: string): Error =>
  new Error(`The database ${path} is damaged and was not opened (${why}). Put it back from a backup, or move it away to start with an empty house.`);

/** Somebody emptied or lost the file: a new house in its place would hide that. */
const missing = (folder: string): Error | null => {
  const marker = join(folder, MARKER);
  const path = join(folder, FILE);
  if (!existsSync(marker)) return null;
  const gone = !existsSync(path);
  if (!gone && statSync(path).size > 0) return null;
  const since = readFileSync(marker, 'utf8').trim();
  return new Error(
    `The database ${path} is ${gone ? 'missing' : 'empty'}, but there has been a house in this folder since ${since}. Put it back from a backup, or delete ${marker} to start with an empty house.`,
  );
};

/** Seeds of running games lie in these files: nobody but whoever runs the house reads them. */
export const ownOnly = (...paths: readonly string[]): void => {
  for (const path of paths) {
    try {
      if (existsSync(path)) chmodSync(path, 0o600);
    } catch {
      // Somebody else's file, or a disk that knows no such thing: then it stays as it is.
    }
  }
};

/** The database is there and nobody else's before anything is written to it: what it makes beside itself takes after it. */
const guarded = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  ownOnly(path, `${path}-wal`, `${path}-shm`);
};

const opened = (path: string): Database.Database => {
  guarded(path);
  const file = new Database(path);
  file.pragma('journal_mode = WAL');
  // An acknowledged move survives the loss of power, not only of the process.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return file;
};

const faultOf = (file: Database.Database): string | null => {
  const said: unknown = file.pragma('quick_check(1)');
  const first: unknown = Array.isArray(said) ? said[0] : said;
  const text = typeof first === 'object' && first !== null && 'quick_check' in first ? String(first.quick_check) : 'ok';
  return text === 'ok' ? null : text.replaceAll('\n', ' ');
};

export interface OpenFile {
  readonly file: Database.Database;
  /** The house is laid out: from now on its folder says that there is one. */
  settle(): void;
}

export const unwritable = (folder: string, e: unknown): Error => new Error(`The house cannot write to its data folder ${folder}: ${wordsOf(e)}.`);

const whyNot = (folder: string, path: string, e: unknown): Error => {
  if (codeOf(e) === 'SQLITE_NOTADB')
    return new Error(`The file ${path} is not a database. Put the right one back, or move it away to start with an empty house.`);
  return codeOf(e).startsWith('SQLITE_CORRUPT') ? damaged(path, wordsOf(e)) : unwritable(folder, e);
};

export const madeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (e) {
    throw unwritable(folder, e);
  }
};

export const openFile = (folder: string): OpenFile => {
  const path = join(folder, FILE);
  madeFolder(folder);
  const lost = missing(folder);
  if (lost !== null) throw lost;
  let file: Database.Database;
  let fault: string | null;
  try {
    file = opened(path);
    fault = faultOf(file);
  } catch (e) {
    throw whyNot(folder, path, e);
  }
  if (fault !== null) {
    file.close();
    throw damaged(path, fault);
  }
  return {
    file,
    settle() {
      const marker = join(folder, MARKER);
      if (!existsSync(marker)) writeFileSync(marker, `${new Date().toISOString().slice(0, 10)}\n`, { mode: 0o600 });
      ownOnly(marker);
    },
  };
};
