/** Passing over a step with one choice betrays nothing: in every game, whatever is passed over was known to a watcher beforehand. */

import { type Base, defaults, holds, Sfc, same, WATCHER } from '@pesthouse/kernel';
import { apply, at, type Item, openPlay, propose } from '@pesthouse/table';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../../games/index.ts';
import { onlyMove, passing } from '../passover.ts';

const SEED = 'cd'.repeat(32);
const MOVES = 120;

/** Plays by the game's own policy and hands over every decision with what the seat was told last. */
const walk = async (game: (typeof GAME_IDS)[number], see: (x: { readonly state: Base; readonly seat: number; readonly last: Item }) => void) => {
  const { rules: engine } = await GAMES[game].rules();
  const { meta } = GAMES[game];
  const told = new Map<number, Item>();
  const head = { game, rules: meta.rules, options: defaults(meta, meta.usual), seats: meta.usual };
  const play = openPlay(engine, { ...head, entries: [] }, SEED, (t) => {
    for (const [seat, item] of t) told.set(seat, item);
  });
  const chance = new Sfc().at(3, 1);
  for (let i = 0; i < MOVES && !engine.over(play.state); i++) {
    const seat = Array.from({ length: meta.usual }, (_, s) => s).find((s) => holds(engine.deciders(play.state), s)) ?? 0;
    const last = told.get(seat);
    if (last === undefined) throw new Error('the seat was told nothing');
    see({ state: play.state, seat, last });
    const legal = engine.moves(play.state, seat);
    const move = legal[chance.below(legal.length)];
    if (move === undefined) throw new Error('nobody can move');
    const mine = propose(play, seat, move, at(play));
    if ('refused' in mine) throw new Error(mine.refused);
    const t = apply(play, mine.entry);
    if ('refused' in t) throw new Error(t.refused);
    for (const [to, item] of t) told.set(to, item);
  }
  return engine;
};

describe.each(GAME_IDS)('%s', (game) => {
  test('what is passed over is the only legal move, of no sealed question, and a watcher could know it', async () => {
    const found: { readonly view: Base; readonly state: Base; readonly seat: number }[] = [];
    const engine = await walk(game, ({ state, seat, last }) => found.push({ view: last.view, state: structuredClone(state), seat }));
    const worlds = new Sfc().at(99, 1);
    for (const { view, state, seat } of found) {
      const move = onlyMove(engine, view, seat);
      if (move === null) continue;
      expect(engine.decision(state)?.sealed).not.toBe(true);
      expect(engine.moves(state, seat)).toEqual([move]);
      // Other worlds than the page tried itself: whatever the watcher thinks possible leaves the same answer.
      for (let i = 0; i < 8; i++) {
        const other = engine.guess(engine.view(state, WATCHER), WATCHER, worlds);
        expect(same(engine.moves(other, seat), [move])).toBe(true);
      }
    }
  });
});

const FREE = { kind: 'move', over: null } as const;

test('there is something to pass over in a game where nothing is hidden', async () => {
  let passed = 0;
  const seen: Item[] = [];
  const engine = await walk('pest', ({ last }) => seen.push(last));
  for (const last of seen) for (let seat = 0; seat < 4; seat++) if (passing(engine, last, seat, 'turns') !== null) passed++;
  expect(passed).toBeGreaterThan(0);
});

test('nothing is passed over by whoever did not ask for it, nor after an undo, nor for a watcher', async () => {
  const seen: { readonly seat: number; readonly last: Item }[] = [];
  const engine = await walk('pest', ({ seat, last }) => seen.push({ seat, last }));
  const one = seen.find(({ seat, last }) => passing(engine, last, seat, 'turns') !== null);
  if (one === undefined) throw new Error('there was nothing to pass over');
  const { seat, last } = one;
  expect(passing(engine, last, seat, 'off')).toBeNull();
  expect(passing(engine, { ...last, kind: 'undo' }, seat, 'turns')).toBeNull();
  expect(passing(engine, last, WATCHER, 'turns')).toBeNull();
});

test('the last chance to take back a turn is kept, unless the reader gave it away', async () => {
  const seen: { readonly seat: number; readonly last: Item }[] = [];
  const engine = await walk('pest', ({ seat, last }) => seen.push({ seat, last }));
  let closing = 0;
  for (const { seat, last } of seen) {
    const far = passing(engine, { ...last, ...FREE, horizon: last.view.asked }, seat, 'turns');
    if (far === null || far.free) continue;
    closing++;
    expect(passing(engine, { ...last, ...FREE, horizon: last.view.asked }, seat, 'steps')).toBeNull();
    expect(passing(engine, { ...last, ...FREE, horizon: null }, seat, 'steps')).toEqual(far);
  }
  expect(closing).toBeGreaterThan(0);
});
