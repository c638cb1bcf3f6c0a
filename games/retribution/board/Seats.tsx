/** Beside the board: the card in focus and the rivals' plates; on a phone a strip of all seats. */
import { useState } from 'react';
import type { Props } from './choice.ts';
import { Eye } from './Eye.tsx';
import { useGiven } from './given.tsx';
import { Inspect, type Looked } from './Inspect.tsx';
import { Plate } from './Plate.tsx';
import { looksAt, rivalsOf } from './rivals.ts';
import { SeatStrip } from './SeatStrip.tsx';
import css from './seats.module.css';
import { useScene } from './underway.ts';

export const Seats = (props: Props) => {
  const here = useGiven();
  const p = { ...props, view: useScene(props) };
  const [looked, setLooked] = useState<Looked | null>(null);
  const rivals = rivalsOf(p);
  return (
    <>
      {p.narrow ? (
        <SeatStrip p={p} look={setLooked} />
      ) : (
        <div className={css.wall} data-count={rivals.length}>
          <Eye p={p} />
          <div className={css.rivals}>
            {rivals.map((who) => (
              <Plate key={who} p={p} who={who} onLook={() => setLooked(looksAt(here, p, who))} />
            ))}
          </div>
        </div>
      )}
      <Inspect looked={looked} close={() => setLooked(null)} />
    </>
  );
};
