/** What the coach of Retribution warns of is what the rules do: the King brings the End Times, and so stands everybody's Infamy. */

import { basisOf } from '@pesthouse/kernel';
import { heed } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { warnedOf } from '../text/coach.ts';
import { makingOf } from '../text/making.ts';
import { names } from '../text/names.en.ts';

test.each([false, true])('PLG-FIN-01 the coach asks before the King where one would not be ahead (equal turns: %s)', (equalTurns) => {
  const making = makingOf(basisOf(rules), names);
  const options = { lineupRedeal: 'off', firstPlayer: 'seat-1', equalTurns, secondSeatCard: false } as const;
  const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
  const found = heed({ rules, options, seats: 2, seeds, player: 'policy', warnedOf: warnedOf(making) }, ['infect'], ({ before, seat, move, warned, after }) => {
    const king = move.verb === 'infect' && move.what === 'king';
    if (!king && warned === null) return;
    expect(king).toBe(true);
    const then = after();
    const own = making.read.tally(then, seat).infamy;
    const best = making.read.tally(before, 1 - seat).infamy;
    expect(warned !== null).toBe(own <= best);
    if (warned === null) return;
    expect([warned.own, warned.best]).toEqual([own, best]);
    expect(then.ending).not.toBe('none');
    expect(warned.closing).toBe(equalTurns && seat === 0);
  });
  expect(found.moves).toBeGreaterThan(200);
  expect(found.warned).toBeGreaterThan(0);
});
