/** Around all unit tests: what they make for a while lies in a folder of this run, and a run that leaves anything of it lying about fails. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const OURS = 'pesthouse-';
const RUN = `${OURS}run-`;

/** What tests made in there and did not take away. */
export const litterIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith(OURS));

export default (): (() => void) => {
  const { TMPDIR } = process.env;
  // It is said once for all projects, and each of them does it.
  if (TMPDIR !== undefined && basename(TMPDIR).startsWith(RUN)) return () => {};
  const folder = mkdtempSync(join(tmpdir(), RUN));
  // A PostgreSQL under test runs as a user of its own, whose files lie below.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    const left = litterIn(folder);
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (left.length === 0) return;
    console.error(`left lying about: ${left.join(', ')}; make folders with house/test/folder.ts, which takes them away`);
    // What is thrown here is told, and the run passes all the same.
    process.exitCode = 1;
  };
};
