/** Who this browser is to a house: a cookie that no script reads, or, until the house has given one, a key that it made itself. */
import { COOKIE, personKey } from '@pesthouse/api';
import { keepAccount, ME, markAt, putMark } from './marks.ts';

/** What this page remembers when the browser refuses to. */
let pocket: string | null = null;

/** The key, or `COOKIE` where the cookie says it. Null: this browser has not said who it is. */
export const myKey = (): string | null => {
  const found = markAt(ME);
  if (found === COOKIE) return COOKIE;
  const kept = personKey.safeParse(found);
  return kept.success ? kept.data : pocket;
};

/** A new one, from 32 random bytes. It is nobody's until it is kept and somebody says who they are by it. */
export const newKey = (): string => {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return `me_${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

export const keepKey = (key: string): void => {
  pocket = key;
  putMark(ME, key);
};

/** The house does not know this browser any more. */
export const dropKey = (): void => {
  pocket = null;
  putMark(ME, null);
  keepAccount(null);
};
