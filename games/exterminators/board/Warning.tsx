/** The warning over the own things: the house is nearly full, or so full that the turn must not end like this. */
import { cx, useAnnounced } from '@pesthouse/board';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './warning.module.css';
import { inDanger, isFull, watches } from './who.ts';

export const Warning = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const { view, seat } = p;
  const said = ((): { readonly full: boolean; readonly text: string } | null => {
    if (watches(p) || view.phase === 'over') return null;
    const me = playerAt(view, seat);
    if (!inDanger(view, me)) return null;
    const full = isFull(view, me);
    const { now, soon, held, near } = words.ownDanger;
    return { full, text: full ? (view.active === seat ? now : soon) : me.reserve === 0 ? held : near(me.reserve) };
  })();
  useAnnounced(said?.text ?? null);
  if (said === null) return null;
  return (
    <div className={cx(css.warning, said.full && css.full)} {...about('warning', String(seat))} data-warning={said.full ? 'full' : 'near'}>
      <b>{said.text}</b>
    </div>
  );
};
