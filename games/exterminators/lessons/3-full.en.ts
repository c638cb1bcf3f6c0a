/** The words of "A full house" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'A full house', promise: 'You’ll know how people get thrown out, and how not to.' },
  full: {
    task: 'Your reserve is empty.',
    text: 'All 20 of your pests are in the house, sixteen of them in the **Study**. If your turn ends like this, you are out of the game.',
    why: 'You are out when your own turn ends with an empty reserve, nothing of yours in a trap and your queen free. During the turns of others nothing happens to you.',
  },
  walk: {
    task: 'First walk. Go into the Study.',
    text: 'The most common slip: doing something first and then wanting to walk. Any action takes the **Free Move** away, so use it now.',
    why: 'Walking after an action costs a point. Walking before it is free, once a turn.',
  },
  trapHere: 'An empty trap in an empty room saves nobody, and your Free Move would be gone. Walk to the **Study** first, where the crowd is.',
  queenLater: 'Your queen is in there, and trapping her would save you as well. But sixteen pests wait in the **Study**: deal with the crowd first.',
  otherRoom: 'Nobody of yours is in there, so there is nothing to clear. The crowd is in the **Study**.',
  buyLater: 'A card for both points, and then the turn ends with a full house: you’d hold it for a very short time. Deal with the pests first.',
  outNow: 'That would be the end of you: no reserve, no trap, **out**. Nothing is lost yet; get some pests out of the house first.',
  walkFirst: 'That can wait. The walk is free only as long as you have done nothing else: go to the **Study**.',
  fight: {
    task: 'Exterminate.',
    text: 'Whatever the die says, at least **one pest** goes back to your reserve, and one there is enough to stay in the game.',
    why: 'Removed pests return to your reserve. They come back one day, but not all at once.',
  },
  trapNext: 'The trap is the next thing to do, and it would save you too. Use the **die** first: with the room this full, no point of it is wasted.',
  stayHere: 'There is too much to do in this room to leave it now. Stay here; nothing is lost.',
  diceFirst: 'Keep that for later. With so many in the room, **Exterminate** is what helps.',
  trap: {
    task: 'Three in reserve. Now drop the trap.',
    text: 'Three in reserve are gone after one bad roll. The trap takes **ten at once**, and what sits in a trap is out of the house.',
    why: 'Usually a trap holds seven; Orange has the jumbo one. Even a single pest in a trap keeps you in the game.',
  },
  diceAgain: 'The die brings three or four on average, the trap **ten**. Drop the trap on them.',
  tooThin: 'You’d survive this turn, but three in reserve is thin, and a point would be lost. Drop the **trap** first.',
  trapFirst: 'Another time. One point is left, and the **trap** makes the most of it.',
  over: {
    task: 'Thirteen out of the house. End your turn.',
    text: 'Three in reserve and **ten in the trap**: now you may end your turn with an easy mind.',
  },
  roll: {
    task: 'Her turn. Roll.',
    text: 'A second common slip: a trap with pests in it **can’t catch the queen**. She could walk right past it.',
    why: 'A trap holds pests or the queen, never both. If your reserve is too small for what she drops, only what is there comes.',
  },
  empty: {
    task: 'Reserve empty again. Empty the trap.',
    text: 'She hit a wall and dropped two, the nest sent one. The ten in the trap keep you safe, but they still **count as pests**: bring them out.',
    why: 'For one point the trap comes back to you and its pests go to your reserve. You can’t win while a trap of yours holds pests.',
  },
  remoteLater: 'Trap remote empties a trap **from afar**, and it’s a waste while you stand beside it. Press Empty trap; keep the card.',
  noDrag: 'You can drag a full trap around for two points, but it would still be full. **Empty** it here.',
  emptyFirst: 'There are three pests here, and their turn comes. First **empty** the trap: ten in reserve are worth more.',
  safeButIdle: 'You’d be safe, but points that you don’t use are lost. There is work left in this room.',
  last: {
    task: 'One point left: the last three.',
    text: 'Ten are in your reserve, and the trap is in your hand, **ready for the queen**. Use the last point on the three in here.',
    why: 'Points don’t keep until the next turn. Clearing a room now saves you the way back later.',
  },
  keepTrap: 'Three pests in it, and the trap would be taken when the queen comes by. Keep it in hand and roll the **die**.',
  end: { title: 'You kept your job.', text: 'From an empty reserve to ten and more, in two turns. The Study smells a bit, but one can read in it again.' },
  known: {
    reserve: { name: 'Never end on empty', text: 'One pest in reserve or in a trap is enough.' },
    walk: { name: 'Walk before you work', text: 'The Free Move is gone after any action.' },
    trap: { name: 'Traps want emptying', text: 'Full of pests they catch no queen and stop you winning.' },
  },
};
export type Words = LessonWords<typeof words>;
