/** Moves that are one and the same to everybody who looks: they differ by a number alone, and while either is pointed at in the list of choices the board draws the very same thing for it. A tile with four doors lies the same however it is turned. Runs in the page, on a wide screen, where the list stands beside the board. */
const settled = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/** The board without the list and the bar. */
const drawing = (): string =>
  [...document.querySelectorAll('main [data-explains], main[data-explains]')]
    .filter((x) => x.querySelector('[data-choice], [data-prompt]') === null && x.closest('[data-prompt]') === null)
    .map((x) => x.innerHTML)
    .join();

/** By each of its numbers: the move without it. */
const withoutNumbers = (move: string): string[] =>
  move.startsWith('{')
    ? [...move.matchAll(/"(\w+)":-?\d+/g)].map(({ 0: all, 1: name, index }) => `${name} ${move.slice(0, index)}${move.slice(index + all.length)}`)
    : [];

export const sameMoves = async (): Promise<string[][]> => {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((x) => ({ x, move: x.getAttribute('data-choice') ?? '' }));
  const alike = new Map<string, number>();
  for (const { move } of choices) for (const key of withoutNumbers(move)) alike.set(key, (alike.get(key) ?? 0) + 1);
  const had = document.activeElement;
  const drawings = new Set<string>();
  const seen = new Map<string, string[]>();
  for (const { x, move } of choices) {
    const keys = withoutNumbers(move).filter((key) => (alike.get(key) ?? 0) > 1);
    if (keys.length === 0) continue;
    x.focus();
    await settled();
    const now = drawing();
    drawings.add(now);
    for (const key of keys) seen.set(`${key} ${now}`, [...(seen.get(`${key} ${now}`) ?? []), move]);
  }
  if (had instanceof HTMLElement) had.focus();
  // A board that draws the same whatever is pointed at says nothing.
  return drawings.size < 2 ? [] : [...seen.values()].filter((x) => x.length > 1);
};
