/** What came of the tests is counted so that nothing is passed over: what did not run, what only passed at a second try, what was left lying about. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { litterIn } from './litter.ts';

const script = (name: string) => import(new URL(`../scripts/${name}.mjs`, import.meta.url).href);
const { browserCount, unitCount } = await script('counting');
const { inScratch } = await script('scratch');

const spec = (title: string, status: string) => ({ file: 'a.spec.ts', line: 3, title, ok: status !== 'unexpected', tests: [{ status }] });
const stats = { expected: 1, flaky: 0, unexpected: 0, skipped: 0 };
const racing = { stats: { ...stats, flaky: 1 }, errors: [], suites: [{ specs: [spec('steady', 'expected')], suites: [{ specs: [spec('a race', 'flaky')] }] }] };

describe('browser tests', () => {
  test('one that passes only at a second try fails the run, by its name', () => {
    expect(browserCount(racing, 0, false)).toEqual({ passed: 1, failed: 1, named: ['passed at a second try: a.spec.ts:3 › a race'], told: [] });
  });
  test('where a busy machine runs them for everybody it is counted as passed, and named', () => {
    expect(browserCount(racing, 0, true)).toEqual({ passed: 2, failed: 0, named: [], told: ['passed at a second try: a.spec.ts:3 › a race'] });
  });
  test('one that did not run has not passed', () => {
    expect(browserCount({ stats: { ...stats, skipped: 1 }, errors: [], suites: [] }, 0, true)).toMatchObject({ passed: 1, failed: 1 });
    expect(browserCount({ stats, errors: [], suites: [] }, 1, true)).toMatchObject({ failed: 1 });
    expect(browserCount(null, 0, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('unit tests', () => {
  const file = (status: string, ...all: readonly string[]) => ({
    name: 'a.test.ts',
    message: 'broken',
    status,
    assertionResults: all.map((x) => ({ status: x, fullName: 'it holds', failureMessages: x === 'failed' ? ['no'] : [] })),
  });
  const run = (total: number, passed: number, ...testResults: readonly object[]) => ({ numTotalTests: total, numPassedTests: passed, testResults });
  test('what failed, did not run or could not be read has not passed', () => {
    expect(unitCount(run(2, 2, file('passed', 'passed', 'passed')), 0)).toEqual({ passed: 2, failed: 0, named: [] });
    expect(unitCount(run(2, 1, file('failed', 'passed', 'failed')), 1)).toEqual({ passed: 1, failed: 1, named: ['a.test.ts › it holds: no'] });
    expect(unitCount(run(2, 1, file('passed', 'passed', 'skipped')), 0)).toMatchObject({ failed: 1 });
    expect(unitCount(run(1, 1, file('passed', 'passed'), file('failed')), 1)).toMatchObject({ passed: 1, failed: 1, named: ['a.test.ts: broken'] });
    expect(unitCount(run(0, 0), 0)).toMatchObject({ failed: 1 });
    expect(unitCount(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
  test('a run of which something lies about afterwards has not passed', () => {
    expect(unitCount(run(1, 1, file('passed', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('what is made for a while', () => {
  test('a folder of ours that stays is found, and what others put there is theirs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'litter-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['pesthouse-lab-abc', 'somebody-else']) mkdirSync(join(folder, name));
    expect(litterIn(folder)).toEqual(['pesthouse-lab-abc']);
  });
  test('a folder of a script is gone when it has ended, also when it failed', async () => {
    const before = litterIn(tmpdir());
    expect(await inScratch('done', async (folder: string) => litterIn(tmpdir()).filter((x) => folder.endsWith(x)).length)).toBe(1);
    await expect(inScratch('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(litterIn(tmpdir()).filter((x) => !before.includes(x) && /-(?:done|broken)-/.test(x))).toEqual([]);
  });
});
