/** Chance by script: the tests of a game say what is rolled and drawn, in words of their own. */
import type { Chance } from '../index.ts';

export interface Script extends Chance {
  /** How many of its words were not used yet. */
  readonly left: () => number;
}

/** `read` makes of a word, and of how many are equally likely, which one it is, from 0. The word is undefined where the script is at its end. */
export const scripted = <W>(script: readonly W[], read: (word: W | undefined, n: number) => number): Script => {
  const next = script.slice();
  return {
    used: 0,
    left: () => next.length,
    below(n) {
      this.used++;
      return read(next.shift(), n);
    },
  };
};

/** Each number is the place, from 0, among equals in their order; after the script always the first. */
export const picks = (...script: readonly number[]): Script =>
  scripted(script, (x = 0, n) => {
    if (x >= n) throw new Error(`the script picks ${x} of ${n}`);
    return x;
  });

/** For scripts that must say everything. */
export const atItsEnd = (n: number): never => {
  throw new Error(`chance was asked for one of ${n}, and the script is at its end`);
};

/** A script must be used up. */
export const usedUp = (script: Script, by: string): void => {
  if (script.left() > 0) throw new Error(`${by}: ${script.left()} of the script were not used`);
};
