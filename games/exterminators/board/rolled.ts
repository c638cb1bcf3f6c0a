/** The last roll of each die that was told at this table: the position itself does not keep them. */
import { useRef } from 'react';
import type { Event } from '../state.ts';

export interface Rolled {
  readonly face: Extract<Event, { type: 'face' }> | null;
  readonly die: Extract<Event, { type: 'exterminated' }> | null;
}

let kept: Rolled = { face: null, die: null };

/** Shared by every part that shows dice; a new table begins with dice that wait. */
export const useRolled = (now: Event | null, begun: boolean): Rolled => {
  const last = useRef<Event | null>(null);
  if (last.current !== now) {
    last.current = now;
    if (now?.type === 'face') kept = { ...kept, face: now };
    if (now?.type === 'exterminated') kept = { ...kept, die: now };
    if (now?.type === 'first-player') kept = { face: null, die: null };
  }
  return begun ? kept : { face: null, die: null };
};
