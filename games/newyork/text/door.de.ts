/** What the door of New York says in German before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';
import { FACTS } from './door.ts';

export const door: DoorWords = {
  ...FACTS,
  subtitle: 'Kampf um New York City',
  sentence: 'Menschen, Ratten, Tauben und Kakerlaken kämpfen um zehn Ecken der Stadt, bis das Futter ausgeht.',
  about:
    'Sammle Futter und fordere dein Glück heraus, denn dazwischen liegt Gift. Züchte, kämpfe und bewege dich, wohin du willst. Ist das Futter weg, gewinnt, wer die meisten Schädlinge in der Stadt hat.',
  length: '15–40 Min.',
  weight: 'leicht',
  luck: 'Würfel, Karten',
  poster: 'Nacht über der Stadt; darunter wartet eine Ratte auf die Bahn',
  waiting: 'Der Zug fährt ab, wenn alle an Bord sind.',
  ticket: 'Fahrschein',
  credit: '© Whiting, 2014. Die Stadt und die Karten sind unsere Rekonstruktion.',
};
