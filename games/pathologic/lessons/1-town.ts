/** Town and Wards: the goal, Quarantine, and the first Event, as the Bachelor against a hidden Plague. */
import type { Lesson } from '@pesthouse/kernel';
import { FIRST_WARD, PIECES, RESOURCES, WARDS } from '../names.ts';
import { isFree, isOngoing, type State } from '../state.ts';
import type { Words } from './1-town.en.ts';

const MARIA = WARDS.indexOf('maria') + FIRST_WARD;
const COIN = RESOURCES.indexOf('coin');
const CHINE = 10;
/** The Event of the Chine lies open and wants what Maria has. */
const wantsCoin = (s: State): boolean => isOngoing(s, CHINE) && s.need[CHINE] === COIN && s.at[MARIA] === CHINE;
/** Nobody else lives at an Event, so nobody else has a reason to go out. */
const othersIdle = (s: State): boolean => PIECES.every((_, p) => p === MARIA || !isOngoing(s, s.at[p] ?? 0));
const nobodyFree = (s: State): boolean => PIECES.every((_, p) => !isFree(s, p));
const onlyMaria = (s: State): boolean => PIECES.every((_, p) => isFree(s, p) === (p === MARIA));

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: {
    seats: 2,
    you: 0,
    options: { roles: ['bachelor', 'plague'] },
    seed: 84,
    moves: [
      ...['1: take paralysis', '2: target vlad', '2: target sticky', '2: target rubin'],
      ...['1: piece maria', '1: put 10', '1: piece bachelor', '1: put 1', '1: piece andrey', '1: put 7', '1: piece vlad', '1: put 15'],
      ...['1: piece capella', '1: put 3', '1: piece notkin', '1: put 5', '1: piece sticky', '1: put 12'],
      ...['1: piece saburov', '1: put 8', '1: piece aspity', '1: put 13', '1: piece rubin', '1: put 9', '2: begin 6'],
    ],
  },
  steps: [
    {
      ...say.goal,
      clauses: ['PATH-EVD-02', 'PATH-EVD-03', 'PATH-EVD-04'],
      show: ['evidence', 'sheet:bachelor'],
      fits: (s) => s.phase === 'actions' && s.evidence[0] === 3,
    },
    {
      ...say.shut,
      pictures: [
        { picture: 'piece-maria-q', ...say.inside },
        { picture: 'piece-maria', ...say.outside },
      ],
      clauses: ['PATH-INF-07', 'PATH-INF-08'],
      show: ['piece:maria', 'sheet:bachelor'],
      fits: nobodyFree,
    },
    {
      ...say.event,
      clauses: ['PATH-SUP-06', 'PATH-RES-03'],
      show: ['district:10', 'ticket:10'],
      fits: (s) => s.ongoing === 2 && wantsCoin(s) && othersIdle(s),
    },
    {
      ...say.leave,
      clauses: ['PATH-ACT-01', 'PATH-ACT-18'],
      show: ['piece:maria', 'do:leave'],
      must: ['leave maria'],
      answers: [
        { to: ['leave bachelor'], text: say.notYourself },
        { to: ['leave *'], text: say.whyThem },
        { to: ['transfer *', 'claim'], text: say.counterLater },
        { to: ['pact *'], text: say.noPact },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.cardLater,
    },
    {
      ...say.claim,
      clauses: ['PATH-ACT-03', 'PATH-ACT-11'],
      show: ['do:claim', 'piece:bachelor'],
      must: ['claim'],
      answers: [
        { to: ['leave *'], text: say.oneIsEnough },
        { to: ['transfer *'], text: say.youCan },
        { to: ['pact *'], text: say.noPact },
        { to: ['end'], text: say.oneLeft },
      ],
      other: say.cardLater,
      fits: (s) => s.ap === 1 && onlyMaria(s),
    },
    { ...say.which, show: ['res:coin', 'pool'], must: ['pick *'] },
    {
      ...say.end,
      clauses: ['PATH-TURN-06', 'PATH-MOV-04'],
      show: ['do:end', 'piece:maria'],
      must: ['end'],
      answers: [{ to: ['pact *'], text: say.noPact }],
      other: say.cardLater,
      others: ['2: stay', '2: conceal', '2: done'],
      fits: (s) => s.ap === 0,
    },
    {
      ...say.resolve,
      clauses: ['PATH-RES-01', 'PATH-RES-10', 'PATH-RES-11'],
      show: ['do:resolve', 'piece:maria'],
      must: ['resolve maria'],
      answers: [
        { to: ['move maria'], text: say.stayThere },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.resolveFirst,
      fits: (s) => s.ap === 2 && s.ongoing === 3 && wantsCoin(s) && onlyMaria(s),
    },
    {
      ...say.card,
      clauses: ['PATH-RES-13', 'PATH-GEN-02'],
      show: ['card:have-no-fear', 'card:ticking-away'],
      tab: 'hand',
      must: ['take have-no-fear', 'take *'],
      fits: (s) => s.evidence[0] === 5,
    },
  ],
  end: {
    ...say.over,
    fits: (s) => (s.at[FIRST_WARD + WARDS.indexOf('maria')] ?? 0) > 0,
    known: [
      { pictures: ['ticker-bachelor'], ...say.known.goal },
      { pictures: ['piece-maria-q', 'piece-maria'], ...say.known.shut },
      { pictures: ['event-10'], ...say.known.event },
    ],
  },
});
