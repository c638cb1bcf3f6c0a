/** The record: what stands after taking back, replaying it, and the kernel's own refusals. */
import { expect, test } from 'vitest';
import { type Entry, engine, hash, replay, standing, tunable } from '../index.ts';
import { plainChance, plainNumber, plainSeed } from '../plain-seed.ts';
import { tune } from '../testing/tune.ts';
import { toy } from '../toy.ts';

const e = engine(toy);
const options = { rounds: 2, wax: true };
const move = (n: number, to: number) => ({ n, seat: 0, move: { verb: 'lamp', to } }) as const;
const numbers = (entries: readonly Entry[]): number[] => standing(entries).map((x) => x.n);

test('taking back takes everything above its mark, and numbers are never used again', () => {
  expect(numbers([move(1, 1), move(2, 2)])).toEqual([1, 2]);
  expect(numbers([move(1, 1), move(2, 2), { n: 3, seat: 0, undo: 1 }])).toEqual([1]);
  expect(numbers([move(1, 1), move(2, 2), { n: 3, seat: 0, undo: 1 }, move(4, 0)])).toEqual([1, 4]);
  expect(numbers([move(1, 1), move(2, 2), { n: 3, seat: 0, undo: 1 }, move(4, 0), { n: 5, seat: 0, undo: 1 }])).toEqual([1]);
  expect(numbers([move(1, 1), { n: 2, seat: 0, undo: 0 }, { n: 3, seat: 0, undo: 0 }])).toEqual([]);
  expect(numbers([move(1, 1), { n: 2, seat: 0, undo: 9 }])).toEqual([1]);
});

test('replaying stops where it is told, and undo is replaying less', () => {
  const chanceAt = plainChance(4);
  const entries = [move(1, 1), move(2, 2)];
  const one = replay(e, options, 2, entries, chanceAt, 1);
  expect(one.lamp).toEqual([1, 0]);
  expect(hash(replay(e, options, 2, [...entries, { n: 3, seat: 0, undo: 1 }], chanceAt))).toBe(hash(one));
  const told: string[] = [];
  replay(e, options, 2, entries, chanceAt, 2, (n) => (event) => told.push(`${n} ${event.type}`));
  expect(told).toEqual(['1 lamp', '2 lamp']);
});

test('chance of an entry is its number: what is played after taking back is drawn anew', () => {
  const chanceAt = plainChance(4);
  const drawn = (n: number) => replay(e, options, 2, [{ n, seat: 0, move: { verb: 'draw' } }], chanceAt).hands[0]?.join();
  expect(new Set(Array.from({ length: 30 }, (_, n) => drawn(n + 1))).size).toBeGreaterThan(1);
  expect(drawn(3)).toBe(drawn(3));
});

test('the kernel refuses in its own name', () => {
  const s = e.start(options, 2, plainChance(1)(0));
  const lamp = { verb: 'lamp', to: 1 } as const;
  expect(e.refuse(s, 0, lamp)).toBeNull();
  expect(e.refuse(s, 0, lamp, s.asked + 1)).toBe('KERNEL-STALE');
  expect(e.refuse(s, 1, lamp)).toBe('KERNEL-NOT-YOURS');
  expect(e.refuse(s, -1, lamp)).toBe('KERNEL-NOT-YOURS');
  expect(e.refuse(s, 0, { verb: 'lamp' })).toBe('KERNEL-MALFORMED');
  expect(e.refuse(s, 0, { verb: 'vote', yes: true })).toBe('KERNEL-NOT-NOW');
  expect(e.refuse({ ...s, stack: [] }, 0, lamp)).toBe('KERNEL-OVER');
  const before = hash(s);
  expect(e.submit(s, plainChance(1)(1), 0, { verb: 'lamp', to: 0 })).toEqual({ refused: 'TOY-LAMP' });
  expect(hash(s)).toBe(before);
});

test('what is played and stored is ours to the key, whatever the stranger sent', () => {
  const s = e.start(options, 2, plainChance(1)(0));
  const given = { to: 1, verb: 'lamp' };
  const r = e.submit(s, plainChance(1)(1), 0, given);
  expect(r).toEqual({ move: { verb: 'lamp', to: 1 }, free: true });
  expect('move' in r && r.move).not.toBe(given);
});

test('a plain seed says its number, and a table seed is none', () => {
  expect(plainNumber(plainSeed(77))).toBe(77);
  expect(plainNumber('ab'.repeat(32))).toBeNull();
  expect(plainNumber('plain-')).toBeNull();
});

test('tunables are turned by name and turned back', () => {
  const home = { cost: 3, name: 'rat' };
  const list = tunable('rat', home, { cost: 'TOY-1' });
  expect(list.map((t) => [t.name, t.clause, t.get()])).toEqual([['rat.cost', 'TOY-1', 3]]);
  const back = tune(list, { 'rat.cost': 5 });
  expect(home.cost).toBe(5);
  back();
  expect(home.cost).toBe(3);
  expect(() => tune(list, { 'rat.speed': 1 })).toThrow('there is no tunable rat.speed');
  expect(() => tune(list, { 'rat.cost': Number.NaN })).toThrow('must be a number');
  expect(home.cost).toBe(3);
});
