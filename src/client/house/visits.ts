/** Asks the house and this browser for tables: those that our keys open, those on this screen, and those that wait for guests. Loaded after the first paint. */

import { mineList, story, type TableInfo, tableList } from '../../api/index.ts';
import { shelf } from '../../games/index.ts';
import { forget, keyOf, keys, remember } from '../keyring.ts';
import { ask, HouseError } from '../link/house.ts';
import { drop, type LocalTable, localTables } from '../local/store.ts';
import { myKey } from '../mykey.ts';
import { type HouseText, houseText } from '../text/index.ts';
import { keepVisits, remembered } from './memory.ts';
import { resultOf, sayResult, type VisitResult } from './result.ts';

/** A table in a list, wherever it is kept. */
export interface Visit {
  readonly id: string;
  readonly local: boolean;
  readonly game: string;
  readonly name: string;
  /** The house rules it is played by, if any. */
  readonly rules: { readonly id: string; readonly name: string } | null;
  /** Why it cannot be opened here, where it cannot. */
  readonly closed: string | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly kind: 'person' | 'bot' | 'open';
    readonly deciding: boolean;
    readonly you: boolean;
  }[];
  readonly yours: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly touched: number;
  /** How it ended; null while it goes on, and until it is known. */
  readonly result: VisitResult | null;
}

const ofInfo = (info: TableInfo, mine: readonly number[], yours: boolean): Visit => ({
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
  })),
  yours: yours && info.status === 'playing' && info.closed === undefined,
  status: info.status,
  touched: info.touched,
  result: null,
});

const closedHere = (edition: string): string => houseText().tables.closedHere(edition);

const ofLocal = (t: LocalTable): Visit => {
  const played = t.seats.some((x) => x.kind === 'person');
  return {
    id: t.id,
    local: true,
    game: t.game,
    name: t.name,
    rules: t.variant === undefined ? null : { id: t.variant.id, name: t.variant.name },
    closed: shelf(t.game)?.editions.includes(t.rules) === true ? null : closedHere(t.rules),
    seats: t.seats.map((x, seat) => ({ seat, name: x.name, kind: x.kind, deciding: false, you: x.kind === 'person' })),
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
          ),
  };
};

/** A browser that has not said who it is holds no seat as a person. */
const noPerson = (e: unknown): [] => {
  if (e instanceof HouseError && e.code === 'no-person') return [];
  throw e;
};

const remote = async (): Promise<Visit[]> => {
  const held = keys();
  const me = myKey();
  // Seats by their keys, and those that the person holds, taken on whichever device.
  const [byKey, own] = await Promise.all([
    held.length === 0 ? [] : ask(mineList, '/api/mine', { body: { seats: held.map(({ table, secret }) => ({ table, secret })) } }).then((x) => x.tables),
    me === null ? [] : ask(mineList, '/api/me/tables', { secret: me }).then((x) => x.tables, noPerson),
  ]);
  const tables = [...byKey, ...own.filter((x) => !byKey.some((y) => y.info.id === x.info.id))];
  // A host may hold several keys of one table: one line a table, and it is our turn if it is the turn of any of them.
  const ids = [...new Set(tables.map((x) => x.info.id))];
  return ids.flatMap((id) => {
    const all = tables.filter((x) => x.info.id === id);
    const mine = held.find((k) => k.table === id)?.seat;
    const first = all.find((x) => x.seat === mine) ?? all[0];
    return first === undefined ? [] : [ofInfo(first.info, [first.seat], first.yours)];
  });
};

/** What is remembered of the tables whose keys are held. */
const known = () => remembered(new Set(keys().map((k) => k.table)));

/** Whose turn it is first, then the last touched. */
const order = (a: Visit, b: Visit): number => Number(b.yours) - Number(a.yours) || Number(a.local) - Number(b.local) || b.touched - a.touched;

export interface Mine {
  readonly visits: readonly Visit[];
  /** Whether the house answered; null while it has not. */
  readonly reached: boolean | null;
  /** When the house was last heard, in milliseconds; 0 where it never was. */
  readonly asOf: number;
}

const here = async (): Promise<Visit[]> => {
  try {
    return (await localTables()).map(ofLocal);
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
  const visits = there.map((v) => ({ ...v, result: v.status === 'over' ? (before.visits.find((x) => x.id === v.id)?.result ?? null) : null }));
  const asOf = Date.now();
  keepVisits(visits, asOf);
  return { visits: [...visits, ...own].sort(order), reached: true, asOf };
};

/** So many results are asked for at one visit: each is a whole story. */
const ASKED_AT_ONCE = 8;

/** Asks the house how finished games ended that are listed without it, and remembers it. Gives null where nothing new was learned. */
export const withResults = async (mine: Mine): Promise<Mine | null> => {
  const open = mine.visits.filter((v) => !v.local && v.status === 'over' && v.result === null && v.closed === null).slice(0, ASKED_AT_ONCE);
  if (mine.reached !== true || open.length === 0) return null;
  const found = new Map<string, VisitResult>();
  for (const v of open) {
    try {
      const { items } = await ask(story, `/api/tables/${v.id}/story`, { secret: keyOf(v.id)?.secret ?? myKey() ?? undefined });
      const scores = items.at(-1)?.over;
      const names = v.seats.map((x) => x.name);
      const own = v.seats.filter((x) => x.you).map((x) => x.seat);
      const said = scores === undefined || scores === null ? null : resultOf(scores, own, names);
      if (said !== null) found.set(v.id, said);
    } catch {
      // The house may be gone again: the next visit asks once more.
    }
  }
  if (found.size === 0) return null;
  const visits = mine.visits.map((v) => ({ ...v, result: found.get(v.id) ?? v.result }));
  keepVisits(visits, mine.asOf);
  return { ...mine, visits };
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
  else forget(v.id);
};

/** Takes the seat that a link gives: asks which one the key opens, and puts it on the keyring. False if it opens none. */
export const takeSeat = async (table: string, secret: string): Promise<boolean> => {
  const { tables } = await ask(mineList, '/api/mine', { body: { seats: [{ table, secret }] } });
  const found = tables[0];
  if (found === undefined) return false;
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
