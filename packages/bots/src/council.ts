/** A council of threads: each has thought about the same question with luck of its own, and one move comes of it. */
import { type Flat, same } from '@pesthouse/kernel';
import type { Opinion } from './opinion.ts';

/** What one of them would play, and what it thinks of all moves that it tried. */
export interface Said {
  readonly move: Flat;
  readonly opinions: readonly Opinion[];
}

/** Keeps the luck of several threads apart. */
const GOLDEN = 0x9e3779b9;
/** The seed by which the nth of them thinks; that of the question is the first one's. */
export const voiceSeed = (seed: number, n: number): number => (seed + Math.imul(n, GOLDEN)) >>> 0;

/** What all of them together hope of a move; everybody's runs count alike. */
const pooled = (all: readonly Said[], move: Flat): number => {
  let visits = 0;
  let sum = 0;
  for (const { opinions } of all)
    for (const x of opinions) {
      if (!same(x.move, move)) continue;
      visits += x.visits;
      sum += x.visits * x.hope;
    }
  return visits === 0 ? 0 : sum / visits;
};

/** What most would play; of moves with as many voices the one that all together hope the most of. */
export const agreed = (all: readonly Said[]): Flat | undefined => {
  const voices = (move: Flat): number => all.filter((x) => same(x.move, move)).length;
  let best: { readonly move: Flat; readonly voices: number; readonly hope: number } | undefined;
  for (const { move } of all) {
    const now = { move, voices: voices(move), hope: pooled(all, move) };
    if (best === undefined || now.voices > best.voices || (now.voices === best.voices && now.hope > best.hope)) best = now;
  }
  return best?.move;
};
