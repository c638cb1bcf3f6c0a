/** The owner's way in: a link that works once, kept as a hash, and the key that the browser gets for it. */
import { Refusal } from '../failure.ts';
import { hashOf, newSecret } from '../key.ts';
import type { HostingStore } from '../store/hosting.ts';

const LINK = 'owner-link';
/** A link that nobody has used lives so long. */
const LIVES_MS = 7 * 24 * 3_600_000;

/** What lies behind the address of the house: the code stands after the #, which never reaches a log. */
export const ownerPath = (code: string): string => `/owner#${code}`;

/** A new link; the one before it opens nothing any more. */
export const newOwnerLink = async (store: HostingStore, now: number = Date.now()): Promise<string> => {
  const code = newSecret();
  await store.setValue(LINK, JSON.stringify({ hash: hashOf(code), until: now + LIVES_MS }));
  return ownerPath(code);
};

/** A link for a house that has no owner and was given none yet; null where there is one. */
export const firstOwnerLink = async (store: HostingStore): Promise<string | null> => {
  if ((await store.owners()) > 0 || (await store.value(LINK)) !== null) return null;
  return newOwnerLink(store);
};

const read = (text: string | null): { readonly hash: unknown; readonly until: unknown } => {
  const x: unknown = text === null ? null : JSON.parse(text);
  return typeof x === 'object' && x !== null && 'hash' in x && 'until' in x ? { hash: x.hash, until: x.until } : { hash: null, until: 0 };
};

/** The owner comes by the link: it dies, and their browser gets a key. */
export const enterAsOwner = async (store: HostingStore, code: string, now: number = Date.now()): Promise<string> => {
  const kept = await store.value(LINK);
  const { hash, until } = read(kept);
  const good = kept !== null && hash === hashOf(code) && typeof until === 'number' && until > now && (await store.takeValue(LINK, kept));
  if (!good)
    throw new Refusal(404, 'spent-owner-link', 'This link has been used or is too old. Run "pesthouse owner" on the machine of the house for a new one.');
  const key = `ow_${newSecret()}`;
  await store.addOwner(hashOf(key), now);
  return key;
};

export const isOwnerKey = (key: string): boolean => /^ow_[A-Za-z0-9_-]{43}$/.test(key);
