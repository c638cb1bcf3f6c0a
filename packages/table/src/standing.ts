/** What still stands of what a seat was told. */
import type { Item } from './play.ts';

/** The told items that still stand: an undo takes away every item that answered the decision now put again, or a later one. The first `least` stay in any case. */
export const standingItems = (items: readonly Item[], least = 0): Item[] => {
  const live: Item[] = [];
  for (const x of items) {
    if (x.kind !== 'undo') {
      live.push(x);
      continue;
    }
    while (live.length > least && (live[live.length - 1]?.asked ?? 0) >= x.asked) live.pop();
  }
  return live;
};
