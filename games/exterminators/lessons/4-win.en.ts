/** The words of "Carry her out" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Carry her out', promise: 'You’ll know how the game is won, and when to hurry.' },
  almost: {
    task: 'So close. But not yet.',
    text: 'You are Red. Your nest is sealed and your queen sits in the trap beside you. It **can’t be emptied yet**: eight pests are left next door.',
    why: 'The queen’s trap opens only when all three jobs are done: nest sealed, queen trapped, and not one pest of yours in a room or a trap.',
  },
  race: {
    task: 'You are not alone.',
    text: 'Look at Orange: nest sealed, queen trapped, and only **two pests** left. Whoever empties the trap first has won.',
    why: 'The game ends at once when a queen is carried out. There is no last round for the others.',
  },
  walk: {
    task: 'Go into the Hive Loft.',
    text: 'All eight are in your old nest. Use the **Free Move**: you’ll need both points in there.',
  },
  noCard: 'A card is nice to have, but Orange needs only two more pests. Use your points on **your own**.',
  noTime: 'Orange won’t wait, and nothing is lost yet. There is something better to do with your points right now.',
  stayHere: 'You’ll go soon enough. First clear this room: as long as a single pest is left, the trap stays shut.',
  fight: {
    task: 'Eight pests. Exterminate.',
    text: 'You have two rolls for eight pests. As Red you have the **Fogger**: a one counts as two.',
    why: 'Every exterminator has a gift. It stands on the card with your portrait.',
  },
  again: {
    task: 'And once more.',
    text: 'Some are left, and so is one point. Fingers crossed: **all of them** have to go.',
  },
  over: {
    task: 'All gone! End your turn.',
    text: 'All your lamps are lit: you are **ready**. But the points are spent, so the queen has to wait in her trap for one more turn.',
    why: 'All three jobs must be done at the moment when the trap is emptied. If one comes undone before that, it must be done again.',
  },
  roll: {
    task: 'Orange is ready too. Roll!',
    text: 'Orange has cleared the last two. One face in six shows **Red** and would free your queen. On any other you can win now.',
    why: 'A trapped queen is rolled for every turn. The longer she waits, the likelier she gets out: keep the trap near your last pests.',
  },
  back: {
    task: 'She stays. Back to the Gallery.',
    text: 'The trap is next door, and the **Free Move** takes you there with both points in hand.',
  },
  toGallery: 'Orange may win next turn if you let it. Your queen’s trap is in the **Gallery**: go there.',
  win: {
    task: 'Empty the trap.',
    text: 'Nest sealed, no pest left, queen in the trap: press **Empty trap** and carry her out.',
    why: 'It costs one point, and the game is over at once.',
  },
  nowWin: 'You could do that. Or you could win: press **Empty trap**.',
  end: { title: 'Carried out.', text: 'Eight pests, two rolls, one queen, and a whole turn ahead of Orange. Please hold the door for Her Majesty.' },
  known: {
    last: { name: 'Pests before the trap', text: 'Her trap opens only when none is left.' },
    roll: { name: 'Don’t let her wait', text: 'Every turn she has one chance in six.' },
    win: { name: 'Emptying wins at once', text: 'So count what your rivals still need.' },
  },
};
export type Words = LessonWords<typeof words>;
