/** Looking ahead by one move: where dice would decide nobody knows what comes, and asking comes to an end. */

import { foreseen } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { clone, type Flat, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { given } from './given.ts';

test('NYC-WIN-06 nobody foresees a roll-off, and nobody rolls the same dice for ever', () => {
  const engine: AnyEngine = rules;
  // Each has one pest in one place and as many left in the deck: when the rats are done, only dice can tell who has won.
  const { s } = given('rats to move', {
    species: ['humans', 'rats'],
    lastTurn: true,
    places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { humans: ['humans-commuter'] } },
  });
  const rats = 1;
  const done: Flat = { verb: 'done-moving' };
  const chance = new Sfc().at(1, 1);
  expect(engine.over(engine.after(clone(s), rats, done, { chance, tell: undefined }))).toBe(true);
  expect(chance.used).toBeGreaterThan(0);

  expect(foreseen(engine, clone(s), rats, done)).toBeNull();
});
