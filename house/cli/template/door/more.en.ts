/** What the pages of the house tell of Sample besides its door: its things, drawn, and its typefaces. */
import type { DoorMore } from '@pesthouse/kernel';
import poster from './poster.svg';

export const more: DoorMore = {
  things: [{ picture: poster, name: 'A Lantern', text: 'The brightest one takes the House that calls. Once sent, it is spent.' }],
  faces: '',
};
