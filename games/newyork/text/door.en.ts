/** What the door of New York says before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';
import { FACTS } from './door.ts';

export const door: DoorWords = {
  ...FACTS,
  subtitle: 'Fight for New York City',
  sentence: 'Humans, rats, pigeons and roaches fight over ten corners of the city until the food runs out.',
  about: 'Gather food and push your luck against the poison. Breed, fight, move anywhere. When the food is gone, whoever has the most pests in the city wins.',
  length: '15–40 min',
  weight: 'light',
  luck: 'dice, deck',
  poster: 'Night over the city; under it a rat waits for the train',
  waiting: 'The train leaves when everyone is aboard.',
  ticket: 'Subway ticket',
  credit: '© Whiting, 2014. The city and the cards are our reconstruction.',
};
