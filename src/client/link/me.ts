/** Who this browser is to the people at its tables: its own key, and the name and picture that were chosen last. */
import { type Person, person } from '../../api/index.ts';
import { keepKey, myKey, newKey } from '../mykey.ts';
import { anyAvatar } from '../prefs/avatars.ts';
import { settings, useSettings } from '../prefs/store.ts';
import { ask } from './house.ts';

/** The key of this browser, made when it is first needed. */
export const ownKey = (): string => {
  const known = myKey();
  if (known !== null) return known;
  const made = newKey();
  keepKey(made);
  return made;
};

/** The same for somebody who lays a table and was not asked yet: the name may come later. */
export const introduceMyself = async (nameless: string): Promise<void> => {
  const { name, avatar } = settings();
  const picture = avatar === '' ? anyAvatar() : avatar;
  if (picture !== avatar) useSettings.getState().set({ avatar: picture });
  await ask(person, '/api/me', { body: { name: name.trim() || nameless, avatar: picture }, secret: ownKey() });
};

/** Says who I am, to the house and so to every table, and remembers it. */
export const introduce = async (name: string, avatar: string): Promise<Person> => {
  const me = await ask(person, '/api/me', { body: { name, avatar }, secret: ownKey() });
  if (settings().name !== name || settings().avatar !== avatar) useSettings.getState().set({ name, avatar });
  return me;
};
