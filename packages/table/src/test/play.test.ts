/** A play follows from its record alone: what each seat is told, how it is numbered, and how far back a seat may go. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Entry, engine, hash, holds, WATCHER } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { describe, expect, test } from 'vitest';
import { apply, at, horizon, type Item, openPlay, type Play, perspectives, position, propose, proposeUndo, type Telling } from '../play.ts';
import { chanceOf, promiseOf, thoughtOf } from '../seed.ts';

const rules: AnyEngine = engine(toy);
const SEED = '3c'.repeat(32);
const HEAD = { game: 'toy', rules: '1', options: { rounds: 3, wax: true }, seats: 3 };
const fresh = (options = HEAD.options): Play => openPlay(rules, { ...HEAD, options, entries: [] }, SEED);

const must = (told: Telling | { readonly refused: string }): Telling => {
  if ('refused' in told) throw new Error(told.refused);
  return told;
};
const entryOf = (x: { readonly entry: Entry } | { readonly refused: string } | null): Entry => {
  if (x === null || 'refused' in x) throw new Error(x === null ? 'nothing' : x.refused);
  return x.entry;
};
const asked = (play: Play): number[] => [0, 1, 2].filter((i) => holds(play.engine.deciders(play.state), i));

/** Plays on: whoever is asked takes the move of that index. Every seventh time somebody goes back as far as is free. */
const playOn = (play: Play, n: number, hear: (told: Telling) => void = () => {}): void => {
  for (let i = 0; i < n; i++) {
    const who = asked(play);
    const seat = who[i % Math.max(1, who.length)];
    if (seat === undefined) return;
    const to = i % 7 === 6 ? horizon(play, seat) : null;
    const moves = play.engine.moves(play.state, seat);
    const move = moves[(i * 5) % moves.length];
    if (move === undefined) throw new Error('a decider has no move');
    const entry = to === null ? entryOf(propose(play, seat, move, at(play))) : entryOf(proposeUndo(play, seat, to));
    hear(must(apply(play, entry)));
  }
};

describe('from the record', () => {
  test('the same state, numbers and story, entry by entry', () => {
    const play = fresh();
    const live: Telling[] = [];
    playOn(play, 60, (told) => live.push(told));
    const again: Telling[] = [];
    const copy = openPlay(rules, { ...HEAD, entries: JSON.parse(JSON.stringify(play.entries)) }, SEED, (told) => again.push(told));
    expect(hash(copy.state)).toBe(hash(play.state));
    expect([copy.told, copy.undos, at(copy)]).toEqual([play.told, play.undos, at(play)]);
    expect(play.undos).toBeGreaterThan(0);
    expect(again.slice(1)).toEqual(live);
  });

  test('nobody listens: nothing is built, everything is counted', () => {
    const play = fresh();
    playOn(play, 30);
    const quiet = openPlay(rules, { ...HEAD, entries: play.entries }, SEED);
    expect(quiet.told).toEqual(play.told);
    const some: Item[] = [];
    const wants = (seat: number, seq: number): boolean => seat === 1 && seq > 4;
    openPlay(rules, { ...HEAD, entries: play.entries }, SEED, (told) => some.push(...told.values()), wants);
    expect(some.map((x) => x.seq)).toEqual(Array.from({ length: (play.told[1] ?? 0) - 4 }, (_, i) => i + 5));
  });

  test('an entry that does not fit is refused and changes nothing', () => {
    const play = fresh();
    const before = [hash(play.state), ...play.told];
    expect(apply(play, { n: 2, seat: 0, move: { verb: 'rest' } })).toEqual({ refused: 'KERNEL-STALE' });
    expect(apply(play, { n: 1, seat: 1, move: { verb: 'rest' } })).toEqual({ refused: 'KERNEL-NOT-YOURS' });
    expect(propose(play, 0, { verb: 'rest' }, '1.0')).toEqual({ refused: 'KERNEL-STALE' });
    expect([hash(play.state), ...play.told]).toEqual(before);
    expect(() => openPlay(rules, { ...HEAD, entries: [{ n: 1, seat: 0, move: { verb: 'fly' } }] }, SEED)).toThrow('entry 1 does not fit');
  });
});

describe('what is told', () => {
  test('each seat numbers its own items without a gap', () => {
    const play = fresh();
    const heard = new Map<number, number[]>();
    playOn(play, 60, (told) => {
      for (const [seat, x] of told) heard.set(seat, [...(heard.get(seat) ?? []), x.seq]);
    });
    for (const seat of perspectives(play)) expect(heard.get(seat)).toEqual(heard.get(seat)?.map((_, i) => i + 2));
    expect(position(play, 0).seq).toBe(play.told[0]);
  });

  test('a sealed answer reaches its own seat alone until the last is in', () => {
    const play = fresh({ rounds: 1, wax: false });
    for (const seat of [0, 1, 2]) must(apply(play, entryOf(propose(play, seat, { verb: 'rest' }, at(play)))));
    const vote = (seat: number): Telling => must(apply(play, entryOf(propose(play, seat, { verb: 'vote', yes: false }, at(play)))));
    const before = at(play);
    expect([...vote(1).keys()]).toEqual([1]);
    expect([...vote(0).keys()]).toEqual([0]);
    expect(at(play)).toBe(before);
    const last = vote(2);
    expect([...last.keys()].sort()).toEqual([-1, 0, 1, 2]);
    expect([WATCHER, 0, 1, 2].map((p) => last.get(p)?.by)).toEqual([null, null, null, 2]);
  });

  test('once it is over nobody goes back', () => {
    const play = fresh({ rounds: 1, wax: true });
    playOn(play, 200);
    expect(rules.over(play.state)).toBe(true);
    expect(proposeUndo(play, 0, 0)).toBeNull();
    expect(apply(play, { n: play.entries.length + 1, seat: 0, undo: 0 })).toEqual({ refused: 'KERNEL-OVER' });
  });
});

describe('the seed', () => {
  test('gives every entry its own chance, and the same again', () => {
    const draws = (seed: string, n: number): number[] => {
      const c = chanceOf(seed)(n);
      return Array.from({ length: 8 }, () => c.below(1000));
    };
    expect(draws(SEED, 4)).toEqual(draws(SEED, 4));
    expect(draws(SEED, 4)).not.toEqual(draws(SEED, 5));
    expect(draws(SEED, 4)).not.toEqual(draws('4c'.repeat(32), 4));
  });
  test('its promise binds it to its table', () => {
    expect(promiseOf(SEED, 'aaaaaaaaaaaa')).toMatch(/^[0-9a-f]{64}$/);
    expect(promiseOf(SEED, 'aaaaaaaaaaaa')).not.toBe(promiseOf(SEED, 'aaaaaaaaaaab'));
    expect(thoughtOf(SEED, 1, 0)).not.toBe(thoughtOf(SEED, 2, 0));
  });
});
