/** Our server as it stands, with an SQLite file, and no limit on how fast one address may ask. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHouse } from 'pesthouse/server';
import { answerAt } from './serve.ts';

const MANY = 1_000_000_000;
const dataDir = mkdtempSync(join(tmpdir(), 'pesthouse-bench-'));
// It is ended by a signal, or by the end of whoever started it.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
process.once('disconnect', () => process.exit(0));
const { address } = await startHouse({
  port: 0,
  dataDir,
  clientDir: null,
  workers: 0,
  limits: { requests: MANY, tables: MANY, bots: MANY, botTables: MANY, frames: MANY, socketsOfOne: MANY },
});
answerAt(Number(new URL(address).port));
