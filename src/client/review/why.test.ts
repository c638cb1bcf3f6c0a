/** The words of a reason: whose gain it is, whose loss, and nothing where the game has no words. */
import { expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { defaults, Sfc } from '../../kernel/index.ts';
import { readRulebook } from '../shown/rulebook.ts';
import { review } from '../text/en/review.ts';
import { becauseOf, howMuch, howRoughly, type Reader } from './why.ts';

const readerOf = async (you: number): Promise<Reader> => {
  const game = shelf('retribution');
  if (game === undefined) throw new Error('no such game');
  const [{ rules: engine }, text] = await Promise.all([game.rules(), game.text()]);
  const view = engine.start(defaults(game.meta, 2), 2, new Sfc().at(1, 1));
  return { game: { id: 'retribution', title: '', credit: '', engine, text, board: null, rulebook: readRulebook('') }, view, you, words: review };
};
const said = (term: string, seat: number) => ({ event: '', clause: null, causes: [{ term, seat, by: 1 }] });

test('a gain of the reader, a gain of another, and a loss of a rival are told apart', async () => {
  const mine = await readerOf(0);
  const watched = await readerOf(-1);
  // A name that ends with an s takes the mark alone.
  const name = watched.game.text.seat(watched.view, 0);
  expect(becauseOf(mine, 0, said('infamy', 0))).toBe('Your Infamy grows.');
  expect(becauseOf(watched, 0, said('infamy', 0))).toBe(`${name}’ Infamy grows.`);
  expect(becauseOf(mine, 1, said('infamy', 0))).toBe('Your Infamy shrinks.');
  expect(becauseOf(mine, 0, said('no such term', 0))).toBe('');
});

test('a chance is told of a hundred, and the score of somebody alone in points', () => {
  expect(howMuch(review, 4, 0.416)).toBe('42\u00a0%');
  expect(howMuch(review, 1, 41.6)).toBe('42 points');
});

test('a hint says a chance no finer than it knows it', () => {
  expect([0.416, 0.44, 0.474, 0.476].map((x) => howRoughly(review, 4, x))).toEqual([40, 45, 45, 50].map((n) => `about ${n}\u00a0%`));
  expect(howRoughly(review, 2, 0)).toBe('less than 5\u00a0%');
  expect(howRoughly(review, 2, 1)).toBe('more than 95\u00a0%');
  expect(howRoughly(review, 1, 41.6)).toBe('about 42 points');
});
