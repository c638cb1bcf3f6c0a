/** How to play Retribution in one page, in English. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type RetributionHowto } from './howto.ts';

export const howto: HowtoText = (numbers): RetributionHowto => {
  const { hand, rats, filth, knight, king, prince } = factsOf(numbers);
  return {
    facts: 'hidden hands, shuffled decks',
    boxes: {
      goal: {
        name: 'The goal',
        lead: 'Have the most Infamy when the End Times come.',
        labels: ['your deck', 'Infamy'],
        note: `You are a disease, and your deck is everyone it has reached. At the end every card is worth its **Resistance** in Infamy. Nobility adds **Notoriety**: the King is worth ${king.price} and ${king.fame} more. Penance takes some away.`,
      },
      begin: {
        name: 'To begin',
        list: [
          `Everybody shuffles **${rats} Rats** and **${filth} Filth** and draws **${hand}**.`,
          'Eight cards of the Kingdom lie open: the **Lineup**. The Nobility lies in two stacks on the King.',
          'The house deals, shuffles and counts.',
        ],
      },
      turn: { name: 'Your turn: Spread, Infect, End' },
      spread: {
        name: 'Spread',
        text: 'Play any cards of your hand, one at a time. Each does what it says, and its green blot says how many **Contagions** it gives. Cards you draw may be played too. You never have to play a card.',
      },
      infect: {
        name: 'Infect',
        labels: ['pay', 'to your discard pile'],
        text: 'Spend your Contagions on open cards of the **Lineup** and on the top **Nobility**, as many as you can pay. They go to your **discard pile**. Spend nothing, and you may take a **Rat King** for free.',
      },
      close: {
        name: 'End',
        text: `Everything you played and your whole hand go to your discard pile, except Chronic cards. Draw **${hand}**. An empty draw pile is your discard pile, shuffled. The Lineup is filled again.`,
      },
      card: {
        name: 'Reading a card',
        list: [
          `**Resistance ${knight.price}**: its price, and its Infamy at the end`,
          `**Contagions ${knight.gives}**: what it gives when you have played it`,
          'Its suit: some cards ask for more of one suit',
          'What it does when you play it',
        ],
        note: '**Recruit**: put on top of your draw pile. **Plague Pit**: gone for good.',
      },
      persecute: {
        name: 'Persecute',
        text: 'Played in your Spread Phase, aimed at one opponent, mostly to give them **Penance**. Whoever is chosen suffers it or answers with a Repent card.',
      },
      repent: {
        name: 'Repent',
        text: 'From your hand, when you are Persecuted: the whole Persecute is undone and the smaller effect works. The card stays, and its Contagions count **in your next turn**.',
      },
      chronic: {
        name: 'Chronic',
        text: 'Stays in front of you. Once a turn, in the phase that it names, you may use it, from the turn in which you played it.',
      },
      suits: {
        name: 'What the suits are good at',
        labels: [
          'Ale: draw more cards',
          'Daggers: Persecute',
          'Bones: use your discard pile',
          'Torches: burn cards for Contagions',
          'For Hire: clean your deck, copy a card',
          'Nobility: strong, and Notoriety',
        ],
      },
      forget: {
        name: 'What people forget',
        list: [
          'Cards in hand are not kept. Play them or lose them for this turn.',
          'Contagions that you do not spend are lost.',
          'An Infected card works only once you draw it.',
          'Penance in your deck costs Infamy **and** Contagions. Send it to the Plague Pit.',
          'A Rat King is free only if you spend nothing.',
          `Price and Infamy are the same number: cheap cards win little. The Prince costs ${prince.price} and is worth ${prince.price + prince.fame}.`,
        ],
      },
      end: {
        name: 'The End Times',
        list: [
          'Somebody Infects the **King**, which is possible once both stacks on him are gone, or the whole **Kingdom** is used up.',
          'That player finishes the turn. Then it is over: **nobody else gets a turn**.',
          'Add up the Infamy of your whole deck. Tied? More Nobility, then fewer Penance cards.',
        ],
      },
    },
    example: {
      intro: 'It is your first turn. Your hand is Rats and Filth, as everybody’s is. The Lineup lies open.',
      steps: [
        'You play a Rat. It does nothing but give 1 Contagion.',
        'A second Rat: 2 Contagions.',
        'And the third. The Filth in your hand would give nothing, so it may stay there.',
        'You have played what helps and go on to Infect. From now on no card is played from the hand.',
        'A Body Collector in the Lineup has Resistance 3. You pay all 3 Contagions, and he goes to your discard pile: 3 Infamy, and one day he is drawn.',
        'Nothing is left to spend. Your turn ends: what you played and what you held is discarded, you draw five new cards, and the gap in the Lineup is filled.',
      ],
    },
  };
};
