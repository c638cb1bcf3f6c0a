/** The tables of a person and of the keys that a browser holds, in one answer: whose turn it is, what happened, how it ended. */
import type { MineInfo, Person } from '@pesthouse/api';
import type { Language, Seat } from '@pesthouse/kernel';
import { clocksOf } from './clocks/shown.ts';
import { seatOf } from './key.ts';
import { deciding, type Live } from './live.ts';
import { type About, about } from './routes/ask.ts';
import { sinceOf } from './since.ts';
import type { TableRow } from './store/rows.ts';
import type { Tables } from './tables.ts';

const MOST_MINE = 100;

/** By when a seat has to answer, and how long it has in all; null where there is no clock, or it is not asked. */
const dueOf = (live: Live, seat: Seat): MineInfo['due'] => {
  const clock = clocksOf(live)?.seats[seat];
  return clock === undefined || clock.due === null ? null : { at: clock.due, whole: clock.full };
};

const infoOf = async (tables: Tables, { info, live }: About, seat: Seat, language: Language): Promise<MineInfo> => {
  if (live === null) return { seat, yours: false, info, over: null, since: null, due: null };
  const { engine, state } = live.play;
  const over = info.status === 'over' && info.ended === null ? engine.outcome(state) : null;
  const running = info.status === 'playing';
  // Somebody may be asked who leaves the seat to a bot for now.
  const yours = running && deciding(live, seat).includes(seat);
  const asked = info.deciding.find((x) => info.seats[x]?.kind === 'person');
  return {
    seat,
    yours,
    info,
    over: over === null ? null : over.map((x) => ({ ...x, sheet: { ...x.sheet } })),
    since: running ? await sinceOf(tables, live, seat, language) : null,
    due: running ? dueOf(live, yours ? seat : (asked ?? seat)) : null,
  };
};

interface Wanted {
  readonly id: string;
  seat(row: TableRow): Seat;
}

export const minesOf = async (
  tables: Tables,
  me: Person | null,
  keys: readonly { readonly table: string; readonly secret: string }[],
  language: Language,
): Promise<MineInfo[]> => {
  const sat = me === null ? [] : await tables.store.sittings(me.person, MOST_MINE);
  const wanted: Wanted[] = [
    ...keys.map(({ table, secret }): Wanted => ({ id: table, seat: (row) => seatOf(row.seats, secret) ?? -1 })),
    ...sat.map((id): Wanted => ({ id, seat: (row) => row.seats.findIndex((y) => y.person === me?.person) })),
  ];
  const found = await Promise.allSettled(
    wanted.map(async ({ id, seat }) => {
      const x = await about(tables, id);
      const own = seat(x.row);
      return own < 0 ? null : infoOf(tables, x, own, language);
    }),
  );
  const all = found.flatMap((x) => (x.status === 'fulfilled' && x.value !== null ? [x.value] : []));
  // A seat may be known by its key and by its person.
  return all.filter((x, i) => all.findIndex((y) => y.info.id === x.info.id && y.seat === x.seat) === i);
};
