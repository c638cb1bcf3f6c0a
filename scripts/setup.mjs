/** `node scripts/setup.mjs ADDRESS`: sets a house up on a small Debian or Ubuntu server in one go: user, folders, service, nginx with a certificate, nightly backups. Run as root in the project's folder. `--dry` only says what it would do; `--into=FOLDER` writes the files there and runs nothing, so that they can be looked at first. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, needNode, ROOT } from './house.mjs';

const args = process.argv.slice(2);
const dry = args.includes('--dry');
const into = args.find((x) => x.startsWith('--into='))?.slice('--into='.length);
/** Nothing of this machine is changed. */
const rehearsal = dry || into !== undefined;
const address = args.find((x) => !x.startsWith('--'));
const fail = (words) => {
  console.error(words);
  process.exit(2);
};
if (address === undefined || !URL.canParse(address) || !/^https:$/.test(new URL(address).protocol))
  fail('Say under which address people will reach the house: node scripts/setup.mjs https://pest.example.org [--dry | --into=FOLDER]');
const url = new URL(address);
const path = url.pathname.replace(/\/+$/, '');
needNode();
if (!rehearsal && process.getuid?.() !== 0) fail('Run this as root: it makes a user, a service and a site of nginx.');

/** Runs a program, or in a rehearsal only says so. */
const run = (words, command, ...more) => {
  console.log(`${rehearsal ? 'Left out' : words}: ${command} ${more.join(' ')}`);
  if (rehearsal) return;
  const { status, error } = spawnSync(command, more, { stdio: 'inherit', cwd: ROOT });
  if (status !== 0) fail(`${words} failed${error === undefined ? '' : ` (${error.message})`}.`);
};
/** Writes a file that is not there yet; what somebody wrote by hand is kept. */
const write = (path, text, mode = 0o644) => {
  const file = into === undefined ? path : join(into, path);
  if (existsSync(file)) {
    console.log(`Kept: ${file}`);
    return;
  }
  console.log(`${dry ? 'Would write' : 'Wrote'}: ${file}`);
  if (dry) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
};

const service = readFileSync(at('deploy', 'pesthouse.service'), 'utf8').replaceAll('/opt/pesthouse', ROOT).replace('/usr/bin/node', process.execPath);
/** The name stands in the place of the certificate too. */
const site = () =>
  readFileSync(at('deploy', 'nginx.conf'), 'utf8')
    .replaceAll('pest.example.org', url.hostname)
    .replace('location / {', `location ${path === '' ? '/' : `${path}/`} {`);
const ENV = [`PUBLIC_URL=${url.href.replace(/\/+$/, '')}`, 'TRUST_PROXY=loopback', 'BACKUPS=nightly', ''].join('\n');
const CERTIFICATES = `/etc/letsencrypt/live/${url.hostname}`;

run('Installing nginx and certbot', 'apt-get', 'install', '-y', 'nginx', 'certbot');
if (rehearsal || spawnSync('id', ['pesthouse']).status !== 0)
  run('Making a user', 'useradd', '--system', '--home-dir', '/var/lib/pesthouse', '--shell', '/usr/sbin/nologin', 'pesthouse');
run('Installing packages', 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
run('Building the house', 'npm', 'run', 'build');
write('/etc/pesthouse.env', ENV, 0o600);
write('/etc/systemd/system/pesthouse.service', service);
if (!existsSync(CERTIFICATES)) {
  run('Making room for the certificate', 'systemctl', 'stop', 'nginx');
  run('Asking for a certificate', 'certbot', 'certonly', '--standalone', '-d', url.hostname, '--agree-tos', '--register-unsafely-without-email', '-n');
}
write(`/etc/nginx/conf.d/pesthouse-${url.hostname}.conf`, site());
run('Checking nginx', 'nginx', '-t');
run('Starting nginx', 'systemctl', 'restart', 'nginx');
run('Reading services anew', 'systemctl', 'daemon-reload');
run('Opening the house', 'systemctl', 'enable', '--now', 'pesthouse');
if (rehearsal) console.log('\nThat was a rehearsal: nothing of this machine was changed.');
else console.log(`\nThe house is at ${url.href}. Come in as its owner by the link in: journalctl -u pesthouse | grep owner`);
