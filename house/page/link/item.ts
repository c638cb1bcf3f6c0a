/** What comes over the network, as the table's own types: plain data is looked at before it is believed. */
import type { Item as ApiItem } from '@pesthouse/api';
import type { Base } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { patched } from '@pesthouse/table';

const isFrame = (x: unknown): x is { step: string } => typeof x === 'object' && x !== null && 'step' in x && typeof x.step === 'string';
const isBase = (x: unknown): x is Base =>
  typeof x === 'object' && x !== null && 'stack' in x && Array.isArray(x.stack) && x.stack.every(isFrame) && 'asked' in x && typeof x.asked === 'number';

/** The view that an item brings: whole, or as what changed since the view before it. */
const viewOf = (x: ApiItem, before: Base | null): unknown => (x.patch === undefined || before === null ? x.view : patched(before, x.patch));

/** Null where the position is missing: such an item can be told but not shown. */
export const itemOf = ({ patch, ...x }: ApiItem, before: Base | null = null): Item | null => {
  const view = viewOf(patch === undefined ? x : { ...x, patch }, before);
  return isBase(view) ? { ...x, view } : null;
};

/** A whole story: each item is told by what changed since the one before it. */
export const itemsOf = (told: readonly ApiItem[]): Item[] => {
  const items: Item[] = [];
  for (const x of told) {
    const item = itemOf(x, items.at(-1)?.view ?? null);
    if (item !== null) items.push(item);
  }
  return items;
};
