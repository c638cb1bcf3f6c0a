/** The law of still: where the parts of a table stand, to be compared from one decision to the next. Runs in the page. */
const boxOf = (x: Element): string => {
  const { left, top, right, bottom } = x.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round).join();
};

/** The board, its frame, the bar and everything of the board that is said to stand still. */
export const stands = (): { readonly [part: string]: string } => {
  const parts: { [part: string]: string } = {};
  const main = document.querySelector('main');
  if (main !== null) parts.board = boxOf(main);
  const tools = document.querySelector('[data-tools]');
  if (tools !== null) parts.tools = boxOf(tools);
  [...(main?.querySelectorAll('[data-still]') ?? [])].forEach((x, i) => {
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
