/** How a broken line is told: not at all, a dot, a banner, and at last what is safe and what can be done. */

export type LineShown = 'none' | 'dot' | 'banner' | 'gone' | 'back';

/** A line that comes back at once is not worth a word. */
const DOT_MS = 3_000;
const BANNER_MS = 8_000;
const GONE_MS = 60_000;
/** From then on the time itself is told. */
const EVERY_MS = 15_000;

/** `down`: for how long it has been broken; null while it holds. */
export const shownOf = (down: number | null): LineShown => {
  if (down === null || down < DOT_MS) return 'none';
  if (down < BANNER_MS) return 'dot';
  return down < GONE_MS ? 'banner' : 'gone';
};

/** In how many milliseconds there is something else to tell. */
export const nextLook = (down: number): number => {
  const next = [DOT_MS, BANNER_MS, GONE_MS].find((x) => x > down);
  return next === undefined ? EVERY_MS : next - down;
};
