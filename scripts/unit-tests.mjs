/** The unit tests, counted: unit, clause, card and law tests, and the store on SQLite and a real PostgreSQL. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unitCount } from './counting.mjs';
import { tool } from './house.mjs';
import { inScratch } from './scratch.mjs';

export const unitTests = (env = {}) =>
  inScratch('report', async (folder) => {
    const report = join(folder, 'unit.json');
    const { code } = await tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], { env });
    return unitCount(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, code);
  });
