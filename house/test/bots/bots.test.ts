/** The bots: whole games in every game of the house, from views alone, the same answer for the same question, within their limits. */

import { openMinds, type Spent, thinkWith } from '@pesthouse/bots';
import { blank, foreseen, search } from '@pesthouse/bots/search';
import { type Base, BOTS, clone, defaults, type Flat, holds, type Level, Sfc, same } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, findGame, GAME_IDS } from '../../games/index.ts';

const load = async (id: string) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return { meta: game.meta, e: (await game.rules()).rules };
};

/** Runs of a search in whole games: enough to go through all of it, few enough for a test. */
const FEW = 3;

const first = (set: number): number => 31 - Math.clz32(set & -set);

/** Plays to the end with these levels, and looks at every move before it is made. */
const playOut = (e: AnyEngine, s: Base, seats: number, levels: readonly Level[], look: (seat: number, legal: boolean) => void): void => {
  const chance = new Sfc().at(11, 2);
  while (!e.over(s)) {
    const seat = first(e.deciders(s));
    const view = e.view(s, seat);
    const kept = clone(view);
    const move = thinkWith(e, { view, seat, seats, level: levels[seat] ?? 'random', seed: 3, runs: FEW }, () => 0);
    expect(view).toEqual(kept);
    look(seat, e.refuse(s, seat, move) === null);
    const ours = e.legal(s, seat, move);
    if (ours === undefined) return;
    e.play(s, seat, ours, { chance, tell: undefined });
  }
};

describe.each(GAME_IDS)('%s', (id) => {
  test('every bot plays whole games, its moves are legal, and it leaves the view alone', async () => {
    const { meta, e } = await load(id);
    let turn = 0;
    for (const seats of [meta.usual, ...meta.seats.filter((n) => n > 1).slice(0, 2)]) {
      const s = e.start(defaults(meta, seats), seats, new Sfc().at(5, seats));
      let moves = 0;
      playOut(
        e,
        s,
        seats,
        Array.from({ length: seats }, () => BOTS[turn++ % BOTS.length] ?? 'random'),
        (_, legal) => {
          moves++;
          expect(legal).toBe(true);
        },
      );
      expect(e.over(s)).toBe(true);
      expect(moves).toBeGreaterThan(seats);
    }
    expect(turn).toBeGreaterThanOrEqual(BOTS.length);
  });

  test('the same question with the same seed is answered alike', async () => {
    const { meta, e } = await load(id);
    const s = e.start(defaults(meta, meta.usual), meta.usual, new Sfc().at(6, 1));
    const seat = first(e.deciders(s));
    for (const level of BOTS) {
      const ask = () => thinkWith(e, { view: e.view(s, seat), seat, seats: meta.usual, level, seed: 9, runs: FEW }, () => 0);
      expect(ask()).toEqual(ask());
    }
  });

  test('the searcher looks at every run through a guess of the view, is the same for a seed, and keeps to its runs and its time', async () => {
    const { meta, e } = await load(id);
    let s = e.start(defaults(meta, meta.usual), meta.usual, new Sfc().at(7, 1));
    const chance = new Sfc().at(8, 1);
    // In the middle of a game: a short one is left before its end.
    for (let n = 0; n < 25; n++) {
      const next = clone(s);
      const seat = first(e.deciders(next));
      const move = e.policy(next, seat, chance);
      if (move !== undefined) e.play(next, seat, move, { chance, tell: undefined });
      if (e.over(next)) break;
      s = next;
    }
    const seat = first(e.deciders(s));
    const view = e.view(s, seat);
    let guesses = 0;
    const spied: AnyEngine = {
      ...e,
      guess: (v, p, c) => {
        guesses++;
        expect(v).toBe(view);
        expect(p).toBe(seat);
        return e.guess(v, p, c);
      },
    };
    const look = (spent: Spent) =>
      search(spied, view, seat, meta.usual, { runs: 40, depth: 10, lean: 0.9, curiosity: 0.7, caution: 0.5 }, new Sfc().at(1, 1), spent);
    const once = look(() => 0);
    expect(once.runs).toBeLessThanOrEqual(40);
    expect(once.runs).toBeGreaterThan(30);
    expect(guesses).toBeGreaterThan(1);
    expect(look(() => 0)).toEqual(once);
    expect(once.opinions.every((o) => holds(e.deciders(view), seat) && e.refuse(view, seat, o.move) === null)).toBe(true);
    expect(look(() => 1).runs).toBe(0);
    expect(look(() => 1).opinions).toHaveLength(1);
  });
});

test('a mind is kept by its name, and the one that was silent longest is forgotten first', () => {
  const mindOf = openMinds(2);
  const ada = mindOf('ada');
  const ben = mindOf('ben');
  expect(mindOf('ada')).toBe(ada);
  mindOf('cleo');
  expect(mindOf('ada')).toBe(ada);
  expect(mindOf('ben')).not.toBe(ben);
});

test('what was learnt below a move is forgotten where another move was made instead, as after one that was taken back', async () => {
  const { meta, e } = await load('newyork');
  const s = e.start(defaults(meta, 2), 2, new Sfc().at(4, 1));
  const effort = { runs: 8, depth: 6, lean: 0.5, curiosity: 1, caution: 0.5 };
  const chance = new Sfc().at(3, 1);
  let looked = 0;
  for (let n = 0; n < 200 && looked < 3 && !e.over(s); n++) {
    const seat = first(e.deciders(s));
    const mind = blank();
    const thought = search(e, e.view(s, seat), seat, 2, effort, new Sfc().at(2, n), () => 0, mind).opinions[0]?.move;
    const other = e.moves(s, seat).find((m) => {
      if (same(m, thought) || thought === undefined) return false;
      const [made, instead] = [thought, m].map((x) => foreseen(e, e.view(s, seat), seat, x));
      return made !== null && instead !== null && !same(made, instead);
    });
    if (other !== undefined && thought !== undefined) {
      looked++;
      const { tree } = mind;
      const after = (m: Flat) => e.view(e.after(s, seat, m, { chance: new Sfc(), tell: undefined }), seat);
      search(e, after(thought), seat, 2, effort, new Sfc().at(2, n), () => 0, mind);
      expect(mind.tree).toBe(tree);
      const again = blank();
      search(e, e.view(s, seat), seat, 2, effort, new Sfc().at(2, n), () => 0, again);
      const kept = again.tree;
      search(e, after(other), seat, 2, effort, new Sfc().at(2, n), () => 0, again);
      expect(again.tree).not.toBe(kept);
    }
    const move = e.policy(s, seat, chance);
    if (move === undefined) break;
    e.play(s, seat, move, { chance, tell: undefined });
  }
  expect(looked).toBe(3);
});

test('what was learnt below a move is there at the position that it leads to, and only there', async () => {
  const { meta, e } = await load('pest');
  const s = e.start(defaults(meta, 2), 2, new Sfc().at(4, 1));
  const mind = blank();
  const effort = { runs: 12, depth: 6, lean: 0.5, curiosity: 1, caution: 0.5 };
  const ask = (seat: number) => search(e, e.view(s, seat), seat, 2, effort, new Sfc().at(2, s.asked), () => 0, mind);
  let kept = 0;
  let fresh = 0;
  for (let n = 0; n < 30 && !e.over(s); n++) {
    const seat = first(e.deciders(s));
    const before = { tree: mind.tree, next: mind.next };
    const move = ask(seat).opinions[0]?.move;
    if (mind.tree === before.tree) kept++;
    else fresh++;
    expect(mind.tree === before.tree).toBe(before.next !== null && same(before.next, e.view(s, seat)));
    if (move !== undefined) e.play(s, seat, move, { chance: new Sfc().at(3, s.asked), tell: undefined });
  }
  expect(kept).toBeGreaterThan(3);
  expect(fresh).toBeGreaterThan(1);
});

test('where chance had its say nobody knows whether the move thought best was made, and no tree is taken over', async () => {
  const { meta, e } = await load('newyork');
  const s = e.start(defaults(meta, 2), 2, new Sfc().at(4, 1));
  const effort = { runs: 8, depth: 6, lean: 0.5, curiosity: 1, caution: 0.5 };
  const mind = blank();
  // The first card has to be drawn: what comes is luck, so that nobody can say what the tree would be asked about.
  const seat = first(e.deciders(s));
  expect(search(e, e.view(s, seat), seat, 2, effort, new Sfc().at(2, 1), () => 0, mind).opinions[0]?.move).toEqual({ verb: 'draw' });
  const { tree } = mind;
  e.play(s, seat, { verb: 'draw' }, { chance: new Sfc().at(3, 1), tell: undefined });
  search(e, e.view(s, seat), seat, 2, effort, new Sfc().at(2, 2), () => 0, mind);
  expect(mind.tree).not.toBe(tree);
});

test('a clear decision is settled before all runs are made, an open one is not', async () => {
  const { e, meta } = await load('newyork');
  const effort = { runs: 400, lean: 0.95, curiosity: 0.5, caution: 0.7 };
  const s = e.start(defaults(meta, 2), 2, new Sfc().at(8, 1));
  const chance = new Sfc().at(8, 2);
  let shorter = 0;
  let whole = 0;
  for (let looked = 0; looked < 12 && !e.over(s); ) {
    const seat = first(e.deciders(s));
    const view = e.view(s, seat);
    if (e.moves(view, seat).length > 1) {
      looked++;
      const ask = (settled?: number) => search(e, view, seat, 2, { ...effort, ...(settled !== undefined && { settled }) }, new Sfc().at(9, looked), () => 0);
      const [soon, never, all] = [ask(0.01), ask(-1), ask()];
      expect(never.runs).toBe(all.runs);
      expect(soon.runs).toBeLessThanOrEqual(all.runs);
      if (soon.runs === all.runs) whole++;
      else shorter++;
    }
    const m = e.policy(s, seat, chance);
    if (m === undefined) break;
    e.play(s, seat, m, { chance, tell: undefined });
  }
  expect(shorter).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(0);
});
