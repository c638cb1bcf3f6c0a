/** Hands the board of a game its words and the numbers of its table; everything of the board is drawn inside. */
import type { ReactNode } from 'react';
import type { Loaded } from './game.ts';

export function BoardGiven({ game, children }: { readonly game: Loaded; readonly children: ReactNode }) {
  const Given = game.board?.Given;
  if (Given === undefined) return children;
  return (
    <Given text={game.text} numbers={game.table} printed={game.printed}>
      {children}
    </Given>
  );
}
