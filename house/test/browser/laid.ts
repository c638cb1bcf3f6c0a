/** Tables that are already played: bots play whole games from fixed seeds without a clock, and the browser gets them as tables of its own, cut wherever one wants. The same sources give the same positions. */

import { think } from '@pesthouse/bots';
import { type AnyOptions, defaults, type Entry, holds, type Level } from '@pesthouse/kernel';
import { apply, at, botName, openPlay, propose, thoughtOf } from '@pesthouse/table';
import type { Page } from '@playwright/test';
import { type AnyGame, findGame, GAMES, type GameId } from '../../games/index.ts';

const HOUR = 3_600_000;

export interface Played {
  readonly game: GameId;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** After so many entries the first seat, and nobody else, has at least three moves to choose from. */
  readonly choices: readonly number[];
  /** For every question that is put to the first seat alone: after how many entries it has the most answers. The question with the most stands first. */
  readonly fullest: ReadonlyMap<string, number>;
  /** Who makes the move that ends the game, and how the list of choices words it. */
  readonly last: { readonly seat: number; readonly label: string };
  readonly scores: readonly { readonly seat: number; readonly rank: number; readonly score: number }[];
}

/** A position with fewer choices shows too little of a board. */
const CHOICES = 3;

interface Course {
  readonly seats?: number;
  readonly level?: Level;
  readonly options?: AnyOptions;
}

/** A game is played once for all tests of a worker that ask for it. */
const known = new Map<string, Promise<Played>>();
export const played = (game: GameId, course: Course = {}): Promise<Played> => {
  const key = JSON.stringify([game, course]);
  const found = known.get(key) ?? playWhole(game, course);
  known.set(key, found);
  return found;
};

const playWhole = async (game: GameId, { seats = GAMES[game].meta.usual, level = 'greedy', options = {} }: Course): Promise<Played> => {
  const { meta, rules, words }: AnyGame = GAMES[game];
  const { rules: engine } = await rules();
  const seed = Buffer.from(`pesthouse ${game} ${seats}`).toString('hex').padEnd(64, '0').slice(0, 64);
  const chosen = { ...defaults(meta, seats), ...options };
  const table = openPlay(engine, { game, rules: meta.rules, options: chosen, seats, entries: [] }, seed, () => undefined);
  const choices: number[] = [];
  const most = new Map<string, { readonly n: number; readonly answers: number }>();
  const text = await words(meta.rules);
  let last = { seat: 0, label: '' };
  while (!engine.over(table.state)) {
    const { state } = table;
    const asked = Array.from({ length: seats }, (_, i) => i).filter((i) => holds(engine.deciders(state), i));
    const [seat = 0] = asked;
    if (seat === 0 && asked.length === 1) {
      const answers = engine.moves(state, 0).length;
      const key = engine.prompt(state, 0)?.key ?? '';
      if (answers >= CHOICES) choices.push(table.entries.length);
      if (answers > (most.get(key)?.answers ?? 0)) most.set(key, { n: table.entries.length, answers });
    }
    const move = await think(findGame, { game, view: engine.view(state, seat), seat, seats, level, seed: thoughtOf(seed, state.asked, seat) });
    last = { seat, label: text.move(engine.view(state, seat), seat, move).label };
    const mine = propose(table, seat, move, at(table));
    const told = 'refused' in mine ? mine : apply(table, mine.entry);
    if ('refused' in told) throw new Error(`${game}: ${told.refused}`);
  }
  const scores = (engine.game.outcome(table.state) ?? []).map(({ seat, rank, score }) => ({ seat, rank, score }));
  const fullest = new Map([...most].toSorted(([, a], [, b]) => b.answers - a.answers).map(([key, { n }]) => [key, n]));
  return { game, seats, options: chosen, seed, entries: table.entries, choices, fullest, last, scores };
};

/** The first `n` entries of a game as a table of this browser, touched so many hours ago. Ada sits in the first seat, or where she is put. */
export const tableOf = ({ game, seats, options, seed, entries, scores }: Played, id: string, n: number, hours = 1, level: Level = 'good', ada = 0) => {
  const { meta } = GAMES[game];
  return {
    id,
    game,
    rules: meta.rules,
    name: meta.title,
    options,
    seats: Array.from({ length: seats }, (_, i) =>
      i === ada ? { kind: 'person', name: 'Ada', level: null } : { kind: 'bot', name: botName(i > ada ? i - 1 : i), level },
    ),
    seed,
    entries: entries.slice(0, n),
    branches: [],
    over: n >= entries.length,
    ...(n >= entries.length ? { scores } : {}),
    made: Date.now() - (hours + 1) * HOUR,
    touched: Date.now() - hours * HOUR,
  };
};
export type Laid = ReturnType<typeof tableOf>;

/** Puts them where the page looks for tables of its own. The browser must be at an address of the house. */
export const lay = (page: Page, tables: readonly Laid[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('pesthouse', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('tables', 'readwrite');
          for (const table of all) work.objectStore('tables').put(table);
          work.oncomplete = () => {
            opening.result.close();
            done();
          };
          work.onerror = () => fail(work.error);
        };
      }),
    tables,
  );

/** Opens the position of a game after its first `n` entries, as a table of this browser. */
export const openLaid = async (page: Page, whole: Played, n: number, ada = 0): Promise<void> => {
  // Bots that do not think answer at once.
  const table = tableOf(whole, `${whole.game}${n}`, n, 1, 'random', ada);
  await page.goto('/robots.txt');
  await lay(page, [table]);
  await page.goto(`/table/local/${table.id}`);
};
