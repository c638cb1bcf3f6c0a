/** Beside the board: the card in focus and the rivals' plates; on a phone a strip of all seats. */
import { useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { words } from '../text/labels.en.ts';
import { seatName } from '../text/names.en.ts';
import type { Props } from './choice.ts';
import { Eye } from './Eye.tsx';
import { Inspect, type Looked } from './Inspect.tsx';
import { Plate } from './Plate.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { useScene } from './scene.ts';
import css from './seats.module.css';
import { nameOf, openCards } from './who.ts';

/** The others, in the order in which their turns come after yours. */
export const rivalsOf = ({ view, seat }: Pick<Props, 'view' | 'seat'>): readonly Seat[] => {
  const n = view.players.length;
  if (seat < 0) return view.players.map((_, i) => i);
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
};

/** A rival's open cards: its discard pile, its table and what all know of its hand. */
export const looksAt = (p: Props, who: Seat): Looked => ({
  title: `${nameOf(p, who)}, ${seatName(who)}`,
  note: words.deckNote,
  parts: openCards(p.view, who),
});

export const Seats = (props: Props) => {
  const p = { ...props, view: useScene(props.view, props.now) };
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
              <Plate key={who} p={p} who={who} onLook={() => setLooked(looksAt(p, who))} />
            ))}
          </div>
        </div>
      )}
      <Inspect looked={looked} close={() => setLooked(null)} />
    </>
  );
};
