/** The marks by which this browser remembers who it is to the house: small enough for the first screen. */
export const ME = 'pesthouse.me';
const ACCOUNT = 'pesthouse.account';

/** What stands at a mark; a browser that keeps nothing has none. */
export const markAt = (place: string): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};
export const putMark = (place: string, what: string | null): void => {
  try {
    if (what === null) localStorage.removeItem(place);
    else localStorage.setItem(place, what);
  } catch {
    // Storage is full or forbidden: then this page alone knows it, until it closes.
  }
};

/** The person as whom this browser is signed in; null for guests. */
export const signedInAs = (): string | null => markAt(ACCOUNT);
export const keepAccount = (person: string | null): void => putMark(ACCOUNT, person);

/** A key that an older visit left, which the house would rather have in a cookie. */
export const hasOldKey = (): boolean => markAt(ME)?.startsWith('me_') === true;
