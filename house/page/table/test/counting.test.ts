/** Counting down on the page: what is shown, when it warns, and when it speaks. */
import { expect, test } from 'vitest';
import { time as german } from '../../text/de/time.ts';
import { time } from '../../text/en/time.ts';
import { faceOf, holdsFor, inDanger, leftAfter, shareOf, spokenBetween } from '../counting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = { left: 90_000, full: 300_000, runs: true, due: 0, holiday: null, over: false };

test('a clock that runs counts from when the house told of it, and never below zero; one that stands does not', () => {
  expect([leftAfter(clock, 1_000), leftAfter(clock, 100_000), leftAfter({ ...clock, runs: false }, 5_000)]).toEqual([89_000, 0, 90_000]);
  expect(leftAfter({ ...clock, left: null }, 1_000)).toBeNull();
});

test('live it shows minutes and seconds, tenths below thirty seconds, and hours where there are some', () => {
  const face = (ms: number): string => faceOf(ms, 'live', time);
  expect([face(600_000), face(187_000), face(186_001), face(30_000), face(29_999), face(7_450), face(0), face(3_723_000)]).toEqual([
    '10:00',
    '3:07',
    '3:07',
    '0:30',
    '0:29.9',
    '0:07.4',
    '0:00',
    '1:02:03',
  ]);
});

test('by turns it shows days and hours, in the reader’s language', () => {
  const face = (ms: number): string => faceOf(ms, 'turns', time);
  expect([face(52 * HOUR), face(5.2 * HOUR), face(40 * MINUTE), face(4 * MINUTE)]).toEqual(['2 d 4 h', '5 h 12 min', '40 min', '4:00']);
  expect(faceOf(52 * HOUR, 'turns', german)).toBe('2 T 4 Std');
});

test('it warns below a fifth, and its bar is what is left of all', () => {
  expect([inDanger(60_000, 300_000), inDanger(59_999, 300_000), shareOf(150_000, 300_000), shareOf(5, 0), shareOf(9, 3)]).toEqual([false, true, 0.5, 0, 1]);
});

test('it speaks at five minutes, one minute and thirty seconds, and never else', () => {
  expect([spokenBetween(300_001, 300_000), spokenBetween(61_000, 60_000), spokenBetween(30_100, 29_900)]).toEqual(['five', 'one', 'half']);
  expect([spokenBetween(300_000, 299_000), spokenBetween(10_000, 9_000)]).toEqual([null, null]);
  // A page that slept says only the last.
  expect(spokenBetween(400_000, 20_000)).toBe('half');
});

test('it is drawn again when its face changes, and not much sooner', () => {
  expect([holdsFor(10_000, 'live'), holdsFor(90_500, 'live'), holdsFor(5 * HOUR, 'turns')]).toEqual([100, 501, 30_000]);
});
