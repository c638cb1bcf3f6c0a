/** What the door of Retribution says in German before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Plague',
  subtitle: 'Divine Retribution',
  sentence: 'Ihr alle seid Krankheiten: Baut ein Deck, infiziert das Königreich und habt am meisten Verruf, wenn die Endzeit kommt.',
  about:
    'Spiele Karten für Erreger und gib sie für Auslage und Adel aus. Wirf deinen Unrat in die Pestgrube, hetze das Stadtvolk auf deine Gegner und bereue rechtzeitig. Das Spiel endet, wenn jemand den König nimmt oder das Königreich leer ist; dann gewinnt, wer am meisten Verruf im Deck hat.',
  players: '2–5',
  length: '30–60 Min.',
  weight: 'mittel',
  weightOf5: 3,
  learnMinutes: 12,
  luck: 'gemischte Decks',
  poster: 'Die gekrönte Ratte mit Glocke und Sanduhr',
  waiting: 'Die Glocke läutet, sobald alle sitzen.',
  ticket: 'Ablassbrief',
  credit: 'Von Wyatt Lardie, Bilder des gedruckten Spiels von Andy Shaw. Die Effekte der Karten haben wir nachempfunden.',
};
