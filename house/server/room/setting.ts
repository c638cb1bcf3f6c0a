/** What the host settles before the start: in everybody's sight, and everybody is asked anew whether they are ready. */

import type { NamedVariant, roomAct } from '@pesthouse/api';
import type { AnyOptions, Meta, Seat } from '@pesthouse/kernel';
import type * as z from 'zod';
import { Refusal } from '../failure.ts';
import { houseRules } from '../houserules.ts';
import { entryOf, roomOf } from '../seats.ts';
import type { Change, TableRow } from '../store/rows.ts';
import { allowed, byOf, withRoom } from './asking.ts';
import { fitting, resized } from './choices.ts';
import type { Acting } from './room.ts';

type Set = Extract<z.output<typeof roomAct>, { act: 'set' }>;
/** The rules that are wanted instead; null: they stay. */
type Ruled = { readonly variant: NamedVariant | null; readonly meta: Meta } | null;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** By other rules an option may be missing, or be another one: what does not fit is as printed. */
const carriedOver = (meta: Meta, options: AnyOptions): AnyOptions =>
  Object.fromEntries(Object.entries(options).filter(([id]) => Object.hasOwn(meta.options, id)));

/** What each seat has for itself is not the host's to choose. */
const ofTable = (meta: Meta, options: AnyOptions = {}): AnyOptions => {
  const own = Object.keys(options).find((id) => Object.hasOwn(meta.options, id) && meta.options[id]?.kind === 'seats');
  if (own !== undefined) throw new Refusal(400, 'options', `Each seat chooses its own ${own}.`);
  return options;
};

const changed = (row: TableRow, next: Required<Pick<Change, 'name' | 'listed' | 'options' | 'variant' | 'room' | 'seats'>>): string[] => {
  const [before, after] = [roomOf(row), next.room];
  return [
    ...(row.name === next.name ? [] : ['name']),
    ...(row.listed === next.listed ? [] : ['listed']),
    ...(row.seats.length === next.seats.length ? [] : ['seats']),
    ...Object.keys(next.options).flatMap((id) => (same(row.options[id], next.options[id]) || Array.isArray(next.options[id]) ? [] : [`options.${id}`])),
    ...(row.variant?.id === next.variant?.id ? [] : ['variant']),
    ...(['away', 'clock', 'hints', 'latecomers', 'rated'] as const).filter((x) => !same(before[x], after?.[x])),
  ];
};

/** The rules that the host wishes, tried; this may take its time, so the table goes on meanwhile. */
export const ruledBy = async (x: Acting, wish: Set): Promise<Ruled> => {
  const { tables, live } = x;
  if (wish.variant === undefined) return null;
  allowed(x, live.row, 'set');
  if (wish.variant === null) return { variant: null, meta: tables.games(live.row.game)?.meta ?? live.play.engine.game.meta };
  return houseRules(tables, x.thinkers, live.row.game, wish.variant);
};

export const set = async (x: Acting, wish: Set, ruled: Ruled): Promise<void> => {
  const { tables, live, who } = x;
  await tables.change(live, (row) => {
    const own = allowed(x, row, 'set');
    const meta = ruled?.meta ?? live.play.engine.game.meta;
    const variant = ruled === null ? row.variant : ruled.variant;
    const by = byOf(row, own, who);
    const sized =
      wish.seats === undefined ? { seats: [...row.seats], options: row.options, from: row.seats.map((_, i): Seat => i) } : resized(meta, row, wish.seats);
    const options = fitting(meta, sized.seats.length, { ...carriedOver(meta, sized.options), ...ofTable(meta, wish.options), ...variant?.switches });
    const room = withRoom(row, {
      ...(wish.away === undefined ? {} : { away: wish.away }),
      ...(wish.clock === undefined ? {} : { clock: wish.clock }),
      ...(wish.hints === undefined ? {} : { hints: wish.hints }),
      ...(wish.latecomers === undefined ? {} : { latecomers: wish.latecomers }),
      ...(wish.rated === undefined ? {} : { rated: wish.rated }),
    });
    const next = { name: wish.name ?? row.name, listed: wish.listed ?? row.listed, options, variant, seats: sized.seats, room };
    const what = changed(row, next);
    if (what.length === 0) return null;
    const seats = sized.seats.map((y) => (y.host || !y.ready ? y : { ...y, ready: false }));
    const log = [
      entryOf(seats, null, 'set', by, { what }),
      ...sized.from.flatMap((from, i) => (from !== i && row.seats[from] !== undefined ? [entryOf(seats, i, 'moved', by)] : [])),
    ];
    return { row: { ...next, rules: ruled?.meta.rules ?? row.rules, seats, room: { ...room, starts: null, changed: { what, at: Date.now() } } }, log };
  });
};
