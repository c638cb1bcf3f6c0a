/** The words of "A bed too few" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'A bed too few', promise: 'You’ll know where to put a patient too many.' },
  go: {
    task: 'Three are sick in Korrin: walk there.',
    text: 'At **four** a place is destroyed when the Pest strikes it, so they can’t wait. Two of your three beds are taken, but a full house never stops a Doctor.',
    why: 'You must gather everybody or stay out. Whoever finds no bed has to lie somewhere else, and you choose where.',
  },
  elsewhere: 'You may go there. But one more sick person, and Korrin may fall: help them first. Nothing is lost.',
  tooEarly: 'You could stop at your Castle and gain a Stone. Korrin can’t wait so long, though: walk on.',
  campThere: 'Right idea, one step early: nobody is sick there. Keep the **Camp** until Korrin.',
  aside: 'You may do that at any time in your turn, and it has its uses. It would not help now; leave it for later.',
  camp: {
    task: 'A crowd: place the Camp.',
    text: 'Two Food, or Coins for them, would do as well. But for a crowd there is your **Camp**: everybody comes along for nothing.',
    why: 'The Camp stays in Korrin and keeps the Pest out once. When you build there, it comes back to your board.',
  },
  tent: { name: 'Camp', text: 'gathers a whole place for free.' },
  saveFood: 'That works, and the Camp would stay at home. But this is the **crowd** it was made for, and your Food stays in the store: place it.',
  storage: {
    task: 'No bed left: use the storage.',
    text: 'One got the last bed. A patient in the **storage** closes the fifth space of every resource. You own two of each at most: it costs nothing.',
    why: 'The storage slot lowers your limit from five to four. What lies above that is lost at once, so it is a bed for the poor.',
  },
  grave: 'In the **Graveyard** nobody gets well again, and the dead cost Renown at the end of every Era. There is still room elsewhere.',
  hinders: 'Above an action a patient **hinders** it. You’ll need one of these slots in a moment; first use the one that costs nothing.',
  above: {
    task: 'And one above Produce.',
    text: 'There a patient **hinders** Produce. One of the three actions has to suffer, or somebody dies; and this one we’ll free again in time.',
    why: 'Hindered, Move goes one place less, Construct costs one more and Produce yields one less. The dead cost Renown at the end of each Era, again and again.',
  },
  notMove: 'That would shorten your next **Move** by a place. You’ll Produce before you walk again, and free it first: put this one above Produce.',
  notConstruct: 'That would make your next **building** dearer. Above Produce we’ll have this one out in time.',
  turn: {
    task: 'No way on. End your turn.',
    text: 'The Move ended by itself, and Korrin gave you **Herbs**. Five patients, and the slot above Produce is taken.',
    why: 'Where a Move ends on an intact place, you gain one of what it yields. A patient in a slot hinders until you take the patient out.',
  },
  place: {
    task: 'Your last Assistant: Produce and Cure.',
    text: 'Your Castle makes one Stone. Hindered, Produce yields one less: **nothing**. But Cure stands in the same cell.',
    why: 'The two actions of a cell may come in either order. Newcomers always begin with the top one; often the other should come first.',
  },
  otherCell: 'Open to you, and not bad. But here you can see how a hindered action is set free: take Produce and **Cure**.',
  order: {
    task: 'Cure first this time.',
    text: 'Whether an action is hindered is read **when it starts**. Free the slot before, and Produce works as ever.',
    why: 'Once an action has begun, it stays as it was, hindered or not, until it ends.',
  },
  nothing: 'Produce is **hindered** now: your one Stone would be the one you lose. Cure first, then Produce.',
  cancels: 'A Research token would make up for the hindrance, and be gone. A cure does it too, and you want that anyway: Cure first.',
  stay: 'You still have something to do that costs you nothing. Don’t end the turn yet.',
  cure: {
    task: 'Cure the one above Produce.',
    text: 'You have Herbs for **one**. You choose who: take the one who is in your way, not the ones in bed.',
    why: 'Any slot may be emptied first. As soon as the slot is empty, its action is normal again.',
  },
  keepTheCoin: 'The right patient. But you have **Herbs** for it, and Coins can pay for anything: keep them.',
  harmless: 'In a bed nobody is in your way. Cure the one **above Produce**, and the action is free.',
  store: 'The storage is in nobody’s way while you own so little. Cure the one **above Produce** first.',
  first: 'Not before the slot above Produce is empty. You have the Herbs: cure that one.',
  done: {
    task: 'Enough. Press Done.',
    text: 'The next one costs **two** again, and you have only Coins left. You’ll want them for building.',
    why: 'You may cure as many as you can pay for, and Coins count as Herbs. That you may does not mean that you must.',
  },
  dear: 'You may, and in need you should. Today nobody is in your way any more: press **Done** and keep what you have.',
  produce: {
    task: 'Now Produce.',
    text: 'The slot is empty, so your Castle makes its Stone, and the person in the **laboratory** a Research token.',
    why: 'In your turn you may also carry the sick from slot to slot, for nothing. Once a bed is free, get that one out of the storage, before you grow rich.',
  },
  plain: 'A Research token for one more Stone is a fair price some day. You don’t need it now: Produce without it.',
  end: { title: 'Nobody died of it.', text: 'Five patients in a house with three beds, and still you produced. I have run hospitals on less.' },
  known: {
    beds: { name: 'Three beds are free', text: 'Then the storage, then above an action.' },
    grave: { name: 'The dead keep costing', text: 'Renown at the end of every Era.' },
    order: { name: 'Free the slot first', text: 'Hindrance is read when an action starts.' },
  },
};
export type Words = LessonWords<typeof words>;
