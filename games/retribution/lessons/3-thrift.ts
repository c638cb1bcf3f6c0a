/** A thrifty deck: pay Penance when it is cheap, take what is free, and send away what brings nothing, with a poor hand in a game of two. */
import type { Lesson } from '@pesthouse/kernel';
import { card } from '../cards/cards.ts';
import { type Face, faceOf } from '../names.ts';
import type { State } from '../state.ts';
import type { Words } from './3-thrift.en.ts';

const hand = (s: State, id: Face): number => s.players[0]?.hand[faceOf(id)] ?? 0;
const asked = (s: State): string | undefined => s.stack.at(-1)?.step;
/** One Contagion more or less buys nothing else: there are cards for two, and none for three or four. */
const sameEitherWay = (s: State): boolean => {
  const prices = s.lineup.map((f) => card(f).resistance);
  return prices.includes(2) && !prices.includes(3) && !prices.includes(4);
};

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: {
    seats: 2,
    you: 0,
    options: { firstPlayer: 'seat-1' },
    seed: 350,
    until: (s) =>
      asked(s) === 'spread' &&
      s.active === 0 &&
      s.players[0]?.control.length === 0 &&
      hand(s, 'rat') === 2 &&
      hand(s, 'filth') === 1 &&
      hand(s, 'hire_collector') === 1 &&
      hand(s, 'penance_1') === 1 &&
      sameEitherWay(s),
    moves: ['1: play rat', '1: play rat'],
  },
  steps: [
    { ...say.poor, clauses: ['PLG-PEN-01', 'PLG-PEN-05'], show: ['hand-0'], fits: (s) => asked(s) === 'spread' && s.players[0]?.handSize === 3 },
    {
      ...say.penance,
      clauses: ['PLG-SPR-03', 'PLG-PEN-04'],
      show: ['hand:penance_1', 'pool'],
      must: ['play penance_1'],
      answers: [
        { to: ['play hire_collector'], text: say.collectorSoon },
        { to: ['play filth'], text: say.filth },
        { to: ['end-spread'], text: say.unpaid },
      ],
      fits: sameEitherWay,
    },
    {
      ...say.collector,
      clauses: ['PLG-HIR-01', 'PLG-KEY-02'],
      show: ['hand:hire_collector', 'pool'],
      must: ['play hire_collector'],
      answers: [
        { to: ['play filth'], text: say.filth },
        { to: ['end-spread'], text: say.noCollector },
      ],
    },
    {
      ...say.keep,
      clauses: ['PLG-OPS-05', 'PLG-SPR-02'],
      show: ['do:end-spread', 'hand-0'],
      must: ['end-spread'],
      answers: [{ to: ['play filth'], text: say.filth }],
      fits: (s) => s.players[0]?.handSize === 1 && hand(s, 'filth') === 1,
    },
    {
      ...say.free,
      clauses: ['PLG-INF-11', 'PLG-INF-12'],
      show: ['rat-kings', 'do:take-rat-king'],
      must: ['take-rat-king'],
      answers: [
        { to: ['infect *'], text: say.peasant },
        { to: ['end-infect'], text: say.nothing },
      ],
      fits: (s) => asked(s) === 'infect' && s.pool === 3 && s.lineup.every((f) => card(f).resistance > 3 || (card(f).resistance === 2 && card(f).base === 1)),
    },
    { ...say.done, show: ['do:end-infect', 'discard-0'], must: ['end-infect'] },
    {
      ...say.paid,
      clauses: ['PLG-EFF-03', 'PLG-PEN-06'],
      show: ['do:resolve', 'control-0'],
      must: ['resolve penance_1'],
      answers: [{ to: ['resolve hire_collector'], text: say.after }],
      fits: (s) => asked(s) === 'end' && s.players[0]?.control.some((x) => x.card === faceOf('penance_1')) === true,
    },
    {
      ...say.work,
      show: ['do:resolve', 'control-0'],
      must: ['resolve hire_collector'],
      answers: [{ to: ['finish'], text: say.notYet }],
    },
    {
      ...say.pit,
      clauses: ['PLG-HIR-01', 'PLG-SCO-03'],
      show: ['tray:hand:filth'],
      must: ['pit hand filth'],
      answers: [
        { to: ['pit * rat_king'], text: say.keepKing },
        { to: ['stop'], text: say.oneMore },
      ],
      fits: (s) => asked(s) === 'pit',
    },
    { ...say.finish, clauses: ['PLG-END-04', 'PLG-END-08'], show: ['do:finish', 'pit'], must: ['finish'], fits: (s) => s.players[0]?.handSize === 0 },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['tile-penance_1'], ...say.known.penance },
      { pictures: ['plague-pit', 'tile-filth'], ...say.known.pit },
      { pictures: ['tile-rat_king'], ...say.known.king },
    ],
  },
});
