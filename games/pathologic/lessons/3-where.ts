/** Where is it? The Plague has struck: what that gives away, who may go out now, and who helps from indoors. */
import type { Lesson } from '@pesthouse/kernel';
import { NEAR_BITS, num } from '../data/tables.ts';
import { FIRST_WARD, PIECES, RESOURCES, WARDS } from '../names.ts';
import { isFree, isOngoing, type State } from '../state.ts';
import type { Words } from './3-where.en.ts';

const MARIA = WARDS.indexOf('maria') + FIRST_WARD;
const BACHELOR = PIECES.indexOf('bachelor');
const [COIN, SECRET] = [RESOURCES.indexOf('coin'), RESOURCES.indexOf('secret')];
const [SPLEEN, CHINE, STRUCK] = [3, 10, 13];
/** Where the Plague struck, and every place one step from there. */
const FOG = (1 << STRUCK) | num(NEAR_BITS, STRUCK);
/** Where it gives the Plague an extra step, and where those live who are safe but have nothing to do. */
const QUIET = [1, 2, 12] as const;
const outside = (s: State): string => PIECES.filter((_, p) => isFree(s, p)).join();

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: {
    seats: 2,
    you: 0,
    options: { roles: ['bachelor', 'plague'] },
    seed: 53,
    moves: [
      ...['1: take ticking-away', '2: target vlad', '2: target capella', '2: target rubin'],
      ...['1: piece maria', '1: put 10', '1: piece bachelor', '1: put 3', '1: piece andrey', '1: put 2', '1: piece vlad', '1: put 8'],
      ...['1: piece capella', '1: put 13', '1: piece notkin', '1: put 5', '1: piece sticky', '1: put 15'],
      ...['1: piece saburov', '1: put 1', '1: piece aspity', '1: put 9', '1: piece rubin', '1: put 4', '2: begin 14'],
      ...['1: leave bachelor', '1: leave capella', '1: end', '2: go 13', '2: infect', '2: go 12', '2: done'],
    ],
  },
  steps: [
    {
      ...say.struck,
      clauses: ['PATH-INF-03', 'PATH-DTH-01'],
      show: ['district:13', 'plague'],
      fits: (s) => s.phase === 'actions' && s.ap === 2 && s.lastSeen === STRUCK && s.crypt === 1 << WARDS.indexOf('capella'),
    },
    {
      ...say.fog,
      clauses: ['PATH-INF-10', 'PATH-MOV-01'],
      show: ['fog', 'district:13'],
      fits: (s) => s.fog === FOG && QUIET.every((d) => !isOngoing(s, d)),
    },
    {
      ...say.leave,
      clauses: ['PATH-INF-07', 'PATH-COMP-06'],
      show: ['piece:maria', 'do:leave'],
      must: ['leave maria'],
      answers: [
        { to: ['leave vlad'], text: say.rightThere },
        { to: ['leave notkin', 'leave sticky', 'leave aspity', 'leave rubin'], text: say.oneStep },
        { to: ['leave andrey', 'leave saburov'], text: say.nothingThere },
        { to: ['move bachelor'], text: say.stayHere },
        { to: ['transfer *', 'claim'], text: say.soon },
        { to: ['ticking-away'], text: say.cardSoon },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.notNow,
      fits: (s) => isOngoing(s, CHINE) && s.need[CHINE] === COIN && outside(s) === 'bachelor',
    },
    {
      ...say.transfer,
      clauses: ['PATH-ACT-12', 'PATH-RES-05', 'PATH-INF-16'],
      show: ['piece:vlad', 'do:transfer'],
      must: ['transfer vlad', 'transfer notkin', 'transfer rubin'],
      answers: [
        { to: ['transfer *'], text: say.otherKind },
        { to: ['claim'], text: say.notYou },
        { to: ['leave *'], text: say.keepIn },
        { to: ['move bachelor'], text: say.stayHere },
        { to: ['ticking-away'], text: say.cardSoon },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.notNow,
      fits: (s) => s.at[BACHELOR] === SPLEEN && isOngoing(s, SPLEEN) && s.need[SPLEEN] === SECRET && s.counters[SECRET] === 0,
    },
    {
      ...say.card,
      clauses: ['PATH-RX-08', 'PATH-RP-13'],
      show: ['card:ticking-away'],
      tab: 'hand',
      must: ['ticking-away'],
      answers: [{ to: ['end'], text: say.notEnd }],
      other: say.notNow,
      fits: (s) => s.ap === 0 && s.counters[SECRET] === 1,
    },
    {
      ...say.person,
      clauses: ['PATH-RES-02', 'PATH-RES-12', 'PATH-INF-06'],
      show: ['do:resolve', 'piece:bachelor'],
      must: ['resolve bachelor'],
      answers: [
        { to: ['move bachelor'], text: say.stayHere },
        { to: ['leave *'], text: say.keepIn },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.secretReady,
      fits: (s) => s.ap === 1,
    },
    {
      ...say.take,
      clauses: ['PATH-RX-14', 'PATH-RX-01'],
      show: ['card:paralysis'],
      tab: 'hand',
      must: ['take have-no-fear', 'take *'],
      fits: (s) => s.evidence[0] === 4,
    },
    { ...say.end, show: ['do:end'], must: ['end'], other: say.notNow, others: ['2: stay', '2: conceal', '2: done'] },
    {
      ...say.resolve,
      clauses: ['PATH-RES-10', 'PATH-ACT-08'],
      show: ['do:resolve', 'piece:maria'],
      must: ['resolve maria'],
      answers: [
        { to: ['move maria'], text: say.workFirst },
        { to: ['end'], text: say.tooEarly },
      ],
      other: say.workFirst,
      fits: (s) => s.ap === 2 && isOngoing(s, CHINE) && s.at[MARIA] === CHINE && outside(s) === 'bachelor,maria',
    },
    { ...say.last, show: ['card:curfew', 'evidence'], tab: 'hand', must: ['take *'], fits: (s) => s.evidence[0] === 6 },
  ],
  end: {
    ...say.over,
    fits: (s) => s.at.filter((at, p) => p >= FIRST_WARD && at === 0).length === 1,
    known: [
      { pictures: ['plague-announced'], ...say.known.fog },
      { pictures: ['counter-secret', 'piece-vlad-q'], ...say.known.transfer },
      { pictures: ['piece-bachelor'], ...say.known.person },
    ],
  },
});
