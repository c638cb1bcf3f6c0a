/** What the pages of the house tell of Retribution besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '../../../kernel/index.ts';
import knight from '../board/art/tile-bones_knight.svg';
import king from '../board/art/tile-king.svg';
import penance from '../board/art/tile-penance_1.svg';

export const more: DoorMore = {
  things: [
    { picture: knight, name: 'Townsfolk', text: 'The suit says what a card is good at, its title how strong it is. Infect it, and it is yours.' },
    { picture: penance, name: 'Penance', text: 'Frightened townsfolk bring it on you, and it takes Contagions away.' },
    { picture: king, name: 'The King', text: 'Whoever takes him ends the game.' },
  ],
  faces: 'Grenze Gotisch (Omnibus-Type)',
};
