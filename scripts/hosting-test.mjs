/** `npm run test:hosting`: the built house behind a real nginx with TLS, at the root of a domain and below a path: page, files, calls, lines, the offline shell, addresses of visitors, and a table played in a real browser. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, gameIds } from './house.mjs';
import { ready } from './ready.mjs';

await ready();
const { chromium } = await import('@playwright/test');
const { WebSocket } = await import('ws');
const { findChromium } = await import('./chromium.mjs');

const has = (program) => spawnSync('which', [program]).status === 0;
if (!has('nginx')) {
  console.log('Installing nginx …');
  if (spawnSync('apt-get', ['install', '-y', 'nginx'], { stdio: 'ignore' }).status !== 0) {
    console.error('nginx is missing and could not be installed: install it by hand.');
    process.exit(1);
  }
}

const home = mkdtempSync(join(tmpdir(), 'pesthouse-hosting-'));
const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
const [rootPort, pathPort, tlsPort, plainPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
const DOMAIN = `https://127.0.0.1:${tlsPort}`;
spawnSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
    '-keyout',
    join(home, 'key.pem'),
    '-out',
    join(home, 'cert.pem'),
  ],
  { stdio: 'ignore' },
);

const PASS = `proxy_http_version 1.1; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade; proxy_read_timeout 120s; proxy_buffering off;`;
/** Port 80 as it is shipped; only port, name and folder are other ones here. */
const webroot = join(home, 'webroot');
mkdirSync(join(webroot, '.well-known', 'acme-challenge'), { recursive: true });
// The workers of nginx are another user, as they are on a server.
chmodSync(home, 0o755);
const http = readFileSync(at('deploy', 'nginx-http.conf'), 'utf8')
  .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
  .replace(/ *listen \[::\]:80;\n/, '')
  .replaceAll('pest.example.org', '127.0.0.1')
  .replace('/var/www/pesthouse', webroot);
writeFileSync(
  join(home, 'nginx.conf'),
  `pid ${home}/nginx.pid; error_log ${home}/error.log; worker_processes 1; daemon off;
events { worker_connections 512; }
http {
  access_log off; client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/f; uwsgi_temp_path ${home}/u; scgi_temp_path ${home}/s;
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${tlsPort} ssl; ssl_certificate ${home}/cert.pem; ssl_certificate_key ${home}/key.pem; client_max_body_size 3m;
    location / { proxy_pass http://127.0.0.1:${rootPort}; ${PASS} }
    location /play/ { proxy_pass http://127.0.0.1:${pathPort}; ${PASS} }
    location /cut/ { proxy_pass http://127.0.0.1:${pathPort}/; ${PASS} }
  }
  ${http}
}`,
);

const started = [];
const open = (words, command, args, env = {}) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    started.push(child);
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      if (said.includes(words)) done(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`${command} ended with ${code}: ${said}`)));
    if (words === '') setTimeout(() => done(said), 800);
  });
const house = (port, publicUrl) =>
  open('/owner#', process.execPath, [at('house', 'dist', 'node', 'cli.js'), 'serve', '--no-open', '--think', '12'], {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'loopback',
    HOUSE_NAME: 'The <i>Old</i> Mill',
    PESTHOUSE_DATA: join(home, `data-${port}`),
  });

const get = (url, headers = {}) =>
  new Promise((done, fail) => {
    const asked = request(url, { rejectUnauthorized: false, headers }, (answer) => {
      let text = '';
      answer.on('data', (x) => {
        text += x;
      });
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('error', fail);
    asked.end();
  });
const lineTo = (url) =>
  new Promise((done, fail) => {
    const ws = new WebSocket(url.replace('https', 'wss'), { rejectUnauthorized: false });
    ws.on('open', () => ws.send('{"type":"ping"}'));
    ws.on('message', (x) => {
      ws.close();
      done(String(x));
    });
    ws.on('error', fail);
  });

const PATIENCE_MS = 240_000;
const count = { passed: 0, failed: 0 };
const check = async (words, work) => {
  try {
    const no = await work();
    if (no !== undefined && no !== true) throw new Error(typeof no === 'string' ? no : JSON.stringify(no));
    console.log(`ok   ${words}`);
    count.passed++;
  } catch (e) {
    console.log(`FAIL ${words}: ${e.message}`);
    count.failed++;
  }
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b) || `${JSON.stringify(a)} is not ${JSON.stringify(b)}`;

let browser;
try {
  const greeting = await house(pathPort, `${DOMAIN}/play`);
  await house(rootPort, DOMAIN);
  await open('', 'nginx', ['-c', join(home, 'nginx.conf'), '-p', home]);
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--ignore-certificate-errors'],
  });

  const plainly = (path) => fetch(`http://127.0.0.1:${plainPort}${path}`, { redirect: 'manual' });
  await check('port 80 as it is shipped: what certbot lays down is answered, while nginx runs', async () => {
    writeFileSync(join(webroot, '.well-known', 'acme-challenge', 'a-token'), 'a-token.its-thumbprint');
    const said = await plainly('/.well-known/acme-challenge/a-token');
    return same([said.status, await said.text()], [200, 'a-token.its-thumbprint']);
  });
  await check('port 80 as it is shipped: everything else is sent to https, and no other file is shown', async () => {
    writeFileSync(join(webroot, 'other.txt'), 'nobody reads this');
    const told = [];
    for (const path of ['/', '/other.txt', '/api/house?x=1', '/.well-known/acme-challenge/../../other.txt']) {
      const said = await plainly(path);
      told.push(said.status, said.headers.get('location'));
    }
    const gone = await plainly('/.well-known/acme-challenge/none');
    const to = (path) => [301, `https://127.0.0.1${path}`];
    return same([...told, gone.status], [...to('/'), ...to('/other.txt'), ...to('/api/house?x=1'), ...to('/other.txt'), 404]);
  });
  await check('the owner is sent to the public address', () => greeting.includes(`${DOMAIN}/play/owner#`) || greeting);
  for (const base of ['', '/play']) {
    const url = DOMAIN + base;
    const where = base === '' ? 'at the root' : `below ${base}`;
    await check(`${where}: page, health and description answer through TLS`, async () => {
      const page = await get(`${url}/`);
      const deep = await get(`${url}/learn`);
      const files = [...page.text.matchAll(/(?:src|href)="([^"#]+)"/g)].map((x) => x[1]);
      const outside = files.filter((x) => !x.startsWith(`${base}/`));
      if (outside.length > 0) return `outside of ${base}: ${outside.join(' ')}`;
      const answers = await Promise.all([...files.map((x) => get(DOMAIN + x)), get(`${url}/healthz`), get(`${url}/api`), get(`${url}/sw.js`)]);
      return same([page.status, deep.status, ...new Set(answers.map((x) => x.status))], [200, 200, 200]);
    });
    await check(`${where}: the line to the house stands`, async () => same(await lineTo(`${url}/api/stream`), '{"type":"pong"}'));
    await check(`${where}: what the house counts is not shown to visitors`, async () => same((await get(`${url}/metrics`)).status, 404));
    await check(`${where}: a policy that names this house and nobody else`, async () => {
      const policy = (await get(`${url}/`)).headers['content-security-policy'];
      // nginx tells the house its name without a port.
      const others = policy.replaceAll(/wss?:\/\/127\.0\.0\.1(?=[ ;])/g, '').match(/\*|\b(?:wss?|https?):\S*/g);
      return others === null || `${others.join(' ')} in ${policy}`;
    });
    await check(`${where}: a table is laid, played and watched in a browser; the shell is kept; nothing is asked for elsewhere`, async () => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
      // Somebody who has been here: nobody asks them whether the game is new to them.
      await context.addInitScript((games) => {
        localStorage.setItem('pesthouse.settings', JSON.stringify({ state: { speed: 'instant', motion: 'off', sound: false, name: 'Ada' }, version: 1 }));
        localStorage.setItem('pesthouse.known', JSON.stringify(Object.fromEntries(games.map((game) => [game, 'usual']))));
      }, gameIds());
      // A busy machine takes its time, and the shell keeps the whole house before it is ready.
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const wrong = [];
      page.on('pageerror', (e) => wrong.push(String(e)));
      page.on('response', (x) => {
        const { pathname, origin } = new URL(x.url());
        if (origin !== DOMAIN || !pathname.startsWith(`${base}/`)) wrong.push(`asked for ${x.url()}`);
        else if (x.status() >= 400) wrong.push(`${x.status()} ${pathname}`);
      });
      await page.goto(`${url}/`);
      await page.getByText('The <i>Old</i> Mill').first().waitFor();
      await page.keyboard.press('1');
      await page.waitForURL((x) => x.pathname.startsWith(`${base}/table/`));
      await page.locator('[data-game]').first().waitFor();
      const begun = Date.now();
      const scope = await page.evaluate(
        (ms) => Promise.race([navigator.serviceWorker.ready.then((x) => x.scope), new Promise((no) => setTimeout(() => no(`no shell within ${ms} ms`), ms))]),
        PATIENCE_MS,
      );
      console.log(`     the shell was ready after ${Math.round((Date.now() - begun) / 1000)} s`);
      await page.reload();
      await page.locator('[data-game]').first().waitFor();
      await context.close();
      return same([scope, wrong], [`${url}/`, []]);
    });
  }
  await check('a proxy that takes the path off works as well', async () => same((await get(`${DOMAIN}/cut/healthz`)).status, 200));
} catch (e) {
  console.error(e);
  count.failed++;
} finally {
  await browser?.close();
  for (const child of started) child.removeAllListeners('exit').kill('SIGTERM');
  await new Promise((go) => setTimeout(go, 1_500));
  if (existsSync(home)) rmSync(home, { recursive: true, force: true });
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
