/** Everybody's plate and the dice, for phones. */
import type { Props } from './choice.ts';
import { DiceTray } from './DiceTray.tsx';
import { Plate } from './Plate.tsx';
import css from './phone.module.css';
import { useScene } from './underway.ts';
import { seatsOf } from './who.ts';

export const PlayersTab = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  return (
    <div className={css.tab}>
      <DiceTray p={p} />
      {seatsOf(p).map((who) => (
        <Plate key={who} p={p} who={who} next={false} />
      ))}
    </div>
  );
};
