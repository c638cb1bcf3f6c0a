/** Slips of paper over the numbers of a card's picture that house rules have changed: what is printed is struck, what is played is ringed. */
import { cx } from '../../../client/kit/cx.ts';
import { Turned } from '../../../client/kit/turned.tsx';
import { type Face, faceOf } from '../names.ts';
import { useGiven } from './given.tsx';
import css from './slips.module.css';

const said = (n: number, signed: boolean): string => `${n < 0 ? '\u2212' : signed ? '+' : ''}${Math.abs(n)}`;

const PLACES = [
  { what: 'resistance', at: css.resistance, signed: false },
  { what: 'base', at: css.base, signed: true },
  { what: 'notoriety', at: css.notoriety, signed: true },
] as const;

/** `small`: on a tile there is room for the new number alone. */
export const Slips = ({ face, small = false }: { readonly face: Face; readonly small?: boolean }) => {
  const { tables, printed } = useGiven();
  const now = tables.CARD[faceOf(face)];
  const was = printed.CARD[faceOf(face)];
  if (now === undefined || was === undefined) return null;
  return PLACES.map(({ what, at, signed }) =>
    now[what] === was[what] ? null : (
      <span key={what} className={cx(css.slip, small && css.small, at)}>
        {small ? null : <del>{said(was[what], signed)}</del>}
        <Turned now={now[what]} was={was[what]}>
          {said(now[what], signed)}
        </Turned>
      </span>
    ),
  );
};
