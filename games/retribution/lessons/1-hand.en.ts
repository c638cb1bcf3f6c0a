/** The words of "Play a hand" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Play a hand', promise: 'You’ll know what a card gives you.' },
  goal: {
    task: 'You are a disease.',
    text: 'Your deck is everyone you have spread to. Whoever’s deck holds the most **Infamy** when somebody takes the **King** wins.',
    why: 'Every card in your whole deck is worth its Resistance in Infamy. The game ends with the turn in which the King is Infected.',
  },
  rat: {
    task: 'Play a Rat.',
    text: 'These five cards are your turn. A Rat gives one **Contagion**: that is what you pay with.',
    why: 'You may play any cards, one at a time. What stays in your hand is discarded at the end of the turn, so nothing is saved up.',
  },
  filth: 'That was **Filth**. It gives nothing, and one day you’ll be glad to lose it. Play a Rat: each one is a Contagion.',
  early: 'You could go on now, but Contagions still lie in your hand, and what you don’t play is thrown away. Play the Rats first.',
  second: {
    task: 'And the next one.',
    text: 'One Contagion is in the pool. There is no reason to keep a Rat: whatever stays in your hand is discarded anyway.',
  },
  third: { task: 'One more Rat.', text: 'The green blot counts along. With three Contagions you can afford somebody useful.' },
  on: {
    task: 'On to Infect.',
    text: 'Three Contagions. The Filth may stay where it is: it would bring nothing. Go on to the next phase.',
    why: 'A turn is Spread, Infect, End. What is left of your hand is discarded in the End Phase.',
  },
  infect: {
    task: 'Infect the Body Collector.',
    text: 'The number on a card is its **Resistance**: what it costs now, and the Infamy it brings at the end. He costs exactly three.',
    why: 'The price is the Resistance, and the pool must hold it. At the end each card gives its Resistance as Infamy.',
  },
  cheaper: 'That one is cheaper, and so it counts less at the end. You can afford the **Body Collector**: three Contagions, three Infamy.',
  ratKing: 'A **Rat King** is free for whoever uses no Contagions at all. You have three to spend: Infect the Body Collector.',
  wasted: 'What you don’t spend is lost. Three Contagions buy the **Body Collector**: take him along.',
  yours: {
    task: 'He is yours. End the phase.',
    text: 'He lies in your discard pile and comes round with your next hands, with all that he can do. Now the Grey Cough has its turn.',
    why: 'An Infected card goes to your discard pile. When your draw pile is empty, that is shuffled and becomes the new one.',
  },
  end: { title: 'Your first patient.', text: 'Three Rats, three Contagions, one Body Collector. That is how every plague begins.' },
  known: {
    hand: { name: 'Play what gives', text: 'Your whole hand goes each turn, played or not.' },
    price: { name: 'The price is the score', text: 'What it costs now is what it counts later.' },
    king: { name: 'The King ends it', text: 'Then the most Infamy in a deck wins.' },
  },
};
export type Words = LessonWords<typeof words>;
