/** One puzzle being tried: its table in this page, played by the rules themselves. A wrong try changes nothing; the right one is played, and the others answer. */

import type { Entry, Fact, Flat } from '@pesthouse/kernel';
import { lineOf, moveIn, openPuzzle, type Puzzle } from '@pesthouse/lab/puzzles';
import { applyProposed, type Item, type Play, propose, type Wants } from '@pesthouse/table';
import { entryFor, othersMove, seedOf } from '@pesthouse/table/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyEngine } from '../../games/index.ts';
import { aloneEars, aloneLink } from '../link/alone.ts';
import type { TableLink } from '../link/link.ts';

export interface Tried {
  /** Lines that were tried, the last one last. */
  readonly tries: readonly string[];
  /** The best move was found, or shown. */
  readonly over: 'found' | 'shown' | null;
}

export interface Session {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly store: StoreApi<Tried>;
  readonly link: TableLink;
  readonly best: Flat;
  readonly second: Flat | undefined;
  /** The position that is asked about, as its seat sees it. */
  readonly asked: Item;
  /** What was told since then. */
  since(): readonly { readonly item: Item; readonly event: Fact }[];
  /** Plays the best move for whoever wants to see it. */
  show(): void;
  again(): void;
  /** To play on from where it stands. */
  departure(): { readonly entries: readonly Entry[]; readonly upTo: number; readonly seed: string };
}

const NAME = 'puzzle';

export const openSession = (engine: AnyEngine, game: string, title: string, puzzle: Puzzle): Session => {
  const { you, seats } = puzzle;
  const store = createStore<Tried>()(() => ({ tries: [], over: null }));
  let items: Item[] = [];
  const wants: Wants = (seat) => (seat === you ? 'closely' : false);
  const opened = (): Play => {
    items = [];
    return openPuzzle(
      engine,
      puzzle,
      (telling) => {
        const item = telling.get(you);
        if (item !== undefined) items.push(item);
      },
      wants,
    );
  };
  let play = opened();
  const before = items.length;
  const asked = items.at(-1);
  const best = moveIn(engine, play, you, puzzle.moves[0]?.move ?? '');
  if (best === undefined || asked === undefined) throw new Error('the puzzle does not fit the rules');

  const { hear, anew, subscribe, leave } = aloneEars({ id: NAME, game, name: title, you, seats, level: 'good', play: () => play, items: () => items });
  const make = (seat: number, move: Flat): void => {
    const item = applyProposed(play, entryFor(play, seat, move), wants).get(you);
    if (item === undefined) return;
    items = [...items, item];
    hear({ type: 'item', item });
  };
  const perform = (over: 'found' | 'shown'): void => {
    make(you, best);
    for (let x = othersMove(play, you, []); x !== null; x = othersMove(play, you, [])) make(x.seat, x.move);
    store.setState({ over });
  };

  const link = aloneLink({
    subscribe,
    wants(move) {
      if (store.getState().over !== null) return false;
      const line = lineOf(engine, move);
      const right = line === puzzle.moves[0]?.move;
      store.setState((s) => ({ tries: [...s.tries, line] }));
      return right;
    },
    async submit(given, move) {
      const mine = propose(play, you, move, given);
      if ('refused' in mine) return { ok: false, message: '', clause: mine.refused };
      perform('found');
      return { ok: true };
    },
    undo: async () => ({ ok: true }),
    leave,
  });
  return {
    game,
    puzzle,
    store,
    link,
    best,
    second: moveIn(engine, play, you, puzzle.moves[1]?.move ?? ''),
    asked,
    since: () => items.slice(before).flatMap((item) => item.events.map((event) => ({ item, event }))),
    show: () => perform('shown'),
    again() {
      store.setState({ tries: [], over: null });
      play = opened();
      anew();
    },
    departure: () => ({ entries: play.entries, upTo: play.entries.length, seed: seedOf(puzzle.seed) }),
  };
};
