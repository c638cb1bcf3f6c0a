/** Play a hand: the goal, what cards give, and what Infecting somebody means, in the first turn of a game of two. */
import type { Lesson } from '@pesthouse/kernel';
import { FACES } from '../names.ts';
import type { State } from '../state.ts';
import type { Words } from './1-hand.en.ts';

const rats = (s: State): number => s.players[0]?.hand[FACES.indexOf('rat')] ?? 0;

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 2,
  opening: { seats: 2, you: 0, options: { firstPlayer: 'seat-1' }, seed: 3 },
  steps: [
    { ...say.goal, clauses: ['PLG-SCO-01', 'PLG-FIN-01'], show: ['king', 'hand-0'], fits: (s) => s.phase === 'spread' && rats(s) === 3 },
    {
      ...say.rat,
      clauses: ['PLG-SPR-01', 'PLG-SPR-03'],
      show: ['hand:rat', 'pool'],
      must: ['play rat'],
      answers: [
        { to: ['play filth'], text: say.filth },
        { to: ['end-spread'], text: say.early },
      ],
    },
    {
      ...say.second,
      show: ['hand:rat', 'pool'],
      must: ['play rat'],
      answers: [
        { to: ['play filth'], text: say.filth },
        { to: ['end-spread'], text: say.early },
      ],
      fits: (s) => rats(s) === 2,
    },
    {
      ...say.third,
      show: ['hand:rat', 'pool'],
      must: ['play rat'],
      answers: [
        { to: ['play filth'], text: say.filth },
        { to: ['end-spread'], text: say.early },
      ],
      fits: (s) => rats(s) === 1,
    },
    {
      ...say.on,
      clauses: ['PLG-TRN-03', 'PLG-SPR-03'],
      show: ['do:end-spread', 'pool'],
      must: ['end-spread'],
      answers: [{ to: ['play filth'], text: say.filth }],
      fits: (s) => rats(s) === 0,
    },
    {
      ...say.infect,
      clauses: ['PLG-INF-06', 'PLG-SCO-03'],
      show: ['space-7', 'pool'],
      must: ['infect space-7'],
      answers: [
        { to: ['infect *'], text: say.cheaper },
        { to: ['take-rat-king'], text: say.ratKing },
        { to: ['end-infect'], text: say.wasted },
      ],
      fits: (s) => s.phase === 'infect' && s.pool === 3 && s.lineup[7] === FACES.indexOf('hire_collector'),
    },
    { ...say.yours, clauses: ['PLG-INF-08'], show: ['do:end-infect', 'discard-0'], must: ['end-infect'], fits: (s) => s.pool === 0 },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['tile-rat'], ...say.known.hand },
      { pictures: ['tile-hire_collector'], ...say.known.price },
      { pictures: ['tile-king'], ...say.known.king },
    ],
  },
});
