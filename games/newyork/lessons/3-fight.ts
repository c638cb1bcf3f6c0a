/** Pick a fight: count the dice, attack, and why not to scatter, as Rats with a Pigeon in the house. */
import type { Lesson } from '@pesthouse/kernel';
import { pestsOf, type State } from '../state.ts';
import type { Words } from './3-fight.en.ts';

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: {
    seats: 2,
    you: 0,
    options: { species: ['rats', 'pigeons'] },
    seed: 2,
    moves: [
      ...['1: draw', '1: draw', '1: draw', '1: stop', '1: breed rats-subway-rat times-square 0', '1: breed rats-alley-rat times-square 0', '1: done-moving'],
      ...['2: draw', '2: draw', '2: stop', '2: breed pigeons-street-pigeon times-square 0', '2: breed pigeons-street-pigeon central-park 0'],
      ...['2: done-fighting', '2: done-moving', '1: draw', '1: stop', '1: done-breeding'],
    ],
  },
  steps: [
    {
      ...say.shared,
      clauses: ['NYC-FIGHT-01', 'NYC-GEN-05'],
      show: ['place:times-square', 'tag:times-square:pigeons'],
      fits: (s) => s.phase === 'fight' && s.board['times-square'].stacks.rats.length === 2 && s.board['times-square'].stacks.pigeons.length === 1,
    },
    { ...say.count, clauses: ['NYC-FIGHT-04', 'NYC-FIGHT-18'], show: ['tag:times-square:rats', 'tag:times-square:pigeons'] },
    {
      ...say.attack,
      clauses: ['NYC-FIGHT-10', 'NYC-FIGHT-11'],
      show: ['tag:times-square:pigeons', 'do:attack'],
      must: ['attack times-square pigeons'],
      answers: [{ to: ['done-fighting'], text: say.braver }],
    },
    {
      ...say.won,
      clauses: ['NYC-FIGHT-12', 'NYC-FIGHT-14'],
      show: ['place:times-square'],
      fits: (s) => s.board['times-square'].stacks.pigeons.length === 0 && pestsOf(s, 'rats') === 2,
    },
    {
      ...say.together,
      clauses: ['NYC-MOVE-07', 'NYC-FIGHT-07'],
      show: ['do:done-moving', 'place:central-park'],
      must: ['done-moving'],
      answers: [
        { to: ['move * * central-park'], text: say.walkIn },
        { to: ['move * * *'], text: say.scatter },
      ],
      // The Pigeons gather and keep to their park: what is said at the end is true then.
      others: ['2: draw', '2: sacrifice pigeons-street-pigeon central-park', '2: stop', '2: done-breeding', '2: done-moving'],
      fits: (s) => s.phase === 'move' && s.board['central-park'].stacks.pigeons.length === 1,
    },
  ],
  end: {
    ...say.end,
    fits: (s) => s.board['times-square'].stacks.rats.length === 2 && s.board['times-square'].stacks.pigeons.length === 0,
    known: [
      { pictures: ['pest-rats-subway-rat', 'pest-rats-alley-rat'], ...say.known.count },
      { pictures: ['pest-pigeons-street-pigeon'], ...say.known.tie },
      { pictures: ['place-times-square'], ...say.known.food },
    ],
  },
});
