/** The pictures of New York by the names that the rules use, as addresses of files. */
import type { Kind, PlaceId } from '../names.ts';
import mapBase from './art/map-base.svg?no-inline';
import mapDay from './art/map-day.svg?no-inline';
import sprite from './art/sprite.svg?no-inline';

const files: { readonly [path: string]: string } = import.meta.glob<string>('./art/{pest,place,day,pile}-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const file = (name: string): string => files[`./art/${name}.svg`] ?? '';

/** A drawing by the name of its file, as lessons call it. */
export const drawn = (name: string): string | undefined => files[`./art/${name}.svg`];

export { mapBase, mapDay };
export const pestArt = (kind: Kind): string => file(`pest-${kind}`);
export const placeArt = (at: PlaceId): string => file(`place-${at}`);
/** The same place in daylight. */
export const dayArt = (at: PlaceId): string => file(`day-${at}`);
export const pileArt = (card: 'back' | 'food' | 'poison'): string => file(`pile-${card}`);
/** A drawing of the sprite, which takes its colours from where it stands. */
export const drawing = (name: string): string => `${sprite}#${name}`;
