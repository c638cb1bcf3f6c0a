/** What the door of Pests! says before anything of the game is loaded. */
import type { DoorWords } from '@pesthouse/kernel';

export const door: DoorWords = {
  title: 'Pests!',
  subtitle: 'A house full of exterminators',
  sentence: 'Build a house together, fill it with pests, and be the first to clear out your own.',
  about:
    'Seal your nest, wipe out your pests, trap your queen, then empty her trap. She crawls on every turn and leaves more of her kind behind, and your neighbours break your traps and open your nest.',
  players: '2–6',
  length: '30–60 min',
  weight: 'light',
  weightOf5: 2,
  learnMinutes: 13,
  luck: 'dice, cards',
  poster: 'A house in section with six kinds of pests, and the van that came for them',
  waiting: 'The van waits. The pests don’t.',
  ticket: 'Work order',
  credit: '© McFarland, 2016. Door layouts, traits and missing texts are our reconstruction.',
};
