/** Asks the house and this browser for tables: those that our keys open, those on this screen, and those that wait for guests. Loaded after the first paint. */
import { mineList, type TableInfo, tableList } from '../../api/index.ts';
import { forget, keys, remember } from '../keyring.ts';
import { ask } from '../link/house.ts';
import { drop, type LocalTable, localTables } from '../local/store.ts';
import type { HouseText } from '../text/index.ts';

/** A table in a list, wherever it is kept. */
export interface Visit {
  readonly id: string;
  readonly local: boolean;
  readonly game: string;
  readonly name: string;
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
}

const ofInfo = (info: TableInfo, mine: readonly number[], yours: boolean): Visit => ({
  id: info.id,
  local: false,
  game: info.game,
  name: info.name,
  seats: info.seats.map((x) => ({
    seat: x.seat,
    name: x.name,
    kind: x.kind,
    deciding: info.status === 'playing' && info.deciding.includes(x.seat),
    you: mine.includes(x.seat),
  })),
  yours: yours && info.status === 'playing',
  status: info.status,
  touched: info.touched,
});

const ofLocal = (t: LocalTable): Visit => {
  const played = t.seats.some((x) => x.kind === 'person');
  return {
    id: t.id,
    local: true,
    game: t.game,
    name: t.name,
    seats: t.seats.map((x, seat) => ({ seat, name: x.name, kind: x.kind, deciding: false, you: x.kind === 'person' })),
    // Nothing happens at a local table while nobody looks: if a person plays there, it waits for this reader.
    yours: played && !t.over,
    status: t.over ? 'over' : 'playing',
    touched: t.touched,
  };
};

const remote = async (): Promise<Visit[]> => {
  const held = keys();
  if (held.length === 0) return [];
  const { tables } = await ask(mineList, '/api/mine', { body: { seats: held.map(({ table, secret }) => ({ table, secret })) } });
  // A host may hold several keys of one table: one line a table, and it is our turn if it is the turn of any of them.
  const ids = [...new Set(tables.map((x) => x.info.id))];
  return ids.flatMap((id) => {
    const all = tables.filter((x) => x.info.id === id);
    const own = held.find((k) => k.table === id)?.seat;
    const first = all.find((x) => x.seat === own) ?? all[0];
    return first === undefined ? [] : [ofInfo(first.info, [first.seat], first.yours)];
  });
};

/** Whose turn it is first, then the last touched. */
const order = (a: Visit, b: Visit): number => Number(b.yours) - Number(a.yours) || Number(a.local) - Number(b.local) || b.touched - a.touched;

export const myVisits = async (): Promise<{ readonly visits: readonly Visit[]; readonly reached: boolean }> => {
  const [there, here] = await Promise.allSettled([remote(), localTables()]);
  const visits = [...(there.status === 'fulfilled' ? there.value : []), ...(here.status === 'fulfilled' ? here.value.map(ofLocal) : [])];
  return { visits: visits.sort(order), reached: there.status === 'fulfilled' };
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
  if (v.status === 'over') return text.tables.over;
  if (v.local) return v.yours ? text.tables.localWaits : text.tables.local;
  if (v.status === 'waiting') return text.tables.waiting;
  if (v.yours) return text.tables.yourMove;
  const names = v.seats.filter((x) => x.deciding).map((x) => x.name);
  return names.length === 0 ? text.tables.waiting : text.tables.theirMove(names.join(', '));
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
