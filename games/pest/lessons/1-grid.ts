/** The action grid: the goal, and a first turn in which one Assistant does two actions at home, as the Fox against the Heron. */
import type { Lesson } from '@pesthouse/kernel';
import { HERBS } from '../data/tables.ts';
import { nth } from '../look.ts';
import { PLACES } from '../names.ts';
import { active, playerOf, quarantined } from '../reading.ts';
import type { State } from '../state.ts';
import type { Words } from './1-grid.en.ts';

/** Whether the learner is to place an Assistant. */
const places = (s: State, you: number): boolean => s.phase === 'action' && s.active === you && s.stack.at(-1)?.step === 'assistant';
const herbs = (s: State): number => nth(active(s).res, HERBS);

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: { seats: 2, you: 0, options: { house: ['red', 'blue'] }, seed: 33, until: places },
  steps: [
    {
      ...say.goal,
      clauses: ['PEST-END-01', 'PEST-END-02'],
      show: ['renown'],
      tab: 'own',
      fits: (s, you) => s.year === 1 && s.order[0] === you && playerOf(s, you).renown === 0,
    },
    {
      ...say.sick,
      pictures: [
        { picture: 'person-sick', ...say.ill },
        { picture: 'person-healthy', ...say.well },
      ],
      clauses: ['PEST-PST-03', 'PEST-CON-08'],
      show: ['beds', 'space:1'],
      tab: 'own',
      fits: (s, you) => nth(playerOf(s, you).sick, 0) === 2 && playerOf(s, you).doctor === PLACES.indexOf('oldermark') && s.pestsUp[0] === 3,
    },
    {
      ...say.place,
      clauses: ['PEST-ACT-02', 'PEST-ACT-03'],
      show: ['cell:red:produce-cure', 'head:produce', 'head:cure'],
      must: ['assistant produce-cure'],
      answers: [
        { to: ['assistant move-research', 'assistant move-cure', 'assistant move-assign'], text: say.moveLater },
        { to: ['assistant construct-research', 'assistant construct-cure', 'assistant construct-assign'], text: say.constructLater },
        { to: ['assistant produce-research', 'assistant produce-assign'], text: say.otherRow },
      ],
      other: say.aside,
      fits: (s) => active(s).ready === 2,
    },
    {
      ...say.produce,
      clauses: ['PEST-ACT-04', 'PEST-BLD-05'],
      show: ['do:act:produce', 'head:produce'],
      must: ['act produce no'],
      answers: [
        { to: ['act produce yes'], text: say.enhanced },
        { to: ['act cure no'], text: say.herbFirst },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.aside,
      fits: (s) => herbs(s) === 2,
    },
    {
      ...say.cure,
      clauses: ['PEST-CUR-01', 'PEST-CUR-02'],
      show: ['do:act:cure', 'head:cure', 'res:red:herbs'],
      must: ['act cure no'],
      answers: [{ to: ['end-turn'], text: say.notYet }],
      other: say.aside,
      fits: (s) => herbs(s) === 3,
    },
    {
      ...say.first,
      clauses: ['PEST-CUR-03', 'PEST-CON-06'],
      show: ['do:cure:regular', 'space:1'],
      must: ['cure regular 0'],
      answers: [
        { to: ['cure regular 1'], text: say.keepTheCoin },
        { to: ['done'], text: say.goOn },
      ],
      other: say.aside,
      fits: (s) => quarantined(active(s)) === 2,
    },
    {
      ...say.second,
      clauses: ['PEST-PRD-02', 'PEST-END-04'],
      show: ['do:cure:regular', 'space:2'],
      must: ['cure regular 0'],
      answers: [
        { to: ['cure regular 1'], text: say.keepTheCoin },
        { to: ['done'], text: say.goOn },
      ],
      other: say.aside,
      fits: (s) => quarantined(active(s)) === 1 && herbs(s) === 2,
    },
    {
      ...say.turn,
      clauses: ['PEST-ACT-01', 'PEST-ACT-12'],
      show: ['do:end-turn'],
      must: ['end-turn'],
      other: say.aside,
      fits: (s) => quarantined(active(s)) === 0 && s.topDone && s.leftDone,
    },
    {
      ...say.again,
      clauses: ['PEST-ACT-11', 'PEST-YR-01'],
      show: ['cell:red:move-cure', 'cell:red:produce-cure'],
      must: [
        ...['assistant move-cure', 'assistant move-research', 'assistant move-assign', 'assistant construct-research', 'assistant construct-cure'],
        ...['assistant construct-assign', 'assistant produce-research', 'assistant produce-assign'],
      ],
      other: say.aside,
      fits: (s, you) => places(s, you) && s.year === 1 && active(s).ready === 1,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['assistant'], ...say.known.grid },
      { pictures: ['person-sick', 'person-healthy'], ...say.known.cure },
      { pictures: ['renown-seal'], ...say.known.goal },
    ],
  },
});
