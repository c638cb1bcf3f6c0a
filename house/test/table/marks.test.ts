/** Going back: the same state as from the start of the record, at a price that does not grow with the game. */

import { defaults, type Entry, engine, hash, holds, replay, Sfc, WATCHER } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import {
  apply,
  applyStored,
  at,
  type Item,
  MARK_EVERY,
  openPlay,
  type Play,
  perspectives,
  promiseOf,
  propose,
  proposeUndo,
  recent,
  type Telling,
  verifyRecord,
} from '@pesthouse/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, findGame, GAMES } from '../../games/index.ts';

const SEED = '5e'.repeat(32);
const { meta } = GAMES.retribution;
const rules: AnyEngine = (await GAMES.retribution.rules()).rules;
const SEATS = Math.max(...meta.seats);
const HEAD = { game: meta.id, rules: meta.rules, options: defaults(meta, SEATS), seats: SEATS };

const must = (told: Telling | { readonly refused: string }): Telling => {
  if ('refused' in told) throw new Error(told.refused);
  return told;
};
const quiet = () => false;
const seatAsked = (play: Play): number => Array.from({ length: play.record.seats }, (_, i) => i).find((i) => holds(play.engine.deciders(play.state), i)) ?? 0;

/** Plays `n` moves by lot; fewer if the game ends. */
const playOn = (play: Play, n: number, chance: Sfc, hear?: (told: Telling) => void): void => {
  for (let i = 0; i < n && !play.engine.over(play.state); i++) {
    const seat = seatAsked(play);
    const moves = play.engine.moves(play.state, seat);
    const move = moves[chance.below(moves.length)];
    const x = move === undefined ? { refused: 'nobody can move' } : propose(play, seat, move, at(play));
    if ('refused' in x) throw new Error(x.refused);
    const told = must(apply(play, x.entry, hear === undefined ? quiet : undefined));
    hear?.(told);
  }
};
/** Takes back the last `n` moves. */
const goBack = (play: Play, n: number): void => {
  const first = play.stood[play.stood.length - n];
  const x = first === undefined ? null : proposeUndo(play, first.entry.seat, first.asked);
  if (x === null) throw new Error('there is nothing to take back');
  must(apply(play, x.entry, quiet));
};
const fresh = (): Play => openPlay(rules, { ...HEAD, entries: [] }, SEED);
const fromScratch = (play: Play): string => hash(replay(play.engine, play.record.options, play.record.seats, play.entries, play.chanceAt));

/** The longest game by lot of a few: it must pass many marks. */
const long = (): Play => {
  const play = fresh();
  playOn(play, 600, new Sfc().at(3, 1));
  return play;
};

describe('going back', () => {
  test('gives the state that the record gives, wherever moves and undos fall', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 150 })), { minLength: 1, maxLength: 6 }),
        fc.nat(1_000),
        (parts, luck) => {
          const play = fresh();
          const chance = new Sfc().at(luck, 1);
          for (const [on, back] of parts) {
            playOn(play, on, chance);
            if (play.engine.over(play.state)) return;
            goBack(play, Math.min(back, play.stood.length));
            expect(hash(play.state)).toBe(fromScratch(play));
          }
        },
      ),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 25 },
    );
  });

  test('replays fewer moves than it takes back, or than lie between two marks', () => {
    for (const back of [1, 2, 63, 64, 65, 130, 300, 500]) {
      const play = long();
      const before = play.steps;
      goBack(play, back);
      expect(play.steps - before).toBeLessThanOrEqual(Math.max(MARK_EVERY, back));
    }
  });

  test('one move tried and taken back again and again costs next to nothing', () => {
    const play = long();
    playOn(play, MARK_EVERY - 1 - (play.stood.length % MARK_EVERY), new Sfc().at(4, 1));
    const before = play.steps;
    for (let i = 0; i < 200; i++) {
      playOn(play, 1, new Sfc().at(i, 2));
      goBack(play, 1);
    }
    expect(play.steps - before).toBeLessThanOrEqual(200 + MARK_EVERY);
    expect(hash(play.state)).toBe(fromScratch(play));
  });

  test('a long game holds few marks', () => {
    const play = long();
    expect(play.stood.length).toBeGreaterThan(5 * MARK_EVERY);
    expect(play.marks.length).toBeLessThan(play.stood.length / MARK_EVERY);
  });
});

describe('an undo that takes nothing back', () => {
  const idle = (play: Play): Entry => ({ n: play.entries.length + 1, seat: 0, undo: play.entries.length });

  test('is refused, and changes nothing', () => {
    const play = fresh();
    playOn(play, 5, new Sfc().at(1, 1));
    const before = [hash(play.state), at(play), play.entries.length];
    expect(apply(play, idle(play))).toEqual({ refused: 'KERNEL-NOTHING' });
    expect([hash(play.state), at(play), play.entries.length]).toEqual(before);
  });

  test('makes a record untrue', async () => {
    const play = fresh();
    playOn(play, 5, new Sfc().at(1, 1));
    const record = { ...HEAD, seed: SEED, entries: [...play.entries, idle(play)] };
    expect(await verifyRecord(findGame, record, promiseOf(SEED, 'abcdefghijkl'), 'abcdefghijkl')).toEqual({ wrong: 'entry 6 takes nothing back' });
  });

  test('is kept where it was stored long ago: the play opens with the same numbers, at the price of its moves alone', () => {
    const play = fresh();
    playOn(play, 100, new Sfc().at(1, 1));
    const state = hash(play.state);
    for (let i = 0; i < 300; i++) must(applyStored(play, idle(play), quiet));
    expect(play.undos).toBe(300);
    const again = openPlay(rules, { ...HEAD, entries: play.entries }, SEED);
    expect([hash(again.state), at(again), again.told]).toEqual([state, at(play), play.told]);
    expect(again.steps).toBe(100);
  });
});

test('a record in which moves are taken back without end is not checked to its end', async () => {
  const play = fresh();
  playOn(play, MARK_EVERY - 1, new Sfc().at(1, 1));
  const { length } = play.entries;
  const entries: Entry[] = [...play.entries];
  // Down and up again over a whole gap, each time by one: the dearest way to go back.
  const again = openPlay(rules, { ...HEAD, entries }, SEED);
  for (let round = 0; again.steps <= 100_000; round++) {
    for (let i = 0; i < length - 1; i++) goBack(again, 1);
    playOn(again, length - 1, new Sfc().at(round, 3));
  }
  expect(await verifyRecord(findGame, { ...HEAD, seed: SEED, entries: again.entries })).toEqual({
    wrong: 'moves are taken back too often in this record to check it',
  });
});

describe('what was told last', () => {
  const toyRules: AnyEngine = engine(toy);
  const told = (play: Play, again: (hear: (x: Telling) => void) => void): Map<number, Item[]> => {
    const heard = new Map<number, Item[]>(perspectives(play).map((p) => [p, []]));
    again((x) => {
      for (const [seat, item] of x) heard.get(seat)?.push(item);
    });
    return heard;
  };

  test('is the end of the story, for every seat, sealed answers too', () => {
    const play = openPlay(toyRules, { game: 'toy', rules: '1', options: { rounds: 3, wax: true }, seats: 3, entries: [] }, SEED);
    playOn(play, 40, new Sfc().at(2, 1));
    const stories = told(play, (hear) => void openPlay(toyRules, { ...play.record, entries: play.entries }, SEED, hear));
    for (const [seat, items] of stories) for (let after = 1; after < items.length; after++) expect(recent(play, seat, after)).toEqual(items.slice(after));
    expect(stories.get(WATCHER)?.length).toBeGreaterThan(10);
  });

  test('is not told one by one where moves were taken back since', () => {
    const play = fresh();
    playOn(play, 20, new Sfc().at(2, 1));
    const before = play.told[0] ?? 0;
    goBack(play, 3);
    playOn(play, 2, new Sfc().at(5, 1));
    expect(recent(play, 0, before)).toBeNull();
    expect(recent(play, 0, before + 1)?.map((x) => x.seq)).toEqual([before + 2, before + 3]);
  });
});
