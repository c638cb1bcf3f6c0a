/** What the coach says of Retribution when a kind of question comes for the first time, in English. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';

export const coach: Lessons = {
  redeal: { title: 'A dear Lineup.', text: 'Most cards on offer cost a lot, so the start would be slow. You may have eight others dealt.' },
  spread: {
    title: 'Play what helps you buy.',
    text: 'The Contagions on the cards you play are what you spend next. Effects work one after another, so play drawing cards first.',
  },
  target: {
    title: 'Choose your victim.',
    text: 'Whoever leads is usually the right one. They may answer with a Repent card, and then nothing happens to them.',
  },
  respond: {
    title: 'You are Persecuted.',
    text: 'A Repent card from your hand undoes the attack and stays in front of you until your turn. You may also suffer it and keep the card.',
  },
  discard: {
    title: 'Give up the weakest card.',
    text: 'A discarded card is not lost: it comes back when your pile is shuffled. Throw away what helps least this turn.',
  },
  'give-up': {
    title: 'One of your Chronic cards goes.',
    text: 'It lands in your discard pile, and you can draw and play it again. Keep the one that you use every turn.',
  },
  recruit: { title: 'Put a card on top.', text: 'What you Recruit is the next card you draw. Pick the strongest in your discard pile.' },
  fetch: { title: 'Take a card back.', text: 'It comes from your discard pile straight into your hand, and you may play it now.' },
  pit: {
    title: 'Get rid of weak cards.',
    text: 'Whatever goes to the Pit leaves your deck for good. Filth and Penance first: a thinner deck draws its good cards more often.',
  },
  clear: { title: 'Smoke out a card.', text: 'It leaves the Lineup for good and nobody can buy it. Take the one that the next player wants.' },
  mimic: { title: 'The Fool copies.', text: 'He does what another card of yours on the table does at once. Pick your best effect.' },
  infect: {
    title: 'Buy cards for your deck.',
    text: 'Pay the Resistance in Contagions; what you do not spend is lost. If you can’t buy anything good, a Rat King is free.',
  },
  end: { title: 'Before the turn ends.', text: 'Effects that waited for the end work now. After that your hand goes, and you draw a new one.' },
};

export const warn = (f: Warned): CoachLine => ({
  title: 'The King ends the game.',
  text: `With him your deck would hold **${f.own} Infamy**, and somebody else has ${f.best}. Whoever has most after ${f.closing ? 'this round' : 'this turn'} wins.`,
});
