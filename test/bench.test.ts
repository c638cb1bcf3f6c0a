/** What the bench tells of its runs: the median with its range, pairs run by run, and a target that is met only where the median meets it. */
import { expect, test } from 'vitest';

const { judged, median, over, RUNS, spread, told } = await import(new URL('../bench/spread.mjs', import.meta.url).href);

test('every contender is started afresh at least three times', () => {
  expect(RUNS).toBeGreaterThanOrEqual(3);
});

test('a figure is the median of its runs, with the least and the most of them', () => {
  expect(spread([459, 473, 464])).toEqual({ median: 464, from: 459, to: 473, runs: 3 });
  expect([median([4, 1, 3, 2]), median([7])]).toEqual([2.5, 7]);
  expect(told(spread([459, 473, 464]))).toBe('464 (459 to 473)');
  expect(told(spread([0.241, 0.239, 0.24]))).toBe('0.24');
  expect(told(spread([595_000.4, 834_000, 600_000]))).toBe('600,000 (595,000 to 834,000)');
});

test('two contenders are compared in the run in which they took turns', () => {
  expect(over([10, 20, 30], [1, 4, 10])).toEqual([10, 5, 3]);
  expect(() => over([1], [])).toThrow('1 runs beside 0');
});

test('the median decides about a target, and single runs that say otherwise are told', () => {
  expect(judged([0.21, 0.24, 0.26], { most: 0.25 })).toEqual({ met: true, words: 'met, in 2 of 3' });
  expect(judged([0.21, 0.26, 0.27], { most: 0.25 })).toEqual({ met: false, words: 'MISSED, met in 1 of 3' });
  expect(judged([301, 334, 340], { least: 300 })).toEqual({ met: true, words: 'met' });
  expect(judged([200, 210, 220], { least: 300 })).toEqual({ met: false, words: 'MISSED' });
  expect(judged([1, 2], {})).toEqual({ met: true, words: '' });
});
