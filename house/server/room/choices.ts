/** Options of the waiting room: those of the whole table, and those that each seat has for itself. */
import { type AnyOptions, checkOptions, type Meta, type Seat } from '@pesthouse/kernel';
import { Refusal } from '../failure.ts';
import { OPEN } from '../seats.ts';
import type { SeatRow, TableRow } from '../store/rows.ts';

export const wrongOptions = (wrong: string): Refusal => new Refusal(400, 'options', `${wrong[0]?.toUpperCase()}${wrong.slice(1)}.`);

/** The options, complete and fit for so many seats; else why not. */
export const fitting = (meta: Meta, seats: number, options: AnyOptions): AnyOptions => {
  const checked = checkOptions(meta, seats, options);
  if ('wrong' in checked) throw wrongOptions(checked.wrong);
  return checked.options;
};

/** Every list that has one value a seat, made anew; `fill` is what a seat has that has not chosen. */
export const perSeat = (meta: Meta, options: AnyOptions, make: (values: readonly string[], fill: string) => readonly string[]): AnyOptions =>
  Object.fromEntries(
    Object.entries(options).map(([id, x]) => {
      const spec = meta.options[id];
      return [id, spec?.kind === 'seats' && typeof x === 'object' ? make(x, spec.default) : x];
    }),
  );

/** One seat takes a value; a bot or an open seat that has it gets what the seat had. */
export const chosen = (meta: Meta, row: TableRow, seat: Seat, option: string, value: string): AnyOptions => {
  const spec = Object.hasOwn(meta.options, option) ? meta.options[option] : undefined;
  const values = row.options[option];
  if (spec?.kind !== 'seats' || typeof values !== 'object') throw new Refusal(400, 'options', `${meta.title} has nothing called ${option} to choose.`);
  const rival = spec.once.includes(value) ? values.findIndex((x, i) => x === value && i !== seat) : -1;
  const holder = row.seats[rival];
  if (holder?.kind === 'person') throw new Refusal(409, 'chosen', `${holder.name} has already chosen this.`);
  const mine = values[seat] ?? spec.default;
  return fitting(meta, row.seats.length, { ...row.options, [option]: values.map((x, i) => (i === seat ? value : i === rival ? mine : x)) });
};

/** Which seats stay when there are to be fewer: open ones go first, then bots, the last of them first. */
const staying = (seats: readonly SeatRow[], n: number): Seat[] => {
  const keep = seats.map((_, i) => i);
  for (const kind of ['open', 'bot'] as const)
    for (let i = seats.length - 1; i >= 0 && keep.length > n; i--) if (seats[i]?.kind === kind) keep.splice(keep.indexOf(i), 1);
  if (keep.length > n) throw new Refusal(409, 'people-sit', `There are more people than ${n === 1 ? 'one seat' : `${n} seats`}.`);
  return keep;
};

/** More or fewer seats, with everything that belongs to each; `from` says where each seat was before. */
export const resized = (meta: Meta, row: TableRow, n: number): { readonly seats: SeatRow[]; readonly options: AnyOptions; readonly from: readonly Seat[] } => {
  if (!meta.seats.includes(n)) throw wrongOptions(`${meta.title} is for ${meta.seats.join(', ')} seats, not ${n}`);
  const from = [...staying(row.seats, n), ...Array.from({ length: Math.max(0, n - row.seats.length) }, (_, i) => row.seats.length + i)];
  return {
    seats: from.map((i) => row.seats[i] ?? OPEN),
    options: perSeat(meta, row.options, (values, fill) => from.map((i) => values[i] ?? fill)),
    from,
  };
};
