/** The lock of a data folder: one house at a time. The operating system holds it, so a house that was killed leaves no lock behind. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { madeFolder, ownOnly, unwritable } from './file.ts';

const FILE = 'pesthouse.lock';

/** Takes the lock for as long as the process lives, or until it is given back. */
export const lockFolder = (folder: string): (() => void) => {
  madeFolder(folder);
  let file: Database.Database | undefined;
  try {
    // A transaction that is never ended: SQLite locks its file through the system, and the system forgets it with the process.
    const path = join(folder, FILE);
    closeSync(openSync(path, 'a', 0o600));
    ownOnly(path);
    file = new Database(path);
    file.exec('begin exclusive');
  } catch (e) {
    file?.close();
    if (e instanceof Error && 'code' in e && e.code === 'SQLITE_BUSY')
      throw new Error(`Another house is already open on the data folder ${folder}. Close it first, or choose another folder.`);
    throw unwritable(folder, e);
  }
  const held = file;
  return () => {
    if (held.inTransaction) held.exec('rollback');
    held.close();
  };
};
