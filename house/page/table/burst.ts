/** News that arrive faster than a page can draw them, as when bots finish a game among themselves, are handed on together. */

/** So many in a row are handed on at once. What comes after them waits for a pause, in which the browser draws and the page does what else it has to do. */
const AT_ONCE = 8;
const PAUSE_MS = 60;

export const burst = <T>(pass: (news: readonly T[]) => void): ((news: T) => void) => {
  let passed = 0;
  let waiting: T[] = [];
  let resting = false;
  const flush = (): void => {
    const all = waiting;
    waiting = [];
    passed++;
    if (!resting) {
      resting = true;
      setTimeout(() => {
        resting = false;
        passed = 0;
        if (waiting.length > 0) flush();
      }, PAUSE_MS);
    }
    pass(all);
  };
  return (news) => {
    waiting.push(news);
    if (passed < AT_ONCE) flush();
  };
};
