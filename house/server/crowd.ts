/** How many streams are open, in all and for one visitor: the house has room for many, not for any number. */
import { Refusal } from './failure.ts';

export interface Crowd {
  /** Lets one more in and gives what lets it out again, or says why not. */
  enter(visitor: string): () => void;
}

export const openCrowd = (most: number, mostOfOne: number): Crowd => {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    enter(visitor) {
      const own = inside.get(visitor) ?? 0;
      if (all >= most) throw new Refusal(503, 'full-house', 'The house has no room for another connection. Try again later.');
      if (own >= mostOfOne) throw new Refusal(429, 'too-many', 'You have too many connections open. Close a table or two and try again.');
      all++;
      inside.set(visitor, own + 1);
      let out = false;
      return () => {
        if (out) return;
        out = true;
        all--;
        const left = (inside.get(visitor) ?? 1) - 1;
        if (left > 0) inside.set(visitor, left);
        else inside.delete(visitor);
      };
    },
  };
};
