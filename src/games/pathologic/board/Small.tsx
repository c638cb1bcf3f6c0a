/** The position in small: the town with its people, for replays and lists. */

import { pieceName } from '../names.ts';
import type { State } from '../state.ts';
import { isFree } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { groundArt, pieceArt } from './art.ts';
import { Graveyard, Ticker } from './Corners.tsx';
import { standing } from './Pieces.tsx';
import css from './small.module.css';
import { Tokens } from './Tokens.tsx';

export const Small = ({ view }: { readonly view: State }) => (
  <div data-game="pathologic" className={css.small}>
    <svg viewBox="0 0 1000 700" role="img" aria-label={words.map}>
      <image href={groundArt(false)} width="1000" height="700" />
      <Tokens view={view} />
      <Ticker view={view} />
      <Graveyard view={view} />
      {standing(view).map(({ piece, x, y }) => (
        <image key={piece} href={pieceArt(pieceName(piece), isFree(view, piece))} x={x - 32} y={y - 70} width="64" height="88" />
      ))}
    </svg>
  </div>
);
