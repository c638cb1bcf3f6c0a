/** Carry her out: the last pests, one more roll of a trapped queen, and the trap that wins, as Red in a race against Orange. */
import type { Lesson } from '@pesthouse/kernel';
import { free } from '../pieces.ts';
import { pestsAt, playerAt, type State, trapped } from '../state.ts';
import type { Words } from './4-win.en.ts';
import { fresh, here, joined, me, plays, rolls } from './at.ts';

const RIVAL = 1;
/** Sealed, the queen trapped, and all pests that are left in one room: next door, and next to the trap. */
const near = (s: State, you: number): boolean => {
  const x = me(s, you);
  if (!fresh(s, you) || !x.sealed || x.held < 0 || trapped(x) > 0 || x.front.length > 0) return false;
  const crowd = x.pests.findIndex((n) => n > 2);
  return crowd >= 0 && pestsAt(x, crowd) === free(x) && joined(s, x.room, crowd) && joined(s, crowd, x.queen) && crowd !== x.queen;
};

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: { seats: 2, you: 0, options: { quickStart: true, autoBuild: true }, seed: 2843, until: (s, you) => s.round > 14 || near(s, you) },
  steps: [
    {
      ...say.almost,
      clauses: ['EXT-ACT-14', 'EXT-WIN-01'],
      show: ['room-gallery', 'jobs-red'],
      fits: (s, you) => near(s, you) && plays(s, you, 'red') && me(s, you).room === me(s, you).queen && free(me(s, you)) === 8,
    },
    {
      ...say.race,
      clauses: ['EXT-WIN-01'],
      show: ['jobs-orange'],
      fits: (s) => playerAt(s, RIVAL).sealed && playerAt(s, RIVAL).held >= 0 && free(playerAt(s, RIVAL)) === 2,
    },
    {
      ...say.walk,
      show: ['room-nest_red', 'do:move'],
      must: ['move nest_red'],
      answers: [
        { to: ['buy'], text: say.noCard },
        { to: ['end-turn'], text: say.noTime },
      ],
      other: say.noTime,
    },
    {
      ...say.fight,
      clauses: ['EXT-CHAR-02', 'EXT-ACT-05'],
      show: ['do:exterminate', 'room-nest_red'],
      must: ['exterminate'],
      answers: [
        { to: ['buy'], text: say.noCard },
        { to: ['move *'], text: say.stayHere },
        { to: ['end-turn'], text: say.noTime },
      ],
      other: say.noTime,
      fits: (s, you) => here(s, you) === 8 && s.ap === 2,
    },
    {
      ...say.again,
      show: ['do:exterminate', 'room-nest_red'],
      must: ['exterminate'],
      answers: [
        { to: ['move *'], text: say.stayHere },
        { to: ['end-turn'], text: say.noTime },
      ],
      other: say.noTime,
      fits: (s, you) => here(s, you) > 0 && here(s, you) < 8 && s.ap === 1,
    },
    {
      ...say.over,
      clauses: ['EXT-WIN-04'],
      show: ['do:end-turn', 'jobs-red'],
      must: ['end-turn'],
      fits: (s, you) => free(me(s, you)) === 0 && s.ap === 0,
    },
    {
      ...say.roll,
      clauses: ['EXT-QTR-01', 'EXT-QN-04'],
      show: ['do:roll', 'jobs-orange'],
      must: ['roll'],
      fits: (s, you) =>
        rolls(s, you) && me(s, you).held >= 0 && free(playerAt(s, RIVAL)) === 0 && playerAt(s, RIVAL).held >= 0 && me(s, you).front.length === 0,
    },
    {
      ...say.back,
      show: ['room-gallery', 'do:move'],
      must: ['move gallery'],
      answers: [
        { to: ['move *'], text: say.toGallery },
        { to: ['end-turn'], text: say.noTime },
      ],
      other: say.toGallery,
      fits: (s, you) => fresh(s, you) && me(s, you).held >= 0 && me(s, you).sealed && free(me(s, you)) === 0 && joined(s, me(s, you).room, me(s, you).queen),
    },
    {
      ...say.win,
      clauses: ['EXT-WIN-01', 'EXT-ACT-14'],
      show: ['do:empty-trap', 'trap-red'],
      must: ['empty-trap red'],
      other: say.nowWin,
      fits: (s, you) => me(s, you).room === me(s, you).queen && s.ap === 2,
    },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['lamp-ready-on'], ...say.known.last },
      { pictures: ['queen-die-S'], ...say.known.roll },
      { pictures: ['trap-red-queen', 'trap-red-empty'], ...say.known.win },
    ],
  },
});
