/** The law of still: where the parts of a table stand, to be compared from one decision to the next. Runs in the page. */
const boxOf = (x: Element): string => {
  const { left, top, right, bottom } = x.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round).join();
};

/** On a phone the bar is as high as its words, and the foot of the board goes with it: there what stands above it is still. */
const onPhone = (): boolean => document.querySelector('[data-area="tabs"]') !== null;
const headOf = (box: string): string => box.split(',').slice(0, 3).join();

/** The board, its frame, the bar and everything of the board that is said to stand still. */
export const stands = (): { readonly [part: string]: string } => {
  const parts: { [part: string]: string } = {};
  const main = document.querySelector('main');
  if (main !== null) parts.board = onPhone() ? headOf(boxOf(main)) : boxOf(main);
  const tools = document.querySelector('[data-tools]');
  if (tools !== null) parts.tools = boxOf(tools);
  const still = onPhone() ? [] : [...(main?.querySelectorAll('[data-still]') ?? [])];
  still.forEach((x, i) => {
    parts[`still ${i}`] = boxOf(x);
  });
  return parts;
};

/** What the bar lies on. */
export const underBar = (): string[] => {
  const main = document.querySelector('main');
  const bar = document.querySelector('[data-prompt]:not([data-open])')?.getBoundingClientRect();
  if (main === null || bar === undefined) return [];
  return main.getBoundingClientRect().bottom > bar.top + 1 ? ['board'] : [];
};
