/** Opens the house: store, tables, bots and front, and closes them again in the right order. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Pace, paceOf } from '@pesthouse/bots';
import pino from 'pino';
import { findGame } from '../games/index.ts';
import type { Addresses } from './addresses.ts';
import { addressesOf } from './addresses.ts';
import { openApp } from './app.ts';
import { runAttendance } from './attendance.ts';
import { writeBackup } from './backup/copy.ts';
import { BACKUPS, backupName, tidyBackups } from './backup/folder.ts';
import { openRawPostgres, openRawSqlite } from './backup/raw.ts';
import { runBots } from './bots.ts';
import { runEvenings } from './circles/evenings.ts';
import { openInviting } from './circles/inviting.ts';
import { type Clock, realClock, wallClock } from './clock.ts';
import { runClocks } from './clocks/clocks.ts';
import { runConsent } from './clocks/consent.ts';
import { runOrders } from './clocks/orders.ts';
import { clocksOf } from './clocks/shown.ts';
import { runUptime } from './clocks/uptime.ts';
import { type HouseLog, runClosings } from './closing.ts';
import { runJobs } from './jobs/jobs.ts';
import { newTableId } from './key.ts';
import type { Limits } from './limits.ts';
import { type MailWish, openMail } from './mail.ts';
import { openMetrics } from './metrics.ts';
import { openHosting } from './owner/hosting.ts';
import { firstOwnerLink } from './owner/keys.ts';
import { runNights } from './owner/nightly.ts';
import { openTroubles } from './owner/troubles.ts';
import { openPost } from './post/open.ts';
import { type Painter, threadPainter } from './preview/painter.ts';
import { runKeeping } from './results/keeping.ts';
import { runTimes } from './room/times.ts';
import { basePathOf, type ReadSettings, readSettings, trustOf } from './settings/read.ts';
import { isKept } from './signing.ts';
import { madeFolder, ownOnly } from './store/file.ts';
import { lockFolder } from './store/lock.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { openTables } from './tables/open.ts';
import type { Library } from './tables.ts';
import { ownThinkers, workerThinkers } from './thinkers.ts';

export interface HouseWish {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** A PostgreSQL instead of the file; several houses may share it. */
  readonly databaseUrl?: string | undefined;
  /** How long that may be silent before its line is taken for dead. */
  readonly silentMs?: number;
  /** The built page; without it the house answers calls only. */
  readonly clientDir?: string | null;
  /** Every request is logged too; errors are in any case. */
  readonly log?: boolean;
  readonly logTo?: { write(line: string): void };
  readonly limits?: Partial<Limits>;
  /** Threads for bots; 0 lets them think in the house's own. */
  readonly workers?: number;
  readonly workerFile?: string;
  /** Who draws the pictures of links; a thread of the house if not said. */
  readonly painter?: Painter;
  /** How long a bot may think. */
  readonly thinkMs?: number;
  /** When answers are told; if not said, as the time to think has it. */
  readonly pace?: Pace;
  readonly clock?: Clock;
  /** The time of day, by which deadlines are kept. */
  readonly wall?: Clock;
  /** The games on offer; all of them if not said. */
  readonly games?: Library;
  /** The address that friends use, where it is not one of this machine's own: behind a proxy or a tunnel. */
  readonly publicUrl?: string | undefined;
  /** The mail server by which sign-in links go out; without it there are none. */
  readonly mail?: MailWish | null;
  /** How long a minute of waiting for somebody lasts, in milliseconds: tests have no time. */
  readonly minuteMs?: number;
  /** A house of the same store that is silent for so long is gone. */
  readonly goneMs?: number;
  /** The addresses that a person has proved to be theirs. */
  readonly mailsOf?: (person: string) => Promise<readonly string[]>;
  /** Messages may go to addresses of the own network, and without https: for a chat or a push service that runs there. */
  readonly privateHooks?: boolean;
  /** So long whoever is wanted somewhere may come by themselves before they are sent a message. */
  readonly graceMs?: number;
  /** Behind a proxy: believe what it says of the addresses of those who ask. */
  readonly trustProxy?: boolean | string;
  /** Everything that environment and file say; if not given, only what else is wished here. */
  readonly settings?: ReadSettings;
  /** Whether a person has an account. */
  readonly isMember?: (person: string) => Promise<boolean>;
}

export interface House {
  readonly address: string;
  /** Who can reach it, and how; the address for friends first. */
  readonly addresses: Addresses;
  /** At the first start: where the owner comes in, behind an address of the house. It works once. */
  readonly ownerPath: string | null;
  close(): Promise<void>;
}

/** What nobody sets: the rest comes from the settings. */
const LIMITS = {
  body: 65_536,
  record: 2_097_152,
  frames: 200,
  watched: 50,
  requestMs: 60_000,
  signIns: 20,
} as const;
const VERSION_FILE = new URL('../../package.json', import.meta.url);
const versionOf = (): string => {
  // A house that was bundled elsewhere has no such file and no number.
  if (!existsSync(VERSION_FILE)) return '';
  const about: unknown = JSON.parse(readFileSync(VERSION_FILE, 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
};
const PORT = 4747;
/** Presence is told anew three times in this time. */
const GONE_MS = 45_000;
const GATHER_MS = 30;
const GRACE_MS = 15_000;

const words = (e: unknown, host: string, port: number): Error => {
  const code = e instanceof Error && 'code' in e ? e.code : undefined;
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is already in use: choose another one.`);
  if (code === 'EACCES') return new Error(`This user is not allowed to open port ${port}. Choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Error(`This machine has no address ${host}.`);
  return e instanceof Error ? e : new Error(String(e));
};

/** One house a folder: two would not hear of each other's moves. */
const openLocked = async (folder: string): Promise<Store> => {
  const unlock = lockFolder(folder);
  try {
    const store = await openSqlite(folder);
    return {
      ...store,
      close: async () => {
        await store.close();
        unlock();
      },
    };
  } catch (e) {
    unlock();
    throw e;
  }
};

const limitsOf = ({ values }: ReadSettings, wish: Partial<Limits> = {}): Limits => {
  const { requests, tables, imports, bots, botTables, hints, talk, stories, pictures, mails, mailsOfAll, sockets, socketsOfOne } = values;
  return { ...LIMITS, requests, tables, imports, bots, botTables, hints, talk, stories, pictures, mails, mailsOfAll, sockets, socketsOfOne, ...wish };
};

export const startHouse = async (wish: HouseWish = {}): Promise<House> => {
  const { port = PORT, host = '127.0.0.1' } = wish;
  const settings = wish.settings ?? readSettings({}, { port, host, data: wish.dataDir ?? 'data', publicUrl: wish.publicUrl, database: wish.databaseUrl });
  const basePath = basePathOf(settings.values);
  const workers = wish.workers ?? Math.max(1, Math.min(4, availableParallelism() - 1));
  const workerFile = wish.workerFile ?? fileURLToPath(new URL('./bot-worker.js', import.meta.url));
  if (workers > 0 && !existsSync(workerFile)) throw new Error(`The bots' worker ${workerFile} is missing: build the house first.`);
  const clientDir = wish.clientDir === undefined || wish.clientDir === null ? null : resolve(wish.clientDir);
  if (clientDir !== null && !existsSync(clientDir)) throw new Error(`The page is not built: there is no folder ${clientDir}.`);

  const folder = resolve(wish.dataDir ?? settings.values.data);
  const { databaseUrl } = wish;
  const store = databaseUrl === undefined ? await openLocked(folder) : await openPostgres(databaseUrl, wish.silentMs);
  ownOnly(join(folder, 'pesthouse.json'));
  const metrics = openMetrics();
  const { clock = realClock, wall = wallClock, pace = paceOf(wish.thinkMs) } = wish;
  const tables = openTables(store, metrics, wish.games ?? findGame, wall);
  const house = newTableId();
  const thinkers = workers > 0 ? workerThinkers(workerFile, workers, clock) : ownThinkers(clock);
  // Time and presence have something to report from the first moment on, the log comes with the front.
  let report: HouseLog = { error: () => {} };
  const log: HouseLog = { error: (what, words) => report.error(what, words) };
  const jobs = runJobs(store.jobs, wall, log);
  const uptime = runUptime(store.time, house, wall, log);
  const times = runTimes(tables, jobs, wall, wish.minuteMs ?? 60_000, uptime);
  const clocks = runClocks(tables, jobs, wall, uptime, log);
  runConsent(tables, jobs, clocks, wall);
  tables.onOpened(clocks.know);
  const orders = runOrders(tables, log);
  const attendance = runAttendance(tables, { house, silentMs: wish.goneMs ?? GONE_MS, gatherMs: GATHER_MS }, times, log);
  const mail = wish.mail === undefined || wish.mail === null ? null : openMail(wish.mail);
  let found: Addresses = { addresses: [], advice: null };
  const post = await openPost({
    tables,
    jobs,
    mail,
    mailFrom: wish.mail?.from ?? null,
    mailsOf: wish.mailsOf ?? store.mailsOf,
    privately: wish.privateHooks ?? false,
    publicUrl: wish.publicUrl ?? null,
    now: wall.now,
    house: () => found.addresses[0]?.url ?? '',
    graceMs: wish.graceMs ?? GRACE_MS,
    left: (live, seat) => {
      const due = clocksOf(live)?.seats[seat]?.due ?? null;
      return due === null ? null : due - wall.now();
    },
    log,
  });
  clocks.onDue(post.timed);
  const inviting = openInviting(tables, post, wall.now);
  const troubles = openTroubles(store.hosting);
  const output = wish.logTo ?? pino.destination(2);
  const version = versionOf();
  const limits = limitsOf(settings, wish.limits);
  const hosting = await openHosting(tables, {
    settings,
    version,
    folder,
    limits,
    troubles,
    thinkers,
    clock,
    log,
    isMember: wish.isMember ?? ((person) => isKept(store, person)),
    hear: () => {},
    async backUp() {
      madeFolder(folder);
      const raw = databaseUrl === undefined ? openRawSqlite(folder, false) : await openRawPostgres(databaseUrl, false);
      try {
        // Its name knows the second.
        const now = Math.floor(Date.now() / 1000) * 1000;
        const { at, bytes } = await writeBackup(raw, join(folder, BACKUPS, backupName(now)), version, now);
        tidyBackups(folder, settings.values.backupsKept);
        return { at, bytes };
      } finally {
        await raw.close(false);
      }
    },
  });
  tables.onAdmit((ip, person) => hosting.door.admit(ip, person));
  const painter = wish.painter ?? threadPainter(fileURLToPath(new URL('./picture-worker.js', import.meta.url)));
  const nights = runNights(jobs, wall, store.hosting, hosting);
  const app = await openApp({
    tables,
    room: { tables, thinkers, times, clocks, wall, orders, attendance },
    circles: { tables, evenings: runEvenings(tables, thinkers, jobs, wall, inviting), now: () => wall.now() },
    inviting,
    addresses: () => found,
    publicUrl: wish.publicUrl ?? null,
    mail,
    posting: post.posting,
    thinkers,
    painter,
    limits,
    basePath,
    hosting,
    clientDir,
    log: wish.log ?? false,
    logTo: {
      write: (line: string) => {
        output.write(line);
        troubles.hear(line);
      },
    },
    trustProxy: wish.trustProxy ?? trustOf(settings.values),
    pace,
  });
  report = app.log;
  tables.onTrouble((e, words) => app.log.error({ err: e }, words));
  const bots = runBots(tables, thinkers, pace, clock, app.log);
  const closings = runClosings(tables, pace, clock, app.log);
  tables.onMoved((live) => {
    closings.look(live);
    orders.look(live);
    bots.nudge(live);
    clocks.look(live);
    post.look(live);
  });

  const keeping = runKeeping(tables, app.log);
  tables.onOver((live) => keeping.over(live));

  tables.onSaid(post.said);

  const close = async (): Promise<void> => {
    bots.close();
    closings.close();
    orders.close();
    await jobs.close();
    for (const live of tables.all()) for (const x of [...live.listeners]) x.end();
    await app.close();
    await Promise.all([...tables.all()].map((x) => x.line));
    await attendance.close();
    await keeping.close();
    await clocks.close();
    await post.close();
    await thinkers.close();
    await painter.close();
    mail?.close();
    await hosting.close();
    await store.close();
  };
  try {
    await attendance.open();
    await clocks.open();
    await nights.begin(async (kind) => (await store.jobs.all({ kind })).length);
    jobs.open();
    keeping.open();
    const address = await app.listen({ port, host });
    found = addressesOf({ host, port: Number(new URL(address).port), publicUrl: wish.publicUrl, basePath });
    post.open().catch((e: unknown) => log.error({ err: e }, 'the outbox could not be looked through'));
    return { address, addresses: found, ownerPath: await firstOwnerLink(store.hosting), close };
  } catch (e) {
    await close();
    throw words(e, host, port);
  }
};
