/** Who this browser is to a house: a key that it made itself and of which the house keeps only the hash. */
import { personKey } from '../api/index.ts';

const PLACE = 'pesthouse.me';
/** What this page remembers when the browser refuses to. */
let pocket: string | null = null;

/** Null: this browser has not said who it is. */
export const myKey = (): string | null => {
  try {
    const kept = personKey.safeParse(localStorage.getItem(PLACE));
    return kept.success ? kept.data : pocket;
  } catch {
    return pocket;
  }
};

/** A new one, from 32 random bytes. It is nobody's until it is kept and somebody says who they are by it. */
export const newKey = (): string => {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return `me_${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

export const keepKey = (key: string): void => {
  pocket = key;
  try {
    localStorage.setItem(PLACE, key);
  } catch {
    // Storage is full or forbidden: the pocket holds until the page closes.
  }
};
