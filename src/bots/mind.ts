/** What a bot keeps in mind between two decisions. */
import type { Tree } from './tree.ts';

/** What a bot remembers from one decision to the next: the tree below the move that it made. */
export interface Mind {
  tree: Tree | null;
  row: number;
  asked: number;
}
export const blank = (): Mind => ({ tree: null, row: 0, asked: -1 });
