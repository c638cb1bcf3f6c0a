/** A new folder for a while: all of them are gone when the tests of a file are over, and when the process ends, however that came. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

export const clearFolders = (): void => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  made.clear();
};

/** Called what it is for, so that whoever finds one knows whose it is. */
export const folderFor = (what: string): string => {
  if (made.size === 0) process.once('exit', clearFolders);
  const folder = mkdtempSync(join(tmpdir(), `pesthouse-${what}-`));
  made.add(folder);
  return folder;
};
