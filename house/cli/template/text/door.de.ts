/** What the door of Sample says in German before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Sample',
  subtitle: 'Eine Nachtwache',
  sentence: 'Nachtwächter schicken ihre Laternen ins Dunkel; die hellste rettet das Haus.',
  about:
    'In jeder Nacht ruft ein Haus um Hilfe. Alle schicken insgeheim eine Laterne, und die hellste rettet das Haus. Spar dir die besten für die Häuser auf, die es wert sind.',
  players: '2–5',
  length: '5 Min.',
  weight: 'leicht',
  weightOf5: 1,
  luck: 'Karten',
  poster: 'Eine Laterne in einer dunklen Straße',
  credit: 'Von uns, und ein Anfang: Setz dein eigenes Spiel an seine Stelle.',
};
