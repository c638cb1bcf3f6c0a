/** The last card: how the end comes, who calls it, and what counts then, in the last turn of a real game. */
import type { Lesson } from '@pesthouse/kernel';
import { KINDS_OF } from '../data/tables.ts';
import { activeSpecies, opposed, pestsOf, placeAt, type State } from '../state.ts';
import type { Words } from './4-last.en.ts';

const lead = (s: State): number => pestsOf(s, 'rats') - pestsOf(s, 'pigeons');
const left = (s: State): number => s.pile.food + s.pile.poison;
const spent = (s: State): boolean => KINDS_OF.rats.every((kind) => s.deck[kind] === 0);
const shares = (s: State): boolean => s.places.some((at) => placeAt(s, at).stacks.rats.length > 0 && opposed(s, placeAt(s, at), 'rats'));

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 2,
  opening: {
    seats: 2,
    you: 0,
    options: { species: ['rats', 'pigeons'] },
    seed: 67,
    until: (s) => s.phase === 'gather' && activeSpecies(s) === 'rats' && s.drawn === 0 && left(s) === 3 && spent(s) && lead(s) > 0,
  },
  steps: [
    { ...say.three, clauses: ['NYC-END-02', 'NYC-END-03'], show: ['pile', 'do:draw'], fits: (s) => left(s) === 3 },
    { ...say.ahead, clauses: ['NYC-GATH-01', 'NYC-WIN-01'], show: ['plate:rats', 'plate:pigeons'], fits: (s) => lead(s) > 0 && lead(s) < 4 && !shares(s) },
    { ...say.draw, clauses: ['NYC-GATH-16'], show: ['pile', 'do:draw'], must: ['draw'], fits: spent },
    {
      ...say.again,
      clauses: ['NYC-GATH-05', 'NYC-END-02'],
      show: ['pile', 'do:draw'],
      must: ['draw'],
      answers: [{ to: ['stop'], text: say.notNow }],
      fits: (s) => left(s) === 2,
    },
    { ...say.last, show: ['pile', 'do:draw'], must: ['draw'], answers: [{ to: ['stop'], text: say.notNow }], fits: (s) => left(s) === 1 },
    {
      ...say.over,
      clauses: ['NYC-END-04', 'NYC-END-05', 'NYC-WIN-02'],
      show: ['plate:rats', 'plate:pigeons'],
      fits: (s) => s.phase === 'over' && s.ranks[0] === 1,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['pile-back'], ...say.known.last },
      { pictures: ['pest-rats-alley-rat', 'pest-pigeons-street-pigeon'], ...say.known.final },
      { pictures: ['place-times-square'], ...say.known.count },
    ],
  },
});
