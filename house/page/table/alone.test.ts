/** A copy of the table to play on alone: what the seat sees is the same, and nothing that it may not know is in it. */

import { engine, holds } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { apply, at, openPlay, propose, proposeUndo } from '@pesthouse/table';
import { expect, test } from 'vitest';
import type { AnyEngine } from '../../games/index.ts';
import { guessed } from './alone.ts';
import { game } from './test/toytable.ts';

const rules: AnyEngine = engine(toy);
const HEAD = { game: 'toy', rules: '1', options: { rounds: 2, wax: false }, seats: 2, entries: [] };
const SEED = '7e'.repeat(32);

test('the copy looks to the seat as the table did, and is made of nothing but what the seat sees', () => {
  const play = openPlay(rules, HEAD, SEED);
  const view = rules.view(play.state, 0);
  const before = JSON.stringify(view);
  const copy = guessed(game, view, 0, SEED);
  expect(rules.view(copy, 0)).toEqual(view);
  expect(JSON.stringify(view)).toBe(before);
  expect(JSON.stringify(copy)).not.toContain('back');
});

test('a play goes on from such a position to its end, and back to it', () => {
  const first = openPlay(rules, HEAD, SEED);
  const from = guessed(game, rules.view(first.state, 1), 1, SEED);
  const play = openPlay(rules, { ...HEAD, from }, SEED);
  expect(play.state).toEqual(from);
  const step = (): void => {
    const seat = [0, 1].find((x) => holds(rules.deciders(play.state), x)) ?? 0;
    const move = rules.moves(play.state, seat)[0];
    const mine = move === undefined ? { refused: 'no move' } : propose(play, seat, move, at(play));
    if ('refused' in mine) throw new Error(mine.refused);
    apply(play, mine.entry);
  };
  for (let i = 0; i < 3; i++) step();
  const back = proposeUndo(play, 0, from.asked);
  if (back === null) throw new Error('nothing to take back');
  apply(play, back.entry);
  expect({ ...play.state }).toEqual(from);
  while (!rules.over(play.state)) step();
  expect(rules.outcome(play.state)).not.toBeNull();
});
