/** The owner's key: kept by the browser that came in by the owner's link. */
const PLACE = 'pesthouse.owner';
let pocket: string | null = null;

export const ownerKey = (): string | null => {
  try {
    return localStorage.getItem(PLACE) ?? pocket;
  } catch {
    return pocket;
  }
};

/** With null it is thrown away. */
export const keepOwnerKey = (key: string | null): void => {
  pocket = key;
  try {
    if (key === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, key);
  } catch {
    // Storage is full or forbidden: the pocket holds until the page closes.
  }
};
