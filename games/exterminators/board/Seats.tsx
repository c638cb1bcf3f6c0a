/** Beside the board: dice and piles, and the plates of the rivals, for a watcher of all; on a phone a strip of all seats. */
import { cx, useLow } from '@pesthouse/board';
import type { Props } from './choice.ts';
import { DiceTray } from './DiceTray.tsx';
import { Plate } from './Plate.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import css from './seats.module.css';
import { useScene } from './underway.ts';
import { infested, rivalsOf, watches } from './who.ts';

export const Seats = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  const low = useLow();
  if (p.narrow) return <SeatStrip p={p} />;
  const rivals = rivalsOf(p);
  // So many plates are shown in full.
  const full = low && !watches(p) ? 1 : 2;
  const { view } = p;
  const order = view.players.map((_, i) => (view.active + 1 + i) % view.players.length).find((q) => view.players[q]?.alive === true);
  return (
    <div className={css.wall} data-count={rivals.length} data-watched={watches(p) || undefined}>
      <DiceTray p={p} />
      <div className={cx(css.plates, rivals.length > full && css.dense, rivals.length > full + 1 && css.tiny)}>
        {rivals.map((who) => (
          <Plate key={who} p={p} who={who} next={infested(view) && order === who} />
        ))}
      </div>
    </div>
  );
};
