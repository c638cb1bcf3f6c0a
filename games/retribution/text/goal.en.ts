/** The goal card of Retribution in English. */
import { type Goal, some } from '@pesthouse/kernel';
import { join } from './count.en.ts';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';
import { seatName } from './names.en.ts';

const line = (f: GoalFacts): string => {
  switch (f.how) {
    case 'ahead':
      return `You lead by ${f.by} Infamy`;
    case 'behind':
      return `${f.by} Infamy behind`;
    case 'level':
      return `${f.own} Infamy, tied for the lead`;
    default:
      return f.leaders.length === 1 ? `${join(f.leaders.map(seatName))} leads` : 'Tied at the top';
  }
};
const clock = (f: GoalFacts): string => {
  if (f.over || !f.king) return 'The End Times';
  return f.nobles === 0 ? 'The King is open' : `King after ${some(f.nobles, 'noble', 'nobles')}`;
};

export const goal = (f: GoalFacts): Goal => ({
  line: line(f),
  clock: clock(f),
  share: f.how === 'watching' || f.best <= 0 ? 0 : Math.max(0, f.own / f.best),
  how: 'Have the most Infamy in your whole deck when the King is Infected.',
  rows: f.rows.map((x) => ({ name: seatName(x.seat), value: String(x.infamy), share: x.share, seat: x.seat })),
  ends: `The game ends with the turn that takes the King, or the last card of the Kingdom: ${some(f.kingdom, 'card', 'cards')} left in its deck.`,
  clauses: GOAL_CLAUSES,
});
