/** Slips of paper over the numbers of a card's picture that house rules have changed: what is printed is struck, what is played is ringed. */
import { cx } from '../../../client/kit/cx.ts';
import { Icon } from '../../../client/kit/icon.tsx';
import { Turned } from '../../../client/kit/turned.tsx';
import type { Tables } from '../cards/cards.ts';
import { type Face, faceOf } from '../names.ts';
import { useGiven } from './given.tsx';
import css from './slips.module.css';

const said = (n: number, signed: boolean): string => `${n < 0 ? '\u2212' : signed ? '+' : ''}${Math.abs(n)}`;

const PLACES = [
  { what: 'resistance', at: css.resistance, signed: false },
  { what: 'base', at: css.base, signed: true },
  { what: 'notoriety', at: css.notoriety, signed: true },
] as const;

/** Whether what a card says differs from its print: then the digest that is drawn on its tile is not to be trusted. */
const saysOther = (face: number, now: Tables, was: Tables): boolean => {
  const said = (t: Tables): string => JSON.stringify(t.LISTS.filter((x) => x.face === face));
  return now.LISTS !== was.LISTS && said(now) !== said(was);
};

/** `small`: on a tile there is room for the new number alone. */
export const Slips = ({ face, small = false }: { readonly face: Face; readonly small?: boolean }) => {
  const { tables, printed, words } = useGiven();
  const now = tables.CARD[faceOf(face)];
  const was = printed.CARD[faceOf(face)];
  if (now === undefined || was === undefined) return null;
  const numbers = PLACES.map(({ what, at, signed }) =>
    now[what] === was[what] ? null : (
      <span key={what} className={cx(css.slip, small && css.small, at)}>
        {small ? null : <del>{said(was[what], signed)}</del>}
        <Turned now={now[what]} was={was[what]}>
          {said(now[what], signed)}
        </Turned>
      </span>
    ),
  );
  return (
    <>
      {numbers}
      {small && saysOther(faceOf(face), tables, printed) ? (
        <span className={cx(css.slip, css.small, css.digest)} title={words.otherText}>
          <Icon name="pencil" size={14} label={words.otherText} />
        </span>
      ) : null}
    </>
  );
};
