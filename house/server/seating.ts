/** Who sits where: laying a table, sending a bot, playing again, and keeping a game that was played elsewhere. */

import type { Level, NamedVariant, newTable, Person, SeatingEntry, TableMade } from '@pesthouse/api';
import { checkOptions, type Seat } from '@pesthouse/kernel';
import type { Sound } from '@pesthouse/table';
import { idOf } from '@pesthouse/table';
import type * as z from 'zod';
import { Refusal } from './failure.ts';
import { houseRules } from './houserules.ts';
import { hashOf, newSecret, newSeed, newTableId } from './key.ts';
import { inLine, type Live } from './live.ts';
import { mayLay } from './may.ts';
import { statusOf, withSeat } from './room/asking.ts';
import { wrongOptions } from './room/choices.ts';
import { beganFull, filled } from './room/coming.ts';
import { botSeat, entryOf, hostOf, isHeld, keySeat, OPEN, personSeat, plainRoom, RUNNING, roomOf, UNENDING, UNLOCKED } from './seats.ts';
import type { RoomRow, SeatingDraft, SeatingRow, SeatRow, TableRow } from './store/rows.ts';
import type { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';

const blank = () => {
  const now = Date.now();
  return { id: newTableId(), seed: newSeed(), made: now, touched: now, rematch: null, ended: null, version: 0 };
};

/** A record that was played with other numbers keeps them; it has no name for them. */
const kept = ({ game, rules, numbers = {} }: Sound['record']): NamedVariant | null => {
  if (Object.keys(numbers).length === 0) return null;
  const meaning = { numbers: { ...numbers }, switches: {} };
  return { game, edition: rules, ...meaning, name: 'House rules', note: '', author: '', id: idOf(game, rules, meaning) };
};

/** The log of a table that is laid with these seats. */
const firstLog = (row: TableRow): SeatingRow[] => {
  const host = hostOf(row.seats);
  const by = host === null ? null : { seat: host, name: row.seats[host]?.name ?? '' };
  const drafts: SeatingDraft[] = row.seats.flatMap((x, seat) => (x.kind === 'open' ? [] : [entryOf(row.seats, seat, 'laid', by)]));
  const started = row.status === 'playing' ? [entryOf(row.seats, null, 'started', by)] : [];
  return [...drafts, ...started].map((x, i) => ({ ...x, nr: i + 1, at: row.made, after: 0, position: '0.0' }));
};

/** The seats as they are wanted, and the key of each that gets one. */
const seatsFor = (wanted: z.output<typeof newTable>, by: Person | null): { readonly seats: SeatRow[]; readonly secrets: (string | null)[] } => {
  const room = wanted.room !== undefined;
  const host = wanted.seats.findIndex((x) => (room ? x.kind !== 'bot' : x.kind === 'person'));
  if (room && host < 0) throw new Refusal(400, 'options', 'A table with a waiting room needs a seat for its host.');
  const secrets = wanted.seats.map((x, i) => ((room ? i === host : x.kind === 'person') ? newSecret() : null));
  const seats = wanted.seats.map((x, i): SeatRow => {
    const secret = secrets[i] ?? null;
    if (x.kind === 'bot') return botSeat(x.level, i);
    if (secret === null) return OPEN;
    if (by !== null && i === host) return personSeat(by, hashOf(secret), true, Date.now());
    return keySeat((x.kind === 'person' ? x.name : undefined) ?? `Player ${i + 1}`, hashOf(secret), i === host);
  });
  return { seats, secrets };
};

export const layTable = async (tables: Tables, thinkers: Pick<Thinkers, 'sound'>, wanted: z.output<typeof newTable>, by: Person | null): Promise<TableMade> => {
  const game = tables.games(wanted.game);
  if (game === undefined) throw new Refusal(404, 'no-game', 'This house does not have that game.');
  const no = wanted.room === undefined ? null : mayLay({ named: by !== null });
  if (no !== null) throw no;
  const ruled = wanted.variant === undefined ? null : await houseRules(tables, thinkers, wanted.game, wanted.variant);
  const meta = ruled?.meta ?? game.meta;
  const checked = checkOptions(meta, wanted.seats.length, { ...wanted.options, ...ruled?.variant.switches });
  if ('wrong' in checked) throw wrongOptions(checked.wrong);
  const { seats, secrets } = seatsFor(wanted, by);
  const room =
    wanted.room === undefined
      ? { ...plainRoom(seats), clock: wanted.clock ?? { kind: 'none' as const } }
      : { ...plainRoom(seats), ...wanted.room, begins: 'host' as const };
  const status = statusOf({ status: 'waiting' }, room.begins, seats);
  const row: TableRow = {
    ...blank(),
    game: game.meta.id,
    rules: meta.rules,
    variant: ruled?.variant ?? null,
    name: wanted.name ?? (await game.door()).title,
    options: checked.options,
    seats,
    status,
    listed: wanted.listed,
    room: { ...room, ...beganFull({ seats }, status, room, tables.wall.now()) },
  };
  await tables.store.make(row, [], firstLog(row));
  // A table of bots alone plays from the start.
  if (row.status === 'playing') await tables.find(row.id);
  return { table: row.id, seats: secrets.map((secret, seat) => ({ seat, secret })) };
};

export const sendBot = (tables: Tables, live: Live, by: Seat, seat: Seat, level: Level): Promise<void> =>
  inLine(live, () =>
    tables.change(live, (row) => {
      const own = row.seats[by];
      if (own?.host !== true) throw new Refusal(403, 'not-host', 'Only the host can do that.');
      const before = row.seats[seat];
      if (before === undefined) throw new Refusal(404, 'no-seat', 'This table has no such seat.');
      if (before.kind !== 'open') throw new Refusal(409, 'taken', 'This seat is taken.');
      const seats = withSeat(row.seats, seat, botSeat(level, seat));
      return { row: { seats, ...filled(row, seats, live.wall.now()) }, log: [entryOf(seats, seat, 'bot', { seat: by, name: own.name })] };
    }),
  );

/** A seat of the next game: whoever was away has it back, and the seat of who resigned is a bot's like any other. Presence begins anew. */
const again = (x: SeatRow, seat: Seat, now: number): SeatRow => {
  if (x.resigned) return botSeat(x.level ?? 'good', seat);
  const bare = { ...x, ready: false, standIn: null, picks: null, late: false, since: isHeld(x) ? now : null };
  return x.standIn === null ? bare : { ...bare, kind: 'person', level: null };
};

/** The waiting room of the same people, each one seat further, with the keys that they have: whoever asks is the host, nobody is ready, and nothing runs before all have come. Whoever plays alone plays at once. */
const nextOf = (row: TableRow, by: Seat): TableRow => {
  const n = row.seats.length;
  const base = blank();
  const made = row.seats.map((_, i) => again(row.seats[(i + n - 1) % n] ?? OPEN, i, base.made));
  const host = (by + 1) % n;
  const seats = made.map((x, i) => ({ ...x, host: i === host }));
  const waits = seats.filter(isHeld).length > 1 || seats.some((x) => x.kind === 'open');
  const { game, rules, variant, name, options } = row;
  const room: RoomRow = { ...roomOf(row), changed: null, starts: null, began: null, ...UNENDING, ...RUNNING, ...UNLOCKED, again: null };
  const waiting: RoomRow = { ...room, begins: 'host', again: { from: row.id, by: host } };
  return { ...base, game, rules, variant, name, options, seats, status: waits ? 'waiting' : 'playing', listed: false, room: waits ? waiting : room };
};

/** Asked twice it is the same table. Whoever sits there by then may have changed seats. */
export const playAgain = (tables: Tables, live: Live, by: Seat): Promise<{ table: string; seat: Seat }> =>
  inLine(live, async () => {
    const { row } = live;
    if (row.status !== 'over') throw new Refusal(409, 'not-over', 'The game is not over yet.');
    const next = nextOf(row, by);
    const table = row.rematch ?? (await tables.store.follow(row.id, next, firstLog(next)));
    if (live.row.rematch !== table) {
      live.row = { ...row, rematch: table };
      tables.announce(live);
    }
    const there = await tables.find(table);
    tables.stir(there);
    const { person = null, secretHash = null } = row.seats[by] ?? OPEN;
    const seat = there.row.seats.findIndex((x) => (person === null ? secretHash !== null && x.secretHash === secretHash : x.person === person));
    if (seat < 0) throw new Refusal(409, 'no-next-seat', 'They play without you at the next table: your seat was freed.');
    return { table, seat };
  });

/** The log that came with a record: its people are of another house, so only their names are kept. */
const foreign = (log: readonly SeatingEntry[]): SeatingRow[] =>
  log.map((x, i) => ({
    ...x,
    nr: i + 1,
    holder: x.holder === null ? null : x.holder.kind === 'person' ? { ...x.holder, person: null } : { ...x.holder, for: null },
    key: null,
  }));

/** Keeps a finished game that was played elsewhere. */
export const keepRecord = async (
  tables: Tables,
  sound: Sound,
  name: string | undefined,
  names: readonly string[],
  log: readonly SeatingEntry[] = [],
): Promise<{ table: string }> => {
  const { record } = sound;
  if (sound.outcome === null) throw new Refusal(422, 'not-over', 'The game in this record is not over. Only finished games can be kept.');
  const seats = Array.from({ length: record.seats }, (_, i): SeatRow => ({ ...OPEN, kind: 'person', name: names[i] ?? `Player ${i + 1}` }));
  const row: TableRow = {
    ...blank(),
    seed: record.seed,
    game: record.game,
    rules: record.rules,
    variant: kept(record),
    name: name ?? (await tables.games(record.game)?.door())?.title ?? record.game,
    options: record.options,
    seats,
    status: 'over',
    listed: false,
    room: plainRoom(seats),
  };
  await tables.store.make(row, record.entries, foreign(log));
  return { table: row.id };
};
