/** Sealed answers at a local table: changed until the question closes, kept through a reload, and in the record in the order of the seats. */

import { engine } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { apply, at, openPlay, propose } from '@pesthouse/table';
import { expect, test } from 'vitest';
import type { AnyEngine } from '../../games/index.ts';
import { openAnswers } from './answers.ts';

const rules: AnyEngine = engine(toy);
const vote = (yes: boolean) => ({ verb: 'vote', yes });

/** A table that has come to its vote; the second has a lamp and may vote either way. */
const atVote = () => {
  const play = openPlay(rules, { game: 'toy', rules: '1', options: { rounds: 1, wax: false }, seats: 2, entries: [] }, '5e'.repeat(32));
  for (const [seat, move] of [
    [0, { verb: 'rest' }],
    [1, { verb: 'lamp', to: 1 }],
    [1, { verb: 'rest' }],
  ] as const) {
    const x = propose(play, seat, move, at(play));
    if ('refused' in x || 'refused' in apply(play, x.entry)) throw new Error('a legal move was refused');
  }
  return play;
};

test('an answer is changed or taken back until all are in, and enters the record by seats', () => {
  const play = atVote();
  const answers = openAnswers(rules, play, undefined);
  expect(answers.sealed()).toBe(true);
  const before = at(play);
  expect(answers.hold(1, vote(true), before)).toBeNull();
  expect(answers.hold(1, vote(false), before)).toBeNull();
  expect(answers.hold(0, vote(true), before)).toBe('TOY-VOTE');
  expect(answers.hold(0, vote(false), '0.0')).toBe('KERNEL-STALE');
  expect([answers.complete(), answers.of(0), answers.of(1)]).toEqual([false, null, vote(false)]);
  answers.hold(0, vote(false), before);
  expect(answers.complete()).toBe(true);
  expect(answers.letGo(0)).toBe(true);
  expect(answers.complete()).toBe(false);
  answers.hold(0, vote(false), before);
  // Nothing of it is in the record or the state yet.
  expect([at(play), play.entries.length]).toEqual([before, 3]);
  // Closed and opened again in between: the same answers.
  const again = openAnswers(rules, play, JSON.parse(JSON.stringify(answers.kept())));
  expect(again.entries()).toEqual([
    { n: 4, seat: 0, move: vote(false) },
    { n: 5, seat: 1, move: vote(false) },
  ]);
  for (const entry of again.entries()) expect(apply(play, entry)).not.toHaveProperty('refused');
  expect(rules.over(play.state)).toBe(true);
  expect(again.of(0)).toBeNull();
});

test('what was answered at another position is no answer here', () => {
  const play = atVote();
  const answers = openAnswers(rules, play, { at: '99.0', answers: [{ seat: 0, move: vote(false) }] });
  expect(answers.of(0)).toBeNull();
  expect(answers.complete()).toBe(false);
});
