/** Build and produce: a Workshop where the Doctor stands, somebody to work in it, and what it yields, as the Fox in the first Year. */
import type { Lesson } from '@pesthouse/kernel';
import { HERBS, STONE } from '../data/tables.ts';
import { nth } from '../look.ts';
import { BUILDINGS, PLACES } from '../names.ts';
import { active, ones } from '../reading.ts';
import type { State } from '../state.ts';
import type { Words } from './4-build.en.ts';

const WORKSHOP = BUILDINGS.indexOf('workshop');
const built = (s: State): boolean => nth(active(s).site, WORKSHOP) === PLACES.indexOf('ruhnholm');

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: {
    seats: 2,
    you: 0,
    options: { house: ['red', 'blue'] },
    seed: 24,
    until: (s, you) => s.phase === 'action' && s.active === you,
    moves: ['1: assistant construct-cure', '1: act cure no', '1: cure regular 0'],
  },
  steps: [
    {
      ...say.here,
      clauses: ['PEST-CNS-02', 'PEST-LOC-13'],
      show: ['place:ruhnholm'],
      fits: (s) =>
        active(s).doctor === PLACES.indexOf('ruhnholm') &&
        s.leftDone &&
        !s.topDone &&
        ones(active(s).track) === 1 &&
        nth(s.built, PLACES.indexOf('ruhnholm')) === 0,
    },
    {
      ...say.construct,
      clauses: ['PEST-CNS-05', 'PEST-CNS-14'],
      show: ['do:act:construct', 'head:construct'],
      must: ['act construct no'],
      answers: [
        { to: ['act construct yes'], text: say.enhanced },
        { to: ['end-turn'], text: say.stay },
      ],
      other: say.aside,
    },
    {
      ...say.workshop,
      pictures: [{ picture: 'building-workshop', ...say.shop }],
      clauses: ['PEST-BLD-02', 'PEST-CNS-06'],
      show: ['bld:red:workshop', 'do:build:workshop'],
      must: ['build ruhnholm workshop'],
      answers: [
        { to: ['build ruhnholm factory'], text: say.factory },
        { to: ['build ruhnholm treasury'], text: say.treasury },
        { to: ['build ruhnholm *'], text: say.district },
        { to: ['done'], text: say.stay },
      ],
      other: say.aside,
    },
    {
      ...say.pay,
      clauses: ['PEST-CON-06', 'PEST-CNS-05'],
      show: ['do:pay', 'res:red:coin'],
      must: ['pay 1 1 0 1 no'],
      other: say.keepTheCoin,
      fits: (s) => active(s).res.join() === '1,1,2,1,2',
    },
    {
      ...say.turn,
      clauses: ['PEST-CNS-08', 'PEST-INF-04'],
      show: ['do:end-turn', 'place:ruhnholm'],
      must: ['end-turn'],
      other: say.aside,
      fits: (s) => built(s) && active(s).influence === 3 && active(s).res.join() === '0,0,3,1,1',
    },
    {
      ...say.place,
      clauses: ['PEST-BLD-02', 'PEST-CNS-16'],
      show: ['cell:red:produce-assign', 'head:produce', 'head:assign'],
      must: ['assistant produce-assign'],
      answers: [{ to: ['assistant produce-research', 'assistant produce-cure'], text: say.otherRow }],
      other: say.otherCell,
      fits: (s) => active(s).ready === 1 && nth(active(s).worker, WORKSHOP) === 0,
    },
    {
      ...say.assign,
      clauses: ['PEST-ACT-04', 'PEST-PRD-01'],
      show: ['do:act:assign', 'head:assign'],
      must: ['act assign no'],
      answers: [
        { to: ['act produce no', 'act produce yes'], text: say.nobody },
        { to: ['end-turn'], text: say.stay },
      ],
      other: say.aside,
    },
    {
      ...say.send,
      clauses: ['PEST-ASG-01', 'PEST-ASG-07'],
      show: ['bld:red:workshop', 'do:assign:workshop'],
      must: ['assign workshop'],
      answers: [
        { to: ['assign capital'], text: say.capital },
        { to: ['done'], text: say.stay },
      ],
      other: say.aside,
      fits: (s) => nth(active(s).imperative, 0) === 0,
    },
    {
      ...say.decree,
      clauses: ['PEST-DCR-02', 'PEST-DCR-03'],
      show: ['imperative:0:1'],
      tab: 'capital',
      fits: (s) => s.decrees[0] === 3 && nth(active(s).imperative, 0) === 1 && nth(active(s).worker, WORKSHOP) === 1,
    },
    {
      ...say.produce,
      clauses: ['PEST-PRD-01', 'PEST-BLD-05'],
      show: ['do:act:produce', 'head:produce'],
      must: ['act produce no'],
      answers: [
        { to: ['act produce yes'], text: say.enhanced },
        { to: ['end-turn'], text: say.stay },
      ],
      other: say.aside,
      fits: (s) => nth(active(s).makes, WORKSHOP) === HERBS && nth(active(s).makes, BUILDINGS.indexOf('castle')) === STONE,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['doctor', 'building-workshop'], ...say.known.where },
      { pictures: ['person-healthy'], ...say.known.work },
      { pictures: ['renown-seal'], ...say.known.decree },
    ],
  },
});
