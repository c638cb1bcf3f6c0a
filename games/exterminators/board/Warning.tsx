/** The warning over the own things: the house is nearly full, or so full that the turn must not end like this. */
import { cx } from '@pesthouse/board';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './warning.module.css';
import { inDanger, isFull, watches } from './who.ts';

export const Warning = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  if (watches(p)) return null;
  const { view, seat } = p;
  const me = playerAt(view, seat);
  if (!inDanger(view, me) || view.phase === 'over') return null;
  const full = isFull(view, me);
  const { now, soon, held, near } = words.ownDanger;
  return (
    <div className={cx(css.warning, full && css.full)} {...about('warning', String(seat))} role="status" data-warning={full ? 'full' : 'near'}>
      <b>{full ? (view.active === seat ? now : soon) : me.reserve === 0 ? held : near(me.reserve)}</b>
    </div>
  );
};
