/** The words of "Town and Wards" in English. */
import type { LessonWords } from '@pesthouse/kernel';

export const words = {
  head: { title: 'Town and Wards', promise: 'You’ll know who should leave the house, and for what.' },
  goal: {
    task: 'You are the Bachelor, a Healer.',
    text: 'With **8 Evidence** you win, and you start with 3. The other seat is the Plague: it wants three of these people dead, and only it knows which.',
    why: 'The Plague wins when all three Wards on its Hit List are dead. It also wins if the town runs out of Events before anybody has 8 Evidence.',
  },
  shut: {
    task: 'Everybody sits in Quarantine.',
    text: 'Your nine helpers are the Wards; Andrey, Maria and Vlad are **your own**. Indoors the Plague’s Infection cannot kill them, but they get little done.',
    why: 'An Infection kills every Ward in the district who is out of Quarantine. Those who are in it live.',
  },
  inside: { name: 'In Quarantine', text: 'safe, but hardly useful.' },
  outside: { name: 'Outside', text: 'useful, but in danger.' },
  event: {
    task: 'Something happens in the Chine.',
    text: 'This **Event** asks for a Coin. Maria lives right there, and Coins are her trade: she can resolve it and pay nothing.',
    why: 'Each Ward has access to one kind of Resource. Where the Event asks for that kind, the Ward needs no counter from you.',
  },
  leave: {
    task: 'Let Maria out.',
    text: 'Touch Maria, then **Leave Quarantine**. That costs one of the two actions of your turn.',
    why: 'In Quarantine a Ward can only leave it or send you a counter. To resolve an Event she must be outside.',
  },
  notYourself: 'You may go out yourself, and you cannot even die. But an Event that you resolve in person brings 1 Evidence; Maria brings 2. Let her out.',
  whyThem: 'That Ward would be out in the street with nothing to do there. Let **Maria** out: her Event is at the door.',
  counterLater: 'A counter is handy, and you’ll take one in a minute. Maria needs none, only an open door: let her out first.',
  noPact: 'A **Pact** keeps rival Healers away from a Ward. Today you have no rivals, so it can wait.',
  tooEarly: 'You still have actions, and they are not saved for later. Nothing is lost: use them first.',
  cardLater: 'Your card will have its moment, and it keeps until then. First the other thing.',
  claim: {
    task: 'One action left: Claim.',
    text: 'Maria has acted, and **everybody acts once a turn**. You can fetch a counter from the Pool without leaving your house.',
    why: 'Each piece performs at most one Action a turn. To Claim is an Action of your Healer, in Quarantine or out of it.',
  },
  oneIsEnough: 'You could, but whoever is out at night is in danger. One person in the street is enough: Claim instead.',
  youCan: 'Wards can send you a counter of their own kind. You can fetch **any** kind yourself, so Claim this time.',
  oneLeft: 'You have one action left, and it would be wasted. Claim a counter first.',
  which: { task: 'Take any counter.', text: 'You choose the kind. It lies on your sheet until an Event asks for it.' },
  end: {
    task: 'End your turn.',
    text: 'Now the Plague walks, **one space a turn** and unseen. If it stands where Maria is and strikes, she dies. Sleep well.',
    why: 'The Plague moves in secret, then may infect the place where it is. It only shows itself when it strikes.',
  },
  resolve: {
    task: 'Nothing happened. Resolve the Event.',
    text: 'Maria is alive, the Plague stayed hidden, and a new Event has come. Press **Resolve**: your own Ward brings you 2 Evidence.',
    why: 'Your own Wards bring 2 Evidence for an Event. Other Wards bring 1, and so do you in person.',
  },
  stayThere: 'Maria could walk up to two spaces. Her Event is right here, though: resolve it first.',
  resolveFirst: 'That can be done, and soon it may be wise. But Maria stands there ready: take your 2 Evidence first.',
  card: {
    task: '5 Evidence. Take a Prescription.',
    text: 'Every Event you resolve also gives you a card **of your choice** from your own deck. Press the card twice, or once and then the button.',
    why: 'You look through the rest of your deck and take what you like. The Plague sees that you took a card, but not which.',
  },
  over: { title: 'Your first Evidence.', text: 'Maria went out, did one thing and lived. In this town that counts as a quiet night.' },
  known: {
    goal: { name: '8 Evidence win', text: 'Events bring it: own Wards 2, all others 1.' },
    shut: { name: 'Out only for work', text: 'In Quarantine you are safe, outside you get things done.' },
    event: { name: 'The right Ward pays', text: 'If its kind is wanted, you need no counter.' },
  },
};
export type Words = LessonWords<typeof words>;
