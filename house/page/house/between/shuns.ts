/** Of whom the reader wants to hear nothing: asked of the house once, and known to every room from then on. */
import { type Shun, shuns } from '@pesthouse/api';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ask } from '../../link/house.ts';
import { myKey } from '../../mykey.ts';

type How = 'mute' | 'block';
interface Known {
  /** Null: not asked yet. */
  readonly of: ReadonlyMap<string, How> | null;
}
const useKnown = create<Known>(() => ({ of: null }));

const take = (said: unknown): void => {
  const { shuns: all } = shuns.parse(said);
  useKnown.setState({ of: new Map(all.map((x) => [x.person.person, x.how])) });
};

let asked = false;
/** Whoever has no key here has shunned nobody. */
const look = (): void => {
  const secret = myKey();
  if (asked || secret === null) return;
  asked = true;
  ask(shuns, '/api/me/shuns', { secret }).then(take, () => {
    asked = false;
  });
};

const NOBODY: ReadonlyMap<string, How> = new Map();
export const useShuns = (): ReadonlyMap<string, How> => {
  const of = useKnown((x) => x.of);
  useEffect(look, []);
  return of ?? NOBODY;
};

/** Rejects with a sentence where the house refuses. */
export const setShun = async (wish: Shun): Promise<void> => {
  take(await ask(shuns, '/api/me/shuns', { body: wish, secret: myKey() ?? undefined }));
};
