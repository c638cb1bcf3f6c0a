/** Draws the one markup that a game's words may hold: **bold**. */
import { Fragment } from 'react';

export function Bold({ children }: { readonly children: string }) {
  // Cut at the stars: every second piece stood between a pair. The words never change places, so a place is key enough.
  return children.split('**').map((piece, i) => {
    const key = `${i}`;
    return i % 2 === 1 ? <b key={key}>{piece}</b> : <Fragment key={key}>{piece}</Fragment>;
  });
}
