/** Persecute, Repent: which attack to suffer, which one to answer, and an attack of one's own, in the middle of a game of two. */
import type { Lesson } from '@pesthouse/kernel';
import { isPenance } from '../cards/kinds.ts';
import { type Face, faceOf } from '../names.ts';
import type { State } from '../state.ts';
import type { Words } from './2-persecute.en.ts';

const has = (s: State, seat: number, id: Face): number => s.players[seat]?.hand[faceOf(id)] ?? 0;
const bare = (s: State, seat: number): boolean => s.players[seat]?.control.length === 0;
const asked = (s: State): string | undefined => s.stack.at(-1)?.step;

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: {
    seats: 2,
    you: 0,
    options: { firstPlayer: 'seat-1' },
    seed: 949,
    until: (s) =>
      asked(s) === 'spread' &&
      s.active === 1 &&
      bare(s, 0) &&
      bare(s, 1) &&
      has(s, 1, 'daggers_peasant') > 0 &&
      has(s, 1, 'daggers_knight') > 0 &&
      has(s, 0, 'hire_fool') === 1 &&
      has(s, 0, 'daggers_knight') === 1 &&
      has(s, 0, 'filth') === 1 &&
      has(s, 0, 'rat') === 2,
    moves: ['2: play daggers_peasant'],
  },
  steps: [
    { ...say.attacked, clauses: ['PLG-PER-05', 'PLG-PER-10'], show: ['attack'], fits: (s) => asked(s) === 'respond' && s.players[0]?.handSize === 5 },
    {
      ...say.suffer,
      clauses: ['PLG-REP-02', 'PLG-OPS-14'],
      show: ['do:suffer', 'attack'],
      must: ['suffer'],
      answers: [{ to: ['repent hire_fool'], text: say.tooDear }],
    },
    {
      ...say.drop,
      show: ['hand:filth'],
      must: ['discard filth'],
      answers: [
        { to: ['discard hire_fool'], text: say.keepFool },
        { to: ['discard daggers_knight'], text: say.keepKnight },
        { to: ['discard rat'], text: say.keepRat },
      ],
      others: ['2: play daggers_knight'],
    },
    {
      ...say.repent,
      clauses: ['PLG-PER-06', 'PLG-PER-07'],
      show: ['do:repent', 'attack'],
      must: ['repent hire_fool'],
      answers: [{ to: ['suffer'], text: say.notThis }],
      fits: (s) => asked(s) === 'respond' && has(s, 0, 'hire_fool') === 1 && s.players[0]?.handSize === 4,
    },
    {
      ...say.swap,
      clauses: ['PLG-HIR-03', 'PLG-REP-06'],
      show: ['hand:rat'],
      must: ['discard rat'],
      answers: [
        { to: ['discard daggers_knight'], text: say.keepKnight },
        { to: ['discard *'], text: say.keepDrawn },
      ],
      fits: (s) => asked(s) === 'discard' && has(s, 0, 'daggers_peasant') === 1 && has(s, 0, 'rat') === 2,
    },
    {
      ...say.stays,
      clauses: ['PLG-REP-07', 'PLG-REP-08'],
      show: ['control-0', 'pool'],
      fits: (s) => asked(s) === 'spread' && s.active === 0 && s.players[0]?.control.length === 1 && s.players[0].control[0]?.repented === true,
    },
    {
      ...say.own,
      clauses: ['PLG-PER-03', 'PLG-DAG-02'],
      show: ['hand:daggers_knight', 'seat-1'],
      must: ['play daggers_knight'],
      answers: [
        { to: ['end-spread'], text: say.early },
        { to: ['play *'], text: say.soon },
      ],
      others: ['2: suffer'],
      fits: (s) => has(s, 0, 'daggers_knight') === 1,
    },
    {
      ...say.top,
      clauses: ['PLG-OPS-13', 'PLG-KEY-01'],
      show: ['draw-1', 'seat-1'],
      fits: (s) => asked(s) === 'spread' && isPenance(s.players[1]?.top.at(-1) ?? -1),
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['tile-daggers_knight'], ...say.known.persecute },
      { pictures: ['shield-repent', 'tile-hire_fool'], ...say.known.repent },
      { pictures: ['tile-filth'], ...say.known.suffer },
    ],
  },
});
