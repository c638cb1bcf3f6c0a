/** The goal card of Pest in English. */
import type { Goal, Seat } from '@pesthouse/kernel';
import { roman } from './facts.ts';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';

const line = (f: GoalFacts, nameOf: (seat: Seat) => string, rankName: (rank: string) => string): string => {
  switch (f.how) {
    case 'ahead':
      return `${f.own} Renown, ${f.by} ahead`;
    case 'behind':
      return `${f.own} Renown, ${f.by} behind`;
    case 'level':
      return `${f.own} Renown, tied for the lead`;
    case 'alone':
      return `${f.own} Renown, ${f.rank === null ? '' : rankName(f.rank)}`;
    default:
      return f.leaders.length === 1 ? `${f.leaders.map(nameOf).join()} leads` : 'Tied at the top';
  }
};

export const goal = (f: GoalFacts, nameOf: (seat: Seat) => string, rankName: (rank: string) => string): Goal => ({
  line: line(f, nameOf, rankName),
  clock: f.over ? 'The six Years are over' : f.year === 0 ? 'Before the first Year' : `Year ${roman(f.year)} of VI`,
  share: f.how === 'alone' && f.next !== null ? Math.max(0, Math.min(1, f.own / f.next.at)) : f.best <= 0 ? 0 : Math.max(0, f.own / f.best),
  how: f.how === 'alone' ? 'Hold as much Renown as you can after six Years.' : 'Hold the most Renown after six Years.',
  rows: f.rows.map((x) => ({ name: nameOf(x.seat), value: String(x.renown), share: x.share, seat: x.seat })),
  ends: `If it ended now. ${f.how === 'watching' ? '' : `Yours: ${f.sheet.tokens ?? 0} in tokens, ${f.sheet.buildings ?? 0} in buildings, ${f.sheet.people ?? 0} in people, ${f.sheet.technologies ?? 0} in Technologies. `}${f.next === null ? '' : `${rankName(f.next.rank)} at ${f.next.at}.`}`.trim(),
  clauses: GOAL_CLAUSES,
});
