/** The words of "A turn of two points" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'A turn of two points', promise: 'You’ll know what a turn is, and what it is for.' },
  goal: {
    task: 'You have three jobs in this house.',
    text: 'You are Orange. **Seal your nest**, clear out your pests and trap your queen, in any order. Then carry her out, and you have won.',
    why: 'Only your own colour is yours to clear. A job that comes undone, say because somebody unseals your nest, must be done again.',
  },
  queen: { name: 'Your queen', text: 'wanders and drops pests.' },
  pest: { name: 'Your pests', text: 'crawl out of your nest.' },
  roll: {
    task: 'Roll for your queen.',
    text: 'Every turn of yours begins with her. The Queen Die sends her **up, down, left or right**, or has her summon her pests or spread more.',
    why: 'A turn is the Queen’s Turn, then yours. Each of the six faces is equally likely.',
  },
  moved: {
    task: 'She walked. Roll once more.',
    text: 'She dropped one pest where she went, and one came out of your nest. In your **first turn** she goes twice.',
    why: 'One pest for her walk, one from the open nest: that is the usual price of a turn. Only the first turn has two Queen’s Turns.',
  },
  populated: {
    task: 'Populate: four more at once.',
    text: 'Only **6** of your 20 pests are left in your reserve. If your turn ends with none left there, you are out. So let’s get to work.',
    why: 'Out means: your reserve is empty, nothing of yours sits in a trap, and your queen is free. It is tested only at the end of your own turn.',
  },
  walk: {
    task: 'Go into your nest.',
    text: 'You have one **Free Move** and two action points. The Free Move must come before anything else, so walk first: touch the Crawlspace next door.',
    why: 'The first move of a turn is free if you have done nothing else. Every further move costs a point.',
  },
  otherRoom: 'That door is open to you, but the crowd is in your nest, the **Crawlspace**. Go there. Nothing is lost.',
  buyLater: 'A new **toolbox card** costs both your points, and a quiet turn is the time for it. This turn is not quiet: there are pests to clear.',
  notYet: 'You may end your turn at any moment, but your points would be lost. Spend them first; it costs nothing to stay.',
  walkFirst: 'You can do that, and some day it will be just right. But any action takes your **Free Move** away: walk into the Crawlspace first.',
  fight: {
    task: 'Exterminate.',
    text: 'One point, one roll of the die: **so many pests** leave this room and go back to your reserve. Most of your pests are right here.',
    why: 'It works on your own pests in your own room. Queens, and pests in traps, don’t mind it.',
  },
  stayHere: 'Moving on costs a point, and the pests in here would be glad of it. Stay, and roll the die.',
  sealLater: 'Sealing costs both points and is one of your three jobs, so it is a fine idea. First thin them out; we’ll seal in the next lesson.',
  fightFirst: 'A good thing to keep for later. Right now the room is full: press **Exterminate**.',
  again: {
    task: 'Some are left. Once more.',
    text: 'Your reserve has grown again. You have **one point** left, and you may do the same thing twice.',
    why: 'Any action may be repeated while you can pay for it. Points that you don’t use are lost.',
  },
  done: {
    task: 'Much better. End your turn.',
    text: '**Twice as many** pests are in your reserve as before, and both points are spent. Press **End turn** and watch your rival’s queen.',
    why: 'At the end of your turn the house checks whether you are overrun. You are not; your reserve is well filled.',
  },
  end: { title: 'A tidier nest, for now.', text: 'One walk, two rolls, and the Crawlspace can breathe again. The pests that left have asked for your card.' },
  known: {
    jobs: { name: 'Three jobs, any order', text: 'Seal, clear, trap. Then carry her out.' },
    queen: { name: 'She goes first', text: 'Every turn brings pests before you can act.' },
    points: { name: 'Walk, then two points', text: 'The Free Move is lost once you do anything else.' },
  },
};
export type Words = LessonWords<typeof words>;
