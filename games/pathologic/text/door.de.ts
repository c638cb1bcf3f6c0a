/** What the door of Pathologic says in German before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Pathologic',
  subtitle: 'Die Seuche und die Heiler',
  sentence:
    'Eine verborgene Seuche schleicht durch eine Stadt mit fünfzehn Bezirken. Bis zu drei rivalisierende Heiler wollen beweisen, dass nur ihre Behandlung sie besiegt, bevor ihre drei Ziele tot sind.',
  about:
    'Die Seuche geht ungesehen um, tötet Schützlinge, die ihre Quarantäne verlassen haben, und legt Keime, wo jemand handeln wird. Die Heiler teilen sich neun Schützlinge und trauen niemandem: Jedes gelöste Ereignis bringt Beweise, und wer zuerst acht hat, gewinnt.',
  players: '2–4',
  length: '60–80 Min.',
  weight: 'mittel',
  weightOf5: 3,
  learnMinutes: 14,
  luck: 'Kartenstapel, verborgene Wege',
  poster: 'Auf einer kleinen Bühne stehen drei Heiler unter einer riesigen Schnabelmaske',
  waiting: 'Der Vorhang hebt sich, wenn das Haus voll ist.',
  ticket: 'Theaterkarte',
  credit: 'Nach dem Brettspiel von Ice-Pick Lodge. Die meisten Kartentexte haben wir rekonstruiert.',
};
