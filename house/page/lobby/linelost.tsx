/** The line to the house is down: said once, with a way to try at once. */
import { Button } from '@pesthouse/board';
import { lobby as words } from '../text/rooms.ts';
import { useGiven } from './context.tsx';
import css from './linelost.module.css';

export function LineLost() {
  const { room } = useGiven();
  return (
    <div className={css.lost} role="status">
      <span>{words.lineLost}</span>
      <Button size="s" onClick={room.retry}>
        {words.retry}
      </Button>
    </div>
  );
}
