/** The position in small: the house with its stacks and figures, for replays and lists. */
import type { State } from '../state.ts';
import { boundsOf, CELL } from './geometry.ts';
import { useGiven } from './given.tsx';
import { Pieces } from './Pieces.tsx';
import { RoomNames, Rooms } from './Rooms.tsx';
import css from './small.module.css';

export const Small = ({ view }: { readonly view: State }) => {
  const { words } = useGiven();
  const b = boundsOf(view, 0.3);
  return (
    <div data-game="exterminators" className={css.small}>
      <svg viewBox={`${b.x * CELL} ${b.y * CELL} ${b.w * CELL} ${b.h * CELL}`} role="img" aria-label={words.house}>
        <Rooms s={view} fresh={-1} sealing={-1} />
        <RoomNames s={view} />
        <Pieces s={view} seat={-1} now={null} />
      </svg>
    </div>
  );
};
