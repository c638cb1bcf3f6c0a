/** The words of "Pacts and rivals" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Pacts and rivals', promise: 'You’ll know how to keep a Ward for yourself.' },
  rival: {
    task: 'You are not alone today.',
    text: 'The Haruspex plays too, and he is no friend: only **the first Healer with 8 Evidence** wins. His turn comes right after yours.',
    why: 'There are no second places. You share the town and the Plague with the other Healers, but not the victory.',
  },
  leave: {
    task: 'Let Andrey out.',
    text: 'The Event in the Chine (10) asks for a Key. Andrey lives there, and Keys are his trade. You have one action left: touch him, then **Leave Quarantine**.',
    why: 'With a Ward of the right kind you pay nothing, and your own Ward brings you 2 Evidence.',
  },
  notCapella: 'Capella could resolve the Event in the Warehouses, but she is the Haruspex’s Ward and brings you 1 Evidence. **Andrey** is yours and brings 2.',
  notThem: 'That Ward would only be in danger out there. The Key is wanted in the Chine, and **Andrey** has it: let him out.',
  notCounter: 'You have counters enough for tonight. Andrey needs none: let him out instead.',
  pactNext: 'That is exactly the idea, and it comes next. First Andrey must be outside.',
  tooEarly: 'You still have an action, and it is not saved. Nothing is lost: use it first.',
  notNow: 'Your card keeps. First do what is to be done here.',
  danger: {
    task: 'Now think like the Haruspex.',
    text: 'Every Healer may use **every Ward**, yours too. Andrey is ready, so the Haruspex could resolve the Event with him tonight: 1 Evidence for him, none for you.',
    why: 'A Ward acts once in each Healer’s turn, for whoever’s turn it is. Somebody else’s Ward brings 1 Evidence, and its own Healer gets nothing.',
  },
  pact: {
    task: 'Make a Pact with Andrey.',
    text: 'Touch Andrey, then **Pact**. It costs no action, and from then on nobody but you can use him.',
    why: 'The token goes on a living Ward where an Event is ongoing. You have only one, and you can move it in later turns.',
  },
  token: { name: 'Your Pact', text: 'only you use this Ward.' },
  otherPact: 'You may, but your one token would lie on somebody who is not ready. **Andrey** is: bind him.',
  pactFirst: 'The Haruspex would be delighted. Make your Pact with Andrey first, it costs nothing.',
  end: { task: 'End your turn.', text: 'Your token lies with Andrey. Let the Haruspex look at him as long as he likes.' },
  keepPact: 'You could carry your token on, but then Andrey would be anybody’s again. Leave it there and end your turn.',
  window: {
    task: 'A question to all. Pass.',
    text: 'When a Healer’s turn begins, **all Healers** are asked at once for an Influence card. Keep yours: to pass tells nobody what you hold.',
    why: 'The answers are sealed and shown together. You are asked even if you have no fitting card, so that silence gives nothing away.',
  },
  keepCard: 'The card would work, and that is good to know. Tonight nobody needs to be moved: pass.',
  again: {
    task: 'Your own turn. Pass again.',
    text: 'The Haruspex could not touch Andrey, and the Plague stayed away. In your own turn the card can also be played **later**, so pass.',
  },
  resolve: {
    task: 'Andrey is still there. Resolve.',
    text: 'Press **Resolve**: 2 Evidence for you. The Pact stays with him until you move it, wherever he goes.',
    why: 'A Pact ends only when you move the token or the Ward dies. It does not change whose Ward it is: if Andrey dies, you lose Evidence.',
  },
  resolveFirst: 'That can wait, the Event cannot. Resolve it with Andrey first.',
  card: {
    task: 'Take a Prescription.',
    text: 'Each Healer has a deck of **ten cards of their own**. Isolation Order saves a Ward when the Plague strikes; Emergency Powers gets round others’ Pacts.',
    why: 'Influence is free in your turn, an Action costs an action, a Reaction answers what others do, even in the Plague’s turn.',
  },
  over: { title: 'Yours, and signed.', text: 'The Haruspex looked at Andrey all night. Looking is free as well.' },
  known: {
    rival: { name: 'Healers are rivals', text: 'They may use your Wards, and you may use theirs.' },
    pact: { name: 'A Pact costs nothing', text: 'Bind a Ward that is ready before you end your turn.' },
    pass: { name: 'Passing gives nothing away', text: 'You are asked whatever you hold.' },
  },
};
export type Words = LessonWords<typeof words>;
