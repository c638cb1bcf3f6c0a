/** Who keeps their results to themselves: nobody else opens their page, and no list of others names them. */
import type { Store } from '../store/store.ts';

const WHAT = 'hidden';

export const isHidden = async (store: Pick<Store, 'kept'>, person: string): Promise<boolean> => (await store.kept(person, WHAT)) === 'true';
export const hide = (store: Pick<Store, 'keep'>, person: string, hidden: boolean): Promise<void> => store.keep(person, WHAT, String(hidden));

/** Those of them whom lists may name. */
export const listed = async <T extends { readonly person: string }>(store: Pick<Store, 'kept'>, all: readonly T[]): Promise<T[]> => {
  const hidden = await Promise.all(all.map((x) => isHidden(store, x.person)));
  return all.filter((_, i) => hidden[i] !== true);
};
