/** Plain counts say the same as the counters of the library that they stand in for. */
import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Durations, openTally } from '../tallies.ts';

const BOUNDS = [0.001, 0.01, 0.1, 1];

test('durations are written as the histogram of the library writes them, also exactly on a bound and above all', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const named = { name: 'a_move', help: 'How long a move takes' };
  const mine = new Durations(BOUNDS, { ...named, registers: [ours] });
  const other = new Histogram({ ...named, buckets: BOUNDS, registers: [theirs] });
  expect(await ours.metrics()).toBe(await theirs.metrics());
  for (const x of [0, 0.0005, 0.001, 0.0011, 0.05, 0.1, 0.9, 1, 1.5, 40]) {
    mine.took(x);
    other.observe(x);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
  const values = async (all: Registry) => (await all.getSingleMetric(named.name)?.get())?.values.map(({ labels, value }) => ({ labels, value }));
  expect(await values(ours)).toEqual(await values(theirs));
});

test('a tally is written as the counter of the library writes it, however often it is asked', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const named = { name: 'entries', help: 'What was written' };
  const mine = openTally('kind', ['move', 'undo'], { ...named, registers: [ours] });
  const other = new Counter({ ...named, labelNames: ['kind'], registers: [theirs] });
  other.inc({ kind: 'move' }, 7);
  other.inc({ kind: 'undo' });
  mine.add('move', 5);
  mine.add('move', 2);
  mine.add('undo');
  await ours.metrics();
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
