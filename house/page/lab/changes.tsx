/** What the house rule changes: every row with both shares, the difference on its axis, and what may be said of it. */

import { Icon } from '@pesthouse/board';
import {
  axisOf,
  bothWords,
  type Compared,
  type Comparison,
  changeWords,
  ENOUGH,
  evenWords,
  type LabSay,
  type PairRow,
  pointOf,
  rowName,
  standingWords,
} from '@pesthouse/lab';
import { useState } from 'react';
import { Segmented } from '../kit/segmented.tsx';
import { lab as words } from '../text/rooms.ts';
import css from './weighed.module.css';

const GRID = [-1, -0.5, 0.5, 1];

/** Where a number of points lies on the axis, in percent of its width. */
const at = (points: number, axis: number): number => 50 + (41.67 * Math.max(-1.2 * axis, Math.min(1.2 * axis, points))) / axis;

function Row({ row, axis, alone, say }: { readonly row: PairRow; readonly axis: number; readonly alone: boolean; readonly say: LabSay }) {
  const [base, variant] = bothWords(row, alone, say);
  const { by, range } = changeWords(row, alone, say);
  const point = pointOf(alone);
  const { low, high, share } = row.change;
  const sure = row.standing === 'more' || row.standing === 'less';
  return (
    <tr data-sure={sure || undefined}>
      <th scope="row">{rowName(row, say)}</th>
      <td className={css.sh}>
        {base} → <b>{variant}</b>
      </td>
      <td className={css.pl}>
        <div className={css.ci} aria-hidden="true">
          <i className={css.zero} />
          {GRID.map((g) => (
            <i key={g} className={css.g} style={{ left: `${at(g * axis, axis)}%` }} />
          ))}
          {Number.isFinite(low) && <i className={css.spn} style={{ left: `${at(low / point, axis)}%`, right: `${100 - at(high / point, axis)}%` }} />}
          <i className={css.pt} style={{ left: `${at(share / point, axis)}%` }} />
        </div>
      </td>
      <td className={css.df}>
        <b>{by}</b> <small>{range}</small>
      </td>
      <td className={css.wd}>
        <Icon name={sure ? 'check' : row.standing === 'little' ? 'minus' : 'clock'} size={16} /> {standingWords(row, say)}
      </td>
    </tr>
  );
}

/** Words at either end of the ruler stay inside of it. */
const sideOf = (part: number): string => (part > 0.6 ? 'end' : part < 0.25 ? 'start' : 'mid');

export interface ChangesProps {
  readonly x: Compared;
  readonly c: Comparison;
  /** Games a second; 0 while nobody knows. */
  readonly pace: number;
  readonly versions: number;
  readonly say: LabSay;
}

export function Changes({ x, c, pace, versions, say }: ChangesProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const { bench } = words;
  const p = say.paired;
  const shown = x.kinds.find((k) => k.kind === wanted) ?? x.kinds[0];
  const point = pointOf(c.alone);
  if (shown === undefined) return null;
  const axis = axisOf(shown.rows, c.alone);
  const left = Math.max(0, x.five - c.deals);
  const far = Math.max(c.wanted, Math.min(x.five, 4 * c.wanted));
  const even = evenWords(x, c, say, ENOUGH);
  return (
    <section className={css.panel} data-wide="">
      <header>
        <h2>{p.title}</h2>
        <span className={css.headAbout}>{c.alone ? p.aboutScore : p.about}</span>
        {x.kinds.length > 1 && (
          <span className={css.kinds}>
            <Segmented wrap label={p.title} value={shown.kind} segments={x.kinds.map(({ kind }) => ({ value: kind, name: p.by(kind) }))} set={setWanted} />
          </span>
        )}
      </header>
      <table className={css.diff}>
        <caption className="vh">{p.caption(shown.kind)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{p.by(shown.kind)}</span>
            </th>
            <th scope="col" className={css.sh}>
              {c.alone ? p.heads.score : p.heads.share}
            </th>
            <th scope="col" className={css.pl}>
              <span className="vh">{p.title}</span>
              <div className={css.axis} aria-hidden="true">
                {[-1, -0.5, 0, 0.5, 1].map((g) => (
                  <span key={g} style={{ left: `${at(g * axis, axis)}%` }}>
                    {g === 0 ? '0' : p.signed(g * axis, 0)}
                  </span>
                ))}
              </div>
            </th>
            <th scope="col" className={css.df}>
              {p.heads.range}
            </th>
            <th scope="col" className={css.wd}>
              <span className="vh">{p.notice}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <Row key={`${row.kind}/${row.name}`} row={row} axis={axis} alone={c.alone} say={say} />
          ))}
        </tbody>
      </table>
      <div className={css.power}>
        <div className={css.pw}>
          <span>{bench.notice}</span>
          <b>{c.deals === 0 ? '–' : p.points(p.rough(x.notice / point))}</b>
        </div>
        <div className={css.ruler} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * c.deals) / far)}%` }} />
          {x.five <= far && Math.abs(x.five - c.wanted) / far > 0.3 && (
            <em data-side={sideOf(x.five / far)} style={{ left: `${(100 * x.five) / far}%` }}>
              <s />
              {bench.fiveAt(x.five)}
            </em>
          )}
          <em data-side={sideOf(c.wanted / far)} style={{ left: `${(100 * c.wanted) / far}%` }}>
            <s />
            {bench.endAt(p.rough(x.noticeAtEnd / point), c.wanted)}
          </em>
        </div>
        <div className={css.pw} data-end="">
          <span>{bench.fiveIn}</span>
          <b>{left === 0 ? bench.fiveNow : bench.dealsAnd(left, pace > 0 ? (left * versions) / pace : null)}</b>
        </div>
      </div>
      {even !== '' && <p className={css.even}>{even}</p>}
    </section>
  );
}
