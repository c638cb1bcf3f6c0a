/** Setting a house up on a server, as far as it can be tried without one: what is written, what is kept, and what is refused. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pesthouse-setup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setup = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('setup writes settings, service and site for the address it is given, and keeps what is there', () => {
  const address = 'https://sub.pest.example.org/games/';
  const { status, said } = setup(address, `--into=${folder}`);
  expect([status, said.includes('Left out: systemctl enable --now pesthouse'), said.includes('nothing of this machine was changed')]).toEqual([0, true, true]);
  expect(read('etc/pesthouse.env').split('\n')).toEqual(['PUBLIC_URL=https://sub.pest.example.org/games', 'TRUST_PROXY=loopback', 'BACKUPS=nightly', '']);
  expect(statSync(join(folder, 'etc/pesthouse.env')).mode & 0o077).toBe(0);
  const site = read('etc/nginx/conf.d/pesthouse-sub.pest.example.org.conf');
  expect(site).toContain('ssl_certificate /etc/letsencrypt/live/sub.pest.example.org/fullchain.pem;');
  expect(site).toContain('location /games/ {');
  const service = read('etc/systemd/system/pesthouse.service');
  expect(service).toContain(`WorkingDirectory=${process.cwd()}\n`);
  expect(service).toContain(`ExecStart=${process.execPath} `);
  writeFileSync(join(folder, 'etc/pesthouse.env'), 'BY_HAND=1\n');
  expect(setup(address, `--into=${folder}`).said).toContain(`Kept: ${join(folder, 'etc/pesthouse.env')}`);
  expect(read('etc/pesthouse.env')).toBe('BY_HAND=1\n');
});

test('setup refuses what is no address with https, in words', () => {
  for (const args of [[], ['pest.example.org'], ['http://pest.example.org']]) {
    const { status, said } = setup(...args, '--dry');
    expect([status, said]).toEqual([2, expect.stringContaining('Say under which address people will reach the house')]);
  }
});
