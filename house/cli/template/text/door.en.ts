/** What the door of Sample says before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Sample',
  subtitle: 'A night watch',
  sentence: 'Watchmen send their lanterns out into the dark; the brightest one saves the house.',
  about:
    'Each night a house calls for help. Everybody sends one lantern in secret, and the brightest takes the house. Save your best for the houses that are worth it.',
  players: '2–5',
  length: '5 min',
  weight: 'light',
  weightOf5: 1,
  luck: 'cards',
  poster: 'A lantern in a dark street',
  credit: 'Ours, and a beginning: replace it by your own game.',
};
