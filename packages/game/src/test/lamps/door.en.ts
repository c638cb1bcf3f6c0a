/** What the door of the small game says. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Lamps',
  subtitle: '',
  sentence: 'Lamps, cards and a vote.',
  about: '',
  players: '2 or 3',
  length: 'short',
  weight: 'light',
  weightOf5: 1,
  luck: 'some',
  poster: 'A lamp',
  credit: 'ours',
};
