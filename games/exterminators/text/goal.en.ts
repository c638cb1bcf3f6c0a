/** The goal card of Pests! in English. */
import { type Goal, type Seat, some } from '@pesthouse/kernel';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';
import { pests } from './names.en.ts';

const line = (f: GoalFacts): string => {
  if (f.out) return 'You are out';
  if (f.jobs === null) return f.rows.length === 0 ? 'The house is being built' : `Most jobs done: ${f.rows[0]?.done ?? 0} of 3`;
  if (f.full) return 'House full: out at turn end!';
  return f.jobs.ready ? 'Ready: empty her trap' : `${f.jobs.done} of 3 jobs done`;
};

export const goal = (f: GoalFacts, nameOf: (seat: Seat) => string): Goal => ({
  line: line(f),
  clock: f.jobs === null ? (f.round === 0 ? 'Nobody has pests yet' : `Round ${f.round}`) : `${f.reserve} in reserve`,
  share: f.jobs === null ? 0 : f.jobs.done / 3,
  how: 'Seal your nest, clear your pests, trap your queen, in any order. Then empty her trap.',
  rows:
    f.jobs === null
      ? f.rows.map((x) => ({ name: nameOf(x.seat), value: `${x.done} of 3`, share: x.done / 3, seat: x.seat }))
      : [
          { name: 'Nest', value: f.jobs.sealed ? 'sealed' : 'open', share: f.jobs.sealed ? 1 : 0, seat: null },
          { name: 'Pests', value: f.jobs.left === 0 ? 'gone' : `${f.jobs.left} left`, share: f.jobs.left === 0 ? 1 : 0, seat: null },
          { name: 'Queen', value: f.jobs.trapped ? 'trapped' : 'free', share: f.jobs.trapped ? 1 : 0, seat: null },
        ],
  ends:
    f.jobs === null
      ? 'You are out if your turn ends with all your pests in the house.'
      : `You are out if your turn ends with nothing of yours outside the house: ${pests(f.reserve)} in reserve.${f.limit > 0 ? ` After ${some(f.limit, 'round', 'rounds')} the most jobs win.` : ''}`,
  clauses: GOAL_CLAUSES,
});
