/** Beside the map: the Healers' sheets, or the Plague's own column; and the ongoing Events. On a phone a strip of all seats. */
import { HEALERS } from '../names.ts';
import { isPlague, type Props } from './choice.ts';
import { PlaguePlate } from './PlaguePlate.tsx';
import { PlagueSide } from './PlagueSide.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { Sheet } from './Sheet.tsx';
import css from './seats.module.css';
import { Tickets } from './Tickets.tsx';
import { useScene } from './underway.ts';

export const Seats = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  const side = isPlague(p) ? 'plague' : 'healer';
  if (p.narrow) return <SeatStrip p={p} side={side} />;
  return (
    <>
      <div className={css.left} data-side={side}>
        {side === 'plague' ? (
          <PlagueSide p={p} />
        ) : (
          <>
            <PlaguePlate p={p} />
            {HEALERS.map((id, h) => (
              <Sheet key={id} p={p} h={h} />
            ))}
          </>
        )}
      </div>
      <Tickets p={p} />
    </>
  );
};
