/** Luck and choice: what every seat's result came from, for each who held it, as bars to the left and right of nothing. */

import { cx } from '@pesthouse/board';
import type { Estimate } from '@pesthouse/bots/judgement';
import type { Share } from '@pesthouse/bots/review';
import { SeatMark } from '../shown/SeatMark.tsx';
import type { Held } from '../think/job.ts';
import css from './shares.module.css';
import { type Reader, whoHeld } from './why.ts';

function Bar({
  x,
  most,
  seats,
  kind,
  label,
}: {
  readonly x: Estimate;
  readonly most: number;
  readonly seats: number;
  readonly kind: 'choice' | 'luck';
  readonly label: string;
}) {
  const unit = seats < 2 ? 1 : 100;
  const size = (Math.min(most, Math.abs(x.mean)) / most) * 50;
  const said = `${x.mean >= 0 ? '+' : '−'}${Math.abs(Math.round(x.mean * unit))}`;
  return (
    <td>
      <span className={css.caption}>{label}</span>
      <span className={css.bar} aria-hidden="true">
        <i className={cx(css.fill, css[kind])} style={x.mean >= 0 ? { left: '50%', width: `${size}%` } : { right: '50%', width: `${size}%` }} />
      </span>
      <b>{said}</b> <small>±{Math.round(2 * x.error * unit)}</small>
    </td>
  );
}

export function Shares({
  reader,
  seats,
  shares,
  held,
}: {
  readonly reader: Reader;
  readonly seats: number;
  readonly shares: readonly Share[];
  readonly held: readonly (readonly Held[])[];
}) {
  const { words } = reader;
  const several = held.some((x) => x.length > 0);
  const most = Math.max(0.2, ...shares.flatMap((s) => [s.own, s.others, s.luck].map((x) => Math.abs(x.mean))));
  return (
    <section aria-label={words.shares}>
      <h3 className={css.title}>{words.shares}</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.own}</th>
            {seats > 1 && <th scope="col">{words.theirs}</th>}
            <th scope="col">{words.luck}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((s) => (
            <tr key={`${s.seat} ${s.holder}`}>
              <th scope="row">
                <SeatMark game={reader.game} view={reader.view} seat={s.seat} size={22} />
                <span>{whoHeld(reader, s.seat, held[s.seat]?.find((x) => x.holder === s.holder)?.mover ?? null)}</span>
              </th>
              <Bar x={s.own} most={most} seats={seats} kind="choice" label={words.own} />
              {seats > 1 && <Bar x={s.others} most={most} seats={seats} kind="choice" label={words.theirs} />}
              <Bar x={s.luck} most={most} seats={seats} kind="luck" label={words.luck} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.about}>
        {seats < 2 ? words.sharesAlone : words.sharesAbout} {several && words.sharesHeld}
      </p>
    </section>
  );
}
