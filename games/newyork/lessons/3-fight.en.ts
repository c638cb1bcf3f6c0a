/** The words of "Pick a fight" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Pick a fight', promise: 'You’ll know how to count dice before you roll them.' },
  shared: {
    task: 'A pigeon has moved in.',
    text: 'Times Square is shared now, so **nobody** infests it and nobody draws more for it. Where you share a place, you may fight.',
    why: 'You infest a place only while you are alone there. Fighting is never a duty on your turn.',
  },
  count: {
    task: 'Count the dice first.',
    text: 'Subway Rat three, Alley Rat one, and **one more** because Rats attack Pigeons: five dice. The Street Pigeon rolls one.',
    why: 'All pests of both sides there take part. The attacker adds a bonus once, by who fights whom; the table is in the rulebook.',
  },
  attack: {
    task: 'Attack the Pigeons.',
    text: 'Press the pigeon twice, or the button in the bar. Both sides roll once; the higher total wins, and **a tie is yours**.',
    why: 'Everybody’s dice are added up. With equal totals the attacker wins, so a fair fight is better started than suffered.',
  },
  braver: 'You need not fight, and often you should not. Five dice against one, though, is as good as it gets. Attack.',
  won: {
    task: 'The loser is dinner.',
    text: 'The pigeon turned face down, and it lies there with the food it stood on: **unclaimed**, for whoever breeds here next. You lost nothing.',
    why: 'The winner stays and takes nothing. Only Humans go home when they lose; everybody else becomes food.',
  },
  together: {
    task: 'Stay together. Press Done.',
    text: 'Another pigeon sits in Central Park. A lone Alley Rat would reach it with **one die**, and the Pigeons would strike first, with a bonus.',
    why: 'Arriving starts no fight: it comes in a later turn, and the others’ turns come before yours. Pigeons attack Rats with one die more.',
  },
  walkIn: 'You may walk in, but arriving starts **no fight**. The Pigeons would have the next word, and the bonus. Stay this time.',
  scatter: 'Rats may go anywhere. Scattered, though, each of them fights alone. Stay together this time.',
  end: { title: 'You counted first.', text: 'Five dice against one, and Times Square is yours alone again. The pigeon would have done the same.' },
  known: {
    count: { name: 'Count, then roll', text: 'All pests there, and the attacker’s bonus.' },
    tie: { name: 'A tie is the attacker’s', text: 'So it is better to strike first.' },
    food: { name: 'Losers feed the next', text: 'They lie there as food for anybody.' },
  },
};
export type Words = LessonWords<typeof words>;
