/** The things of Retribution, drawn as on its own board so that they are known when they are met, and its typefaces: the same in every language. */
import type { DoorMore, Thing } from '@pesthouse/kernel';
import knight from '../board/art/tile-bones_knight.svg?no-inline';
import king from '../board/art/tile-king.svg?no-inline';
import penance from '../board/art/tile-penance_1.svg?no-inline';

type Told = Pick<Thing, 'name' | 'text'>;

/** With the words of a language. */
export const drawn = (words: { readonly townsfolk: Told; readonly penance: Told; readonly king: Told }): DoorMore => ({
  things: [
    { picture: knight, ...words.townsfolk },
    { picture: penance, ...words.penance },
    { picture: king, ...words.king },
  ],
  faces: 'Grenze Gotisch (Omnibus-Type)',
});
