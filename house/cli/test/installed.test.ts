/** The commands of the documentation find the house that setup made: by its service and its settings, and never another one in silence. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lay, PERSON } from '../../server/test/guest.ts';
import { folder, openHouse } from '../../server/test/houses.ts';
import type { Machine } from '../installed.ts';
import { run } from '../run.ts';

const root = folder();
const data = join(root, 'var/lib/pesthouse');
const elsewhere = folder();
afterAll(() => {
  for (const x of [root, elsewhere]) rmSync(x, { recursive: true, force: true });
});
beforeAll(async () => {
  const made = spawnSync(process.execPath, ['scripts/setup.mjs', 'https://pest.example.org', `--into=${root}`], { encoding: 'utf8' });
  expect(made.status, made.stderr).toBe(0);
  mkdirSync(data, { recursive: true });
  const house = await openHouse({ dataDir: data });
  await lay(house.address, 'toy', [PERSON, PERSON]);
  await house.close();
});

const says = async (given: readonly string[], more: Partial<Machine> = {}, env: { readonly [name: string]: string } = {}) => {
  const [out, err]: string[][] = [[], []];
  const became: [number, number][] = [];
  const io = { out: (x: string) => void out?.push(x), err: (x: string) => void err?.push(x), ask: async () => null, live: false, close: () => {} };
  const machine = { root, user: 1_000, become: (user: number, group: number) => void became.push([user, group]), ...more };
  const code = await run(given, io, env, machine);
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '', became };
};

describe('a house that setup made', () => {
  test.each([['backup'], ['owner'], ['editions'], ['results'], ['migrate', 'newyork']])('%s talks to it and says so', async (...given) => {
    const { code, err } = await says(given);
    expect([code, err]).toEqual([0, expect.stringContaining(`its data is in ${data}`)]);
  });

  test('the backup lies in its folder, and the link of the owner has its address', async () => {
    expect(readdirSync(join(data, 'backups'))).toHaveLength(1);
    expect((await says(['owner'])).out).toMatch(/: https:\/\/pest\.example\.org\/owner#\S+$/m);
  });

  test('the doctor reads its settings, and says which house it looked at', async () => {
    const { out } = await says(['doctor']);
    expect(out).toContain(`ok    This is about the house in ${data}.`);
    expect(out).toContain('No house answers at https://pest.example.org/healthz.');
    expect(out).not.toContain('TRUST_PROXY is not set');
  });

  test('settings by hand are read as systemd reads them', async () => {
    appendFileSync(join(root, 'etc/pesthouse.env'), '# PORT=1\n; PORT=2\nHOUSE_NAME="The Old Mill"\nPORT=0\n');
    expect((await says(['doctor'])).out).toContain('The house takes any free port (PORT is 0)');
  });

  test('root becomes whoever the folder belongs to, so that nothing lies there which the house cannot write to', async () => {
    if (process.getuid?.() === 0) chownSync(data, 65_534, 65_534);
    const { became } = await says(['backup', '--out', join(elsewhere, 'a.backup')], { user: 0 });
    expect(became).toEqual(process.getuid?.() === 0 ? [[65_534, 65_534]] : [[process.getuid?.(), process.getgid?.()]]);
    expect((await says(['backup', '--out', join(elsewhere, 'b.backup')])).became).toEqual([]);
  });

  test('whoever names another house gets that one', async () => {
    for (const [given, env] of [
      [['backup', '--data', elsewhere], {}],
      [['backup'], { PESTHOUSE_DATA: elsewhere }],
    ] as const) {
      const { code, err } = await says(given, {}, env);
      expect([code, err]).toEqual([2, `There is no house in ${elsewhere} to back up.\n`]);
    }
  });
});

describe('where there is no house', () => {
  const empty = folder();
  test.each([['owner'], ['editions'], ['results'], ['migrate', 'newyork'], ['export', 'abcdefghijkl']])('%s begins none, and says so', async (...given) => {
    const { code, err } = await says([...given, '--data', empty]);
    expect([code, err]).toEqual([2, expect.stringContaining(`There is no house in ${empty}`)]);
    expect(existsSync(join(empty, 'pesthouse.db'))).toBe(false);
  });

  test('the doctor does not call that well', async () => {
    const { out } = await says(['doctor', '--data', empty]);
    expect(out).toContain(`look  There is no house in ${empty} yet. If yours is elsewhere, name it`);
    expect(out).not.toContain('All is well');
    expect(existsSync(join(empty, 'pesthouse.db'))).toBe(false);
  });
});
