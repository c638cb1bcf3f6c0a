/** Be the Plague: hide, strike, slip away and leave a Strain behind, against the Bachelor. */
import type { Lesson } from '@pesthouse/kernel';
import { FIRST_WARD, NO_STRAIN, PIECES, STRAINS, WARDS } from '../names.ts';
import { isFree, isOngoing, type State } from '../state.ts';
import type { Words } from './2-plague.en.ts';

const pieceOf = (ward: (typeof WARDS)[number]): number => WARDS.indexOf(ward) + FIRST_WARD;
const [MARIA, CAPELLA] = [pieceOf('maria'), pieceOf('capella')];
const SLANDER = STRAINS.indexOf('slander');
const [MARROW, CHINE, RATS] = [11, 10, 12];
const outside = (s: State): number => PIECES.filter((_, p) => isFree(s, p)).length;
const buried = (s: State): boolean => s.crypt === 1 << WARDS.indexOf('maria');

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: {
    seats: 2,
    you: 1,
    options: { roles: ['bachelor', 'plague'] },
    seed: 298,
    moves: [
      ...['1: take wild-harvest', '2: target maria', '2: target sticky', '2: target rubin'],
      ...['1: piece maria', '1: put 10', '1: piece bachelor', '1: put 1', '1: piece andrey', '1: put 7', '1: piece vlad', '1: put 15'],
      ...['1: piece capella', '1: put 9', '1: piece notkin', '1: put 5', '1: piece sticky', '1: put 12'],
      ...['1: piece saburov', '1: put 8', '1: piece aspity', '1: put 13', '1: piece rubin', '1: put 3'],
    ],
  },
  steps: [
    {
      ...say.goal,
      clauses: ['PATH-SET-07', 'PATH-EVD-03', 'PATH-EVD-04'],
      show: ['hit-list', 'piece:maria'],
      tab: 'hand',
      fits: (s) => s.hit.join() === [1, 2, 2].join(),
    },
    {
      ...say.begin,
      clauses: ['PATH-TURN-04', 'PATH-COMP-10'],
      show: ['district:11'],
      must: ['begin 11'],
      answers: [
        { to: ['begin 0'], text: say.steppe },
        { to: ['begin *'], text: say.farAway },
      ],
      others: ['1: leave maria', '1: leave capella', '1: end'],
    },
    {
      ...say.prey,
      clauses: ['PATH-INF-07', 'PATH-INF-08'],
      show: ['piece:maria', 'guess'],
      fits: (s) => isOngoing(s, CHINE) && !isOngoing(s, RATS) && outside(s) === 2 && isFree(s, MARIA) && isFree(s, CAPELLA) && s.place === MARROW,
    },
    {
      ...say.go,
      clauses: ['PATH-MOV-01', 'PATH-MOV-04'],
      show: ['district:10'],
      must: ['go 10'],
      answers: [
        { to: ['stay'], text: say.noWaiting },
        { to: ['go *'], text: say.notThere },
      ],
    },
    {
      ...say.infect,
      clauses: ['PATH-INF-01', 'PATH-INF-03'],
      show: ['do:infect', 'piece:maria'],
      must: ['infect'],
      answers: [{ to: ['conceal'], text: say.strikeNow }],
      others: ['1: take ticking-away'],
    },
    {
      ...say.slip,
      clauses: ['PATH-INF-10', 'PATH-INF-15'],
      show: ['district:15'],
      must: ['go 15', 'go *'],
      answers: [{ to: ['stay'], text: say.dontStay }],
      fits: (s) => buried(s) && s.evidence[0] === 2 && s.place === CHINE,
    },
    {
      ...say.lay,
      clauses: ['PATH-STR-01', 'PATH-STR-04', 'PATH-STR-07'],
      show: ['hold:slander', 'do:slander', 'district:10'],
      must: ['lay slander 10'],
      answers: [
        { to: ['lay slander *'], text: say.whereTheyCome },
        { to: ['lay * *'], text: say.otherStrain },
        { to: ['done'], text: say.layFirst },
      ],
      fits: (s) => s.grip[SLANDER] === 1 && s.gripSize === 2 && isOngoing(s, CHINE),
    },
    {
      ...say.done,
      show: ['do:done'],
      must: ['done'],
      answers: [{ to: ['lay * *'], text: say.keepIt }],
      others: ['1: move capella', '1: go 10'],
    },
    {
      ...say.sprung,
      clauses: ['PATH-STR-06', 'PATH-STR-12', 'PATH-ST-12'],
      show: ['sheet:bachelor', 'district:10'],
      fits: (s) => s.evidence[0] === 1 && s.mine[CHINE] === NO_STRAIN && s.at[CAPELLA] === CHINE && s.spent[SLANDER] === 1,
    },
    {
      ...say.blockade,
      clauses: ['PATH-BLK-01', 'PATH-BLK-04', 'PATH-BLK-05'],
      show: ['plague', 'hit-list'],
      tab: 'hand',
      fits: (s) => buried(s) && s.blockade === 0,
    },
  ],
  end: {
    ...say.over,
    known: [
      { pictures: ['piece-maria', 'piece-maria-q'], ...say.known.strike },
      { pictures: ['plague-marker'], ...say.known.slip },
      { pictures: ['strain-slander', 'blockade'], ...say.known.strain },
    ],
  },
});
