/** What a part of the campaign is asked for: how much of it, for how long, and by which seed. */
import type { Page } from './book.ts';

export interface Wish {
  /** How much there shall be in all, with what earlier runs have done. */
  readonly goal: number;
  readonly seed: number;
  /** Where a failure leaves what is needed to see it again. */
  readonly failures: string;
  /** Whether there is time for another round. */
  more(): boolean;
  say(words: string): void;
}

export type Part = (wish: Wish, page: Page) => Promise<void>;

export const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** Tells how far it is, at most once in a few seconds. */
export const teller = (say: (words: string) => void): ((words: () => string) => void) => {
  let last = performance.now();
  return (words) => {
    if (performance.now() - last < 5_000) return;
    last = performance.now();
    say(words());
  };
};
