/** The words of "Be the Plague" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Be the Plague', promise: 'You’ll know when to hide and when to strike.' },
  goal: {
    task: 'This time you are the Plague.',
    text: 'Maria, Sticky and Rubin are on your **Hit List**. When all three are dead you win, and nobody else knows these names.',
    why: 'The list has one Ward of each Healer’s group. You also win if the Events run out before a Healer has 8 Evidence: time is on your side.',
  },
  begin: {
    task: 'Hide in the Marrow.',
    text: 'You begin in any empty district, or outside in the Steppe. The Marrow borders on **six districts**, Maria’s among them.',
    why: 'In your first turn you only choose where you begin, in secret. The Steppe touches seven districts at the edge; nobody but you can go there.',
  },
  steppe: 'The **Steppe** is the perfect way round the town, and you’ll use it one day. Maria is far from it: begin in the Marrow this time.',
  farAway: 'You would be safe there, and bored. Begin in the **Marrow**, one step from Maria.',
  prey: {
    task: 'Maria has come out.',
    text: 'The Bachelor wants her to resolve the Event in the Chine. She stands **outside**, one space from you, and he can only guess where you are.',
    why: 'An Infection kills Wards who are out of Quarantine. The others live, so wait until somebody you want comes out.',
  },
  go: {
    task: 'Walk to Maria in the Chine.',
    text: 'One space a turn. Nobody sees it: only your **Notebook** knows the way you went.',
    why: 'You move one space or stay. The others hear that you had a turn, not where you are.',
  },
  noWaiting: 'Patience is your best quality. But Maria may be done tomorrow and gone the day after: go now.',
  notThere: 'You may go there, and nobody would notice. Maria, however, is in the **Chine**: go there this time.',
  infect: {
    task: 'Show yourself. Infect.',
    text: 'Everybody learns that you are here. Every Ward **outside** dies, and a Healer would be driven back into Quarantine.',
    why: 'You may stay hidden as long as you like. Striking gives your place away, so strike when it pays.',
  },
  strikeNow: 'Staying hidden is right on most days. Today a name on your list stands before you, outside: Infect.',
  slip: {
    task: 'Maria is dead. Slip away.',
    text: 'After a kill you get **one more hidden step**. Take it to any neighbour: they know where you struck, but not where you sleep.',
    why: 'The step is yours if somebody died or a Healer was quarantined. The others are not told whether you took it.',
  },
  dontStay: 'You may stay, and some evening that will fool them. Learn to slip away first: go to any neighbour.',
  lay: {
    task: 'Leave Slander in the Chine.',
    text: 'You draw a **Strain** with every new Event, and lay it face down where you were this turn. The Event here still waits: somebody will come for it.',
    why: 'Whoever walks into the district or acts in it sets the Strain off. Walking out of it does not.',
  },
  whereTheyCome: 'It would lie there, and perhaps for long. The **Chine** has an open Event, and somebody must come for it: lay it there.',
  otherStrain: 'A good Strain, and you keep it for later. Here **Slander** hurts most: it costs a Healer Evidence.',
  layFirst: 'You may lay nothing and keep your Strains. This place is too good for that: lay Slander first.',
  done: { task: 'That is enough. End your turn.', text: 'Keep the other Strain. Now watch who takes Maria’s place: Capella is outside as well.' },
  keepIt: 'You could lay both tonight. Keep one in hand: you’ll come to better places.',
  sprung: {
    task: 'Capella walked right into it.',
    text: 'Slander takes 1 Evidence from the Bachelor; Maria’s death had already cost him 1. He started with 3 and now has **one**.',
    why: 'A Strain works at once and is then gone. The death of a Healer’s own Ward costs 1 Evidence and gives a Prescription as comfort. Nobody falls below 1.',
  },
  blockade: {
    task: 'And those who stay inside?',
    text: 'For them you have the **Blockade**. Start it where you stand without moving, and end it on a later turn: then all Wards there die, inside or not.',
    why: 'Everybody sees the token, so the Healers have a turn to do something about it. Starting it strikes like an Infection, ending it spares no Ward.',
  },
  over: { title: 'One name of three.', text: 'You hid, you struck, you were gone. The Bachelor calls it bad luck, and I shan’t correct him.' },
  known: {
    strike: { name: 'Only those outside die', text: 'Wait until the right one comes out.' },
    slip: { name: 'Strike, then vanish', text: 'After a kill you get one hidden step.' },
    strain: { name: 'Leave something behind', text: 'Strains for those who come, a Blockade for those who stay.' },
  },
};
export type Words = LessonWords<typeof words>;
