/** What the pages of the house tell of Pests! besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import queen from '../board/art/queen-orange.svg?no-inline';
import standee from '../board/art/standee-orange.svg?no-inline';
import trap from '../board/art/trap-orange-queen.svg?no-inline';
import { first } from './first.ts';

export const more: DoorMore = {
  things: [
    { picture: standee, name: 'Your exterminator', text: 'Goes from room to room, exterminates pests and drops traps.' },
    { picture: queen, name: 'Your queen', text: 'A die moves her every turn, and she leaves more of her kind behind.' },
    { picture: trap, name: 'A trap', text: 'Catch her in it and empty it, once your nest is sealed and your pests are gone.' },
  ],
  faces: 'Shrikhand (Jonny Pinhorn), Lilita One (Juan Montoreano), Yellowtail (Astigmatic), Barlow (Jeremy Tribby)',
  goal: 'Seal your nest, clear your pests, trap your queen. Any order.',
  first: { ...first, text: '25 min, the house is ready, one gentle bot.' },
};
