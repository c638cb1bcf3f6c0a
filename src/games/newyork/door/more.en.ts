/** What the pages of the house tell of New York besides its door: its things, drawn as on its own board so that they are known when they are met, and its typefaces. */
import type { DoorMore } from '../../../kernel/index.ts';
import ratKing from '../board/art/pest-rats-rat-king.svg';
import poison from '../board/art/pile-poison.svg';
import timesSquare from '../board/art/place-times-square.svg';

export const more: DoorMore = {
  things: [
    { picture: ratKing, name: 'A pest', text: 'Whoever has the most in the city at the end wins.' },
    { picture: poison, name: 'Poison', text: 'Hidden among the food. Each one you gather turns one of your pests into food, unless you play Humans.' },
    { picture: timesSquare, name: 'A place', text: 'Where pests breed, move and fight.' },
  ],
  faces: 'Archivo (Omnibus-Type) and Big Shoulders Display (Patric King)',
};
