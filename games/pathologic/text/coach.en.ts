/** What the coach says of Pathologic when a kind of question comes for the first time, in English. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';

export const coach: Lessons = {
  prescribe: { title: 'Your first Prescription.', text: 'Nobody sees what you take. A card that gives more actions or counters is always good.' },
  hit: { title: 'Mark your targets.', text: 'One Ward of each group; when all three are dead, you win. Nobody learns who they are until they die.' },
  'place-piece': {
    title: 'Place your people.',
    text: 'Everybody starts in Quarantine, safe from infection. Spread them out, so that somebody is near every Event.',
  },
  'place-district': { title: 'Where does this one start?', text: 'Every piece needs an empty district. The middle of the Town is near everything.' },
  begin: { title: 'Where you begin is your secret.', text: 'The Healers see you only when you strike. Start a step away from a target.' },
  step: { title: 'Move unseen.', text: 'One step to a neighbour, or stay. Come closer to Wards that have left Quarantine.' },
  attack: {
    title: 'Strike, or stay hidden.',
    text: 'Infecting kills every Ward out of Quarantine in your district, but everybody sees where you are. Do it when it hits a target.',
  },
  extra: { title: 'Slip away.', text: 'You have struck and been seen: one hidden step lets them guess again. Nobody learns whether you took it.' },
  lay: { title: 'Set traps.', text: 'A Strain goes off when somebody acts in its district or walks in. Lay it where the Healers must go.' },
  loot: { title: 'Looters take a counter.', text: 'You must give one up. Keep the kind that your nearest Event needs.' },
  window: {
    title: 'You may answer with a card.',
    text: 'Everybody answers in secret at the same time. Passing gives nothing away, but in a Setup Phase you are not asked again.',
  },
  act: {
    title: 'Two Actions a turn.',
    text: 'Press a piece and choose what it does; each piece acts once. An own Ward that resolves an Event brings two Evidence.',
  },
  'claim-type': { title: 'Take a counter.', text: 'Look at what the ongoing Events need. You can hold as many as you like.' },
  'use-card': { title: 'Which card?', text: 'An Action card costs an action point. The others are free.' },
  walk: { title: 'Step by step.', text: 'Two spaces at most, and you may stop after one. Walking into a Strain sets it off.' },
  continue: { title: 'A Strain interrupted you.', text: 'Complete the Action if you still can. If you cancel, it is lost, and the point is spent either way.' },
  'take-card': { title: 'Take any card of your deck.', text: 'You choose, nothing is drawn at random. Nobody else sees it.' },
  hands: { title: 'You hold a Strain in your hands.', text: 'Leave it, throw it out, or carry it one district on. Put it where you do not have to go.' },
  confine: { title: 'Send somebody into Quarantine.', text: 'In Quarantine nobody dies of an infection. It costs an Action to come out again.' },
  revive: { title: 'Somebody wakes up.', text: 'One dead Ward comes back to life. It must be one, even if it was a target.' },
  gain: { title: 'Take counters.', text: 'Pick what the ongoing Events need. What you do not need now, you may need next turn.' },
  drift: { title: 'One hidden step.', text: 'Your Strain went off and lets you move. Nobody learns whether you did.' },
  hunger: { title: 'Change a target.', text: 'Swap a living target for another Ward of its group. Take one that is easier to reach.' },
  ambush: { title: 'Strike right now?', text: 'You can only if you are in that district. It shows everybody where you are.' },
  spoil: { title: 'Take their counters.', text: 'Choose what goes back to the Pool. Take the kind that their nearest Event needs.' },
  stampede: { title: 'Drive somebody out.', text: 'The piece flees one district, and its Action is lost. Drive it towards you.' },
};

export const warn = (_: Warned): CoachLine => ({
  title: 'That strikes nobody.',
  text: 'Nobody out of Quarantine is in your district. You would only show everybody where you are.',
});
