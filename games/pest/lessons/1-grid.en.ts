/** The words of "The action grid" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'The action grid', promise: 'You’ll know how one Assistant does two things.' },
  goal: {
    task: 'You lead the House of the Fox.',
    text: 'After six Years the House with the most **Renown** wins. Yours is counted at the red seal: nothing yet, like everybody’s.',
    why: 'Renown comes from buildings, healthy people, Decrees, Technologies, the Capital and Influence. Some of it is paid at once, the rest is counted at the end.',
  },
  sick: {
    task: 'Two of yours are sick.',
    text: 'One came from where your Doctor stands; the other this Year’s Pest sent to your Castle. They lie in **Quarantine** until you cure them.',
    why: 'Where your building stands alone, without a Doctor or a Camp, you must take in the sick that the Pest brings. Dodging them is not an option, curing them is.',
  },
  ill: { name: 'Sick', text: 'fills your beds.' },
  well: { name: 'Healthy', text: 'works, and earns Renown.' },
  place: {
    task: 'Place an Assistant: Produce and Cure.',
    text: 'Every cell gives **two actions**: the one above its column and the one beside its row. Take the cell where Produce meets Cure.',
    why: 'You must place one Assistant a turn, on an empty cell of your own grid. Nobody can take a cell away from you.',
  },
  moveLater: '**Move** sends your Doctor along the roads. The next lesson is nothing but that. First take the cell where Produce meets Cure.',
  constructLater: '**Construct** puts up buildings, and you’ll want many. Today you have patients: take the cell where Produce meets Cure.',
  otherRow: 'Right column, and any row is allowed. But the sick are waiting, so take the row **Cure**.',
  aside: 'You may do that at any time in your turn, and it will come in handy. Just now it would change nothing that helps; leave it for later.',
  produce: {
    task: 'Produce first.',
    text: 'The two actions may come in either order. Your Castle in Velmoor makes one **Herbs**, and Herbs are what a cure costs.',
    why: 'The Castle produces without any help. Most other buildings need a Person who works there.',
  },
  enhanced: 'For a Research token an action of the top row does a little more. You have one token: **keep it** for a better day, and Produce without it.',
  herbFirst: 'You may cure first. But the Herbs from your Castle would then come too late to help: Produce first.',
  notYet: 'You may leave an action out, but this one does you good and costs you no Assistant. Your turn can wait.',
  cure: {
    task: 'Three Herbs. Now Cure.',
    text: 'One Cure may heal **as many** as you can pay for. The number on the free space of the track says what the next one costs.',
    why: 'Spaces fill from right to left, and the prices rise on the way: one Herbs at first, four at the end.',
  },
  first: {
    task: 'Cure the first of them.',
    text: 'The rightmost free space takes the patient, for **one Herbs**. The beds can be pressed, too.',
    why: 'A Coin may stand in for any one resource, so spend the resource where you have it.',
  },
  keepTheCoin: 'A **Coin** can pay for anything, Herbs too. That makes it the last thing to spend: pay with Herbs.',
  goOn: 'You could stop curing here. You have Herbs and a patient, though, and healthy people do more than sick ones. Cure on.',
  second: {
    task: 'And the second.',
    text: 'Again one Herbs. The second space is a **laboratory**: whoever stands there brings a Research token each time you Produce.',
    why: 'From the third space on, a person who stands there at the end of the game is worth Renown as well.',
  },
  turn: {
    task: 'Both done. End your turn.',
    text: 'Now the Heron places an Assistant, then it is your turn again. Each of you has **two** a Year for now.',
    why: 'Houses take turns, one Assistant each, until all are placed. Your turn ends when you say so.',
  },
  again: {
    task: 'Your second Assistant, where you like.',
    text: 'The used cell stays closed until **next Year**; the other eight are open. Next to it, Move and Cure make a fine pair.',
    why: 'You get a third Assistant in the third Year and a fourth in the fifth. The grid never grows: mind which pairs you use up.',
  },
  end: { title: 'Two at one stroke.', text: 'One Assistant made Herbs and healed two people with them. Doctors with two assistants have done less.' },
  known: {
    grid: { name: 'One cell, two actions', text: 'Column and row, in either order, once a Year.' },
    cure: { name: 'Herbs heal', text: 'As many as you can pay for, from the right.' },
    goal: { name: 'Renown wins', text: 'After six Years it is counted.' },
  },
};
export type Words = LessonWords<typeof words>;
