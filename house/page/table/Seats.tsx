/** The seats round a board that is not drawn yet: who sits there and whose turn it is. */
import { SeatPlate } from '@pesthouse/board';
import { table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import css from './seats.module.css';
import { useSitters } from './useboard.ts';

export function PlainSeats() {
  const { game } = useModel();
  const sitters = useSitters();
  const shown = useSeen((s) => s.shown);
  return (
    <ul className={css.seats}>
      {sitters.map((s) => (
        <li key={s.seat}>
          <SeatPlate
            seat={s.seat}
            turn={s.deciding}
            open={s.kind === 'open'}
            name={shown === null ? s.name : game.text.seat(shown.view, s.seat)}
            note={[s.kind === 'open' ? words.seats.open : s.name, s.you ? words.seats.you : (s.away ?? '')].filter((x) => x !== '').join(', ')}
          />
        </li>
      ))}
    </ul>
  );
}
