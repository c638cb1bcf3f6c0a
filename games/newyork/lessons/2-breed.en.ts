/** The words of "Breed" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Breed', promise: 'You’ll know who may be born where, and who pays.' },
  price: {
    task: 'Five food. Time to breed.',
    text: 'Each card shows its **price** in food on the left and its **dice** in a fight on the right. On the board every one of them counts the same.',
    why: 'You may breed as many pests as you can pay for, one after the other. Rank and price change nothing at the count.',
  },
  closed: {
    task: 'Some places are closed.',
    text: 'The badges on a place say who may breed there. Rats may at Fresh Kills, but not on the **Bushwick Rooftops**. Moving there and fighting there is open to all.',
    why: 'A place’s list restricts breeding and nothing else.',
  },
  first: {
    task: 'Breed an Alley Rat in Chinatown.',
    text: 'Choose the card, then the place, then press once more. One food goes from your hand to Chinatown.',
  },
  subwayLater: 'A **Subway Rat** is good in a fight, and you’ll want it soon. Today the food is for something bigger: breed an Alley Rat.',
  inChinatown: 'You may breed there. But today we want a crowd in one place: put it in **Chinatown**.',
  notDone: 'You still have food to spend, and pests win games. Nothing is lost: go on breeding.',
  second: { task: 'Another one, beside it.', text: 'Two Alley Rats in Chinatown, and something larger can follow them.' },
  together: 'A good place, but the next card wants two pests **together**. Put this one in Chinatown too.',
  king: {
    task: 'Now the Rat King may come.',
    text: 'He demands two pests of yours where he is born, and costs three food. He brings **five dice** to every fight.',
    why: 'What a card demands is printed on its ribbon: “Needs 2 own”. Any kinds will do.',
  },
  saveForKing: 'That would leave too little for the **Rat King**. Three food, two rats in Chinatown: he can come now.',
  stay: { task: 'Your food is spent. Press Done.', text: 'Three rats in one place, and nobody else there. Stay, and see what that brings next turn.' },
  noMove: 'You may move, of course. But alone together in Chinatown your rats **infest** it, and that pays in a moment: press Done.',
  limit: {
    task: 'You may draw eight now.',
    text: 'Five for everybody, and **three more for Chinatown**, because nobody but you is there. That is the yellow number on its plaque.',
    why: 'The limit is worked out when your turn begins, from the places that you infest at that moment.',
  },
  end: { title: 'A family in Chinatown.', text: 'Three rats for five food, and the King among them. The dim sum will never be the same.' },
  known: {
    price: { name: 'Price is not worth', text: 'Each pest counts one; dear ones fight better.' },
    demand: { name: 'Read the ribbon', text: 'Some cards want company, or none.' },
    alone: { name: 'Alone you infest', text: 'The place’s number is added to your draws.' },
  },
};
export type Words = LessonWords<typeof words>;
