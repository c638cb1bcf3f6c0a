/** Draw or stop: the goal, the pile and the first turn, as Rats against Pigeons. */
import type { Lesson } from '@pesthouse/kernel';
import { pestsOf, type State } from '../state.ts';
import type { Words } from './1-draw.en.ts';

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: { seats: 2, you: 0, options: { species: ['rats', 'pigeons'] }, seed: 3 },
  steps: [
    { ...say.goal, clauses: ['NYC-WIN-01', 'NYC-WIN-02'], show: ['pile', 'plate:rats'], fits: (s) => s.phase === 'gather' && s.drawn === 0 },
    {
      ...say.draw,
      pictures: [
        { picture: 'pile-food', ...say.food },
        { picture: 'pile-poison', ...say.drop },
      ],
      clauses: ['NYC-GATH-01', 'NYC-GATH-05'],
      show: ['pile', 'do:draw'],
      must: ['draw'],
    },
    {
      ...say.again,
      clauses: ['NYC-GATH-02', 'NYC-GATH-03'],
      show: ['pile', 'do:draw'],
      must: ['draw'],
      answers: [{ to: ['stop'], text: say.tooEarly }],
      fits: (s) => s.hand.rats === 1 && s.poisonOut === 0,
    },
    {
      ...say.poison,
      clauses: ['NYC-GATH-10', 'NYC-GATH-17'],
      show: ['kind:rats-alley-rat', 'place:times-square'],
      must: ['sacrifice rats-alley-rat times-square'],
      answers: [
        { to: ['sacrifice rats-rat-king *'], text: say.keepTheKing },
        { to: ['sacrifice rats-subway-rat *'], text: say.keepTheSubway },
        { to: ['sacrifice rats-alley-rat *'], text: say.elsewhere },
      ],
      fits: (s) => s.hand.rats === 1 && s.poisonOut === 1,
    },
    {
      ...say.stop,
      clauses: ['NYC-GATH-05', 'NYC-GATH-09'],
      show: ['do:stop'],
      must: ['stop'],
      answers: [{ to: ['draw'], text: say.greedy }],
      fits: (s) => s.hand.rats === 1,
    },
    {
      ...say.breed,
      clauses: ['NYC-BREED-02', 'NYC-BREED-04'],
      show: ['place:times-square', 'kind:rats-alley-rat'],
      must: ['breed rats-alley-rat times-square 1'],
      answers: [
        { to: ['breed rats-subway-rat * *'], text: say.lateSubway },
        { to: ['breed rats-alley-rat times-square 0'], text: say.freeFood },
        { to: ['breed * * *'], text: say.notThere },
        { to: ['done-breeding'], text: say.notDone },
      ],
      fits: (s) => s.phase === 'breed' && s.board['times-square'].down.length === 1,
    },
    {
      ...say.second,
      clauses: ['NYC-GEN-05', 'NYC-GATH-04'],
      show: ['kind:rats-alley-rat', 'place:chinatown'],
      must: ['breed rats-alley-rat * *'],
      answers: [{ to: ['done-breeding'], text: say.oneMore }],
      fits: (s) => s.hand.rats === 1 && pestsOf(s, 'rats') === 1,
    },
    {
      ...say.stay,
      clauses: ['NYC-MOVE-01', 'NYC-MOVE-02'],
      show: ['do:done-moving', 'tag:times-square:rats'],
      must: ['done-moving'],
      answers: [{ to: ['move * * *'], text: say.noMove }],
      // The Pigeons gather and wait, wherever the second rat stands: two rats are in the city at the end.
      others: ['2: draw', '2: stop', '2: done-breeding'],
      fits: (s) => s.phase === 'move' && pestsOf(s, 'rats') === 2 && s.hand.rats === 0,
    },
  ],
  end: {
    ...say.end,
    fits: (s) => pestsOf(s, 'rats') === 2,
    known: [
      { pictures: ['pile-back'], ...say.known.draw },
      { pictures: ['pile-poison', 'pest-rats-alley-rat'], ...say.known.poison },
      { pictures: ['place-times-square'], ...say.known.infest },
    ],
  },
});
