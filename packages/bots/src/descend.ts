/** One step down a tree of decisions: the most promising of what is legal in this world, by what was seen of it and by how much it tempts. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Ctx, type Fact, type Flat, firstOf, type Out } from '@pesthouse/kernel';
import { keyOf, type Tree } from './tree.ts';

/** What an untried move is thought to be worth below the average of its siblings. */
const DOUBT = 0.05;

export interface Climber {
  readonly e: AnyEngine;
  readonly tree: Tree;
  readonly out: Out<Flat>;
  readonly k: Ctx<Fact>;
}
/** How much untried moves tempt, and how much of that goes to what the game's policy would do, 0 to 1. */
export interface Taste {
  readonly lean: number;
  readonly curiosity: number;
}

/** Goes one decision down: the most promising of what is legal in this world. Returns the row; a row without visits is new. */
export const descend = ({ e, tree, out, k }: Climber, { lean, curiosity }: Taste, s: Base, at: number): number => {
  const seat = firstOf(e.deciders(s));
  e.list(s, seat, out);
  const usual = out.n > 1 ? e.policy(s, seat, k.chance) : out.list[0];
  const usualKey = usual === undefined ? 0 : keyOf(usual);
  const draw = curiosity * Math.sqrt(tree.visits(at) + 1);
  const others = usual === undefined ? 1 / out.n : (1 - lean) / Math.max(1, out.n - 1);
  const unknown = tree.mean(at, seat) - DOUBT;
  let top = -Infinity;
  let best: Flat | undefined;
  let bestRow = -1;
  let bestKey = 0;
  for (let i = 0; i < out.n; i++) {
    const m = out.list[i];
    if (m === undefined) continue;
    const key = keyOf(m);
    const row = tree.find(at, seat, key);
    const n = row < 0 ? 0 : tree.visits(row);
    const score = (n === 0 ? unknown : tree.mean(row, seat)) + (draw * (key === usualKey ? lean : others)) / (1 + n);
    if (score > top) {
      top = score;
      best = m;
      bestRow = row;
      bestKey = key;
    }
  }
  if (best === undefined) throw new Error('nobody can move');
  e.play(s, seat, best, k);
  return bestRow < 0 ? tree.add(at, seat, bestKey) : bestRow;
};
