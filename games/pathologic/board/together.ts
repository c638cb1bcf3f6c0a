/** Words that are longer than their room on the map are drawn together: names of districts, and what stands over the Ticker and the graves. */
import { PLACES, slotsOf } from './map.ts';

/** About so wide is a letter of a name on the map. */
const LETTER = 7.4;
/** A badge with its name reaches so far above its middle, and below it with one line of words or with two. */
const ABOVE = 14;
const BELOW = [12, 27] as const;
/** Half a badge, with some air. */
const BADGE = 16;

export const together = (words: string, room: number) =>
  words.length * LETTER > room ? ({ textLength: room, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

/** How wide the name of a district may be that begins at `from` beside its badge: up to the next badge on its right. */
export const roomBeside = (d: number, from: number, linesOf: (d: number) => readonly string[]): number => {
  const reach = (at: number) => {
    const { y } = slotsOf(at).label;
    return { top: y - ABOVE, low: y + (linesOf(at).length > 1 ? BELOW[1] : BELOW[0]) };
  };
  const { x } = slotsOf(d).label;
  const own = reach(d);
  const next = PLACES.filter((o) => slotsOf(o).label.x > x && reach(o).top < own.low && own.top < reach(o).low).map((o) => slotsOf(o).label.x);
  return Math.min(...next) - BADGE - x - from;
};
