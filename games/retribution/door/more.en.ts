/** What the pages of the house tell of Retribution besides its door. */
import type { DoorMore } from '@pesthouse/kernel';
import { drawn } from './drawn.ts';
import { first } from './first.ts';

export const more: DoorMore = {
  ...drawn({
    townsfolk: { name: 'Townsfolk', text: 'The suit says what a card is good at, its title how strong it is. Infect it, and it is yours.' },
    penance: { name: 'Penance', text: 'Frightened townsfolk bring it on you, and it takes Contagions away.' },
    king: { name: 'The King', text: 'Whoever takes him ends the game.' },
  }),
  goal: 'Own the most infamous deck when the King falls ill.',
  first: { ...first, text: '30 min, one gentle bot, you begin.' },
};
