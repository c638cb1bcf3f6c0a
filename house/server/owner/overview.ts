/** Everything that the owner sees at a glance. What nobody but a seat may know is not here: tables are told as any watcher knows them. */
import type { OwnerView } from '@pesthouse/api';
import { backupsIn } from '../backup/folder.ts';
import { editionsOf } from '../editions.ts';
import { about } from '../routes/ask.ts';
import { KEYS, OWN_KEYS, SETTINGS } from '../settings/list.ts';
import type { Tables } from '../tables.ts';
import { type Hosting, onlineAt } from './hosting.ts';
import { plainAddress } from './visitor.ts';

const MOST_TABLES = 100;
const MOST_VISITORS = 30;
const DAY_MS = 24 * 3_600_000;
const NIGHTS = 14;
/** A bot that has thought for so long does not think any more. */
const STUCK_MS = 60_000;

const openTables = async (tables: Tables): Promise<OwnerView['open']> => {
  const rows = await tables.store.hosting.open(MOST_TABLES);
  const found = await Promise.allSettled(rows.map((x) => about(tables, x.id)));
  return found.flatMap((x) => {
    if (x.status === 'rejected') return [];
    const { info, live } = x.value;
    const { id, name, game, rules, status, deciding, watchers, touched } = info;
    if (status === 'over') return [];
    const seats = info.seats.map(({ kind, name: called, present, person }) => ({ kind, name: called, present, person: person ?? null }));
    return [{ id, name, game, rules, known: live !== null, variant: info.variant?.name ?? null, status, seats, deciding, watchers, touched }];
  });
};

const stuckTables = (tables: Tables): string[] =>
  [...tables.all()].flatMap(({ row, thinking, put }) =>
    row.status === 'playing' && thinking.size > 0 && put !== null && performance.now() - put.since > STUCK_MS ? [row.id] : [],
  );

const editionLines = async (tables: Tables): Promise<OwnerView['editions']> => {
  const { games, tables: lines } = await editionsOf(tables);
  return games.map(({ game, newest }) => {
    const counts = new Map<string, { edition: string; known: boolean; tables: number }>();
    for (const x of lines) {
      const n = x.waiting + x.playing;
      if (x.game !== game || n === 0) continue;
      const before = counts.get(x.edition) ?? { edition: x.edition, known: x.known, tables: 0 };
      counts.set(x.edition, { ...before, tables: before.tables + n });
    }
    return { game, newest, lines: [...counts.values()].sort((a, b) => Number(b.edition) - Number(a.edition)) };
  });
};

/** Nights before today, the oldest first, with today last. */
const nightsOf = (made: readonly number[], now: number): boolean[] => {
  const day = (x: number): string => new Date(x).toDateString();
  return Array.from({ length: NIGHTS }, (_, i) => made.some((x) => day(x) === day(now - (NIGHTS - 1 - i) * DAY_MS)));
};

const well = async (tables: Tables): Promise<boolean> => {
  try {
    await tables.store.ready();
    return true;
  } catch {
    return false;
  }
};

const lapsesOf = async (tables: Tables): Promise<number> => (await tables.metrics.botLapses.get()).values.reduce((sum, x) => sum + x.value, 0);

export const overviewOf = async (tables: Tables, hosting: Hosting, address: string, ip: string): Promise<OwnerView> => {
  const { hosting: store } = tables.store;
  const now = Date.now();
  await hosting.troubles.flush();
  const [counts, open, visitors, blocks, invitations, troubles, editions, free, isWell, lapses] = await Promise.all([
    store.counts(),
    openTables(tables),
    store.visitors(MOST_VISITORS),
    store.blocks(now),
    store.invitations(now),
    store.troubles(now - 7 * DAY_MS),
    editionLines(tables),
    hosting.free(),
    well(tables),
    lapsesOf(tables),
  ]);
  const { middle, slow, used, cores, memory, memoryAll, lately } = hosting.pulse.now();
  const { values, from } = hosting.settings;
  const settled = hosting.own.now();
  const backups = backupsIn(hosting.folder);
  const { own } = settled;
  return {
    house: { name: own.name, version: hosting.version, address, since: hosting.since, at: now, middle, slow },
    people: { ...onlineAt(tables), known: counts.persons },
    tables: { ...counts.tables, hot: [...tables.all()].length },
    load: { used, cores, memory, memoryAll },
    bots: { waiting: hosting.thinkers.waiting(), stuck: stuckTables(tables), lapses },
    store: { kind: tables.store.shared ? 'postgres' : 'sqlite', bytes: counts.bytes, free, well: isWell },
    backups: {
      nightly: values.backups === 'nightly',
      hour: values.backupHour,
      last: backups[0] === undefined ? null : { at: backups[0].at, bytes: backups[0].bytes },
      nights: nightsOf(
        backups.map((x) => x.at),
        now,
      ),
    },
    lately: {
      people: lately.map((x) => x.people),
      tables: lately.map((x) => x.tables),
      load: lately.map((x) => x.load),
      bots: lately.map((x) => x.bots),
    },
    open,
    visitors: visitors.map((x) => ({ ...x, you: x.address === plainAddress(ip) })),
    blocks,
    invitations: invitations.map(({ hash, note, made, until, guest }) => ({ id: hash, note, made, until, used: guest !== null })),
    editions,
    troubles: troubles.map(({ kind, words, place, n, first, last }) => ({ kind, words, table: place, n, first, last })),
    settings: KEYS.map((key) => {
      const secret = 'secret' in SETTINGS[key];
      const value = values[key];
      return { key, env: SETTINGS[key].env, value: secret ? null : value, secret: secret && value !== null, from: from[key] };
    }),
    own: { name: own.name, mayLay: own.mayLay, keepFinished: own.keepFinished, keepIdle: own.keepIdle, keepGuests: own.keepGuests, stopped: settled.stopped },
    locked: OWN_KEYS.filter((x) => hosting.own.locked(x) !== null),
  };
};
