/** A board drawn without a screen: the markup of each of its parts. The one place of the tests that knows how a table hands things to a board. */

import type { BoardModule, BoardProps } from '@pesthouse/board';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BoardGiven } from '../../shown/BoardGiven.tsx';
import type { Loaded } from '../../shown/game.ts';

export const drawn = (game: Loaded, board: BoardModule, props: BoardProps): { readonly [part: string]: string } => {
  const { Board, Seats, Rail, Controls, Stage, Small, Mark, tabs = [] } = board;
  const { view, seat, now, text } = props;
  const parts: { readonly [part: string]: ReactNode } = {
    Board: <Board {...props} />,
    Seats: <Seats {...props} />,
    Rail: Rail && <Rail {...props} />,
    Controls: Controls && <Controls {...props} />,
    Stage: Stage && now !== null && <Stage {...props} />,
    Small: Small && <Small view={view} text={text} />,
    Mark: <Mark view={view} seat={Math.max(0, seat)} size={20} />,
    flights:
      now !== null &&
      board.flights(view, now).map((f) => (
        <i key={f.key} title={`${f.from} ${f.to}`}>
          {f.piece}
        </i>
      )),
    caption: now !== null && board.caption?.(view, now, text),
    ...Object.fromEntries(
      tabs.map(({ id, name, Tab }) => [
        `tab ${id}`,
        <i key={id} title={name(text)}>
          <Tab {...props} />
        </i>,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(parts).map(([name, node]) => [name, renderToStaticMarkup(<BoardGiven game={game}>{node}</BoardGiven>)]));
};
