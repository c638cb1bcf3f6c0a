/** How to play New York in one page, in English. */
import type { HowtoText } from '@pesthouse/kernel';
import { factsOf, type NewYorkHowto } from './howto.ts';

export const howto: HowtoText = (numbers): NewYorkHowto => {
  const { draws, most, rollOff, cards, king, pair } = factsOf(numbers);
  return {
    facts: 'everything is open, only cards and dice are chance',
    boxes: {
      goal: {
        name: 'The goal',
        lead: 'Have the most pests standing when the food runs out.',
        labels: ['Rats win, 8 pests.', 'One card is one pest, cheap or dear. Food is worth nothing.'],
      },
      begin: {
        name: 'To begin',
        list: [
          `Each player takes a species and its **${cards} pests**. The city is empty, and so are your hands.`,
          'Humans begin, then Rats, Pigeons, Cockroaches.',
          'With fewer players there are fewer places and fewer cards. The house sets it up.',
        ],
      },
      turn: { name: 'Your turn: four stops, always in this order' },
      gather: {
        name: 'Gather',
        labels: ['keep', 'pay'],
        text: `Draw **one**, then stop or go on: up to **${draws}**, plus the yellow numbers of places you infest. **Food** goes to your hand. **Poison**: put one of your pests face down on any place, as food. Humans ignore it.`,
      },
      breed: {
        name: 'Breed',
        text: 'Pay a pest’s **food**, from your hand or with food lying at the place, and put the pest on top of it. Only where your sign is not struck out. As many as you can feed.',
      },
      fight: {
        name: 'Fight',
        text: `Where you share a place you **may** attack one species: all your dice there plus your bonus, **${most} at most**. The higher total wins, **a tie is the attacker’s**. The loser’s pests there become food. Humans go home instead.`,
      },
      move: { name: 'Move', text: 'Any of your pests, each once, to **any** place, food and all. Arriving starts no fight.' },
      place: {
        name: 'Reading a place',
        list: [
          'Two Rats with four dice',
          'Food for anybody who breeds here',
          'Dashed sign: Humans may breed here',
          'Struck out: Cockroaches may only walk in',
          'Hold it alone and draw 1 card more',
        ],
        note: '**You infest** a place while you are there and nobody else is. Its frame takes your colour.',
      },
      pest: {
        name: 'Reading a pest',
        list: [
          `**${king.cost}** food to breed it`,
          `**${king.dice}** dice in a fight`,
          `A shield adds dice in defence, **+${pair.defence}** for a Nesting Pair`,
          'A yellow ribbon is a demand: here you need two pests of your own',
        ],
      },
      bonus: { name: 'Attack bonus', note: 'In dice: the left one attacks the top one. Once a fight, not once a pest.' },
      forget: {
        name: 'What people forget',
        list: [
          'A loser loses **all** pests there. Two small groups live longer than one big one.',
          'A third species at the place just watches.',
          'Poison counts towards your draws.',
          'Pests that lie face down are food. They score nothing and never come back.',
          'Only places that you hold **alone** let you draw more.',
          'Food under a pest is its own. Nobody may take it while it lives.',
        ],
      },
      end: {
        name: 'The end',
        list: [
          '**The last card is drawn.** That player still breeds and fights, but does not move. Nobody else gets a turn.',
          '**Final battles.** Every shared place fights until one species is left: whoever has most pests there attacks whoever has fewest.',
          `**Count pests.** Tied? More places infested, then more pests left in your deck, then ${rollOff} dice.`,
        ],
      },
    },
    example: {
      intro: 'You are the Rats, and it is your first turn. Pigeons are your only rival. The city is still empty.',
      steps: [
        'You must draw at least one card. It is food, and it goes to your hand.',
        'You may stop, but one food feeds one small rat. You draw once more and turn up poison.',
        'Poison costs you a pest from your deck. You give up an Alley Rat, the cheapest, and put it face down on Times Square: there it is food for anybody.',
        'Four cards in ten are poison, and you have what you need. You stop.',
        'You breed an Alley Rat on Times Square and pay with the food that lies there. You keep the one in your hand.',
        'It pays for a second Alley Rat beside the first. You are alone on Times Square, so you infest it: next turn you may draw more.',
        'There is nobody to fight, so that phase passes by itself. You could move, but both rats sit well. You are done, and the Pigeons are next.',
      ],
    },
  };
};
