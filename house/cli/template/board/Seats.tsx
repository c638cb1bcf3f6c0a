/** The seats: who sits where, with how much Worth. */
import { SeatPlate } from '@pesthouse/board';
import { about } from './about.ts';
import { useGiven } from './given.tsx';
import type { Props } from './props.ts';
import css from './seats.module.css';

export const Seats = ({ view, sitters, narrow }: Props) => {
  const { text } = useGiven();
  return (
    <div className={narrow ? css.strip : css.column}>
      {sitters.map((who) => (
        <div key={who.seat} {...about('seat', String(who.seat))}>
          <SeatPlate
            seat={who.seat}
            name={who.name}
            note={narrow ? undefined : text.seat(view, who.seat)}
            score={view.worth[who.seat] ?? 0}
            turn={who.deciding}
            open={who.kind === 'open'}
          />
        </div>
      ))}
    </div>
  );
};
