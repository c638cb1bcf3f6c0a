/** The words of "Where is it?" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Where is it?', promise: 'You’ll know who can go out safely, and who helps from indoors.' },
  struck: {
    task: 'The Plague has killed Capella.',
    text: 'You had let her out with nothing to do, right beside it. She was **on the Hit List**: one name of three. That is how newcomers lose.',
    why: 'When a Ward dies, everybody is told whether it was on the Hit List. And whoever strikes must say where.',
  },
  fog: {
    task: 'It cannot be far.',
    text: 'It struck in the Hindquarters (13) and had one hidden step after it. The button with the waves shades **every place where it may be** now.',
    why: 'A kill gives one hidden step, and each turn one more. The house keeps count of all the ways it can have gone; nothing secret is told.',
  },
  leave: {
    task: 'Let Maria out. She is safe.',
    text: 'From every shaded place the Chine (10) is **at least two steps** away, and the Plague has one before it strikes. Her Event waits there.',
    why: 'Count steps over borders and bridges. Who cannot be reached next turn can be outside for one night.',
  },
  rightThere: 'Vlad lives in the Skinners (8), and that place is shaded: the Plague may be **in his street** now. Maria is out of its reach, let her out.',
  oneStep: 'One step from a shaded place, and that is all the Plague needs. Keep that Ward in; **Maria** is further away.',
  nothingThere: 'Safe enough, but there is nothing to do there. Go out only for work: Maria has an Event at her door.',
  stayHere: 'You stand in the Spleen (3), where an Event waits for you. Stay there, you’ll need it in a minute.',
  soon: 'Right thought, and it comes next. Let Maria out first.',
  cardSoon: 'A good card, and you’ll play it in a minute. First use the actions you have.',
  tooEarly: 'You still have actions, and they are not saved. Nothing is lost: use them first.',
  notNow: 'That is allowed, but it does not help tonight. Nothing is lost: do the other thing first.',
  transfer: {
    task: 'Have Vlad send you a Secret.',
    text: 'Your own Event, in the Spleen, asks for a Secret. A Ward can **Transfer** one from inside Quarantine, so Vlad stays safe. Touch him, then Transfer.',
    why: 'A Ward gives you one counter of its own kind, wherever it is, in Quarantine or not. An Infection cannot hurt it there.',
  },
  otherKind: 'That Ward sends another kind of counter. You need a **Secret**: Vlad, Notkin and Rubin have them.',
  notYou: 'You can fetch a Secret yourself, but that is **your** action for this turn, and you want to resolve with it. Let Vlad send it.',
  keepIn: 'One Ward outside is enough for tonight. Leave the others in, they can help from there.',
  card: {
    task: 'Play Ticking Away.',
    text: 'Your actions are gone, but this card costs none and gives you **one more**. You have not acted yourself this turn, so you still can.',
    why: 'Influence cards are free and are played in your own turn between two actions. A piece still acts only once.',
  },
  notEnd: 'You could sleep now. But your card would give you one more action, and your Secret is ready: play it.',
  person: {
    task: 'Resolve your Event yourself.',
    text: 'You pay the Secret and get 1 Evidence. In person that is less than with your own Ward, but **you cannot die**.',
    why: 'A Healer whom the Plague strikes goes back into Quarantine, no more. So the dangerous errands are yours.',
  },
  secretReady: 'Keep that for later. You have the Secret in hand and one action left: resolve your Event.',
  take: {
    task: 'Take a card for the bad days.',
    text: '**Have No Fear** keeps a Ward alive for a round, **Paralysis** takes the Plague’s step before it strikes. Take what you like.',
    why: 'Have No Fear is an action of your Healer. Paralysis is free, and the Plague then steps only after its attack.',
  },
  end: { task: 'Now end your turn.', text: 'Maria is out, and you have counted: tonight nothing can reach her. That is worth more than hope.' },
  resolve: {
    task: 'She lives. Resolve her Event.',
    text: 'Your own Ward, the right kind: 2 Evidence for nothing. But she **cannot simply go back in**, so every night outside must be counted anew.',
    why: 'No player can send a Ward back into Quarantine; only a few cards and Events can. Think before you let somebody out.',
  },
  workFirst: 'Later, gladly. Maria stands at her Event and has what it asks for: resolve it first.',
  last: {
    task: '6 of 8. Take another card.',
    text: 'Curfew closes a district to everybody, the Plague included. With Maria outside that may be worth having.',
  },
  over: { title: 'You counted its steps.', text: 'Three Evidence in two turns, and nobody else dead. The Plague is cross, as far as one can tell.' },
  known: {
    fog: { name: 'Count from where it struck', text: 'One hidden step after a kill, one more each turn.' },
    transfer: { name: 'Help from indoors', text: 'Wards send counters without going out.' },
    person: { name: 'Healers don’t die', text: 'Dangerous errands are for you.' },
  },
};
export type Words = LessonWords<typeof words>;
