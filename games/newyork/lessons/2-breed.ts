/** Breed: prices, closed places, a card with a demand, and what a place of one's own brings, as Rats among Pigeons and Cockroaches. */
import type { Lesson } from '@pesthouse/kernel';
import { pestsOf, type State } from '../state.ts';
import type { Words } from './2-breed.en.ts';

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: {
    seats: 3,
    you: 0,
    options: { species: ['rats', 'pigeons', 'cockroaches'] },
    seed: 30,
    moves: ['1: draw', '1: draw', '1: draw', '1: draw', '1: draw'],
  },
  steps: [
    {
      ...say.price,
      clauses: ['NYC-BREED-02', 'NYC-BREED-09'],
      show: ['kind:rats-alley-rat', 'kind:rats-subway-rat', 'kind:rats-rat-king'],
      fits: (s) => s.phase === 'breed' && s.hand.rats === 5,
    },
    { ...say.closed, clauses: ['NYC-BREED-07', 'NYC-LOC-01'], show: ['place:bushwick-rooftops', 'place:fresh-kills'] },
    {
      ...say.first,
      show: ['place:chinatown', 'kind:rats-alley-rat'],
      must: ['breed rats-alley-rat chinatown *'],
      answers: [
        { to: ['breed rats-subway-rat * *'], text: say.subwayLater },
        { to: ['breed rats-alley-rat * *'], text: say.inChinatown },
        { to: ['done-breeding'], text: say.notDone },
      ],
    },
    {
      ...say.second,
      show: ['place:chinatown', 'kind:rats-alley-rat'],
      must: ['breed rats-alley-rat chinatown *'],
      answers: [
        { to: ['breed rats-subway-rat * *'], text: say.subwayLater },
        { to: ['breed rats-alley-rat * *'], text: say.together },
        { to: ['done-breeding'], text: say.notDone },
      ],
      fits: (s) => s.board.chinatown.stacks.rats.length === 1,
    },
    {
      ...say.king,
      clauses: ['NYC-BRULE-03', 'NYC-CARD-06'],
      show: ['kind:rats-rat-king', 'place:chinatown'],
      must: ['breed rats-rat-king chinatown *'],
      answers: [
        { to: ['breed rats-subway-rat * *', 'breed rats-alley-rat * *'], text: say.saveForKing },
        { to: ['done-breeding'], text: say.notDone },
      ],
      fits: (s) => s.hand.rats === 3 && s.board.chinatown.stacks.rats.length === 2,
    },
    {
      ...say.stay,
      show: ['do:done-moving', 'place:chinatown'],
      must: ['done-moving'],
      answers: [{ to: ['move * * *'], text: say.noMove }],
      fits: (s) => s.phase === 'move' && s.hand.rats === 0 && pestsOf(s, 'rats') === 3,
    },
    {
      ...say.limit,
      clauses: ['NYC-GEN-05', 'NYC-GATH-04'],
      show: ['place:chinatown', 'pile'],
      fits: (s) => s.phase === 'gather' && s.drawn === 0 && s.limit === 8 && s.board.chinatown.stacks.rats.length === 3,
    },
  ],
  end: {
    ...say.end,
    fits: (s) => s.board.chinatown.stacks.rats.length === 3 && s.board.chinatown.stacks.pigeons.length === 0,
    known: [
      { pictures: ['pest-rats-alley-rat', 'pest-rats-subway-rat'], ...say.known.price },
      { pictures: ['pest-rats-rat-king'], ...say.known.demand },
      { pictures: ['place-chinatown'], ...say.known.alone },
    ],
  },
});
