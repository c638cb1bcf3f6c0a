/** The words of "The End Times" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'The End Times', promise: 'You’ll know when to take the King.' },
  open: {
    task: 'The King lies open.',
    text: 'All six Nobles who lay on him are gone. Whoever Infects him brings on the **End Times**: that turn is the last of the game.',
    why: 'The King can be Infected only when both stacks on him are gone. The End Times begin as soon as he is.',
  },
  other: {
    task: 'There is a second end.',
    text: 'It also comes when the **Kingdom** is used up: its deck empty and nobody left in the Lineup. Here 64 cards still lie in the deck.',
    why: 'Cards that were smoked out are gone as well. So a long game ends even if nobody dares to touch the King.',
  },
  count: {
    task: 'First count.',
    text: 'You have 132 Infamy, the Grey Cough has 138. The King brings fifteen, and five more as **Notoriety**: with him you are ahead.',
    why: 'Nobody gets another turn after yours. If you were still behind with the King, you would hand over the game: then leave him, and build on.',
  },
  king: {
    task: 'Infect the King.',
    text: 'He costs fifteen, and you have seventeen. Notoriety counts at the end and is never part of the **price**.',
    why: 'The price is the Resistance alone. The King has no effect and no Contagions; the game ends before he could be played.',
  },
  smaller: 'That card is worth having, but then too little would be left for the **King**, and the Grey Cough comes next. Take the King first.',
  peasant: 'You’ve counted well: two Contagions will be left for the **Peasant of Ale**. He is next. Take the King first, he is what wins.',
  ratKing: 'A **Rat King** is for turns in which nothing better can be had. Today the King himself can: take him.',
  leave: 'You may leave him lying, and if you were too far behind you should. You aren’t: with the **King** you win now.',
  rest: {
    task: 'Spend the rest as well.',
    text: 'You finish your turn as usual. Two Contagions are left, and a **Peasant of Ale** is two more Infamy.',
    why: 'Whoever brought on the End Times completes the turn: more Infecting, if there is anything to pay with, and the whole End Phase.',
  },
  leftOver: 'You would win like this, too. But what you don’t spend is lost, and in a close game two **Infamy** decide: take the Peasant along.',
  close: {
    task: 'End the phase, and the game.',
    text: 'After your End Phase it’s over. The Grey Cough gets **no** further turn, even though it sits after you.',
    why: 'So some players may have had one turn more than others. A table that chose equal turns before the game plays the round to its end.',
  },
  over: {
    task: 'You win, 154 to 138.',
    text: 'Your **whole deck** was counted: draw pile, discard pile, hand and table. Penance takes some away; the Plague Pit counts for nobody.',
    why: 'Each card gives its Resistance, Nobility its Notoriety too. A tie goes to more cards of Nobility, then to fewer Penance cards.',
  },
  end: {
    title: 'You chose the hour.',
    text: 'Six behind, then one King and one Peasant, and it was over. The King would gladly have let the Peasant go first.',
  },
  known: {
    count: { name: 'Count, then take him', text: 'The King ends it: be ahead with him, or leave him.' },
    kingdom: { name: 'The Kingdom runs out', text: 'Then the End Times come as well.' },
    deck: { name: 'The whole deck counts', text: 'Nobility brings Resistance and Notoriety.' },
  },
};
export type Words = LessonWords<typeof words>;
