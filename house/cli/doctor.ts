/** `pesthouse doctor`: looks at the whole set-up of a house and says in words what is well, what is worth a look, and what is missing. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { backupsIn } from '../server/backup/folder.ts';
import type { Settings } from '../server/settings/list.ts';
import { basePathOf, FILE, type ReadSettings } from '../server/settings/read.ts';
import type { Store } from '../server/store/store.ts';
import { clientFolder, ROOT } from './folder.ts';
import type { Io } from './io.ts';
import { openMemory } from './migrate.ts';

type Mark = 'ok' | 'look' | 'wrong';
interface Finding {
  readonly mark: Mark;
  readonly words: string;
}
const ok = (words: string): Finding => ({ mark: 'ok', words });
const look = (words: string): Finding => ({ mark: 'look', words });
const wrong = (words: string): Finding => ({ mark: 'wrong', words });
const wordsOf = (e: unknown): string => (e instanceof Error ? e.message : String(e)).replace(/\.$/, '');
const ANSWER_MS = 5_000;
const DAY_MS = 24 * 3_600_000;
const LITTLE = 1_000_000_000;

const built = (): Finding[] => {
  const program = existsSync(join(ROOT, 'house/dist/node/bot-worker.js'));
  const page = existsSync(join(clientFolder, 'index.html'));
  return [program && page ? ok('The house is built.') : wrong('The house is not built: run npm run build.')];
};

const folder = ({ data }: Settings): Finding[] => {
  const path = resolve(data);
  if (!existsSync(path)) return [look(`The data folder ${path} is not there yet; the house makes it when it opens.`)];
  try {
    accessSync(path, constants.W_OK);
  } catch {
    return [wrong(`The data folder ${path} cannot be written to by this user.`)];
  }
  const open = ['pesthouse.db', 'pesthouse.db-wal', FILE].filter((x) => existsSync(join(path, x)) && (statSync(join(path, x)).mode & 0o077) !== 0);
  const { bavail, bsize } = statfsSync(path);
  const free = bavail * bsize;
  return [
    open.length === 0
      ? ok(`The data folder ${path} can be written to, and only its owner reads its files.`)
      : wrong(`Others on this machine can read ${open.join(', ')} in ${path}: run chmod 600 on them.`),
    free < LITTLE
      ? look(`Only ${Math.round(free / 1_000_000)} MB are free on the disk of the data folder.`)
      : ok(`${Math.round(free / 1_000_000_000)} GB are free on the disk of the data folder.`),
  ];
};

const isFree = (port: number, host: string): Promise<string | null> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (e) => done('code' in e ? String(e.code) : wordsOf(e)));
    probe.listen(port, host, () => probe.close(() => done(null)));
  });
const answers = async (url: string): Promise<boolean> => {
  try {
    const said = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    return said.ok && (await said.text()).includes('"ok"');
  } catch {
    return false;
  }
};

const listening = async ({ port, host }: Settings): Promise<Finding[]> => {
  if (port === 0) return [look('The house takes any free port (PORT is 0): nobody can know its address before it opens.')];
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  if (await answers(`http://${near.includes(':') ? `[${near}]` : near}:${port}/healthz`)) return [ok(`A house answers on port ${port}.`)];
  const no = await isFree(port, host);
  if (no === null) return [look(`No house is open on port ${port} now; the port is free.`)];
  if (no === 'EACCES') return [wrong(`This user may not open port ${port}. Choose one above 1023 and put a proxy before it.`)];
  return [wrong(no === 'EADDRINUSE' ? `Something else is using port ${port}.` : `The house cannot listen on ${host}, port ${port} (${no}).`)];
};

const outside = async (values: Settings): Promise<Finding[]> => {
  const { publicUrl, trustProxy, host } = values;
  if (publicUrl === null)
    return [
      host === '127.0.0.1'
        ? look('Only this machine can reach the house: PUBLIC_URL is not set and HOST is 127.0.0.1.')
        : ok(`The network can reach the house (HOST is ${host}).`),
    ];
  const found: Finding[] = [];
  if (!publicUrl.startsWith('https:'))
    found.push(wrong('PUBLIC_URL does not begin with https: keys would travel in the clear, and passkeys and push do not work.'));
  found.push(
    (await answers(`${publicUrl}/healthz`))
      ? ok(`The house answers at ${publicUrl}.`)
      : wrong(
          `No house answers at ${publicUrl}/healthz. Look at proxy, certificate and firewall${basePathOf(values) === '' ? '' : ', and that BASE_PATH is the path there'}.`,
        ),
  );
  if (trustProxy === 'no')
    found.push(
      look('TRUST_PROXY is not set: behind a proxy all visitors look like one and share one budget. Set it to loopback, or to the address of the proxy.'),
    );
  if (trustProxy === 'yes')
    found.push(look('TRUST_PROXY is yes: whoever reaches the port directly can claim any address. Better name the address of the proxy.'));
  return found;
};

const memory = async ({ data, database }: Settings, use: (store: Store) => Promise<Finding[]>): Promise<Finding[]> => {
  if (database === null && !existsSync(join(data, 'pesthouse.db'))) return [];
  let store: Store;
  try {
    store = await openMemory({ data, database: database ?? undefined });
  } catch (e) {
    return [wrong(`${wordsOf(e)}.`)];
  }
  try {
    await store.ready();
    return [ok(database === null ? 'The database file is whole and can be written to.' : 'PostgreSQL answers, and its news come.'), ...(await use(store))];
  } catch (e) {
    return [wrong(`${wordsOf(e)}.`)];
  } finally {
    await store.close();
  }
};

const mail = async ({ mail: url, mailFrom }: Settings): Promise<Finding[]> => {
  if (url === null) return [look('No mail is sent: MAIL_URL is not set. Nobody can sign in by e-mail or be reminded by it.')];
  if (mailFrom === null) return [wrong('MAIL_URL is set, but MAIL_FROM is not: mail needs a sender.')];
  const post = createTransport({ url, connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS });
  try {
    await post.verify();
    return [ok('The mail server answers and lets the house in.')];
  } catch (e) {
    return [wrong(`The mail server does not work: ${wordsOf(e)}.`)];
  } finally {
    post.close();
  }
};
const push = ({ pushContact, publicUrl }: Settings): Finding[] => {
  if (publicUrl?.startsWith('https:') !== true) return [look('Push needs an address with https (PUBLIC_URL).')];
  return [pushContact === null ? look('PUSH_CONTACT is not set: push services cannot reach you if something is wrong.') : ok('Push has a contact.')];
};

const backups = ({ data, backups: wish }: Settings): Finding[] => {
  const [last] = backupsIn(data);
  if (last === undefined)
    return [look(`There is no backup yet. ${wish === 'nightly' ? 'The first is made tonight.' : 'Run pesthouse backup, or set BACKUPS to nightly.'}`)];
  const days = Math.floor((Date.now() - last.at) / DAY_MS);
  const age = days === 0 ? 'of today' : days === 1 ? 'one day old' : `${days} days old`;
  return [days > 7 ? look(`The last backup is ${age}.`) : ok(`The last backup is ${age}.`)];
};

const owner = async (store: Store): Promise<Finding[]> =>
  (await store.hosting.owners()) > 0 ? [ok('The owner has come in.')] : [look('No owner has come in yet: run pesthouse owner and open the link.')];

const SIGNS: { readonly [M in Mark]: string } = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

export const doctor = async (settings: ReadSettings, json: boolean, io: Io): Promise<number> => {
  const { values, from } = settings;
  const own = Object.values(from).filter((x) => x !== 'default').length;
  const where = values.database === null ? `in ${resolve(values.data)}` : 'in the PostgreSQL of DATABASE_URL';
  const there = values.database !== null || existsSync(join(values.data, 'pesthouse.db'));
  const found: Finding[] = [
    there
      ? ok(`This is about the house ${where}.`)
      : look(`There is no house ${where} yet. If yours is elsewhere, name it with --data FOLDER or --database URL.`),
    ok(`Node.js ${process.versions.node}.`),
    ok(own === 0 ? 'Every setting is as usual.' : `Settings can be read; ${own === 1 ? 'one is' : `${own} are`} set.`),
    ...built(),
    ...folder(values),
    ...(await memory(values, owner)),
    ...(await listening(values)),
    ...(await outside(values)),
    ...(await mail(values)),
    ...push(values),
    ...backups(values),
  ];
  const count = (mark: Mark): number => found.filter((x) => x.mark === mark).length;
  if (json) io.out(JSON.stringify({ findings: found }));
  else {
    for (const x of found) io.out(`${SIGNS[x.mark]} ${x.words}`);
    const [bad, odd] = [count('wrong'), count('look')];
    io.out(
      bad > 0
        ? `${bad === 1 ? 'One thing is' : `${bad} things are`} wrong.`
        : !there
          ? 'Nothing is wrong, but there is no house here yet: only its place was looked at.'
          : odd > 0
            ? `Nothing is wrong. ${odd === 1 ? 'One thing is' : `${odd} things are`} worth a look.`
            : 'All is well.',
    );
  }
  return count('wrong') > 0 ? 1 : 0;
};
