/** Chance: the only source of randomness. It is handed to the rules by whoever runs them and is never part of a state. */

export interface Chance {
  /** How many draws were made since it was seeded: the undo horizon reads it. */
  used: number;
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

const mix = (x: number): number => {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** sfc32: 128 bits of state, allocates nothing once built, can be seeded again in place. */
export class Sfc implements Chance {
  used = 0;
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  seed(w0: number, w1: number, w2: number, w3: number): this {
    this.used = 0;
    this.a = w0 | 0;
    this.b = w1 | 0;
    this.c = w2 | 0;
    this.d = w3 | 0;
    for (let i = 0; i < 12; i++) this.next();
    return this;
  }

  /** For bots, tests and the fuzzer, where nothing is secret. A table seeds from a one-way hash instead. */
  at(seed: number, n: number): this {
    return this.seed(mix(seed + 0x9e3779b9), mix(seed ^ 0x7f4a7c15), mix(n + 0x165667b1), 1);
  }

  next(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Exact for n < 2^21 (Lemire's method): the slow remainder is reached once in 2^32 / n calls. */
  below(n: number): number {
    this.used++;
    let x = this.next();
    let low = Math.imul(x, n) >>> 0;
    if (low < n) {
      const floor = (4294967296 - n) % n;
      while (low < floor) {
        x = this.next();
        low = Math.imul(x, n) >>> 0;
      }
    }
    return Math.floor((x * n) / 4294967296);
  }
}

/** Chance that is never drawn from: a move that needs any goes no further. Some number in its place would not do, for a tie that is rolled off with the same dice for ever is never broken. */
export class NoChance implements Chance {
  used = 0;
  below(_n: number): never {
    this.used++;
    throw new Error('this move needs chance, and there is none here');
  }
}
