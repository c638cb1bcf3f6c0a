/** Beside the board: dice and piles, and the rivals' plates; on a phone a strip of all seats. */
import { cx } from '../../../client/kit/cx.ts';
import type { Props } from './choice.ts';
import { DiceTray } from './DiceTray.tsx';
import { Plate } from './Plate.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import { useScene } from './scene.ts';
import css from './seats.module.css';
import { infested, rivalsOf } from './who.ts';

export const Seats = (props: Props) => {
  const p = { ...props, view: useScene(props.view, props.now) };
  if (p.narrow) return <SeatStrip p={p} />;
  const rivals = rivalsOf(p);
  const { view } = p;
  const order = view.players.map((_, i) => (view.active + 1 + i) % view.players.length).find((q) => view.players[q]?.alive === true);
  return (
    <div className={css.wall} data-count={rivals.length}>
      <DiceTray p={p} />
      <div className={cx(css.plates, rivals.length > 2 && css.dense, rivals.length > 3 && css.tiny)}>
        {rivals.map((who) => (
          <Plate key={who} p={p} who={who} next={infested(view) && order === who} />
        ))}
      </div>
    </div>
  );
};
