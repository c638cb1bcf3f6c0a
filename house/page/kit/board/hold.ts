/** A finger that is held: after a while it asks about what lies under it, and the press that ends it does nothing. There is one finger that asks, so this is kept once for the page. */
const HELD_MS = 550;
/** Who moves further than this drags. */
const SLACK = 8;
/** So soon after the finger is lifted comes the click that belongs to it. */
const CLICK_MS = 400;

let lifted = false;

/** Whether the press that is heard now only ends a hold. */
export const justHeld = (): boolean => lifted;

/** Waits whether the finger that came down here stays, and then asks. */
export const hold = (from: { readonly x: number; readonly y: number }, ask: () => void): void => {
  let asked = false;
  const timer = setTimeout(() => {
    asked = true;
    ask();
  }, HELD_MS);
  const stop = new AbortController();
  const end = (): void => {
    clearTimeout(timer);
    stop.abort();
    if (!asked) return;
    lifted = true;
    setTimeout(() => {
      lifted = false;
    }, CLICK_MS);
  };
  const on = { signal: stop.signal, capture: true } as const;
  window.addEventListener('pointerup', end, on);
  window.addEventListener('pointercancel', end, on);
  window.addEventListener('pointermove', (e) => !asked && Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLACK && end(), on);
  // A phone's own menu for a held picture would lie on the answer.
  window.addEventListener('contextmenu', (e) => e.preventDefault(), on);
};
