/** A film: a finished record played again with the engine, so that every position can be seen from any seat; or the own story of a game that still goes on. */

import { type NamedVariant, namedVariant, options, seatingEntry, type TableInfo } from '@pesthouse/api';
import {
  type Base,
  checkOptions,
  clone,
  type Entry,
  type Fact,
  holds,
  type Numbers,
  plainChance,
  plainNumber,
  type Seat,
  same,
  standing,
  type Tell,
  WATCHER,
} from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { type Branches, chanceWith, type Followed, momentOf, SEED, wayBack } from '@pesthouse/table';
import * as z from 'zod';
import { findGame, UnknownEdition, WrongNumbers } from '../../games/index.ts';
import { branches, entry } from '../local/store.ts';
import { type Loaded, loadGame } from '../shown/game.ts';
import { standingItems } from '../shown/past.ts';
import { changesBetween, type Mover, moverOf, spellsOf } from '../shown/seating.ts';
import { replay as words } from '../text/rooms.ts';
import type { Job } from '../think/job.ts';

/** Sees all that was hidden from anybody. */
export const ALL_SEEING: Seat = -2;
/** Whose words a board speaks: to whoever sees all it speaks as to a watcher. */
export const readerOf = (as: Seat): Seat => (as === ALL_SEEING ? WATCHER : as);

export interface Film {
  readonly game: Loaded;
  readonly seats: number;
  readonly names: readonly string[];
  /** The reader's own seat; WATCHER where that is not known. */
  readonly you: Seat;
  /** The table that it was, where one is known. */
  readonly title: string;
  /** The house rules that it was played by; null for a printed edition. */
  readonly house: NamedVariant | null;
  /** Through whose eyes it can be seen. */
  readonly eyes: readonly Seat[];
  /** All positions as told to one pair of eyes: the first is the start. */
  as(seat: Seat): readonly Item[];
  /** Who made the move that led to a position, where it is known; and what changed about the seats there, before the next move. */
  mover(at: number, seat: Seat): Mover | null;
  changes(at: number): readonly string[];
  /** What was chosen to get to a position, in words, as far as these eyes were told; empty at the start and where the story does not tell. */
  label(at: number, as: Seat): string;
  /** Everything that is needed to play on from a position; null where only the own story is known, and for games of the lab. */
  from(at: number): Departure | null;
  /** The record, for whoever goes over it; null where the game did not come to its end. */
  readonly record: Job | null;
  /** The file to give away; null while the game goes on. */
  readonly file: object | null;
}

/** Where a new table may go on, and by which rules. */
export interface Departure {
  readonly branches: Branches;
  readonly entries: readonly Entry[];
  readonly options: z.infer<typeof options>;
  readonly rules: string;
  readonly numbers: Numbers;
}

const record = z.looseObject({
  game: z.string(),
  rules: z.string(),
  options,
  seats: z.number().int(),
  /** A table's own, or the plain one of a game of the lab. */
  seed: z.string().refine((x) => SEED.test(x) || plainNumber(x) !== null),
  entries: z.array(entry).max(100_000),
  branches,
  numbers: z.record(z.string(), z.number()).optional(),
});
const file = z.looseObject({
  record,
  name: z.string().default(''),
  names: z.array(z.string()).default([]),
  variant: namedVariant.optional().catch(undefined),
  seating: z.array(seatingEntry).catch([]),
});

/** What a record says of its house rules: by name where its file tells it, else by the numbers alone. */
const houseOf = (r: z.infer<typeof record>, told: NamedVariant | undefined): NamedVariant | null => {
  const numbers = r.numbers ?? {};
  if (told !== undefined && told.game === r.game && told.edition === r.rules && same(told.numbers, numbers)) return told;
  if (Object.keys(numbers).length === 0) return null;
  return { id: '', game: r.game, edition: r.rules, numbers, switches: {}, name: words.houseRules, note: '', author: '' };
};

/** What is wrong with a record, in a sentence for whoever brought it. */
export class BadRecord extends Error {}

/** The rules that a record names. */
const rulesFor = async (game: string, edition: string, numbers: Numbers = {}): Promise<Loaded> => {
  try {
    return await loadGame(game, edition, numbers);
  } catch (e) {
    if (e instanceof UnknownEdition) throw new BadRecord(`record-edition:${e.edition}`);
    if (e instanceof WrongNumbers) throw new BadRecord('record-numbers');
    throw e;
  }
};

interface Frame {
  readonly n: number;
  readonly by: Seat | null;
  readonly label: string;
  /** Answered unseen by the others: what became of it is told by events alone. */
  readonly sealed: boolean;
  readonly asked: number;
  readonly state: Base;
  readonly told: readonly { readonly event: Fact; readonly to: number; readonly blurred: Fact | undefined; readonly then: Base | null }[];
}

/** What these eyes saw of a frame, event by event. */
const seenBy = (game: Loaded, f: Frame, as: Seat): Pick<Item, 'events' | 'view' | 'between'> => {
  const see = (s: Base): Base => (as === ALL_SEEING ? s : game.engine.view(s, as));
  const heard = f.told.flatMap((t) => {
    const event = as === ALL_SEEING || holds(t.to, as) ? t.event : t.blurred;
    return event === undefined ? [] : [{ event, then: t.then }];
  });
  const view = see(f.state);
  return {
    events: heard.map((x) => x.event),
    view,
    between: wayBack(
      view,
      heard.slice(0, -1).map((x) => (x.then === null ? null : see(x.then))),
    ),
  };
};

const itemsOf = (game: Loaded, frames: readonly Frame[], as: Seat): Item[] =>
  frames.map((f, i) => ({
    seq: i + 1,
    kind: i === 0 ? 'start' : 'move',
    by: f.by,
    asked: f.asked,
    at: `${f.state.asked}.0`,
    ...seenBy(game, f, as),
    horizon: null,
    over: game.engine.outcome(f.state),
  }));

/** Reads a record that somebody brought: checked to the last entry, and clear about what does not fit. */
export const readFilm = async (brought: unknown): Promise<Film> => {
  const bare = record.safeParse(brought);
  const whole = bare.success ? { record: bare.data, name: '', names: [], variant: undefined, seating: [] } : file.safeParse(brought).data;
  if (whole === undefined) throw new BadRecord('record-foreign');
  const r = whole.record;
  const known = findGame(r.game);
  if (known === undefined) throw new BadRecord(`record-game:${r.game}`);
  const game = await rulesFor(r.game, r.rules, r.numbers);
  const checked = checkOptions(game.engine.game.meta, r.seats, r.options);
  if ('wrong' in checked) throw new BadRecord('record-options');
  const { engine, text } = game;
  const plain = plainNumber(r.seed);
  const chanceAt = plain === null ? chanceWith(r.seed, r.branches) : plainChance(plain);
  let told: Frame['told'][number][] = [];
  const followed: Followed = { copy: null };
  const tellOf =
    (state: Base | null): Tell<Fact> =>
    (event, to, blurred) => {
      told.push({ event, to, blurred, then: state === null ? null : momentOf(engine, event, state, followed) });
    };
  const frames = (() => {
    const state = engine.start(checked.options, r.seats, chanceAt(0), tellOf(null));
    const tell = tellOf(state);
    const all: Frame[] = [{ n: 0, by: null, label: '', sealed: false, asked: 0, state: clone(state), told }];
    for (const e of standing(r.entries)) {
      told = [];
      const { asked } = state;
      const before = clone(state);
      const sealed = engine.decision(state)?.sealed ?? false;
      const done = engine.submit(state, chanceAt(e.n), e.seat, e.move, asked, tell);
      if ('refused' in done) throw new BadRecord(`record-breaks:${e.n}`);
      all.push({ n: e.n, by: e.seat, label: text.move(before, e.seat, done.move).label, sealed, asked, state: clone(state), told });
    }
    return all;
  })();

  const last = frames[frames.length - 1];
  const ended = last !== undefined && engine.over(last.state);
  const kept = new Map<Seat, Item[]>();
  return {
    game,
    seats: r.seats,
    names: whole.names,
    you: WATCHER,
    title: whole.name,
    house: houseOf(r, whole.variant),
    eyes: [ALL_SEEING, ...Array.from({ length: r.seats }, (_, i) => i), WATCHER],
    as(seat) {
      const known = kept.get(seat) ?? itemsOf(game, frames, seat);
      kept.set(seat, known);
      return known;
    },
    mover: (at, seat) => moverOf(whole.seating, seat, frames[at]?.n ?? 0),
    changes: (at) => changesBetween(whole.seating, frames[at]?.n ?? 0, frames[at + 1]?.n ?? Number.POSITIVE_INFINITY),
    label(at, as) {
      const f = frames[at];
      if (f === undefined) return '';
      const open = as === ALL_SEEING || as === f.by || engine.game.open === true;
      return open || (!f.sealed && f.told.length > 0 && f.told.every((t) => holds(t.to, as))) ? f.label : '';
    },
    from(at) {
      const n = frames[at]?.n;
      // A table has a seed of its own.
      if (n === undefined || plain !== null) return null;
      // Every seed reaches as far as it did there, the table's own up to this position.
      const old = [...r.branches.filter((b) => b.upTo < n), { seed: r.branches.find((b) => n <= b.upTo)?.seed ?? r.seed, upTo: n }];
      return { branches: old, entries: r.entries.filter((e) => e.n <= n), options: r.options, rules: r.rules, numbers: r.numbers ?? {} };
    },
    record: ended
      ? {
          game: r.game,
          rules: r.rules,
          options: checked.options,
          seats: r.seats,
          entries: r.entries,
          seed: r.seed,
          branches: r.branches,
          numbers: r.numbers ?? {},
          held: Array.from({ length: r.seats }, (_, seat) =>
            spellsOf(
              whole.seating,
              seat,
              frames.slice(1).map((x) => x.n),
            ),
          ),
        }
      : null,
    file: whole.name === '' && whole.names.length === 0 ? r : whole,
  };
};

/** A game that still goes on, as one seat was told it. */
export const storyFilm = async (
  table: Pick<TableInfo, 'game' | 'rules' | 'variant'>,
  items: readonly Item[],
  seat: Seat,
  names: readonly string[],
  title: string,
): Promise<Film> => {
  const game = await loadGame(table.game, table.rules, table.variant?.numbers);
  const own = standingItems(items).map((x, i) => ({ ...x, seq: i + 1 }));
  return {
    game,
    seats: names.length,
    names,
    you: seat,
    title,
    house: table.variant ?? null,
    eyes: [seat],
    as: () => own,
    // The story of a seat does not say which entries of the record its items are.
    mover: () => null,
    changes: () => [],
    label: () => '',
    from: () => null,
    record: null,
    file: null,
  };
};

/** Where turns begin: by the game's own `turn` events, else wherever another seat moves. */
export const turnsOf = (items: readonly Item[]): number[] => {
  const told = items.flatMap((x, i) => (x.events.some((e) => e.type === 'turn') ? [i] : []));
  if (told.length > 0) return told;
  return items.flatMap((x, i) => (i > 0 && x.by !== null && x.by !== items[i - 1]?.by ? [i] : []));
};
