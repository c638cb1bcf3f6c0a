/** A whole group on the move: pests move one at a time by the rules, so the page sends them one after the other. */

import { only } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import type { PlaceId } from '../names.ts';
import type { Props } from './choice.ts';

export interface Convoy {
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** Starts a convoy; it goes on with every new decision until nobody is left to move that way. */
export const useConvoy = ({ legal, choose }: Pick<Props, 'legal' | 'choose'>): ((convoy: Convoy) => void) => {
  const [convoy, setConvoy] = useState<Convoy | null>(null);
  useEffect(() => {
    // No choices now: an event is being shown, and the convoy waits for it.
    if (convoy === null || legal.length === 0) return;
    const next = only(legal, 'move').find((m) => m.from === convoy.from && m.to === convoy.to);
    if (next === undefined) setConvoy(null);
    else choose(next);
  }, [convoy, legal, choose]);
  return setConvoy;
};
