/** The pictures of this board by the names that the rules use, as addresses of files. */
import type { Healer, Piece, Resource, StrainFace, Title } from '../names.ts';
import ground from './art/ground.svg?no-inline';
import groundDark from './art/ground-dark.svg?no-inline';
import sprite from './art/sprite.svg?no-inline';

const files: { readonly [path: string]: string } = import.meta.glob<string>(['./art/*.svg', '!./art/{ground,ground-dark,sprite}.svg'], {
  eager: true,
  query: '?url',
  import: 'default',
});
const at = (name: string): string => files[`./art/${name}.svg`] ?? '';

/** A drawing by the name of its file, as lessons call it. */
export const drawn = (name: string): string | undefined => files[`./art/${name}.svg`];

/** The town without its pieces, by day and as the Plague sees it. */
export const groundArt = (dark: boolean): string => (dark ? groundDark : ground);

export type Picture =
  | 'acted'
  | 'blockade'
  | 'candle-lit'
  | 'candle-out'
  | 'event-back'
  | 'plague-announced'
  | 'plague-marker'
  | 'plague-mask'
  | 'rx-back'
  | 'strain-back'
  | 'target'
  | 'why-not';
export const picture = (name: Picture): string => at(name);
export const portraitArt = (id: Piece): string => at(`portrait-${id}`);
export const pieceArt = (id: Piece, free: boolean): string => at(free ? `piece-${id}` : `piece-${id}-q`);
export const counterArt = (r: Resource): string => at(`counter-${r}`);
export const pactArt = (h: Healer): string => at(`pact-${h}`);
export const tickerArt = (h: Healer): string => at(`ticker-${h}`);
/** The picture of the Event of a district. */
export const eventArt = (district: number): string => at(`event-${String(district).padStart(2, '0')}`);
/** The picture of a Prescription, wide and low. */
export const cardArt = (title: Title): string => at(`rx-${title}`);
export const strainArt = (x: StrainFace): string => at(`strain-${x}`);

/** A drawing of the sprite, which takes its colours from where it stands. */
export const drawing = (name: string): string => `${sprite}#${name}`;

export const EMBLEM: Readonly<Record<Healer, string>> = { bachelor: 'emblem-vial', haruspex: 'emblem-kidney', changeling: 'emblem-palm' };
export const HUE: Readonly<Record<Healer, string>> = { bachelor: '#4b4aa0', haruspex: '#8c1c1c', changeling: '#c9601c' };
