/** The keys of every table: one list that the page listens to and that the dialog of keys shows. */
import { explain, table as words } from '../text/rooms.ts';

/** What each key does, by name. */
export const tableKeys = () => ({
  '?': words.keys.show,
  F1: explain.name,
  l: words.keys.list,
  b: words.keys.text,
  u: words.keys.undo,
  h: words.keys.hint,
  '/': words.keys.rules,
  ' ': words.keys.skip,
  Escape: words.keys.clear,
});
export type TableKey = keyof ReturnType<typeof tableKeys>;
export const TABLE_KEY_LIST = ['?', 'F1', 'l', 'b', 'u', 'h', '/', ' ', 'Escape'] as const satisfies readonly TableKey[];

/** What the key is called on a keyboard. */
const caps = (): { readonly [key: string]: string } => ({
  ' ': words.caps.space,
  Escape: words.caps.escape,
  Enter: words.caps.enter,
  Tab: words.caps.tab,
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
});
export const capOf = (key: string): string => caps()[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Keys as one reads them: figures before letters before names. */
const kind = (key: string): number => (/^\d$/.test(key) ? 0 : key.length === 1 ? 1 : 2);
export const inOrder = (keys: readonly string[]): string[] => [...new Set(keys)].sort((a, b) => kind(a) - kind(b) || a.localeCompare(b, 'en'));
