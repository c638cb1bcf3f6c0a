/** What a net is given of a position: all that the seat sees and nothing else. */
import { checkOptions, defaults, Sfc } from '@pesthouse/kernel';
import { compare, type Found, look, markOf, walk } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { meta } from '../../meta.ts';
import { rules } from '../../rules.ts';
import { encoder } from '../encoder.ts';

const GAMES = meta.seats.flatMap((seats) => [false, true].map((random) => ({ seats, options: defaults(meta, seats), seed: 11 + seats, random })));
/** Every switch and every choice turned, one after the other. */
const TURNED = Object.entries(meta.options).flatMap(([id, x]) => {
  const values = x.kind === 'switch' ? [!x.default] : x.kind === 'choice' ? x.values : x.kind === 'number' ? [x.least, x.most] : [];
  return values.flatMap((value) =>
    meta.seats.flatMap((seats) => {
      const checked = checkOptions(meta, seats, { [id]: value });
      return 'options' in checked ? [{ seats, options: checked.options, seed: 7, most: 150 }] : [];
    }),
  );
});

test('nothing hidden is in it, nothing is left unwritten, and what a player could tell apart differs', { timeout: 120_000 }, () => {
  const found: Found = { looks: 0, unwritten: 0, unsteady: 0, told: 0, peeked: 0, pairs: 0, blurred: 0 };
  const lot = new Sfc().at(5, 5);
  for (const game of [...GAMES, ...TURNED]) {
    walk(rules, game, (s, seat, moves) => {
      if (lot.below(12) > 0) return;
      for (const q of [seat, lot.below(game.seats)]) look(rules, encoder, s, q, game.seats, lot, found);
      compare(rules, encoder, s, seat, game.seats, moves, lot, found);
    });
  }
  expect(found.looks).toBeGreaterThan(200);
  expect(found.pairs).toBeGreaterThan(30);
  expect(found).toMatchObject({ unwritten: 0, unsteady: 0, told: 0, peeked: 0 });
  expect(found.blurred / found.pairs).toBeLessThan(0.03);
});

test('its mark tells what its bytes mean', { timeout: 60_000 }, () => {
  expect(encoder.rules).toBe(meta.rules);
  const games = meta.seats.map((seats) => ({ seats, options: defaults(meta, seats), seed: 3, most: 300 }));
  expect(markOf(rules, encoder, games), 'the encoder has changed: nets that were learnt with it do not fit any more').toBe(encoder.mark);
});
