/** Who sits where: laying a table, taking an open seat, sending a bot, playing again, and keeping a game that was played elsewhere. */
import type * as z from 'zod';
import type { Level, NamedVariant, newTable, TableMade, Variant } from '../api/index.ts';
import { checkOptions, type Meta, type Seat } from '../kernel/index.ts';
import { botName } from '../table/names.ts';
import { idOf, type Meaning, openVariant } from '../table/variant.ts';
import type { Sound } from '../table/verify.ts';
import { Refusal } from './failure.ts';
import { hashOf, newSecret, newSeed, newTableId } from './key.ts';
import { inLine, type Live } from './live.ts';
import type { SeatRow, TableRow } from './store/store.ts';
import type { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';

const OPEN: SeatRow = { kind: 'open', name: '', level: null, secretHash: null, host: false };
const bot = (level: Level, seat: Seat): SeatRow => ({
  kind: 'bot',
  name: botName(seat),
  level,
  secretHash: null,
  host: false,
});
const person = (name: string, secret: string, host: boolean): SeatRow => ({ kind: 'person', name, level: null, secretHash: hashOf(secret), host });

const statusOf = (seats: readonly SeatRow[]): TableRow['status'] => (seats.some((x) => x.kind === 'open') ? 'waiting' : 'playing');
const blank = () => {
  const now = Date.now();
  return { id: newTableId(), seed: newSeed(), made: now, touched: now, rematch: null };
};

const refused = (why: string): Refusal => new Refusal(400, 'variant', `These house rules cannot be played: ${why}.`);

/** House rules that were found sound, by their ids: a meaning is tried once. */
const tried = new Set<string>();
const MOST_TRIED = 500;

/** The house rules that somebody brings, checked, tried, and reduced to what they mean. */
const houseRules = async (
  tables: Tables,
  thinkers: Pick<Thinkers, 'sound'>,
  game: string,
  v: Variant,
): Promise<{ readonly variant: NamedVariant; readonly meta: Meta }> => {
  if (v.game !== game) throw refused(`they are rules of ${v.game}`);
  const open = await openVariant(v, tables.games);
  if ('wrong' in open) throw refused(open.wrong);
  if ('unknown' in open) throw refused(open.unknown);
  const { id, meaning, printed } = open;
  if (!tried.has(id)) {
    const said = await thinkers.sound(v);
    if ('wrong' in said) throw refused(said.seats > 0 ? `with ${said.seats === 1 ? 'one seat' : `${said.seats} seats`} ${said.wrong}` : said.wrong);
    for (const old of tried) if (tried.size >= MOST_TRIED) tried.delete(old);
    tried.add(id);
  }
  return { variant: { ...v, ...copyOf(meaning), id }, meta: printed.game.meta };
};
const copyOf = ({ numbers, switches }: Meaning) => ({ numbers: { ...numbers }, switches: { ...switches } });

/** A record that was played with other numbers keeps them; it has no name for them. */
const kept = ({ game, rules, numbers = {} }: Sound['record']): NamedVariant | null => {
  if (Object.keys(numbers).length === 0) return null;
  const meaning = { numbers: { ...numbers }, switches: {} };
  return { game, edition: rules, ...meaning, name: 'House rules', note: '', author: '', id: idOf(game, rules, meaning) };
};

export const layTable = async (tables: Tables, thinkers: Pick<Thinkers, 'sound'>, wanted: z.output<typeof newTable>): Promise<TableMade> => {
  const game = tables.games(wanted.game);
  if (game === undefined) throw new Refusal(404, 'no-game', 'This house does not have that game.');
  const ruled = wanted.variant === undefined ? null : await houseRules(tables, thinkers, wanted.game, wanted.variant);
  const meta = ruled?.meta ?? game.meta;
  const checked = checkOptions(meta, wanted.seats.length, { ...wanted.options, ...ruled?.variant.switches });
  if ('wrong' in checked) throw new Refusal(400, 'options', `${checked.wrong[0]?.toUpperCase()}${checked.wrong.slice(1)}.`);
  const secrets = wanted.seats.map((x) => (x.kind === 'person' ? newSecret() : null));
  const host = wanted.seats.findIndex((x) => x.kind === 'person');
  const seats = wanted.seats.map((x, i): SeatRow => {
    const secret = secrets[i] ?? null;
    if (x.kind === 'person' && secret !== null) return person(x.name ?? `Player ${i + 1}`, secret, i === host);
    return x.kind === 'bot' ? bot(x.level, i) : OPEN;
  });
  const row: TableRow = {
    ...blank(),
    game: game.meta.id,
    rules: meta.rules,
    variant: ruled?.variant ?? null,
    name: wanted.name ?? (await game.door()).title,
    options: checked.options,
    seats,
    status: statusOf(seats),
    listed: wanted.listed,
  };
  await tables.store.make(row);
  // A table of bots alone plays from the start.
  if (row.status === 'playing') await tables.find(row.id);
  return { table: row.id, seats: secrets.map((secret, seat) => ({ seat, secret })) };
};

export const sitDown = (tables: Tables, live: Live, name: string, wanted: Seat | undefined): Promise<{ seat: Seat; secret: string }> =>
  inLine(live, async () => {
    const secret = newSecret();
    let taken: Seat = 0;
    await tables.reseat(live, (row) => {
      taken = wanted ?? row.seats.findIndex((x) => x.kind === 'open');
      const before = row.seats[taken];
      if (before === undefined) throw new Refusal(409, 'full', wanted === undefined ? 'Every seat at this table is taken.' : 'This table has no such seat.');
      if (before.kind !== 'open') throw new Refusal(409, 'taken', 'This seat is taken.');
      const host = !row.seats.some((x) => x.host);
      return { seats: row.seats.map((x, i) => (i === taken ? person(name, secret, host) : x)) };
    });
    return { seat: taken, secret };
  });

export const sendBot = (tables: Tables, live: Live, by: Seat, seat: Seat, level: Level): Promise<void> =>
  inLine(live, () =>
    tables.reseat(live, (row) => {
      if (row.seats[by]?.host !== true) throw new Refusal(403, 'not-host', 'Only the person who laid the table can add bots.');
      const before = row.seats[seat];
      if (before === undefined) throw new Refusal(404, 'no-seat', 'This table has no such seat.');
      if (before.kind !== 'open') throw new Refusal(409, 'taken', 'This seat is taken.');
      return { seats: row.seats.map((x, i) => (i === seat ? bot(level, i) : x)) };
    }),
  );

/** The same people, each one seat further, with the keys that they have. Asked twice it is the same table. */
export const playAgain = (tables: Tables, live: Live, by: Seat): Promise<{ table: string; seat: Seat }> =>
  inLine(live, async () => {
    const { row } = live;
    if (row.status !== 'over') throw new Refusal(409, 'not-over', 'The game is not over yet.');
    const n = row.seats.length;
    const seats = row.seats.map((_, i) => row.seats[(i + n - 1) % n] ?? OPEN);
    const next: TableRow = {
      ...blank(),
      game: row.game,
      rules: row.rules,
      variant: row.variant,
      name: row.name,
      options: row.options,
      seats,
      status: statusOf(seats),
      listed: false,
    };
    const table = row.rematch ?? (await tables.store.follow(row.id, next));
    if (live.row.rematch !== table) {
      live.row = { ...row, rematch: table };
      tables.announce(live);
    }
    await tables.find(table);
    return { table, seat: (by + 1) % n };
  });

/** Keeps a finished game that was played elsewhere. */
export const keepRecord = async (tables: Tables, sound: Sound, name: string | undefined, names: readonly string[]): Promise<{ table: string }> => {
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
  };
  await tables.store.make(row, record.entries);
  return { table: row.id };
};
