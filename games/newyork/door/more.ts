/** The things of New York that the pages of the house show, drawn as on its own board, and the makers of its typefaces. A language gives each its name and sentence. */
import type { DoorMore } from '@pesthouse/kernel';
import ratKing from '../board/art/pest-rats-rat-king.svg?no-inline';
import poison from '../board/art/pile-poison.svg?no-inline';
import timesSquare from '../board/art/place-times-square.svg?no-inline';

type Thing = Pick<DoorMore['things'][number], 'name' | 'text'>;

export const moreOf = (say: {
  readonly pest: Thing;
  readonly poison: Thing;
  readonly place: Thing;
  faces(archivo: string, shoulders: string): string;
}): DoorMore => ({
  things: [
    { picture: ratKing, ...say.pest },
    { picture: poison, ...say.poison },
    { picture: timesSquare, ...say.place },
  ],
  faces: say.faces('Archivo (Omnibus-Type)', 'Big Shoulders Display (Patric King)'),
});
