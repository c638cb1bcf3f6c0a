/** What the coach of New York warns of is what the rules do: after the last card nobody gathers again, and only replies may come. */

import { firstOf, Sfc } from '@pesthouse/kernel';
import { heed } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { activeSpecies, pestsOf, type State } from '../state.ts';
import { warnedOf } from '../text/coach.ts';

/** Who still had a turn of their own before the game was over. */
const turnsAfter = (s: State): ReadonlySet<string> => {
  const chance = new Sfc().at(7, 7);
  const seen = new Set<string>();
  while (!rules.over(s)) {
    const seat = firstOf(rules.deciders(s));
    const step = s.stack.at(-1)?.step;
    if (step === 'breed' || step === 'gather' || step === 'move') seen.add(`${step} ${activeSpecies(s)}`);
    const [move] = rules.moves(s, seat);
    if (move === undefined) throw new Error('nothing to do');
    rules.play(s, seat, move, { chance, tell: undefined });
  }
  return seen;
};

test.each([false, true])('NYC-END-02 the coach asks before the last card where one is not ahead, and says who still has a turn (Last call: %s)', (lastCall) => {
  const species = ['random', 'random', 'random'] as const;
  const options = { species, lastCall, slowFinish: false, wholeDeck: false, lastMove: false };
  const seeds = Array.from({ length: 16 }, (_, i) => i + 1);
  const found = heed({ rules, options, seats: 3, seeds, warnedOf }, ['draw'], ({ before, seat, warned, after }) => {
    const me = activeSpecies(before);
    const others = before.order.filter((x) => x !== me).map((x) => pestsOf(before, x));
    const last = before.pile.food + before.pile.poison === 1;
    if (!last && warned === null) return;
    expect(warned !== null).toBe(last && pestsOf(before, me) <= Math.max(...others));
    if (warned === null) return;
    expect([warned.own, warned.best, before.species[seat]]).toEqual([pestsOf(before, me), Math.max(...others), me]);
    const turns = [...turnsAfter(after())];
    expect(turns.filter((x) => x.startsWith('gather'))).toEqual([]);
    if (!warned.replies) expect(turns.filter((x) => !x.endsWith(me))).toEqual([]);
    expect(warned.replies).toBe(lastCall);
  });
  expect(found.moves).toBeGreaterThan(200);
  expect(found.warned).toBeGreaterThan(2);
});
