/** A turn of two points: the three jobs, two rolls of the Queen Die and the first turn, as Orange against one other. */
import type { Lesson } from '@pesthouse/kernel';
import type { State } from '../state.ts';
import type { Words } from './1-turn.en.ts';
import { fresh, here, inNest, joined, me, plays, rolls } from './at.ts';

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: { seats: 2, you: 0, options: { quickStart: true, autoBuild: true }, seed: 29503 },
  steps: [
    {
      ...say.goal,
      pictures: [
        { picture: 'queen-orange', ...say.queen },
        { picture: 'pest-orange', ...say.pest },
      ],
      clauses: ['EXT-WIN-01', 'EXT-WIN-04'],
      show: ['jobs-orange', 'room-nest_orange'],
      fits: (s, you) => plays(s, you, 'orange') && rolls(s, you) && joined(s, 0, me(s, you).nest) && inNest(s, you) === 3 && me(s, you).reserve === 13,
    },
    {
      ...say.roll,
      clauses: ['EXT-TRN-02', 'EXT-QN-03'],
      show: ['do:roll', 'room-nest_orange'],
      must: ['roll'],
    },
    {
      ...say.moved,
      clauses: ['EXT-QN-05', 'EXT-QN-10', 'EXT-TRN-03'],
      show: ['do:roll', 'room-nest_orange'],
      must: ['roll'],
      fits: (s, you) =>
        rolls(s, you) && joined(s, me(s, you).nest, me(s, you).queen) && me(s, you).queen !== 0 && inNest(s, you) === 4 && me(s, you).reserve === 11,
    },
    {
      ...say.populated,
      clauses: ['EXT-QPO-01', 'EXT-ELI-01', 'EXT-ELI-02'],
      show: ['reserve-orange'],
      fits: (s, you) => fresh(s, you) && me(s, you).reserve === 6,
    },
    {
      ...say.walk,
      clauses: ['EXT-ACT-01', 'EXT-ACT-03'],
      show: ['room-nest_orange', 'do:move'],
      must: ['move nest_orange'],
      answers: [
        { to: ['move *'], text: say.otherRoom },
        { to: ['buy'], text: say.buyLater },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.walkFirst,
    },
    {
      ...say.fight,
      clauses: ['EXT-ACT-05', 'EXT-ACT-07'],
      show: ['do:exterminate', 'room-nest_orange'],
      must: ['exterminate'],
      answers: [
        { to: ['move *'], text: say.stayHere },
        { to: ['seal-nest'], text: say.sealLater },
        { to: ['buy'], text: say.buyLater },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.fightFirst,
      fits: (s, you) => here(s, you) >= 5 && s.ap === 2 && s.free === 0,
    },
    {
      ...say.again,
      clauses: ['EXT-ACT-01', 'EXT-ACT-06'],
      show: ['do:exterminate', 'reserve-orange'],
      must: ['exterminate'],
      answers: [
        { to: ['move *'], text: say.stayHere },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.fightFirst,
      fits: (s, you) => here(s, you) > 0 && me(s, you).reserve >= 8,
    },
    {
      ...say.done,
      clauses: ['EXT-ACT-28', 'EXT-TRN-04'],
      show: ['do:end-turn', 'reserve-orange'],
      must: ['end-turn'],
      fits: (s, you) => s.ap === 0 && me(s, you).reserve === 12,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['seal-orange', 'trap-orange-queen'], ...say.known.jobs },
      { pictures: ['queen-die-P'], ...say.known.queen },
      { pictures: ['free-move', 'action-point'], ...say.known.points },
    ],
  },
});
