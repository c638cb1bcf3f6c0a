/** Flights, briefly written: one piece from spot to spot, and several of them one after another. */
import type { ReactNode } from 'react';
import type { Flight } from '../board.ts';

export const flight = (key: string, from: string, to: string, piece: ReactNode, more: Pick<Flight, 'delay' | 'ms' | 'arc'> = {}): Flight => ({
  key,
  from,
  to,
  piece,
  ...more,
});

/** Each sets out so many milliseconds after the one before it. */
export const oneByOne = <T>(list: readonly T[], apart: number, make: (x: T, i: number) => Flight): readonly Flight[] =>
  list.map((x, i) => {
    const made = make(x, i);
    return { ...made, delay: (made.delay ?? 0) + apart * i };
  });
