/** The words of "In a team" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'In a team', promise: 'You’ll know what teammates share, and what they don’t.' },
  goal: {
    task: 'You are Green. Blue is with you.',
    text: 'You win **together**: both nests sealed, both colours cleared, both queens trapped. Then one of you empties their own queen’s trap.',
    why: 'Teams sit alternately around the table, so one opponent plays between you and Blue. Two jobs done by one of you don’t make up for one of the other’s.',
  },
  you: { name: 'You', text: 'own two traps.' },
  mate: { name: 'Blue', text: 'seals for one point.' },
  both: {
    task: 'If one is out, both are.',
    text: 'You have 11 pests in reserve, Blue has 15. If **either** of you ends a turn with everything in the house, the whole team is out.',
    why: 'It is tested at the end of each member’s own turn. So keep an eye on your teammate’s reserve as well as your own.',
  },
  give: {
    task: 'Give Blue your QuikTrap.',
    text: 'You both stand in the Entry Room, so cards may **change hands for free**. Press Swap cards: you have two traps, Blue has only one.',
    why: 'Only with a teammate in your room, and only in your own turn. You may also ask for a card; your teammate says yes or no. You see each other’s hands.',
  },
  otherCard: 'You may give any card you like. But that one is useful in your own hands: give Blue the **QuikTrap**.',
  askLater: 'You may ask for that card, and Blue could say no. You have what you need today: give Blue your **QuikTrap**.',
  giveFirst: 'Once you have left the room you can’t hand anything over. Give Blue the **QuikTrap** before you go.',
  notYet: 'Your turn may end when you like, but the points would be lost. Stay a moment longer.',
  against: 'Such a card works only against the **other team**, and its day will come. First see to your own side. Nothing is lost.',
  later: 'That will have its moment, but it costs points that you need for something better this turn. Nothing is lost.',
  walk: {
    task: 'Now walk into the Grand Hall.',
    text: 'Swapping has cost you nothing, and your **Free Move** is still there. In the Grand Hall are your queen, one of your pests and two of Blue’s.',
    why: 'Handing over cards is not an action: it takes neither points nor the Free Move.',
  },
  enough: 'Cards may go back and forth as long as you like, each once a turn. That’s enough for today: go into the **Grand Hall**.',
  otherRoom: 'Nobody is waiting there. Your queen is in the **Grand Hall**.',
  trap: {
    task: 'Trap your queen.',
    text: 'Your trap takes **your colour only**. Blue’s queen can be caught only by Blue’s trap, and only Blue can empty it.',
    why: 'Traps, seals and emptying stay with each colour. As Green you have a second trap for your pests.',
  },
  notPests: 'One pest for a whole trap is a poor bargain, with the **queen** standing beside it. Take her.',
  trapFirst: 'In a moment. She may be gone next turn, and the pests won’t be: drop the **trap** on her first.',
  stayHere: 'There is work for both of you in this room. Stay here.',
  fight: {
    task: 'Exterminate, for both of you.',
    text: 'In a team the die works on **any colour** in your room, so you can clear Blue’s pests as well as your own.',
    why: 'You roll, then you pick the pests one by one. You may stop earlier.',
  },
  dice: 'A trap for a single pest can wait. The **die** helps both of you at once: press Exterminate.',
  first: {
    task: 'A two. Pick a blue pest.',
    text: 'Two pests may go, and you choose which. Blue isn’t in here, so **help out**: touch a blue one.',
    why: 'Every pest that you pick goes back to the reserve of its own colour.',
  },
  blueFirst: 'Your own would go as well. But you’ll be back here for your queen, and Blue may not: take a **blue** one first.',
  noStop: 'You may leave the rest of the roll. Today every pest less is a gift: pick one.',
  second: {
    task: 'One more, as you like.',
    text: 'Blue’s last one here, or your own: **either is right**. It is gone from this room and the team has one less to clear.',
  },
  over: {
    task: 'Well shared. End your turn.',
    text: 'Your queen is trapped, Blue has a good card and fewer pests. Press **End turn** and see what the others do.',
  },
  end: { title: 'A good colleague.', text: 'One card given, one queen caught, and pests cleared for two. Blue owes you a coffee.' },
  known: {
    both: { name: 'Win and fall together', text: 'All jobs of both; and if one is out, both are.' },
    cards: { name: 'Cards go round for free', text: 'In the same room, in your turn.' },
    dice: { name: 'The die knows no colour', text: 'Traps and seals do: each has its own.' },
  },
};
export type Words = LessonWords<typeof words>;
