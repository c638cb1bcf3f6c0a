/** What the coach says of New York when a kind of question comes for the first time, in English. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';
import { pests } from './names.en.ts';

export const coach: Lessons = {
  gather: {
    title: 'Draw, and know when to stop.',
    text: 'Food lets you breed; poison costs you a pest from your deck. You must draw once, and after that every card is up to you.',
  },
  sacrifice: {
    title: 'Poison costs you a pest.',
    text: 'Pick one to give up: it lies face down as food where you put it. Choose a place where you can breed and the others can’t.',
  },
  breed: { title: 'Turn food into pests.', text: 'Pick a card, then a place that lets your species in. Food lying there helps to pay, whoever left it.' },
  fight: {
    title: 'Fight where you share a place.',
    text: 'The higher total wins, and you win ties because you attack. The loser’s pests there turn into food.',
  },
  move: {
    title: 'Everybody may move once.',
    text: 'A pest goes to any place, however far, and takes the food under it along. Moving in among others does not start a fight yet.',
  },
  'final-target': {
    title: 'The last battles.',
    text: 'Every shared place fights until one species is left. You have the most pests here, so you choose whom to attack.',
  },
};

export const warn = (f: Warned): CoachLine => ({
  title: 'That is the last card.',
  text: `${f.replies ? 'Draw it and the others only breed and fight once more' : 'Draw it and this is the last turn'}; after the last battles the pests in the city are counted. You have **${pests(f.own)}**, the best of the others ${f.best}.`,
});
