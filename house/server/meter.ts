/** A meter: how often something may happen within a stretch of time. */

/** Counts up to `most` in each stretch; true while that is not too often. */
export const meter = (most: number, ms: number): (() => boolean) => {
  let since = Date.now();
  let n = 0;
  return () => {
    const now = Date.now();
    if (now - since > ms) {
      since = now;
      n = 0;
    }
    return ++n <= most;
  };
};
