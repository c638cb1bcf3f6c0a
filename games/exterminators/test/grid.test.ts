/** The grid keeps the house that it was last asked about: no other house may show through. */

import { Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { OPTIONS } from './given.ts';

/** What a game offers while its house is built, one list a question. */
function* building(seed: number): Generator<string> {
  const chance = new Sfc().at(seed, 0);
  const s: State = rules.start({ ...OPTIONS, quickStart: true }, 3, chance);
  while (s.phase === 'house') {
    const seat = 31 - Math.clz32(rules.deciders(s));
    const offered = rules.moves(s, seat);
    yield JSON.stringify(offered);
    const move = offered[chance.below(offered.length)];
    if (move === undefined) throw new Error('nothing can be placed');
    rules.play(s, seat, move, { chance, tell: undefined });
  }
  yield JSON.stringify([s.way, s.exit, s.ghost, s.beside]);
}

test('houses that are built at the same time are offered what each is offered alone', () => {
  const seeds = [3, 4, 5];
  const alone = seeds.map((seed) => [...building(seed)]);
  const games = seeds.map(building);
  const seen = seeds.map((): string[] => []);
  for (let going = games.length; going > 0; ) {
    going = 0;
    for (const [i, game] of games.entries()) {
      const { value, done } = game.next();
      if (done === true) continue;
      seen[i]?.push(value);
      going++;
    }
  }
  expect(seen).toEqual(alone);
  expect(alone.every((offers) => offers.length > 15)).toBe(true);
});
