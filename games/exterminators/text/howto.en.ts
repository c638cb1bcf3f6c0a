/** How to play Pests! in one page, in English. */
import type { HowtoText } from '@pesthouse/kernel';
import { type ExterminatorsHowto, factsOf } from './howto.ts';

export const howto: HowtoText = (numbers): ExterminatorsHowto => {
  const { actionPoints, startPestsInNest, startPestsAround, populate, frustratedDrop, toolbox, nestFromRound, cost, holds, seal, pests, two } =
    factsOf(numbers);
  return {
    facts: 'two dice, cards in hand are hidden',
    boxes: {
      goal: {
        name: 'The goal',
        lead: 'Seal your nest, clear your pests, trap your queen. Then carry her out.',
        labels: ['Seal', 'Clear', 'Trap', 'Empty her trap: you win'],
        note: 'In any order, and only your own colour counts. What somebody undoes has to be done again.',
      },
      begin: {
        name: 'To begin',
        list: [
          'Everybody takes an exterminator: the colour is your queen, your nest, your pests.',
          `Pick or get **${toolbox} toolbox cards**. Build the house tile by tile, or let the computer build it (Automatic house).`,
          `Your queen and **${startPestsInNest} pests** start in your nest, **${startPestsAround} more** around it. All exterminators start in the Entry.`,
        ],
      },
      build: {
        name: 'Building the house',
        text: `Your tiles lie face up. In turn, each adds one: at least one of its doors must meet a door of the house, and wherever two rooms touch, door meets door and wall meets wall. Turn it as you like. Your nest comes from round ${nestFromRound} on. Doors that lead nowhere lead outside. Keep your nest near the middle: that is your way home.`,
      },
      turn: { name: 'Your turn: the queen first, then you' },
      queen: {
        name: 'The queen',
        text: `Roll for her. She moves and drops **1 pest** where she ends, and **1 more** crawls out of your open nest. If she cannot do what was rolled, she stays and drops **${frustratedDrop}**. In your very first turn she acts twice.`,
      },
      you: {
        name: 'The exterminator',
        text: `One **Free Move**, before anything else, then **${actionPoints} action points**. Do what you like with them, also the same thing twice. Points that you do not use are lost.`,
      },
      close: {
        name: 'End of turn',
        text: 'Cards that you played are discarded. Then it is checked whether your house is full: **look at your reserve before you stop.**',
      },
      die: {
        name: 'The Queen Die',
        labels: ['up', 'down', 'left', 'right', 'Summon: all her pests come a room nearer', `Populate: ${populate} new pests around her`],
        note: 'A door to the outside takes her round the house to the nearest other door, by the shortest way. Trapped, she still rolls: her own colour sets her free.',
      },
      actions: {
        name: 'What you can do, in points',
        list: [
          '**1** Move to the next room',
          `**${cost.exterminate}** Exterminate: roll, remove that many of your pests here`,
          `**${cost.drop}** Drop a trap here, never in your own nest`,
          `**${cost.empty}** Empty your trap: the pests go to your reserve`,
          `**${seal}** Seal your nest while you are in it`,
          '**1** Play a toolbox card',
          `**${cost.buy}** Buy a toolbox card`,
          `**${cost.drag}** Drag a trap along into the next room`,
          `**${cost.destroy}** Destroy a rival’s trap · **${cost.unseal}** Unseal a rival’s nest`,
        ],
      },
      trap: {
        name: 'Traps',
        text: `A trap takes what is there and what comes later: up to **${holds} pests or the queen**, never both. To catch her, it must be empty. What is in a trap is not in the house.`,
      },
      out: {
        name: 'Out!',
        text: 'At the end of **your own** turn you are out if your reserve is empty, no pest of yours is in a trap and your queen is free.',
      },
      cards: {
        name: 'Toolbox cards',
        text: 'A **shield** helps you, a **skull** hurts a rival. Two are free and come before the queen’s roll. Some stay in front of their victim.',
      },
      teams: {
        name: 'Teams',
        text: 'All jobs of all members count. You may exterminate any colour. If one member is out, the team is out.',
      },
      forget: {
        name: 'What people forget',
        list: [
          'The Free Move is gone as soon as you do anything else.',
          'A trap with a pest in it cannot catch the queen.',
          'Her trap may be emptied only when the nest is sealed and **no pest** of yours is left, in rooms or traps.',
          'Removed pests go back to your reserve: that is good for you.',
          'A sealed nest lets nothing out, but the queen still drops pests.',
          `With two players each has ${two} pests, with six ${pests}. The reserve is your time.`,
        ],
      },
    },
    example: {
      intro: 'You are Orange, in a quick game of two, and it is your first turn.',
      steps: [
        'You roll for your queen. She walks through the door on that side and drops a pest where she arrives. One more comes out of your nest.',
        'In your first turn she acts twice, so you roll again: Populate. Four new pests appear around her, and one more comes out of the nest.',
        'Now it is your own turn. You use your Free Move first, before anything else, and step into your nest, where most of them are.',
        'You exterminate for 1 point. The die says how many of your pests leave the room; they go back to your reserve.',
        'You have one point left and do it again.',
        'Both points are spent. You end your turn; your reserve is not empty, so you are not out. Next comes Green.',
      ],
    },
  };
};
