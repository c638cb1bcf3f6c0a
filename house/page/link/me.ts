/** Who this browser is to the people at its tables: its own key, and the name and picture that were chosen last. */
import { COOKIE, type Person, person } from '@pesthouse/api';
import { dropKey, keepKey, myKey, newKey } from '../mykey.ts';
import { anyAvatar } from '../prefs/avatars.ts';
import { settings, useSettings } from '../prefs/store.ts';
import { ask, HouseError } from './house.ts';

/** The key of this browser, made when it is first needed. */
export const ownKey = (): string => {
  const known = myKey();
  if (known !== null) return known;
  const made = newKey();
  keepKey(made);
  return made;
};

/** The key that this browser made goes where no script reads it. It is given up only when the cookie has been seen to work. */
export const settleKey = async (): Promise<void> => {
  const key = myKey();
  if (key === null || key === COOKIE) return;
  try {
    await ask(person, '/api/session', { body: {}, secret: key, keeps: true });
    await ask(person, '/api/me', { secret: COOKIE });
    if (myKey() === key) keepKey(COOKIE);
  } catch {
    // The key goes on working; the next visit tries again.
  }
};

/** Says it by the cookie or the key; a browser whose cookie is gone begins anew. */
const say = async (name: string, avatar: string): Promise<Person> => {
  const tell = (): Promise<Person> => ask(person, '/api/me', { body: { name, avatar }, secret: ownKey() });
  try {
    return await tell();
  } catch (e) {
    if (!(e instanceof HouseError) || e.code !== 'no-person' || myKey() !== COOKIE) throw e;
    dropKey();
    return tell();
  }
};

/** The same for somebody who lays a table and was not asked yet: the name may come later. */
export const introduceMyself = async (nameless: string): Promise<void> => {
  const { name, avatar } = settings();
  const picture = avatar === '' ? anyAvatar() : avatar;
  if (picture !== avatar) useSettings.getState().set({ avatar: picture });
  await say(name.trim() || nameless, picture);
  await settleKey();
};

/** Says who I am, to the house and so to every table, and remembers it. */
export const introduce = async (name: string, avatar: string): Promise<Person> => {
  const me = await say(name, avatar);
  if (settings().name !== name || settings().avatar !== avatar) useSettings.getState().set({ name, avatar });
  await settleKey();
  return me;
};
