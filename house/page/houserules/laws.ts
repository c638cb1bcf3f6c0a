/** The laws, tried on house rules in a worker before anybody plays by them: they must come to an end, and nobody may be stuck. */

import type { Variant } from '@pesthouse/table';
import { proxy } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type OwnHand, openHand } from '../crew/crew.ts';
import { houserules as words } from '../text/rooms.ts';

export type Laws =
  | { readonly state: 'not' }
  | { readonly state: 'running'; readonly done: number; readonly all: number }
  | { readonly state: 'good'; readonly games: number }
  | { readonly state: 'bad'; readonly said: string };

/** Rules that roll the same dice again and again would keep a worker for ever: after so long without one game done, they are no game. */
const PATIENCE_S = 30;

/** What was tried while this page is open, by meaning. */
const known = new Map<string, Laws>();
const meaning = ({ game, edition, numbers, switches }: Variant): string =>
  JSON.stringify([game, edition, Object.entries(numbers).sort(), Object.entries(switches).sort()]);

const tryIn = async (own: OwnHand, v: Variant, tell: (laws: Laws) => void): Promise<Laws> => {
  let seats = 0;
  let last = performance.now();
  const heard = (done: number, all: number, at: number): void => {
    seats = at;
    last = performance.now();
    tell({ state: 'running', done, all });
  };
  let watch: ReturnType<typeof setInterval> | undefined;
  const hung = new Promise<Laws>((done) => {
    watch = setInterval(() => {
      if (performance.now() - last > PATIENCE_S * 1000) done({ state: 'bad', said: words.laws.hung(seats, PATIENCE_S) });
    }, 1000);
  });
  try {
    const tried = own.hand
      .sound(v, proxy(heard))
      .then((x): Laws => ('wrong' in x ? { state: 'bad', said: words.laws.bad(x.seats, words.laws.why[x.fault]) } : { state: 'good', games: x.games }));
    return await Promise.race([tried, own.broken, hung]);
  } finally {
    clearInterval(watch);
  }
};

export interface Trying {
  readonly laws: Laws;
  /** True where the rules are sound; false where they are not, or where the trial was stopped. */
  readonly run: () => Promise<boolean>;
  readonly stop: () => void;
}

export const useLaws = (v: Variant | null): Trying => {
  const key = v === null ? '' : meaning(v);
  const [, redraw] = useState(0);
  const hand = useRef<{ readonly own: OwnHand; readonly key: string } | null>(null);
  const put = useCallback((of: string, laws: Laws): void => {
    known.set(of, laws);
    redraw((n) => n + 1);
  }, []);
  const stop = useCallback((): void => {
    const now = hand.current;
    hand.current = null;
    now?.own.close();
    if (now !== null && known.get(now.key)?.state === 'running') put(now.key, { state: 'not' });
  }, [put]);
  // Whoever turns a number meanwhile has other rules: the old trial ends.
  useEffect(() => {
    if (hand.current !== null && hand.current.key !== key) stop();
  }, [key, stop]);
  useEffect(() => stop, [stop]);
  const run = async (): Promise<boolean> => {
    if (v === null) return false;
    const before = known.get(key);
    if (before?.state === 'good') return true;
    if (before?.state === 'bad') return false;
    stop();
    const own = openHand();
    hand.current = { own, key };
    put(key, { state: 'running', done: 0, all: 0 });
    const mine = (): boolean => hand.current?.own === own;
    let said: Laws;
    try {
      said = await tryIn(own, v, (laws) => mine() && put(key, laws));
    } catch {
      said = { state: 'not' };
      if (mine()) throw new Error(words.laws.failed);
    } finally {
      own.close();
    }
    if (!mine()) return false;
    hand.current = null;
    put(key, said);
    return said.state === 'good';
  };
  return { laws: known.get(key) ?? { state: 'not' }, run, stop };
};
