/** Whoever learns a game sees its things: each figure has its picture, and each game its figures. */
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../../games/index.ts';
import { en } from '../../text/en.ts';
import { pictureOf } from './figures.ts';

test.each(GAME_IDS)('the figures of %s are drawn', (game) => {
  const figures = en.learn.figures[game] ?? [];
  expect(figures.length).toBeGreaterThan(1);
  for (const { art } of figures) expect(pictureOf(game, art), art).not.toBeNull();
});

test('a picture that nobody drew is none', () => {
  expect(pictureOf('pest', 'no-such-thing')).toBeNull();
});
