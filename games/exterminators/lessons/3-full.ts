/** A full house: what newcomers lose by. The reserve is empty, the Free Move comes first, and pests in a trap are out of the house but not gone yet. As Orange against one other. */
import type { Lesson } from '@pesthouse/kernel';
import { tileOf } from '../names.ts';
import { infestedAll, roomOf } from '../pieces.ts';
import { IN_HAND, pestsAt, type State, trapped } from '../state.ts';
import type { Words } from './3-full.en.ts';
import { fresh, here, joined, me, plays, rolls } from './at.ts';

/** Everything of the learner's is in the house, and the trap is still in hand. */
const full = (s: State, you: number): boolean => fresh(s, you) && infestedAll(me(s, you)) && me(s, you).traps[0]?.room === IN_HAND;
const study = (s: State): number => roomOf(s, tileOf('study'));

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 3,
  opening: { seats: 2, you: 0, options: { quickStart: true, autoBuild: true }, seed: 469, until: (s, you) => s.round > 12 || full(s, you) },
  steps: [
    {
      ...say.full,
      clauses: ['EXT-ELI-01', 'EXT-ELI-02'],
      show: ['reserve-orange', 'room-study'],
      fits: (s, you) => plays(s, you, 'orange') && full(s, you) && here(s, you) === 0 && pestsAt(me(s, you), study(s)) === 16,
    },
    {
      ...say.walk,
      clauses: ['EXT-ACT-03', 'EXT-ACT-04'],
      show: ['room-study', 'do:move'],
      must: ['move study'],
      answers: [
        { to: ['drop-trap nothing'], text: say.trapHere },
        { to: ['move nursery'], text: say.queenLater },
        { to: ['move *'], text: say.otherRoom },
        { to: ['buy'], text: say.buyLater },
        { to: ['end-turn'], text: say.outNow },
      ],
      other: say.walkFirst,
      fits: (s, you) => joined(s, me(s, you).room, study(s)),
    },
    {
      ...say.fight,
      clauses: ['EXT-ACT-05', 'EXT-ACT-07'],
      show: ['do:exterminate', 'reserve-orange'],
      must: ['exterminate'],
      answers: [
        { to: ['drop-trap pests'], text: say.trapNext },
        { to: ['move *'], text: say.stayHere },
        { to: ['buy'], text: say.buyLater },
        { to: ['end-turn'], text: say.outNow },
      ],
      other: say.diceFirst,
      fits: (s, you) => here(s, you) === 16 && s.ap === 2,
    },
    {
      ...say.trap,
      clauses: ['EXT-TRP-03', 'EXT-CHAR-04', 'EXT-TRP-08'],
      show: ['do:drop-trap', 'room-study'],
      must: ['drop-trap pests'],
      answers: [
        { to: ['exterminate'], text: say.diceAgain },
        { to: ['move *'], text: say.stayHere },
        { to: ['end-turn'], text: say.tooThin },
      ],
      other: say.trapFirst,
      fits: (s, you) => here(s, you) === 13 && me(s, you).reserve === 3 && s.ap === 1,
    },
    {
      ...say.over,
      show: ['do:end-turn', 'reserve-orange'],
      must: ['end-turn'],
      fits: (s, you) => trapped(me(s, you)) === 10 && here(s, you) === 3 && s.ap === 0,
    },
    {
      ...say.roll,
      clauses: ['EXT-TRP-02', 'EXT-QN-12'],
      show: ['do:roll', 'room-nursery'],
      must: ['roll'],
      fits: (s, you) => rolls(s, you) && trapped(me(s, you)) === 10 && me(s, you).reserve === 3 && me(s, you).front.length === 0,
    },
    {
      ...say.empty,
      clauses: ['EXT-ACT-12', 'EXT-WIN-02'],
      show: ['do:empty-trap', 'trap-orange'],
      must: ['empty-trap orange'],
      answers: [
        { to: ['play-trap trap_remote orange'], text: say.remoteLater },
        { to: ['drag-trap * * *'], text: say.noDrag },
        { to: ['exterminate'], text: say.emptyFirst },
        { to: ['move *'], text: say.stayHere },
        { to: ['buy'], text: say.buyLater },
        { to: ['end-turn'], text: say.safeButIdle },
      ],
      fits: (s, you) => fresh(s, you) && me(s, you).reserve === 0 && trapped(me(s, you)) === 10 && me(s, you).queen === roomOf(s, tileOf('nursery')),
    },
    {
      ...say.last,
      clauses: ['EXT-ACT-01'],
      show: ['do:exterminate', 'reserve-orange'],
      must: ['exterminate'],
      answers: [
        { to: ['drop-trap pests'], text: say.keepTrap },
        { to: ['move *'], text: say.stayHere },
        { to: ['end-turn'], text: say.safeButIdle },
      ],
      other: say.diceFirst,
      fits: (s, you) => here(s, you) === 3 && me(s, you).reserve === 10 && s.ap === 1,
    },
  ],
  end: {
    ...say.end,
    fits: (s, you) => me(s, you).reserve >= 10,
    known: [
      { pictures: ['pest-orange'], ...say.known.reserve },
      { pictures: ['free-move', 'action-point'], ...say.known.walk },
      { pictures: ['trap-orange-pests', 'trap-orange-empty'], ...say.known.trap },
    ],
  },
});
