/** Where lettering stands on the two prints of a card, in the units of its drawing. */
import type { Suit } from '../names.ts';

/** The middle of a number, the height of its type, and the ring that marks it as changed. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly r: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly resistance: Place;
  readonly base: Place;
  /** Beside the hourglass of a Chronic card, which takes the place of its Contagions. */
  readonly beside: Place;
  readonly notoriety: Place;
  readonly plaque: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly crown: string };
  readonly title: { readonly x: number; readonly y: number; readonly size: number; readonly room: number };
}

export const TILE: Layout = {
  width: 120,
  height: 168,
  resistance: { x: 16, y: 17.4, size: 19, r: 10.6 },
  base: { x: 102.5, y: 86.6, size: 14, r: 10.2 },
  beside: { x: 78, y: 88, size: 14, r: 9.6 },
  notoriety: { x: 11.8, y: 39.8, size: 11.5, r: 7 },
  plaque: { x: 3.5, y: 33, width: 25, height: 13, crown: 'translate(22.2 39.2) scale(.24)' },
  title: { x: 11, y: 114.5, size: 16.4, room: 96 },
};

export const FULL: Layout = {
  width: 240,
  height: 336,
  resistance: { x: 30, y: 33.5, size: 34, r: 17.6 },
  base: { x: 206, y: 167.4, size: 23, r: 16.4 },
  beside: { x: 164, y: 168, size: 23, r: 15.6 },
  notoriety: { x: 22.5, y: 72.4, size: 18, r: 11 },
  plaque: { x: 8, y: 62, width: 44, height: 20, crown: 'translate(40.5 72) scale(.38)' },
  title: { x: 23, y: 210.2, size: 24.4, room: 194 },
};

/** The lines of a tile's digest. */
export const DIGEST = { x: 10.8, y: 136, size: 13, leading: 15, room: 99 } as const;

/** How wide letters are, as a share of the size of their type: so much alike in both faces of the cards that one measure serves both. What is in no line is a small letter of the usual width. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ ]/, 0.16],
  [/[ijlI.,:·']/, 0.26],
  [/[cfrst1]/, 0.36],
  [/[mwMW]/, 0.78],
  [/[\p{Lu}+]/u, 0.6],
];
const USUAL = 0.49;

/** The size of type at which words fit into their room, at most what is usual there. */
export const fitting = (words: string, size: number, room: number): number => {
  const wide = [...words].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0);
  return wide === 0 ? size : Math.min(size, room / wide);
};

/** What is written on the band of a suit; null is Penance. */
export const inkOf = (suit: Suit | null): string => (suit === null ? '#ffffff' : INK[suit]);
const INK: Readonly<Record<Suit, string>> = {
  ale: '#2a1b02',
  daggers: '#fff1ec',
  bones: '#2a261c',
  torches: '#2b0d02',
  hire: '#f2f6f7',
  festering: '#f4f8e6',
  nobility: '#f7edff',
};
