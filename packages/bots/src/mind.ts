/** What a bot keeps in mind between two decisions. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Believed, type Flat, NoChance, type Seat } from '@pesthouse/kernel';
import type { Opinion, Spent } from './opinion.ts';
import type { Tree } from './tree.ts';

/** A decision that is still to come, as far as it was thought about. */
export interface Pending {
  readonly view: Base;
  readonly tree: Tree;
  readonly runs: number;
  /** Thinks for what is left of one decision's time; so many more will give theirs before the move is due. */
  go(spent: Spent, more: number): void;
  best(): { readonly move: Flat; readonly row: number };
  /** What is thought of each move that was tried, the best first. */
  opinions(): readonly Opinion[];
}

/** What a bot remembers from one decision to the next: the tree below the move that it thought best. */
export interface Mind {
  tree: Tree | null;
  row: number;
  /** What the seat sees next if that move was made; null where chance or somebody else has a say in it, for then nothing is known of where its tree would belong. */
  next: Base | null;
  /** What it thought of a decision that is still to come. */
  pending: Pending | null;
  /** What it believed of hidden things at its last decision, where its game learnt to tell. */
  believed: Believed | null;
}
export const blank = (): Mind => ({ tree: null, row: 0, next: null, believed: null, pending: null });

/** What a seat will see after its own move, where its view tells that for certain. */
export const foreseen = (e: AnyEngine, view: Base, seat: Seat, move: Flat): Base | null => {
  const none = new NoChance();
  try {
    const after = e.after(view, seat, move, { chance: none, tell: undefined });
    return none.used === 0 && e.deciders(after) === 1 << seat ? e.view(after, seat) : null;
  } catch {
    return null; // the view lacks what the move needs
  }
};
