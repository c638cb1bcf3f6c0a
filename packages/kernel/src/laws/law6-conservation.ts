/** Law 6: the census of all physical components never changes. */
import type { Base } from '../contract.ts';
import { hash } from '../hash.ts';
import { must, type Trial } from './look.ts';

export const conservation = (x: Trial, s: Base, after: string): void => {
  const now = x.e.game.census(s);
  must(6, hash(now) === x.census, () => `the census changed in ${after}: ${JSON.stringify(now)}`);
};
