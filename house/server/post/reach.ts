/** By which channels somebody hears of something, if by any: a page that says that a message went out says so only where one does. */
import type { MessageWishes } from '@pesthouse/api';
import { type ChannelRow, type PostKind, wishOf } from '../store/messages-schema.ts';
import type { Store } from '../store/store.ts';
import { usualWishes } from './when.ts';

interface Ways {
  readonly ways: readonly ChannelRow[];
  readonly wishes: MessageWishes;
}

export const waysTo = async (store: Pick<Store, 'channels' | 'wishes'>, person: string, kind: PostKind): Promise<Ways> => {
  const on = (await store.channels(person)).filter((x) => x.on);
  const wishes = (on.length === 0 ? null : await store.wishes(person)) ?? usualWishes();
  return { ways: wishes.what[wishOf(kind)] ? on : [], wishes };
};

/** Whether a message of that kind goes out to somebody; to nobody where the house does not know who that is. */
export const isReached = async (store: Pick<Store, 'channels' | 'wishes'>, person: string | null, kind: PostKind): Promise<boolean> =>
  person !== null && (await waysTo(store, person, kind)).ways.length > 0;
