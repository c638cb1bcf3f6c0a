/** Catch the queen: the trap that takes her or her pests, the roll that may free her, and the seal, as Orange against one other. */
import type { Lesson } from '@pesthouse/kernel';
import { IN_HAND, pestsAt, type State } from '../state.ts';
import type { Words } from './2-queen.en.ts';
import { fresh, here, inNest, joined, me, plays, rolls } from './at.ts';

/** She sits next door with some of her pests, and beside her nest. */
const near = (s: State, you: number): boolean => {
  const x = me(s, you);
  const trap = x.held < 0 && x.traps[0]?.room === IN_HAND;
  return fresh(s, you) && trap && !x.sealed && joined(s, x.room, x.queen) && joined(s, x.queen, x.nest) && pestsAt(x, x.queen) > 1;
};

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: {
    seats: 2,
    you: 0,
    options: { quickStart: true, autoBuild: true },
    seed: 3429,
    until: (s, you) => s.round > 3 || (s.round > 1 && near(s, you)),
  },
  steps: [
    {
      ...say.near,
      clauses: ['EXT-QN-05', 'EXT-QN-10'],
      show: ['room-mud_room', 'jobs-orange'],
      fits: (s, you) => plays(s, you, 'orange') && near(s, you) && pestsAt(me(s, you), me(s, you).queen) === 3,
    },
    {
      ...say.walk,
      clauses: ['EXT-ACT-03', 'EXT-ACT-09'],
      show: ['room-mud_room', 'do:move'],
      must: ['move mud_room'],
      answers: [
        { to: ['move *'], text: say.otherRoom },
        { to: ['seal-nest'], text: say.sealLater },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.sheFirst,
    },
    {
      ...say.trap,
      pictures: [
        { picture: 'trap-orange-queen', ...say.withQueen },
        { picture: 'trap-orange-pests', ...say.withPests },
      ],
      clauses: ['EXT-ACT-10', 'EXT-TRP-01', 'EXT-TRP-02'],
      show: ['do:drop-trap', 'room-mud_room'],
      must: ['drop-trap queen'],
      answers: [
        { to: ['drop-trap pests'], text: say.notPests },
        { to: ['move *'], text: say.stayHere },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.trapFirst,
      fits: (s, you) => me(s, you).room === me(s, you).queen && here(s, you) === 3,
    },
    {
      ...say.clear,
      clauses: ['EXT-ACT-05', 'EXT-TRP-08'],
      show: ['do:exterminate', 'room-mud_room'],
      must: ['exterminate'],
      answers: [
        { to: ['move *'], text: say.leaveNone },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.diceFirst,
      fits: (s, you) => me(s, you).held === 0 && here(s, you) === 3 && s.ap === 1,
    },
    {
      ...say.over,
      show: ['do:end-turn', 'jobs-orange'],
      must: ['end-turn'],
      fits: (s, you) => here(s, you) === 0 && s.ap === 0,
    },
    {
      ...say.roll,
      clauses: ['EXT-QTR-01', 'EXT-QTR-02', 'EXT-QN-04'],
      show: ['do:roll', 'room-mud_room'],
      must: ['roll'],
      fits: (s, you) => rolls(s, you) && me(s, you).held === 0 && me(s, you).front.length === 0,
    },
    {
      ...say.held,
      clauses: ['EXT-QN-11'],
      show: ['room-nest_orange', 'do:move'],
      must: ['move nest_orange'],
      answers: [
        { to: ['move *'], text: say.toNest },
        { to: ['drag-trap * * *'], text: say.noDrag },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.nestFirst,
      fits: (s, you) => fresh(s, you) && me(s, you).held === 0 && inNest(s, you) === 5,
    },
    {
      ...say.seal,
      clauses: ['EXT-ACT-18', 'EXT-ACT-19'],
      show: ['do:seal-nest', 'room-nest_orange'],
      must: ['seal-nest'],
      answers: [
        { to: ['exterminate'], text: say.bothPoints },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.sealFirst,
      fits: (s, you) => s.ap === 2 && me(s, you).room === me(s, you).nest,
    },
    {
      ...say.two,
      clauses: ['EXT-ACT-14', 'EXT-WIN-01'],
      show: ['jobs-orange', 'room-nest_orange'],
      fits: (s, you) => me(s, you).sealed && me(s, you).held === 0 && here(s, you) === 5,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['trap-orange-queen', 'trap-orange-pests'], ...say.known.trap },
      { pictures: ['queen-die-D'], ...say.known.escape },
      { pictures: ['seal-orange'], ...say.known.seal },
    ],
  },
});
