/** The words of a reason: whose gain it is, whose loss, and nothing where the game has no words. */

import { defaults, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { readRulebook } from '../shown/rulebook.ts';
import { review as deutsch } from '../text/de/review.ts';
import { review } from '../text/en/review.ts';
import { becauseOf, costOf, howMuch, type Reader, sayFigure } from './why.ts';

const readerOf = async (you: number): Promise<Reader> => {
  const game = findGame('retribution');
  if (game === undefined) throw new Error('no such game');
  const [{ rules: engine }, text] = await Promise.all([game.rules(), game.text()]);
  const view = engine.start(defaults(game.meta, 2), 2, new Sfc().at(1, 1));
  return {
    game: {
      id: 'retribution',
      edition: game.meta.rules,
      numbers: {},
      table: {},
      printed: {},
      title: '',
      credit: '',
      engine,
      text,
      board: null,
      rulebook: readRulebook(''),
    },
    view,
    you,
    words: review,
  };
};
const one = (seat: number, when: 'now' | 'turn' | 'next', sure = true) =>
  ({ kind: 'count', count: 'infamy', seat, when, better: 7, other: 5, sure: [sure, sure] }) as const;
const counted = (...which: Parameters<typeof one>) => [one(...which)];

test('a gain of the reader, a gain of another, and a loss of a rival are told apart', async () => {
  const mine = await readerOf(0);
  const watched = await readerOf(-1);
  const name = watched.game.text.seat(watched.view, 0);
  const rival = watched.game.text.seat(watched.view, 1);
  expect(becauseOf(mine, 0, counted(0, 'now'))).toBe('You would have **7 Infamy** instead of 5.');
  expect(becauseOf(mine, 0, counted(0, 'turn', false))).toBe('By the end of the turn, you would have **about 7 Infamy** instead of about 5.');
  expect(becauseOf(watched, 0, counted(0, 'next'))).toBe(`Once play comes back to ${name}, ${name} would have **7 Infamy** instead of 5.`);
  // In an entry about a rival, you are still the reader and nobody else.
  expect(becauseOf(mine, 1, counted(0, 'next'))).toBe(`Once play comes back to ${rival}, you would have **7 Infamy** instead of 5.`);
  expect(becauseOf(mine, 1, [{ kind: 'loses' }])).toBe(`Otherwise the game is over, and ${rival} would not win.`);
  expect(becauseOf(mine, 0, [{ kind: 'count', count: 'no such count', seat: 0, when: 'now', better: 1, other: 0, sure: [true, true] }])).toBe('');
});

test('people are told whole numbers: about so many where luck or others have a part, and nothing where that shows no difference', async () => {
  const mine = await readerOf(0);
  const count = (better: number, other: number) => ({ ...one(0, 'turn', false), better, other });
  const said = (better: number, other: number): string => becauseOf(mine, 0, [count(better, other)]);
  expect(said(7.4, 5.6)).toBe('By the end of the turn, you would have **about 7 Infamy** instead of about 6.');
  expect(said(1.2, 0.3)).toBe('By the end of the turn, you would have **about 1 Infamy** instead of almost none.');
  expect(said(0.3, 2)).toBe('By the end of the turn, you would have **hardly any Infamy** instead of about 2.');
  expect(said(2, 0)).toBe('By the end of the turn, you would have **about 2 Infamy** instead of 0.');
  expect(said(7.4, 6.6)).toBe('');
  expect(becauseOf(mine, 0, [{ ...one(0, 'now'), better: 9, other: 6.2, sure: [true, false] }])).toBe('You would have **9 Infamy** instead of about 6.');
  const german = { ...mine, words: deutsch };
  expect(becauseOf(german, 0, [count(7.4, 5.6)])).toBe('Am Ende des Zuges hast du **etwa 7 Infamy** statt etwa 6.');
  expect(becauseOf(german, 0, [{ ...count(7.4, 5.6), seat: 1 }])).toMatch(/^\S.*, am Ende des Zuges: \*\*etwa 7 Infamy\*\* statt etwa 6\.$/);
  expect(becauseOf(german, 0, [{ ...count(7.4, 5.6), when: 'next' }])).toMatch(/^Wenn du wieder dran bist, hast du /);
});

test('what is said of one moment stands in one sentence', async () => {
  const mine = await readerOf(0);
  const infamy = one(0, 'turn');
  expect(becauseOf(mine, 0, [infamy, { ...infamy, count: 'hand', better: 2, other: 1 }])).toBe(
    'By the end of the turn, you would have **7 Infamy** instead of 5 and **2 cards in hand** instead of 1.',
  );
  const rival = mine.game.text.seat(mine.view, 1);
  expect(becauseOf(mine, 0, [infamy, { ...infamy, seat: 1 }])).toBe(
    `By the end of the turn, you would have **7 Infamy** instead of 5, and ${rival} would have **7 Infamy** instead of 5.`,
  );
  expect(becauseOf({ ...mine, words: deutsch }, 0, [{ ...infamy, seat: 1 }, infamy])).toBe(
    `Am Ende des Zuges hast du **7 Infamy** statt 5; ${rival}: **7 Infamy** statt 5.`,
  );
});

test('a chance is told of a hundred, and the score of somebody alone in points', () => {
  expect(howMuch(review, 4, 0.416)).toBe('42\u00a0%');
  expect(howMuch(review, 1, 41.6)).toBe('42 points');
});

test('a figure is said in words: about so much, and at the ends more or less than that', () => {
  expect(sayFigure(review, 4, { kind: 'about', n: 40 })).toBe('about 40\u00a0%');
  expect(sayFigure(review, 2, { kind: 'less', n: 5 })).toBe('less than 5\u00a0%');
  expect(sayFigure(review, 2, { kind: 'more', n: 95 })).toBe('more than 95\u00a0%');
  expect(sayFigure(review, 1, { kind: 'about', n: 42 })).toBe('about 42 points');
});

test('a cost is told with what it may be off, nothing where that is nothing, and no cost where there is none to tell', () => {
  expect(costOf({ mean: 0.16, error: 0.024 }, 2)).toBe('−16 ±5');
  expect(costOf({ mean: 1, error: 0 }, 2)).toBe('−100');
  expect(costOf({ mean: 0.2, error: 0.1 }, 2)).toBe('');
});
