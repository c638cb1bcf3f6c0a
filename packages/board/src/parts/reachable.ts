/** What scrolls must be reachable by keys; a list or a region is not by itself. Give this to it as `ref`. */
export const reachable = (x: HTMLElement | null): void => {
  if (x !== null) x.tabIndex = 0;
};
