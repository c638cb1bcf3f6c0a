/** The End Times: when to take the King, what the last turn still allows, and what is counted, in the last turn of a real game. */
import type { Lesson } from '@pesthouse/kernel';
import { card, own } from '../cards/cards.ts';
import { isChronic, isPenance } from '../cards/kinds.ts';
import { faceOf } from '../names.ts';
import { reading } from '../reading.ts';
import { EMPTY, type State } from '../state.ts';
import type { Words } from './4-end.en.ts';

const { tally } = reading(own);
const infamy = (s: State, seat: number): number => tally(s, seat).infamy;
const asked = (s: State): string | undefined => s.stack.at(-1)?.step;
const kingOpen = (s: State): boolean => s.king && s.stacks.every((x) => x.length === 0);
/** No card before you has anything left to do in this turn. */
const allDone = (s: State): boolean =>
  s.players[0]?.control.every((x) => !isChronic(x.card) && !isPenance(x.card) && x.card !== faceOf('hire_collector')) === true;
const cheapest = (s: State): number => Math.min(...s.lineup.filter((f) => f !== EMPTY).map((f) => card(f).resistance));

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: {
    seats: 2,
    you: 0,
    options: { firstPlayer: 'seat-1' },
    seed: 1214,
    until: (s) => asked(s) === 'infect' && s.active === 0 && kingOpen(s) && s.pool === 17 && s.spent === 0 && infamy(s, 0) < infamy(s, 1) && allDone(s),
  },
  steps: [
    { ...say.open, clauses: ['PLG-INF-05', 'PLG-FIN-01'], show: ['king'], fits: kingOpen },
    { ...say.other, clauses: ['PLG-FIN-02', 'PLG-FIN-03'], show: ['kingdom'], fits: (s) => s.kingdomSize === 64 },
    {
      ...say.count,
      clauses: ['PLG-CMP-13', 'PLG-FIN-06'],
      show: ['seat-0', 'seat-1'],
      fits: (s) => infamy(s, 0) === 132 && infamy(s, 1) === 138,
    },
    {
      ...say.king,
      clauses: ['PLG-NOB-08', 'PLG-INF-06'],
      show: ['king', 'pool'],
      must: ['infect king'],
      answers: [
        { to: ['infect space-7'], text: say.peasant },
        { to: ['infect *'], text: say.smaller },
        { to: ['take-rat-king'], text: say.ratKing },
        { to: ['end-infect'], text: say.leave },
      ],
      fits: (s) => s.pool === 17,
    },
    {
      ...say.rest,
      clauses: ['PLG-FIN-04', 'PLG-FIN-05'],
      show: ['space-7', 'pool'],
      must: ['infect space-7'],
      answers: [{ to: ['end-infect'], text: say.leftOver }],
      fits: (s) => s.ending === 'king' && s.pool === 2 && s.lineup[7] === faceOf('ale_peasant') && cheapest(s) === 2,
    },
    { ...say.close, clauses: ['PLG-FIN-06', 'PLG-OPT-02'], show: ['do:end-infect'], must: ['end-infect'], fits: (s) => s.pool === 0 },
    {
      ...say.over,
      clauses: ['PLG-SCO-01', 'PLG-SCO-02', 'PLG-SCO-05'],
      show: ['seat-0', 'seat-1'],
      fits: (s) => s.phase === 'over' && infamy(s, 0) === 154 && infamy(s, 1) === 138,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['tile-king'], ...say.known.count },
      { pictures: ['back-kingdom'], ...say.known.kingdom },
      { pictures: ['tile-princess', 'tile-penance_1'], ...say.known.deck },
    ],
  },
});
