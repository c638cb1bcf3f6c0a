/** `node scripts/setup.mjs ADDRESS`: sets a house up on a small Debian or Ubuntu server in one go: user, folders, service, nginx with a certificate, nightly backups. Run as root in the project's folder. `--dry` only says what it would do; `--into=FOLDER` writes the files there and runs nothing, so that they can be looked at first. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
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
  const file = there(path);
  if (existsSync(file)) {
    console.log(`Kept: ${file}`);
    return;
  }
  console.log(`${dry ? 'Would write' : 'Wrote'}: ${file}`);
  if (dry) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
};

/** Of the machine, or of the folder that stands for it. */
const there = (path) => (into === undefined ? path : join(into, path));
const said = (path) => (existsSync(there(path)) ? readFileSync(there(path), 'utf8') : '');

/** The service sees no home: what lies in one it could neither run nor read. */
const HOMES = /^\/(?:home|root|run\/user)\//;
const node = realpathSync(process.execPath);
for (const [what, path] of [
  ['Node.js', node],
  ['The project', `${ROOT}/`],
])
  if (HOMES.test(path)) {
    const words = `${what} lies in ${path}. A service sees no home directory, so it could not run it: ${what === 'Node.js' ? 'install Node.js for the whole machine, such as in /usr/local' : 'put the project elsewhere, such as into /opt/pesthouse'}, and run this again.`;
    if (rehearsal) console.log(`It would stop here: ${words}`);
    else fail(words);
  }

const service = readFileSync(at('deploy', 'pesthouse.service'), 'utf8').replaceAll('/opt/pesthouse', ROOT).replace('/usr/bin/node', process.execPath);
const named = (file) => readFileSync(at('deploy', file), 'utf8').replaceAll('pest.example.org', url.hostname);
/** The name stands in the place of the certificate too. */
const site = () => named('nginx.conf').replace('location / {', `location ${path === '' ? '/' : `${path}/`} {`);
const ENV = [`PUBLIC_URL=${url.href.replace(/\/+$/, '')}`, 'PESTHOUSE_DATA=/var/lib/pesthouse', 'TRUST_PROXY=loopback', 'BACKUPS=nightly', ''].join('\n');
const CERTIFICATES = `/etc/letsencrypt/live/${url.hostname}`;
const WEBROOT = '/var/www/pesthouse';

/** Another site of nginx that has this name already: two would shadow each other. */
const SITES = ['/etc/nginx/conf.d', '/etc/nginx/sites-enabled'];
const others = SITES.flatMap((folder) =>
  existsSync(there(folder))
    ? readdirSync(there(folder))
        .filter((file) => !file.startsWith('pesthouse-'))
        .map((file) => `${folder}/${file}`)
    : [],
).filter((file) =>
  said(file)
    .match(/^[^#\n]*\bserver_name\b[^;]*/gm)
    ?.some((x) => x.split(/\s+/).includes(url.hostname)),
);
const guest = path !== '' && others.length > 0;
if (!guest && others.length > 0) {
  const words = `nginx has a site for ${url.hostname} already, in ${others.join(', ')}. Take it away first, or choose a path such as ${url.origin}/pest.`;
  if (dry) console.log(`It would stop here: ${words}`);
  else fail(words);
}
/** For a site that is there: the lines of the path alone. */
const snippet = () =>
  `# A Pesthouse below ${path}. Put into the server of ${url.hostname}: include ${SNIPPET};\n${/^ {2}location [\s\S]*?\n {2}\}\n/m.exec(site())?.[0] ?? ''}`;
const SNIPPET = `/etc/nginx/snippets/pesthouse-${url.hostname}.conf`;
const upgrade = () => /^map [\s\S]*?\n\}\n/m.exec(site())?.[0] ?? '';

run('Installing nginx and certbot', 'apt-get', 'install', '-y', 'nginx', 'certbot');
if (rehearsal || spawnSync('id', ['pesthouse']).status !== 0)
  run('Making a user', 'useradd', '--system', '--home-dir', '/var/lib/pesthouse', '--shell', '/usr/sbin/nologin', 'pesthouse');
run('Installing packages', 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
run('Building the house', 'npm', 'run', 'build');
write('/etc/pesthouse.env', ENV, 0o600);
write('/etc/systemd/system/pesthouse.service', service);
if (guest) {
  write(`/etc/nginx/conf.d/pesthouse-${url.hostname}-upgrade.conf`, upgrade());
  write(SNIPPET, snippet());
  run('Checking nginx', 'nginx', '-t');
} else {
  // nginx answers for the certificate from now on, now and whenever it is renewed.
  run('Making a folder for certbot', 'mkdir', '-p', `${WEBROOT}/.well-known/acme-challenge`);
  write(`/etc/nginx/conf.d/pesthouse-${url.hostname}-http.conf`, named('nginx-http.conf'));
  const alone = /^\s*authenticator\s*=\s*standalone/m.test(said(`/etc/letsencrypt/renewal/${url.hostname}.conf`));
  if (!existsSync(there(CERTIFICATES)) || alone) {
    // An older site of ours may name a certificate that is not there: then nginx could not start, and neither could this.
    run('Starting nginx', 'systemctl', 'restart', 'nginx');
    run(
      alone ? 'Asking for a certificate that renews beside nginx' : 'Asking for a certificate',
      'certbot',
      'certonly',
      '--webroot',
      '-w',
      WEBROOT,
      '-d',
      url.hostname,
      '--cert-name',
      url.hostname,
      '--deploy-hook',
      'systemctl reload nginx',
      '--agree-tos',
      '--register-unsafely-without-email',
      ...(alone ? ['--force-renewal'] : []),
      '-n',
    );
  }
  write(`/etc/nginx/conf.d/pesthouse-${url.hostname}.conf`, site());
  run('Checking nginx', 'nginx', '-t');
  run('Starting nginx', 'systemctl', 'restart', 'nginx');
}
run('Reading services anew', 'systemctl', 'daemon-reload');
run('Opening the house', 'systemctl', 'enable', '--now', 'pesthouse');
if (rehearsal) console.log('\nThat was a rehearsal: nothing of this machine was changed.');
else
  console.log(
    `\n${guest ? `The house is open. nginx shows it when the server of ${url.hostname} in ${others.join(' or ')} has the line: include ${SNIPPET};\nThen run: nginx -t && systemctl reload nginx\n` : ''}The house is at ${url.href}. Come in as its owner by the link in: journalctl -u pesthouse | grep owner`,
  );
