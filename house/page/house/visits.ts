/** Asks the house and this browser for tables: those that our keys open, those on this screen, and those that wait for guests. Loaded after the first paint. */

import { type MineInfo, mineList, type TableInfo, tableInfo, tableList } from '@pesthouse/api';
import { isUnordered } from '@pesthouse/table';
import { findGame } from '../../games/index.ts';
import { forget, keys, remember } from '../keyring.ts';
import { ask } from '../link/house.ts';
import { drop, type LocalTable, localTables } from '../local/store.ts';
import { myKey } from '../mykey.ts';
import { type HouseText, houseText } from '../text/index.ts';
import { language } from '../text/language.ts';
import { forgetTable, isForgotten, keepVisits, remembered } from './memory.ts';
import { resultOf, sayResult } from './result.ts';
import type { Visit } from './visit.ts';

type More = Pick<MineInfo, 'over' | 'since' | 'due'>;
const NO_MORE: More = { over: null, since: null, due: null };

const ofInfo = (info: TableInfo, mine: readonly number[], yours: boolean, { over, since, due }: More = NO_MORE): Visit => ({
  id: info.id,
  local: false,
  game: info.game,
  name: info.name,
  rules: info.variant === undefined ? null : { id: info.variant.id, name: info.variant.name },
  closed: info.closed ?? null,
  seats: info.seats.map((x) => ({
    seat: x.seat,
    name: x.name,
    kind: x.kind,
    deciding: info.status === 'playing' && info.deciding.includes(x.seat),
    you: mine.includes(x.seat),
    avatar: x.avatar ?? '',
    present: x.kind === 'person' && x.present,
  })),
  yours: yours && info.status === 'playing' && info.closed === undefined,
  status: info.status,
  touched: info.touched,
  result:
    over === null
      ? null
      : resultOf(
          over,
          mine,
          info.seats.map((x) => x.name),
          isUnordered(over),
        ),
  due,
  since,
});

const closedHere = (edition: string): string => houseText().tables.closedHere(edition);

const ofLocal = async (t: LocalTable): Promise<Visit> => {
  const known = (await findGame(t.game)?.editions())?.includes(t.rules) === true;
  const played = t.seats.some((x) => x.kind === 'person');
  return {
    id: t.id,
    local: true,
    game: t.game,
    name: t.name,
    rules: t.variant === undefined ? null : { id: t.variant.id, name: t.variant.name },
    closed: known ? null : closedHere(t.rules),
    seats: t.seats.map((x, seat) => ({ seat, name: x.name, kind: x.kind, deciding: false, you: x.kind === 'person', avatar: '', present: false })),
    // Nothing happens at a local table while nobody looks: if a person plays there, it waits for this reader.
    yours: played && !t.over,
    status: t.over ? 'over' : 'playing',
    touched: t.touched,
    result:
      t.scores === undefined
        ? null
        : resultOf(
            t.scores,
            t.seats.flatMap((x, seat) => (x.kind === 'person' ? [seat] : [])),
            t.seats.map((x) => x.name),
            t.unordered ?? false,
          ),
    due: null,
    since: null,
  };
};

/** A moment as this browser's clock will show it: that clock may be wrong, so what is left is what the house says. */
export const byOwnClock = (due: MineInfo['due'], house: number, own: number): MineInfo['due'] => (due === null ? null : { ...due, at: due.at - house + own });

const remote = async (): Promise<Visit[]> => {
  const held = keys();
  const me = myKey();
  if (held.length === 0 && me === null) return [];
  const { tables, now, words } = await ask(mineList, '/api/mine', {
    body: { seats: held.map(({ table, secret }) => ({ table, secret })), language },
    ...(me === null ? {} : { secret: me }),
  });
  if (words.length > 0) void import('./between/word.ts').then(({ tellWords }) => tellWords(words)).catch(() => undefined);
  // A host may hold several keys of one table: one line a table, and it is our turn if it is the turn of any of them.
  const ids = [...new Set(tables.map((x) => x.info.id))];
  return ids.flatMap((id) => {
    const all = tables.filter((x) => x.info.id === id);
    const own = held.find((k) => k.table === id)?.seat;
    const first = all.find((x) => x.seat === own) ?? all[0];
    return first === undefined || isForgotten(id)
      ? []
      : [ofInfo(first.info, [first.seat], first.yours, { ...first, due: byOwnClock(first.due, now, Date.now()) })];
  });
};

/** What is remembered of the reader's tables: of those whose keys are held, and of all where the house knows the reader. */
const known = () => {
  const held = new Set(keys().map((k) => k.table));
  const all = myKey() !== null;
  return remembered((id) => !isForgotten(id) && (all || held.has(id)));
};

const until = (v: Visit): number => v.due?.at ?? Number.POSITIVE_INFINITY;
/** Whose turn it is first, those with the least time left before all others, then the last touched. */
export const order = (a: Visit, b: Visit): number => {
  const turn = Number(b.yours) - Number(a.yours) || Number(a.local) - Number(b.local);
  if (turn !== 0) return turn;
  return until(a) === until(b) ? b.touched - a.touched : until(a) - until(b);
};

export interface Mine {
  readonly visits: readonly Visit[];
  /** Whether the house answered; null while it has not. */
  readonly reached: boolean | null;
  /** When the house was last heard, in milliseconds; 0 where it never was. */
  readonly asOf: number;
}

const here = async (): Promise<Visit[]> => {
  try {
    return await Promise.all((await localTables()).map(ofLocal));
  } catch {
    return [];
  }
};

/** What this browser knows without asking anybody. */
export const heldVisits = async (): Promise<Mine> => {
  const { asOf, visits } = known();
  return { visits: [...visits, ...(await here())].sort(order), reached: null, asOf };
};

export const myVisits = async (): Promise<Mine> => {
  const before = known();
  const [there, own] = await Promise.all([
    remote().then(
      (visits) => visits,
      () => null,
    ),
    here(),
  ]);
  // With the house gone its tables stay in the list, as they were when it was last heard.
  if (there === null) return { visits: [...before.visits, ...own].sort(order), reached: false, asOf: before.asOf };
  const asOf = Date.now();
  keepVisits(there, asOf);
  return { visits: [...there, ...own].sort(order), reached: true, asOf };
};

export const openVisits = async (game?: string): Promise<readonly Visit[]> => {
  const { tables } = await ask(tableList, game === undefined ? '/api/tables' : `/api/tables?game=${encodeURIComponent(game)}`);
  const mine = keys();
  return tables.map((info) =>
    ofInfo(
      info,
      mine.filter((k) => k.table === info.id).map((k) => k.seat),
      false,
    ),
  );
};

export const forgetVisit = async (v: Visit): Promise<void> => {
  if (v.local) await drop(v.id);
  else {
    forget(v.id);
    forgetTable(v.id);
  }
};

/** Takes the seat that a link gives: asks which one the key opens, and puts it on the keyring. False if it opens none; where the house knows why, it is an error that says so. */
export const takeSeat = async (table: string, secret: string): Promise<boolean> => {
  const { tables } = await ask(mineList, '/api/mine', { body: { seats: [{ table, secret }] } });
  const found = tables[0];
  if (found === undefined) {
    await ask(tableInfo, `/api/tables/${table}`, { secret });
    return false;
  }
  remember({ table, secret, seat: found.seat, game: found.info.game, name: found.info.seats[found.seat]?.name ?? '' });
  return true;
};

/** One line that says how a table stands. */
export const standing = (v: Visit, text: HouseText): string => {
  if (v.closed !== null) return v.closed;
  if (v.status === 'over') return v.result === null ? text.tables.over : sayResult(v.result, text);
  if (v.local) return v.yours ? text.tables.localWaits : text.tables.local;
  if (v.status === 'waiting') return text.tables.waiting;
  if (v.yours) return text.tables.yourMove;
  const names = v.seats.filter((x) => x.deciding).map((x) => x.name);
  return names.length === 0 ? text.tables.waiting : text.tables.theirMove(names);
};

export const visitPath = (v: Visit): string => {
  if (v.status === 'over') return v.local ? `/replay/local/${v.id}` : `/replay/${v.id}`;
  return v.local ? `/local/${v.id}` : `/table/${v.id}`;
};

export const agoOf = (then: number, text: HouseText): string => {
  const minutes = Math.floor((Date.now() - then) / 60_000);
  if (minutes < 1) return text.tables.ago.now;
  if (minutes < 60) return text.tables.ago.minutes(minutes);
  return minutes < 1440 ? text.tables.ago.hours(Math.floor(minutes / 60)) : text.tables.ago.days(Math.floor(minutes / 1440));
};
