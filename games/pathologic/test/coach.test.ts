/** What the coach of Pathologic warns of is what the rules do: an infection with nobody in reach kills nobody. */

import { firstOf } from '@pesthouse/kernel';
import { heed } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { PIECES } from '../names.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { warnedOf } from '../text/coach.ts';

const deadIn = (s: State): number => PIECES.filter((_, p) => ((s.crypt | s.grave) >> p) & 1).length;

test('PATH-INF-05 the coach asks before an infection that strikes nobody; otherwise somebody dies of it unless a card prevents it', () => {
  let struck = 0;
  const options = { roles: ['plague', 'bachelor', 'haruspex', 'changeling'], rounds: 40, ownTier: false, fullParalysis: false, resolveAtOnce: false } as const;
  const found = heed({ rules, options, seats: 4, seeds: [1, 2, 3, 4], warnedOf }, ['infect'], ({ before, warned, after }) => {
    const then = after();
    expect(firstOf(rules.deciders(before))).toBe(0);
    const more = deadIn(then) - deadIn(before);
    if (warned !== null) expect(more).toBe(0);
    else if (more > 0) struck++;
  });
  expect(found.moves).toBeGreaterThan(50);
  expect(found.warned).toBeGreaterThan(5);
  expect(struck).toBeGreaterThan(0);
});
