/** The goal card of New York in English. */
import { type Goal, some } from '@pesthouse/kernel';
import { type GoalFacts, goalClauses } from './goal.ts';
import { join, SPECIES_NAME } from './names.en.ts';

const line = (f: GoalFacts): string => {
  switch (f.how) {
    case 'ahead':
      return `You lead by ${f.by}`;
    case 'behind':
      return `${f.by} behind the leader`;
    case 'level':
      return 'Tied for the lead';
    default:
      return f.leading.length === 1 ? `${join(f.leading.map((x) => SPECIES_NAME[x]))} lead` : 'Tied at the top';
  }
};

export const goal = (f: GoalFacts): Goal => ({
  line: line(f),
  clock: f.over
    ? 'The food is gone'
    : f.last
      ? f.replies > 0
        ? `Last call: ${some(f.replies, 'reply turn', 'reply turns')} to come`
        : 'The last turn'
      : `${some(f.cards, 'card', 'cards')} left`,
  share: f.how === 'watching' ? 0 : f.best === 0 ? 0 : f.own / f.best,
  how: 'Have the most pests standing in the city when the food has run out.',
  rows: f.rows.map((x) => ({ name: SPECIES_NAME[x.who], value: String(x.pests), share: x.share, seat: x.seat })),
  ends: f.lastCall
    ? 'After the turn that draws the last card each other player breeds and fights once more. Places that are shared then fight it out.'
    : 'The game ends with the turn that draws the last card. Places that are shared then fight it out first.',
  clauses: goalClauses(f),
});
