/** The goal card of Pathologic in English. */
import type { Goal } from '@pesthouse/kernel';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';
import { ROLE_NAME, some } from './names.en.ts';

const NAMES = 3;

export const goal = (f: GoalFacts): Goal => {
  const plague = f.side === 'plague';
  return {
    line: plague
      ? `${f.buried} of ${NAMES} names`
      : f.side === 'healer'
        ? `${f.own} of ${f.need} Evidence`
        : f.rival === null
          ? `${f.need} Evidence to win`
          : `${ROLE_NAME[f.rival.role]}: ${f.rival.evidence} of ${f.need}`,
    clock: plague || f.rival === null ? `${some(f.inDeck + f.ongoing, 'Event')} left` : `${ROLE_NAME[f.rival.role]} has ${f.rival.evidence}`,
    share: plague ? f.buried / NAMES : f.side === 'healer' ? f.own / f.need : 0,
    how: plague
      ? `Kill the three Wards on your list, or let the Events run out. No Healer may reach ${f.need} Evidence.`
      : f.rows.length < 2
        ? `Collect ${f.need} Evidence before the Plague wins.`
        : `Be the first Healer with ${f.need} Evidence. ${f.rows.length === 2 ? 'The other Healer is a rival, not a friend.' : 'The other Healers are rivals, not friends.'}`,
    rows: f.rows.map((x) => ({ name: ROLE_NAME[x.role], value: String(x.evidence), share: x.evidence / f.need, seat: x.seat })),
    ends: `The Plague wins with three names (${f.buried} dead so far), or when the Events run out: ${f.inDeck} in the deck, ${f.ongoing} on the map.`,
    clauses: GOAL_CLAUSES,
  };
};
