/** Rivals: the next Healer may use your Ward, a Pact stops that, and sealed questions in between; as the Bachelor with the Haruspex at the table. */
import type { Lesson } from '@pesthouse/kernel';
import { FIRST_WARD, PIECES, RESOURCES, WARDS } from '../names.ts';
import { isFree, isOngoing, type State } from '../state.ts';
import type { Words } from './4-rivals.en.ts';

const ANDREY = WARDS.indexOf('andrey');
const PIECE = ANDREY + FIRST_WARD;
const KEY = RESOURCES.indexOf('key');
const COIN = RESOURCES.indexOf('coin');
const [AUDIENCE, STORES, CHINE] = [1, 5, 10];
const outside = (s: State): string => PIECES.filter((_, p) => isFree(s, p)).join();
const ready = (s: State): boolean => isOngoing(s, CHINE) && s.need[CHINE] === KEY && s.at[PIECE] === CHINE;
/** The one other Ward that has something to do at home. */
const forCapella = (s: State): boolean => s.ongoing === 2 && isOngoing(s, STORES) && s.need[STORES] === COIN;
/** Who is asked to answer a window, and in whose turn. */
const asksIn = (s: State, healer: number): boolean => s.stack.at(-1)?.step === 'window' && s.active === healer;

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: {
    seats: 3,
    you: 0,
    options: { roles: ['bachelor', 'haruspex', 'plague'] },
    seed: 12,
    moves: [
      ...['1: take summons', '2: take shortcuts', '3: target vlad', '3: target sticky', '3: target rubin'],
      ...['1: piece bachelor', '1: put 3', '2: piece haruspex', '2: put 6', '1: piece andrey', '1: put 10', '2: piece capella', '2: put 5'],
      ...['1: piece maria', '1: put 1', '2: piece notkin', '2: put 12', '1: piece vlad', '1: put 15', '2: piece sticky', '2: put 13'],
      ...['1: piece saburov', '1: put 8', '2: piece aspity', '2: put 9', '1: piece rubin', '1: put 4', '3: begin 7'],
      ...['1: pass', '2: pass', '1: claim', '1: pick coin'],
    ],
  },
  steps: [
    {
      ...say.rival,
      clauses: ['PATH-EVD-02', 'PATH-EVD-09'],
      show: ['sheet:haruspex', 'sheet:bachelor'],
      fits: (s) => s.ap === 1 && s.evidence[0] === 3 && s.evidence[1] === 3,
    },
    {
      ...say.leave,
      clauses: ['PATH-RES-03', 'PATH-RES-10'],
      show: ['piece:andrey', 'do:leave'],
      must: ['leave andrey'],
      answers: [
        { to: ['leave capella'], text: say.notCapella },
        { to: ['leave *'], text: say.notThem },
        { to: ['transfer *'], text: say.notCounter },
        { to: ['pact *'], text: say.pactNext },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.notNow,
      fits: (s) => ready(s) && forCapella(s) && !isOngoing(s, AUDIENCE) && outside(s) === '',
    },
    {
      ...say.danger,
      clauses: ['PATH-ACT-02', 'PATH-ACT-04', 'PATH-RES-11'],
      show: ['piece:andrey', 'sheet:haruspex'],
      fits: (s) => s.ap === 0 && outside(s) === 'andrey',
    },
    {
      ...say.pact,
      pictures: [{ picture: 'pact-bachelor', ...say.token }],
      clauses: ['PATH-PAC-01', 'PATH-PAC-02', 'PATH-PAC-04'],
      show: ['piece:andrey', 'do:pact'],
      must: ['pact andrey'],
      answers: [
        { to: ['pact *'], text: say.otherPact },
        { to: ['end'], text: say.pactFirst },
      ],
      other: say.notNow,
    },
    { ...say.end, show: ['do:end'], must: ['end'], answers: [{ to: ['pact *'], text: say.keepPact }], other: say.notNow, fits: (s) => s.pact[0] === ANDREY },
    {
      ...say.window,
      clauses: ['PATH-SUP-08', 'PATH-RP-04', 'PATH-RP-03'],
      show: ['do:pass', 'card:summons'],
      must: ['pass'],
      other: say.keepCard,
      others: ['2: pass', '2: transfer notkin', '2: end', '3: stay', '3: conceal', '3: done'],
      fits: (s) => asksIn(s, 1) && outside(s) === 'andrey',
    },
    {
      ...say.again,
      show: ['do:pass', 'card:summons'],
      must: ['pass'],
      other: say.keepCard,
      others: ['2: pass'],
      fits: (s) => asksIn(s, 0) && ready(s) && outside(s) === 'andrey',
    },
    {
      ...say.resolve,
      clauses: ['PATH-RES-10', 'PATH-PAC-07', 'PATH-PAC-09'],
      show: ['do:resolve', 'piece:andrey'],
      must: ['resolve andrey'],
      answers: [{ to: ['end'], text: say.tooEarly }],
      other: say.resolveFirst,
      fits: (s) => s.ap === 2 && ready(s) && outside(s) === 'andrey' && s.evidence[1] === 3,
    },
    {
      ...say.card,
      clauses: ['PATH-COMP-15', 'PATH-COMP-16'],
      show: ['card:isolation-order', 'card:emergency-powers'],
      tab: 'hand',
      must: ['take isolation-order', 'take *'],
      fits: (s) => s.evidence[0] === 5,
    },
  ],
  end: {
    ...say.over,
    known: [
      { pictures: ['piece-haruspex'], ...say.known.rival },
      { pictures: ['pact-bachelor'], ...say.known.pact },
      { pictures: ['rx-back'], ...say.known.pass },
    ],
  },
});
