/** The words of "Catch the queen" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Catch the queen', promise: 'You’ll know how to trap your queen and shut your nest.' },
  near: {
    task: 'There she is, next door.',
    text: 'Your queen sits in the **Mud Room** with three pests. As long as she is free she drops more every turn, so she is the best catch in the house.',
    why: 'A free queen and an open nest bring at least one pest each, every turn. Stop both and your pests can only get fewer.',
  },
  walk: {
    task: 'Walk in on her.',
    text: 'Use your **Free Move** to go into the Mud Room. A trap can’t be set in your own nest, so catch her out here.',
    why: 'The Free Move comes before any action, so walking first keeps both your points for the work.',
  },
  otherRoom: 'A fine room, but nobody is in it. Your queen is in the **Mud Room**. Nothing is lost: go there.',
  sealLater: 'Sealing is right, and we’ll do it next turn. But she may wander off with the next roll: catch her while she is **next door**.',
  notYet: 'Your turn may end when you like, but the points would be lost. Stay a moment; there is work here.',
  sheFirst: 'That has its day too. Today your queen sits next door, and that doesn’t happen often: go into the **Mud Room** first.',
  trap: {
    task: 'Drop your trap. Take the queen.',
    text: 'Queen and pests are both here, and a trap holds **one or the other**. Press Drop trap and choose the queen.',
    why: 'A trap with even one pest in it can’t catch a queen, and a trap with the queen takes no pests.',
  },
  withQueen: { name: 'The queen', text: 'is one of your three jobs.' },
  withPests: { name: 'Or pests', text: 'up to ten, for Orange.' },
  notPests: 'The trap would hold three pests, and she would walk away past it. Pests you can shoo with the die: take the **queen**.',
  stayHere: 'You have only just found her. Stay, and drop your **trap** before you go anywhere.',
  trapFirst: 'Keep that for later. With the queen in front of you there is one thing to do: drop the **trap**.',
  clear: {
    task: 'Now the three pests.',
    text: 'She is caught and drops nothing more. One point is left: **exterminate** the three that she leaves behind.',
    why: 'What sits in a trap is no longer in the house, and your die doesn’t touch it. Her pests still count.',
  },
  leaveNone: 'You could go, but three pests would stay behind, and you’d have to come back for them. Roll the die here.',
  diceFirst: 'That would work, but it costs you the card. The **die** does it for a point: press Exterminate.',
  over: {
    task: 'All three gone. End your turn.',
    text: 'The lamp for the **queen** is lit: one job of three is done. Now she gets her turn, trap or no trap.',
  },
  roll: {
    task: 'Roll, and hope.',
    text: 'Each face of the die has a colour. If hers comes up, **Orange**, she slips out: one chance in six. On any other face she sits still.',
    why: 'If she gets out, the trap comes back to you and she drops one pest. So don’t leave her waiting for too long.',
  },
  held: {
    task: 'She stays. Go to your nest.',
    text: 'But one more pest came out of the **Crawlspace**: the nest goes on by itself, five are there now. Use the Free Move to get there.',
    why: 'The open nest lets out a pest every turn, whether the queen is free or trapped.',
  },
  toNest: 'Not there: the pests come from your nest, the **Crawlspace**. That is where you can stop them.',
  noDrag: 'You can drag the trap along, queen and all, for two points. It stands well here, though: go to your **nest**.',
  nestFirst: 'Another time, gladly. Walk to the **Crawlspace** first, while the Free Move is still yours.',
  seal: {
    task: 'Seal your nest.',
    text: 'It costs **both points** and works only from inside. From now on nothing comes out of it.',
    why: 'Only an opponent can open it again, with two points or a card. Pests and queens may still walk through the room.',
  },
  bothPoints: 'Then only one point would be left, and sealing costs **two**. Seal now; these five can’t get any more company.',
  sealFirst: 'Not bad at all, but the seal needs **both** your points. Seal the nest first.',
  two: {
    task: 'Two jobs of three are done.',
    text: 'Five pests are left, all in this room. When they are gone, go back to the trap and **empty it** with your queen inside: that wins.',
    why: 'The queen’s trap opens only when your nest is sealed and no pest of yours is left. Until then she stays where she is.',
  },
  end: { title: 'The queen is in the box.', text: 'You trapped her, cleared her room and shut the nest in two turns. She has asked to see the manager.' },
  known: {
    trap: { name: 'Queen or pests', text: 'A trap holds one or the other, never both.' },
    escape: { name: 'One chance in six', text: 'If her colour is rolled, she gets out.' },
    seal: { name: 'The nest never sleeps', text: 'One pest a turn, until you seal it.' },
  },
};
export type Words = LessonWords<typeof words>;
