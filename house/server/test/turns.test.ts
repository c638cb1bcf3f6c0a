/** Long work takes turns: with everybody who asks, and with the rest of the house. */
import { expect, test } from 'vitest';
import { openTurns } from '../turns.ts';

/** A clock that moves by one at every look: a slice is then a number of steps, whatever the machine does. */
const clock = (): (() => number) => {
  let now = 0;
  return () => now++;
};

/** Counts the turns of the event loop until it is told to stop. */
const countTurns = (): (() => number) => {
  let n = 0;
  let on = true;
  const turn = (): void => {
    n++;
    if (on) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    on = false;
    return n;
  };
};

function* steps(n: number, done: (i: number) => void = () => {}): Generator<number, string> {
  for (let i = 0; i < n; i++) {
    done(i);
    yield i;
  }
  return `${n} steps`;
}

test('a long work leaves the event loop free again and again', async () => {
  const turns = openTurns(10, clock());
  const stop = countTurns();
  expect(await turns.run(steps(1_000))).toBe('1000 steps');
  expect(stop()).toBeGreaterThan(100);
});

test('a short one that comes later is done long before it', async () => {
  const turns = openTurns(10, clock());
  const order: string[] = [];
  const long = turns.run(steps(1_000)).then(() => order.push('long'));
  const short = turns.run(steps(20)).then(() => order.push('short'));
  await Promise.all([long, short]);
  expect(order).toEqual(['short', 'long']);
});

test('in one turn there is one slice, however many ask at once', async () => {
  const turns = openTurns(100, clock());
  let done = 0;
  const works = Array.from({ length: 50 }, () => turns.run(steps(100, () => done++)));
  expect(done).toBeLessThan(10);
  await Promise.all(works);
  expect(done).toBe(5_000);
});

test('a work that fails ends with its error, and the others go on', async () => {
  const turns = openTurns(10, clock());
  const bad = turns.run(
    steps(50, (i) => {
      if (i === 30) throw new Error('no further');
    }),
  );
  const good = turns.run(steps(200));
  await expect(bad).rejects.toThrow('no further');
  expect(await good).toBe('200 steps');
});

test('too many at once are refused in words', async () => {
  const turns = openTurns(2, clock());
  const works = [1, 2].map(() => turns.run(steps(100)));
  await expect(turns.run(steps(1))).rejects.toThrow(/^The house has too many games to open at once\./);
  await Promise.all(works);
});
