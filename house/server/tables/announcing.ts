/** Everybody at a table is told what changed about the table itself: gathered for a moment, and never the same twice. */
import { infoOf } from '../info.ts';
import { type Live, tellAll } from '../live.ts';
import type { Tables } from '../tables.ts';

/** News of who comes and goes are gathered for this long. */
const INFO_MS = 30;

export const openAnnouncing = (): Tables['announce'] => {
  const pending = new Set<string>();
  const announced = new WeakMap<Live, { readonly text: string; readonly to: ReadonlySet<unknown> }>();
  return (live: Live): void => {
    const { id } = live.row;
    if (pending.has(id)) return;
    pending.add(id);
    setTimeout(() => {
      pending.delete(id);
      const text = JSON.stringify({ type: 'table', table: id, info: infoOf(live) });
      const before = announced.get(live);
      // Who hears the same again would learn that something happened which is not theirs to know.
      if (before?.text === text && [...live.listeners].every((x) => before.to.has(x))) return;
      announced.set(live, { text, to: new Set(live.listeners) });
      tellAll(live, text);
    }, INFO_MS);
  };
};
