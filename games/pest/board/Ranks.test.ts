/** The score of a solo game as it is shown while its end is told. */

import { basisOf, clone, plainChance, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { optionsOf } from '../test/games.ts';
import { words } from '../text/en.ts';
import { givenOf } from './given.tsx';
import { soloScore } from './Ranks.tsx';

const basis = basisOf(rules);
const here = givenOf(words(basis), basis.numbers, basis.numbers);

test('PEST-SOL-20 the end of a solo game is reckoned once', () => {
  const s = rules.start(optionsOf({ seats: 1 }), 1, plainChance(3)(0));
  const dice = new Sfc().at(3, 77);
  let shown: State[] = [];
  for (let n = 1; !rules.over(s); n++) {
    const move = rules.policy(s, 0, dice);
    if (move === undefined) throw new Error('nobody moves');
    const before = clone(s);
    let reckoned = false;
    shown = [];
    rules.play(s, 0, move, {
      chance: plainChance(3)(n),
      tell: (e) => {
        reckoned ||= e.type === 'reckoned';
        if (reckoned) shown.push(clone(s));
      },
    });
    if (rules.over(s)) expect(here.read.reckoning(before, 0)).toBeGreaterThan(0);
  }
  expect(shown.length).toBeGreaterThan(1);
  for (const position of [...shown, s]) expect(soloScore(here, position)).toBe(here.read.totalOf(position, 0));
});
