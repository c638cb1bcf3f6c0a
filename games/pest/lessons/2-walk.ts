/** Walk and gather: one Move by itself, through the own Castle, over the first Sick to two at once, as the Fox. */
import type { Lesson } from '@pesthouse/kernel';
import { FOOD } from '../data/tables.ts';
import { nth } from '../look.ts';
import { PLACES, type PlaceId } from '../names.ts';
import { active, quarantined } from '../reading.ts';
import type { State } from '../state.ts';
import type { Words } from './2-walk.en.ts';

const stands = (s: State, at: PlaceId): boolean => active(s).doctor === PLACES.indexOf(at);
const ill = (s: State, at: PlaceId): number => nth(s.sick, PLACES.indexOf(at));
const food = (s: State): number => nth(active(s).res, FOOD);

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
    ],
  },
  steps: [
    {
      ...say.doctor,
      pictures: [{ picture: 'doctor', ...say.him }],
      clauses: ['PEST-MOV-01', 'PEST-QUA-01'],
      show: ['place:ruhnholm', 'place:gothar'],
      fits: (s) => stands(s, 'ruhnholm') && quarantined(active(s)) === 0 && ill(s, 'gothar') === 2,
    },
    {
      ...say.place,
      clauses: ['PEST-ACT-03', 'PEST-ACT-11'],
      show: ['cell:red:move-cure', 'head:move', 'head:cure'],
      must: ['assistant move-cure'],
      answers: [{ to: ['assistant move-research', 'assistant move-assign'], text: say.otherRow }],
      other: say.otherCell,
    },
    {
      ...say.start,
      clauses: ['PEST-MOV-02', 'PEST-MOV-17'],
      show: ['do:act:move', 'head:move'],
      must: ['act move no'],
      answers: [
        { to: ['act move yes'], text: say.enhanced },
        { to: ['act cure no'], text: say.nobody },
        { to: ['end-turn'], text: say.stay },
      ],
      other: say.aside,
    },
    {
      ...say.home,
      clauses: ['PEST-MOV-02', 'PEST-MOV-18'],
      show: ['place:hollin', 'place:ruhnholm'],
      must: ['step hollin'],
      answers: [
        { to: ['step alderrest', 'step tresinne'], text: say.ruins },
        { to: ['camp *'], text: say.keepTheCamp },
      ],
      other: say.aside,
      fits: (s) => stands(s, 'ruhnholm') && s.going.points === 2,
    },
    {
      ...say.first,
      clauses: ['PEST-MOV-08', 'PEST-MOV-20'],
      show: ['place:gollor', 'place:hollin'],
      must: ['step gollor'],
      answers: [
        { to: ['step korrin'], text: say.korrin },
        { to: ['step *'], text: say.elsewhere },
        { to: ['stop'], text: say.tooEarly },
        { to: ['camp *'], text: say.keepTheCamp },
      ],
      other: say.aside,
      fits: (s) => stands(s, 'hollin') && s.going.points === 2 && ill(s, 'gollor') === 1,
    },
    {
      ...say.free,
      clauses: ['PEST-MOV-08', 'PEST-MOV-09'],
      show: ['do:settle', 'place:gollor'],
      must: ['settle 0 no no'],
      answers: [{ to: ['settle 0 yes no'], text: say.keepTheCamp }],
    },
    {
      ...say.two,
      clauses: ['PEST-MOV-08', 'PEST-MOV-14'],
      show: ['place:gothar', 'res:red:food'],
      must: ['step gothar'],
      answers: [
        { to: ['step capital'], text: say.capital },
        { to: ['step *'], text: say.elsewhere },
        { to: ['stop'], text: say.tooEarly },
        { to: ['camp *'], text: say.keepTheCamp },
      ],
      other: say.aside,
      fits: (s) => stands(s, 'gollor') && s.going.points === 1 && quarantined(active(s)) === 1 && food(s) === 2,
    },
    {
      ...say.pay,
      clauses: ['PEST-MOV-08', 'PEST-MOV-09'],
      show: ['do:settle', 'res:red:food'],
      must: ['settle 0 no no'],
      answers: [
        { to: ['settle 1 no no'], text: say.keepTheCoin },
        { to: ['settle 0 yes no'], text: say.campToo },
      ],
    },
    {
      ...say.stop,
      clauses: ['PEST-MOV-14', 'PEST-MOV-15'],
      show: ['do:stop', 'place:gothar'],
      must: ['stop'],
      answers: [{ to: ['camp *'], text: say.keepTheCamp }],
      other: say.aside,
      fits: (s) => stands(s, 'gothar') && s.going.points === 0 && food(s) === 1,
    },
    {
      ...say.full,
      clauses: ['PEST-QUA-02', 'PEST-QUA-03'],
      show: ['beds', 'head:cure'],
      tab: 'own',
      fits: (s) => nth(active(s).sick, 0) === 3 && quarantined(active(s)) === 3 && food(s) === 2 && !s.leftDone,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['doctor', 'building-castle'], ...say.known.way },
      { pictures: ['person-sick', 'res-food'], ...say.known.gather },
      { pictures: ['res-food'], ...say.known.stop },
    ],
  },
});
