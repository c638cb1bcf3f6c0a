/** The words of "The last card" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'The last card', promise: 'You’ll know why the end comes early.' },
  three: {
    task: 'Three cards are left.',
    text: 'The turn that draws the last one is **the last turn**. Nobody gets another, and it has no Move.',
    why: 'After the last card come Breeding and Fighting, and then the final battles at once.',
  },
  ahead: {
    task: 'You are ahead.',
    text: 'The big numbers count pests in the city, and yours is larger. You may draw all three that are left: you can **end it now**.',
    why: 'Every turn draws at least one card. Near the end, look how many are left: whoever leads should hurry, whoever is behind should stop early.',
  },
  draw: {
    task: 'Draw the first of them.',
    text: 'All your pests are out already, so poison cannot hurt you any more. Nothing keeps you from drawing.',
    why: 'Poison takes a card of your pest deck. Where the deck is empty it does nothing.',
  },
  again: {
    task: 'Draw on.',
    text: 'If you stop now, the Pigeons get a turn, with food, fights and moves. You lead: don’t give it to them.',
    why: 'Stopping is for whoever needs another turn. Whoever draws the last card decides when the counting comes.',
  },
  last: { task: 'Draw the last card.', text: 'What it is no longer matters. **That** you draw it does.' },
  notNow: 'Stopping would be right if you were behind. You lead, and the **Pigeons** would get another turn. Draw on.',
  over: {
    task: 'Everybody has been counted.',
    text: 'First every shared place would have had to fight; there was none. Then the pests are counted, and **you win**.',
    why: 'In the final battles whoever has the most pests at a place attacks whoever has the fewest, until one species is left. Then face-up pests count one each, and food counts nothing.',
  },
  end: { title: 'You called the end.', text: 'The pile ran out in your turn, with your rats ahead. Good timing is half the city.' },
  known: {
    last: { name: 'Watch the pile', text: 'The turn with the last card is the last.' },
    final: { name: 'Shared places fight', text: 'Most pests attack fewest, until one is left.' },
    count: { name: 'Only pests count', text: 'Spend your food before it is too late.' },
  },
};
export type Words = LessonWords<typeof words>;
