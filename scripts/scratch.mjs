/** A folder for as long as something runs: it is gone afterwards, however that ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const inScratch = async (what, job) => {
  const folder = mkdtempSync(join(tmpdir(), `pesthouse-${what}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // Whoever breaks it off leaves nothing behind either.
  process.once('exit', remove);
  try {
    return await job(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
};
