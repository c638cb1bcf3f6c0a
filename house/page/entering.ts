/** Where the focus goes when another room is entered: to its heading, once it stands, unless somebody or something has taken it by then. */

/** A room that takes longer than this is not waited for. */
const PATIENCE_MS = 10_000;

let leave: (() => void) | null = null;

const taken = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

export const toHeading = (): void => {
  leave?.();
  const look = (): boolean => {
    if (taken()) return true;
    const heading = document.querySelector<HTMLElement>('#house h1');
    // While a room is fetched there is a page without its main part.
    if (heading === null || document.querySelector('#main') === null || document.querySelector('#main[aria-busy="true"]') !== null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (look()) return;
  const watch = new MutationObserver(() => look() && leave?.());
  const timer = setTimeout(() => leave?.(), PATIENCE_MS);
  leave = () => {
    watch.disconnect();
    clearTimeout(timer);
    leave = null;
  };
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
};
