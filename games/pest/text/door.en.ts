/** What the door of Pest says before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Pest',
  subtitle: 'Plague Doctors of Thokaia',
  sentence: 'Noble Houses send doctors down the plague roads, cure the sick and rebuild an empire in six Years.',
  about:
    'Place Assistants on a grid of paired actions. Walk the roads, take in the sick, cure them, and put them to work or send them to the Capital. Every Year the Pest strikes again. After three Eras the House with the most Renown wins.',
  players: '1–5',
  length: '60–150 min',
  weight: 'heavy',
  weightOf5: 4,
  learnMinutes: 15,
  luck: 'deck order',
  poster: 'A plague doctor with a lantern on the road to the Capital',
  waiting: 'The coach leaves with a full bench.',
  ticket: 'Letter of passage',
  credit: '© Kai Starck and Thomas Nielsen, Archona Games, 2023. The map and the cards are our reconstruction.',
};
