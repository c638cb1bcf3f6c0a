/** The position in small: the town with its people, for replays and lists. */

import { pieceName } from '../names.ts';
import type { State } from '../state.ts';
import { isFree } from '../state.ts';
import { groundArt, pieceArt } from './art.ts';
import { Graveyard, Ticker } from './Corners.tsx';
import { useGiven } from './given.tsx';
import { standing } from './Pieces.tsx';
import css from './small.module.css';
import { Tokens } from './Tokens.tsx';

export const Small = ({ view }: { readonly view: State }) => {
  const { words, stands } = useGiven();
  return (
    <div data-game="pathologic" className={css.small}>
      <svg viewBox="0 0 1000 700" role="img" aria-label={words.map}>
        <image href={groundArt(false)} width="1000" height="700" />
        <Tokens view={view} />
        <Ticker view={view} />
        <Graveyard view={view} />
        {standing(stands, view, null).map(({ piece, x, y, scale }) => (
          <image
            key={piece}
            href={pieceArt(pieceName(piece), isFree(view, piece))}
            x={x - 32 * scale}
            y={y - 70 * scale}
            width={64 * scale}
            height={88 * scale}
          />
        ))}
      </svg>
    </div>
  );
};
