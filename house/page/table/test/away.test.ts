/** What is told of the time somebody was away: who gave a seat up or lost it, once for each seat, and nothing of their own. */
import type { SeatingEntry } from '@pesthouse/api';
import { expect, test } from 'vitest';
import { changesSince } from '../away.ts';

const person = (name: string) => ({ kind: 'person' as const, person: null, name, avatar: '' });
const bot = { kind: 'bot' as const, level: 'good' as const, name: 'Bot Pell', for: 'x' };
let nr = 0;
const entry = (seat: number, why: SeatingEntry['why'], at: number, holder: SeatingEntry['holder']): SeatingEntry => ({
  nr: ++nr,
  at,
  seat,
  after: 0,
  position: '0.0',
  why,
  holder,
  by: null,
  what: [],
});

test('a recap says who resigned or was away meanwhile, not who did before, nor what became of the own seat', () => {
  const log = [
    entry(0, 'laid', 1, person('Ada')),
    entry(1, 'sat', 2, person('Ben')),
    entry(2, 'sat', 3, person('Cleo')),
    entry(2, 'away', 50, bot),
    entry(1, 'away', 120, bot),
    entry(2, 'back', 130, person('Cleo')),
    entry(1, 'resigned', 140, bot),
    entry(0, 'away', 150, bot),
  ];
  expect(changesSince(log, 0, 100)).toEqual(['Cleo is back.', 'Ben resigned. A bot plays on.']);
  expect(changesSince(log, 0, 145)).toEqual([]);
  expect(changesSince(log, 2, 145)).toHaveLength(1);
});
