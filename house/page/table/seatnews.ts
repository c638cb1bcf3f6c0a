/** Who plays a seat has changed, or advice was taken: everybody at the table is told at once, in a sentence. */

import type { SeatingEntry } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { useEffect, useRef } from 'react';
import { toast } from '../kit/toast.tsx';
import { seatingLine } from '../shown/seating.ts';
import { useSeen } from './context.tsx';

/** What is told of the entries after `since`: nothing of what the reader did, and nothing twice. */
export const newsOf = (seating: readonly SeatingEntry[], since: number, seat: Seat): readonly string[] => {
  const lines = seating.flatMap((x) => (x.nr > since && x.seat !== seat && x.by?.seat !== seat ? [seatingLine(x, seating)] : []));
  return [...new Set(lines)].filter((x) => x !== '');
};

const NEWS_MS = 6_000;

export const useSeatNews = (): void => {
  const seating = useSeen((s) => s.seating);
  const seat = useSeen((s) => s.seat);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = seating.reduce((most, x) => Math.max(most, x.nr), 0);
    if (last === 0) return;
    const since = heard.current;
    heard.current = last;
    // What happened before this page came is told elsewhere.
    if (since !== null) for (const text of newsOf(seating, since, seat)) toast({ text, stay: NEWS_MS });
  }, [seating, seat]);
};
