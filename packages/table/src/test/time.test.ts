/** Time by plain arithmetic: banks, turns, stops, sealed questions, and what taking back does to them. */
import { expect, test } from 'vitest';
import { type Asked, begins, charged, duesOf, granted, type Hands, leftOf, moves, ran, reseated, runsOut, type Timed, takenBack } from '../time.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const live: Timed = { kind: 'live', bank: 300, increment: 5, zero: 'bot' };
const turns: Timed = { kind: 'turns', per: 24, reserve: 12, zero: 'bot' };
const never = () => [];
const asked = (position: string, ...running: number[]): Asked => ({ position, running, sealed: false });
const sealed = (position: string, ...running: number[]): Asked => ({ position, running, sealed: true });
const seconds = (x: Hands): number[] => x.left.map((y) => y / SECOND);

test('time stands still in a stop, and the moment at which it is over moves out by as much', () => {
  const stops = [
    { from: 50, until: 80 },
    { from: 20, until: 60 },
    { from: 200, until: 300 },
  ];
  expect([ran(0, 10, stops), ran(0, 70, stops), ran(0, 100, stops), ran(90, 250, stops)]).toEqual([10, 20, 40, 110]);
  expect([runsOut(0, 10, stops), runsOut(0, 30, stops), runsOut(0, 141, stops), runsOut(90, 5, stops)]).toEqual([10, 90, 301, 95]);
  for (const budget of [1, 19, 20, 21, 140, 141, 500]) expect(ran(0, runsOut(0, budget, stops), stops)).toBe(budget);
});

test('live: a bank is charged by what has run, and the increment comes when another seat is asked, once a stretch', () => {
  let x = begins(live, 2, 0, asked('0.0', 0));
  x = moves(live, x, 60 * SECOND, asked('1.0', 0), never);
  expect(seconds(x)).toEqual([240, 300]);
  x = moves(live, x, 70 * SECOND, asked('2.0', 1), never);
  expect([seconds(x), duesOf(x, never)]).toEqual([[235, 300], [{ seat: 1, at: 370 * SECOND }]]);
  // A bank is never less than nothing, however late the answer comes.
  x = moves(live, x, 900 * SECOND, asked('3.0', 0), never);
  expect(seconds(x)).toEqual([235, 5]);
});

test('sealed: one deadline for all, as late as the latest of them, and nobody’s own time runs', () => {
  const x = moves(live, begins(live, 3, 0, asked('0.0', 0)), 0, sealed('1.0', 1, 2), never);
  expect(x.first).toBe(60 * SECOND);
  const away = (seat: number) => (seat === 2 ? [{ from: 10 * SECOND, until: 20 * SECOND }] : []);
  expect(duesOf(x, away)).toEqual([
    { seat: 1, at: 70 * SECOND },
    { seat: 2, at: 70 * SECOND },
  ]);
  expect([leftOf(x, 1, 30 * SECOND, away), leftOf(x, 2, 30 * SECOND, away), leftOf(x, 0, 30 * SECOND, away)]).toEqual([40 * SECOND, 40 * SECOND, 305 * SECOND]);
  expect(seconds(moves(live, x, 50 * SECOND, asked('2.0', 0), never))).toEqual([305, 300, 300]);
});

test('by turns: the question’s own time first, then the reserve; another seat has the whole of it again', () => {
  let x = begins(turns, 2, 0, asked('0.0', 0));
  expect(leftOf(x, 0, 0, never)).toBe(36 * HOUR);
  x = moves(turns, x, 30 * HOUR, asked('1.0', 1), never);
  expect([x.left.map((y) => y / HOUR), x.first]).toEqual([[6, 12], 24 * HOUR]);
  x = moves(turns, x, 53.5 * HOUR, asked('2.0', 1), never);
  // Half an hour was left of the stretch: a further question brings at least one.
  expect([x.first, x.left[1]]).toEqual([HOUR, 12 * HOUR]);
});

test('taking back: the others have what they had, whoever is asked goes on with what is left, and going back and forth gains nothing', () => {
  const first = begins(live, 2, 0, asked('0.0', 0));
  const second = moves(live, first, 100 * SECOND, asked('1.0', 1), never);
  const back = takenBack(live, second, first, 200 * SECOND, asked('0.1', 0), never);
  expect([seconds(back), back.given]).toEqual([
    [200, 300],
    [0, 0],
  ]);
  let x = first;
  for (let n = 1; n <= 5; n++) {
    const there = moves(live, x, n * 20 * SECOND - 10 * SECOND, asked(`1.${n - 1}`, 0), never);
    x = takenBack(live, there, first, n * 20 * SECOND, asked(`0.${n}`, 0), never);
  }
  expect(seconds(x)).toEqual([200, 300]);
  const day = begins(turns, 2, 0, asked('0.0', 0));
  const moved = moves(turns, day, 20 * HOUR, asked('1.0', 0), never);
  expect(takenBack(turns, moved, day, 21 * HOUR, asked('0.1', 0), never).first).toBe(3 * HOUR);
});

test('a seat that a bot plays has no time; its person comes back with some, and who is waited for is given some', () => {
  const out = charged(begins(live, 2, 0, asked('0.0', 0)), 300 * SECOND, never);
  const bot = reseated(live, out, 300 * SECOND, asked('0.0'), never);
  expect([bot.running, seconds(bot)]).toEqual([[], [0, 300]]);
  expect(seconds(reseated(live, bot, 400 * SECOND, asked('0.0', 0), never))).toEqual([60, 300]);
  expect(seconds(granted(live, out, 0, 310 * SECOND, never))).toEqual([60, 300]);
});
