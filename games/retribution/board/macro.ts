/** "Play all plain cards": a row of ordinary moves, each chosen when the one before has been shown. It stops as soon as anything else is asked. */

import { only } from '@pesthouse/board';
import { useEffect } from 'react';
import { faceOf } from '../names.ts';
import type { Move } from '../state.ts';
import { playerAt } from '../state.ts';
import type { MoveOf, Props } from './choice.ts';
import { type GivenHere, useGiven } from './given.tsx';

/** Cards that only give Contagions: nothing is decided by playing them, now or later. */
const plain = (here: GivenHere, m: MoveOf<'play'>): boolean => {
  const {
    read: { card },
  } = here;
  const row = card(faceOf(m.card));
  return row.effects.length === 0 && row.base > 0;
};
const plainPlays = (here: GivenHere, legal: readonly Move[]): MoveOf<'play'>[] => only(legal, 'play').filter((m) => plain(here, m));

/** How many plain cards the hand holds and what they give. */
export const plainCards = (here: GivenHere, { legal, view, seat }: Pick<Props, 'legal' | 'view' | 'seat'>): { readonly n: number; readonly sum: number } => {
  const {
    read: { card },
  } = here;
  let n = 0;
  let sum = 0;
  for (const m of plainPlays(here, legal)) {
    const f = faceOf(m.card);
    const copies = playerAt(view, seat).hand[f] ?? 0;
    n += copies;
    sum += copies * card(f).base;
  }
  return { n, sum };
};

let running = false;

export const playAll = (here: GivenHere, p: Pick<Props, 'legal' | 'choose'>): void => {
  const first = plainPlays(here, p.legal)[0];
  if (first === undefined) return;
  running = true;
  p.choose(first);
};

/** Goes on where `playAll` began; lives in a part of the page that is always there. */
export const usePlayAll = ({ legal, choose }: Pick<Props, 'legal' | 'choose'>): void => {
  const here = useGiven();
  useEffect(() => {
    if (!running || legal.length === 0) return;
    const next = plainPlays(here, legal)[0];
    if (next === undefined) running = false;
    else choose(next);
  }, [here, legal, choose]);
  useEffect(() => {
    const stop = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') running = false;
    };
    window.addEventListener('keydown', stop);
    return () => {
      running = false;
      window.removeEventListener('keydown', stop);
    };
  }, []);
};
