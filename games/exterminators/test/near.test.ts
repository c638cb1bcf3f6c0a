/** Near misses that dice hardly find: each is refused with the one clause that forbids it. */

import { hash } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { playerAt } from '../state.ts';
import { playWhole, type Taken } from './games.ts';
import { OPTIONS } from './given.ts';
import { nearMisses } from './near.ts';

/** Games that are searched for them. */
const GAMES = 30;

test('near misses that dice hardly find are refused with their clause, and nothing changes', () => {
  const met = new Set<string>();
  const visit = ({ before, seat }: Taken): void => {
    if (before.stack.at(-1)?.step !== 'act') return;
    for (const { move, clause } of nearMisses(before, playerAt(before, seat), seat)) {
      const was = hash(before);
      expect(rules.refuse(before, seat, move)).toBe(clause);
      expect(hash(before)).toBe(was);
      met.add(clause);
    }
  };
  for (let seed = 1; seed <= GAMES; seed++)
    playWhole({ options: { ...OPTIONS, quickStart: true, autoBuild: true, teams: '2x2', roundLimit: 20 }, seats: 4, seed, player: 'moody' }, visit);
  expect([...met]).toEqual(expect.arrayContaining(['EXT-ACT-16', 'EXT-TEAM-11']));
});
