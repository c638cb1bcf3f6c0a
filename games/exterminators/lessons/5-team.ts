/** In a team: what wins and what loses for both, cards that change hands, and a die for every colour, as Green with Blue against two others. */
import type { Lesson } from '@pesthouse/kernel';
import { cardOf, tileOf } from '../names.ts';
import { roomOf } from '../pieces.ts';
import { pestsAt, playerAt, type State } from '../state.ts';
import type { Words } from './5-team.en.ts';
import { fresh, here, joined, me, plays } from './at.ts';

const MATE = 2;
const matesHere = (s: State, you: number): number => pestsAt(playerAt(s, MATE), me(s, you).room);
/** How many may still be picked. */
const left = (s: State): number => {
  const f = s.stack[s.stack.length - 1];
  return f?.step === 'pick' ? f.left : 0;
};
const hall = (s: State): number => roomOf(s, tileOf('grand_hall'));

export const lesson = (say: Words): Lesson<State> => ({
  ...say.head,
  minutes: 4,
  opening: { seats: 4, you: 0, options: { quickStart: true, autoBuild: true, teams: '2x2' }, seed: 26784, until: (s) => s.phase === 'act' },
  steps: [
    {
      ...say.goal,
      pictures: [
        { picture: 'exterminator-green', ...say.you },
        { picture: 'exterminator-blue', ...say.mate },
      ],
      clauses: ['EXT-TEAM-02', 'EXT-TEAM-03'],
      show: ['jobs-green', 'jobs-blue'],
      fits: (s, you) => fresh(s, you) && plays(s, you, 'green') && plays(s, MATE, 'blue'),
    },
    {
      ...say.both,
      clauses: ['EXT-TEAM-05'],
      show: ['reserve-green', 'reserve-blue'],
      fits: (s, you) => me(s, you).reserve === 11 && playerAt(s, MATE).reserve === 15,
    },
    {
      ...say.give,
      clauses: ['EXT-TEAM-10', 'EXT-TEAM-11'],
      show: ['do:give', 'room-entry'],
      must: ['give blue quiktrap'],
      answers: [
        { to: ['give * *'], text: say.otherCard },
        { to: ['ask * *'], text: say.askLater },
        { to: ['move *'], text: say.giveFirst },
        { to: ['play-on * *'], text: say.against },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.later,
      fits: (s, you) => me(s, you).room === playerAt(s, MATE).room && me(s, you).hand[cardOf('quiktrap')] === 1,
    },
    {
      ...say.walk,
      clauses: ['EXT-TEAM-11', 'EXT-ACT-03'],
      show: ['room-grand_hall', 'do:move'],
      must: ['move grand_hall'],
      answers: [
        { to: ['give * *', 'ask * *'], text: say.enough },
        { to: ['move *'], text: say.otherRoom },
        { to: ['play-on * *'], text: say.against },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.later,
      fits: (s, you) => s.free === 1 && s.ap === 2 && me(s, you).queen === hall(s) && joined(s, me(s, you).room, hall(s)),
    },
    {
      ...say.trap,
      clauses: ['EXT-TEAM-09', 'EXT-CHAR-07'],
      show: ['do:drop-trap', 'room-grand_hall'],
      must: ['drop-trap queen'],
      answers: [
        { to: ['drop-trap pests'], text: say.notPests },
        { to: ['exterminate'], text: say.trapFirst },
        { to: ['move *'], text: say.stayHere },
        { to: ['play-on * *'], text: say.against },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.later,
      fits: (s, you) => here(s, you) === 1 && matesHere(s, you) === 2,
    },
    {
      ...say.fight,
      clauses: ['EXT-TEAM-06', 'EXT-TEAM-07'],
      show: ['do:exterminate', 'room-grand_hall'],
      must: ['exterminate'],
      answers: [
        { to: ['drop-trap pests'], text: say.dice },
        { to: ['move *'], text: say.stayHere },
        { to: ['play-on * *'], text: say.against },
        { to: ['end-turn'], text: say.notYet },
      ],
      other: say.later,
      fits: (s, you) => me(s, you).held === 0 && s.ap === 1,
    },
    {
      ...say.first,
      clauses: ['EXT-TEAM-07'],
      show: ['stack-blue', 'do:pick'],
      must: ['pick blue'],
      answers: [
        { to: ['pick *'], text: say.blueFirst },
        { to: ['stop'], text: say.noStop },
      ],
      fits: (s) => left(s) === 2,
    },
    {
      ...say.second,
      show: ['stack-blue', 'do:pick'],
      must: ['pick blue', 'pick green'],
      answers: [{ to: ['stop'], text: say.noStop }],
      fits: (s, you) => left(s) === 1 && matesHere(s, you) === 1,
    },
    { ...say.over, show: ['do:end-turn'], must: ['end-turn'] },
  ],
  end: {
    ...say.end,
    known: [
      { pictures: ['exterminator-green', 'exterminator-blue'], ...say.known.both },
      { pictures: ['card-back'], ...say.known.cards },
      { pictures: ['pest-green', 'pest-blue'], ...say.known.dice },
    ],
  },
});
