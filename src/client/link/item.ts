/** What comes over the network, as the table's own types: plain data is looked at before it is believed. */
import type { Item as ApiItem } from '../../api/index.ts';
import type { Base } from '../../kernel/index.ts';
import type { Item } from '../../table/play.ts';

const isFrame = (x: unknown): x is { step: string } => typeof x === 'object' && x !== null && 'step' in x && typeof x.step === 'string';
export const isBase = (x: unknown): x is Base =>
  typeof x === 'object' && x !== null && 'stack' in x && Array.isArray(x.stack) && x.stack.every(isFrame) && 'asked' in x && typeof x.asked === 'number';

/** Null where the position is missing: such an item can be told but not shown. */
export const itemOf = (x: ApiItem): Item | null => (isBase(x.view) ? { ...x, view: x.view } : null);
