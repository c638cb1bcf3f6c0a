/** Our server as it stands, with an SQLite file, and no limit on how fast one address may ask. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHouse } from 'pesthouse/server';
import { answerAt } from './serve.ts';

const MANY = 1_000_000_000;
const dataDir = mkdtempSync(join(tmpdir(), 'pesthouse-bench-'));
const { address } = await startHouse({
  port: 0,
  dataDir,
  clientDir: null,
  workers: 0,
  limits: { requests: MANY, tables: MANY, bots: MANY, frames: MANY, socketsOfOne: MANY },
});
answerAt(Number(new URL(address).port));
