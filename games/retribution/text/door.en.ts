/** What the door of Retribution says before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Plague',
  subtitle: 'Divine Retribution',
  sentence: 'Every player is a disease: build a deck, infect the Kingdom, and have the most Infamy when the End Times come.',
  about:
    'Play cards for Contagions and spend them on the Lineup and the Nobility. Send your Filth to the Plague Pit, turn the townsfolk on your rivals, and repent in time. The game ends when somebody takes the King or the Kingdom runs out; the most Infamy in your deck wins.',
  players: '2–5',
  length: '30–60 min',
  weight: 'medium',
  weightOf5: 3,
  learnMinutes: 12,
  luck: 'shuffled decks',
  poster: 'The crowned rat with bell and hourglass',
  waiting: 'The bell tolls once all are seated.',
  ticket: 'Letter of indulgence',
  credit: 'By Wyatt Lardie, art of the printed game by Andy Shaw. The card effects are our reconstruction.',
};
