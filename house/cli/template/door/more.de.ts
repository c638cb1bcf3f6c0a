/** What the pages of the house tell of Sample in German besides its door: its things, drawn, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import poster from './poster.svg';

export const more: DoorMore = {
  things: [{ picture: poster, name: 'Eine Laterne', text: 'Die hellste rettet das Haus, das ruft. Einmal geschickt, ist sie verbraucht.' }],
  faces: '',
};
