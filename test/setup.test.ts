/** Setting a house up on a server, as far as it can be tried without one: what is written, what is kept, and what is refused. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

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
  expect(read('etc/pesthouse.env').split('\n')).toEqual([
    'PUBLIC_URL=https://sub.pest.example.org/games',
    'PESTHOUSE_DATA=/var/lib/pesthouse',
    'TRUST_PROXY=loopback',
    'BACKUPS=nightly',
    '',
  ]);
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

describe('the certificate', () => {
  const fresh = (): string => {
    const root = mkdtempSync(join(folder, 'root-'));
    mkdirSync(join(root, 'etc/nginx/conf.d'), { recursive: true });
    return root;
  };

  test('is asked for, and renewed, through nginx while it runs: never by a program that wants port 80 for itself', () => {
    const root = fresh();
    const { said } = setup('https://pest.example.org', `--into=${root}`);
    expect(said).toContain(
      'certbot certonly --webroot -w /var/www/pesthouse -d pest.example.org --cert-name pest.example.org --deploy-hook systemctl reload nginx --agree-tos',
    );
    expect(said).not.toMatch(/standalone|stop nginx|--force-renewal/);
    // Port 80 answers before there is a certificate, so it is a file of its own, and nginx has it before certbot asks.
    const order = ['pesthouse-pest.example.org-http.conf', 'systemctl restart nginx', 'certbot certonly', 'pesthouse-pest.example.org.conf'];
    expect(order.map((x) => said.indexOf(x))).toEqual(order.map((x) => said.indexOf(x)).toSorted((a, b) => a - b));
    const http = readFileSync(join(root, 'etc/nginx/conf.d/pesthouse-pest.example.org-http.conf'), 'utf8');
    expect(http).not.toContain('ssl_certificate');
    expect(http).toContain('server_name pest.example.org;');
    expect(http).toMatch(/location \^~ \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/pesthouse;/);
    expect(readFileSync(join(root, 'etc/nginx/conf.d/pesthouse-pest.example.org.conf'), 'utf8')).not.toMatch(/listen 80/);
  });

  test('of an older setup is asked for once more, so that it renews; one that renews is left alone', () => {
    for (const [authenticator, again] of [
      ['standalone', true],
      ['webroot', false],
    ] as const) {
      const root = fresh();
      mkdirSync(join(root, 'etc/letsencrypt/live/pest.example.org'), { recursive: true });
      mkdirSync(join(root, 'etc/letsencrypt/renewal'), { recursive: true });
      writeFileSync(join(root, 'etc/letsencrypt/renewal/pest.example.org.conf'), `[renewalparams]\nauthenticator = ${authenticator}\n`);
      expect(setup('https://pest.example.org', `--into=${root}`).said.includes('--force-renewal'), authenticator).toBe(again);
    }
  });

  test('a path of a site that is there gets a snippet for it, never a second site of that name', () => {
    const root = fresh();
    writeFileSync(join(root, 'etc/nginx/conf.d/main.conf'), 'server {\n  listen 443 ssl;\n  server_name www.example.org example.org;\n}\n');
    const { said, status } = setup('https://example.org/pest', `--into=${root}`);
    expect(status).toBe(0);
    expect(existsSync(join(root, 'etc/nginx/conf.d/pesthouse-example.org.conf'))).toBe(false);
    const snippet = readFileSync(join(root, 'etc/nginx/snippets/pesthouse-example.org.conf'), 'utf8');
    expect(snippet).toContain('location /pest/ {');
    expect(snippet).not.toContain('server {');
    expect(readFileSync(join(root, 'etc/nginx/conf.d/pesthouse-example.org-upgrade.conf'), 'utf8')).toMatch(/^map \$http_upgrade/);
    expect(said).not.toContain('certbot certonly');
    // The whole domain is taken: then there is nothing to write.
    const whole = setup('https://example.org', `--into=${root}`);
    expect([whole.status, whole.said]).toEqual([2, expect.stringContaining('nginx has a site for example.org already, in /etc/nginx/conf.d/main.conf')]);
  });
});
