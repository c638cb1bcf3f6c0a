/** The folder of backups inside a data folder: what they are called, which there are, and which are let go. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const BACKUPS = 'backups';
const NAME = /^pesthouse-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/;

export interface BackupFile {
  readonly path: string;
  readonly at: number;
  readonly bytes: number;
}

/** Named after the moment, in the time of the world, so that names sort as they were made. */
export const backupName = (at: number): string =>
  `pesthouse-${new Date(at).toISOString().slice(0, 10)}-${new Date(at).toISOString().slice(11, 19).replaceAll(':', '')}.backup`;

/** The youngest first. */
export const backupsIn = (folder: string): BackupFile[] => {
  const home = join(folder, BACKUPS);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .flatMap((name): BackupFile[] => {
      const found = NAME.exec(name);
      if (found === null) return [];
      const [, y, m, d, h, min, s] = found.map(Number);
      const path = join(home, name);
      return [{ path, at: Date.UTC(y ?? 0, (m ?? 1) - 1, d, h, min, s), bytes: statSync(path).size }];
    })
    .sort((a, b) => b.at - a.at);
};

/** Lets go of all but the youngest. */
export const tidyBackups = (folder: string, kept: number): void => {
  for (const { path } of backupsIn(folder).slice(kept)) rmSync(path, { force: true });
};
