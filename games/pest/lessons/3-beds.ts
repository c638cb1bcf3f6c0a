/** A bed too few: where the Sick lie who find no bed, what that costs, and why to cure before the action that they hinder, as the Fox in the second Year. */
import type { Lesson } from '@pesthouse/kernel';
import { HERBS, STONE } from '../data/tables.ts';
import { nth } from '../look.ts';
import { PLACES, SLOTS, type Slot } from '../names.ts';
import { active, playerOf, quarantined } from '../reading.ts';
import type { State } from '../state.ts';
import type { Words } from './3-beds.en.ts';

const ill = (s: State, at: Slot): number => nth(active(s).sick, SLOTS.indexOf(at));
const has = (s: State, herbs: number): boolean => nth(active(s).res, HERBS) === herbs;

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: {
    seats: 2,
    you: 0,
    options: { house: ['red', 'blue'] },
    seed: 24,
    until: (s, you) => s.phase === 'action' && s.active === you,
    moves: [
      ...['1: assistant produce-cure', '1: act produce no', '1: act cure no', '1: cure regular 0', '1: end-turn'],
      ...['2: assistant construct-cure', '2: act construct no', '2: build vandros workshop', '2: pay 1 1 0 1 no'],
      ...['2: act cure no', '2: cure regular 0', '2: end-turn'],
      ...['1: assistant move-cure', '1: act move no', '1: step hollin', '1: step gollor', '1: settle 0 no no'],
      ...['1: step gothar', '1: settle 0 no no', '1: stop', '1: end-turn'],
      ...['2: assistant move-assign', '2: act move no', '2: step brannec', '2: settle 0 no no', '2: step halvenport', '2: stop'],
      ...['2: act assign no', '2: assign workshop', '2: end-turn'],
      ...['1: assistant move-cure', '1: act cure no', '1: cure regular 0', '1: done', '1: act move no', '1: step gollor', '1: step hollin'],
    ],
  },
  steps: [
    {
      ...say.go,
      clauses: ['PEST-DST-01', 'PEST-MOV-19'],
      show: ['place:korrin', 'place:hollin'],
      must: ['step korrin'],
      answers: [
        { to: ['step *'], text: say.elsewhere },
        { to: ['stop'], text: say.tooEarly },
        { to: ['camp *'], text: say.campThere },
      ],
      other: say.aside,
      fits: (s) =>
        s.year === 2 &&
        nth(s.sick, PLACES.indexOf('korrin')) === 3 &&
        active(s).doctor === PLACES.indexOf('hollin') &&
        ill(s, 'regular') === 2 &&
        s.going.points === 1,
    },
    {
      ...say.camp,
      pictures: [{ picture: 'camp', ...say.tent }],
      clauses: ['PEST-MOV-09', 'PEST-CMP-07'],
      show: ['do:settle:camp', 'place:korrin'],
      must: ['settle 0 yes no'],
      other: say.saveFood,
    },
    {
      ...say.storage,
      clauses: ['PEST-QUA-03', 'PEST-STO-02'],
      show: ['do:lay:storage', 'slot:storage'],
      must: ['lay storage'],
      answers: [
        { to: ['lay graveyard'], text: say.grave },
        { to: ['lay move', 'lay construct', 'lay produce'], text: say.hinders },
      ],
      other: say.aside,
      fits: (s) => ill(s, 'regular') === 3 && active(s).res.every((n) => n <= 2),
    },
    {
      ...say.above,
      clauses: ['PEST-ACT-07', 'PEST-ERA-10'],
      show: ['do:lay:produce', 'slot:produce'],
      must: ['lay produce'],
      answers: [
        { to: ['lay graveyard'], text: say.grave },
        { to: ['lay move'], text: say.notMove },
        { to: ['lay construct'], text: say.notConstruct },
      ],
      other: say.aside,
      fits: (s) => ill(s, 'storage') === 1,
    },
    {
      ...say.turn,
      clauses: ['PEST-QUA-08', 'PEST-MOV-14'],
      show: ['do:end-turn', 'slot:produce'],
      must: ['end-turn'],
      other: say.aside,
      fits: (s) => ill(s, 'produce') === 1 && has(s, 2) && s.topDone && s.leftDone,
    },
    {
      ...say.place,
      clauses: ['PEST-PRD-03', 'PEST-ACT-04'],
      show: ['cell:red:produce-cure', 'head:produce', 'head:cure'],
      must: ['assistant produce-cure'],
      other: say.otherCell,
      fits: (s) => s.year === 2 && active(s).ready === 1 && ill(s, 'produce') === 1,
    },
    {
      ...say.order,
      clauses: ['PEST-ACT-04', 'PEST-ACT-08'],
      show: ['do:act:cure', 'head:cure'],
      must: ['act cure no'],
      answers: [
        { to: ['act produce no'], text: say.nothing },
        { to: ['act produce yes'], text: say.cancels },
        { to: ['end-turn'], text: say.stay },
      ],
      other: say.aside,
    },
    {
      ...say.cure,
      clauses: ['PEST-CUR-06', 'PEST-QUA-09'],
      show: ['do:cure:produce', 'slot:produce'],
      must: ['cure produce 0'],
      answers: [
        { to: ['cure produce *'], text: say.keepTheCoin },
        { to: ['cure regular *'], text: say.harmless },
        { to: ['cure storage *'], text: say.store },
        { to: ['done'], text: say.first },
      ],
      other: say.aside,
      fits: (s) => has(s, 2) && quarantined(active(s)) === 5,
    },
    {
      ...say.done,
      clauses: ['PEST-CON-06', 'PEST-CUR-02'],
      show: ['do:done'],
      must: ['done'],
      other: say.dear,
      fits: (s) => has(s, 0) && ill(s, 'produce') === 0,
    },
    {
      ...say.produce,
      clauses: ['PEST-PRD-02', 'PEST-QUA-06'],
      show: ['do:act:produce', 'head:produce'],
      must: ['act produce no'],
      answers: [
        { to: ['act produce yes'], text: say.plain },
        { to: ['end-turn'], text: say.stay },
      ],
      other: say.aside,
      fits: (s) => nth(active(s).res, STONE) === 2 && active(s).research === 1 && active(s).dead === 0,
    },
  ],
  end: {
    ...say.end,
    fits: (s, you) => playerOf(s, you).dead === 0,
    known: [
      { pictures: ['person-sick'], ...say.known.beds },
      { pictures: ['person-dead'], ...say.known.grave },
      { pictures: ['act-cure', 'act-produce'], ...say.known.order },
    ],
  },
});
