/** The keys of every table: one list that the page listens to and that the dialog of keys shows. */
import { explain, table as words } from '../text/rooms.ts';

/** What a key does, by name. */
export const TABLE_KEYS = {
  '?': words.keys.show,
  F1: explain.name,
  l: words.keys.list,
  b: words.keys.text,
  u: words.keys.undo,
  h: words.keys.hint,
  '/': words.keys.rules,
  ' ': words.keys.skip,
  Escape: words.keys.clear,
} as const;
export type TableKey = keyof typeof TABLE_KEYS;
export const TABLE_KEY_LIST = Object.keys(TABLE_KEYS).filter((key): key is TableKey => key in TABLE_KEYS);

/** What the key is called on a keyboard. */
const { space, escape: esc, enter, tab } = words.caps;
const CAPS: { readonly [key: string]: string } = {
  ' ': space,
  Escape: esc,
  Enter: enter,
  Tab: tab,
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
export const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Keys as one reads them: figures before letters before names. */
const kind = (key: string): number => (/^\d$/.test(key) ? 0 : key.length === 1 ? 1 : 2);
export const inOrder = (keys: readonly string[]): string[] => [...new Set(keys)].sort((a, b) => kind(a) - kind(b) || a.localeCompare(b, 'en'));
