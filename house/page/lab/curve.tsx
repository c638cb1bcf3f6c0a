/** The curve before anything runs: the more deals, the smaller the difference that they would show. */

import { useSay } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import css from './deals.module.css';
import type { Outlook } from './spread.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [0, 360, 0, 150];
const [LEAST, MOST] = [100, 5000];
const MARKS = [100, 200, 500, 1000, 2000, 5000];
const STEPS = 60;
/** How long a letter of the words on the curve is, and where the drawing ends. */
const LETTER = 8;
const EDGE = 386;

const xOf = (n: number): number => {
  const at = Math.log(Math.max(LEAST, Math.min(MOST, n)) / LEAST) / Math.log(MOST / LEAST);
  return LEFT + at * (RIGHT - LEFT);
};
const nOf = (i: number): number => LEAST * (MOST / LEAST) ** (i / STEPS);

/** The top of the axis: a round number above what a hundred deals show. */
const topOf = (points: number): number => [5, 10, 15, 20, 30, 40, 60, 100].find((x) => x >= points) ?? Math.ceil(points / 100) * 100;

export function Curve({ outlook, n, paired }: { readonly outlook: Outlook; readonly n: number; readonly paired: boolean }) {
  const say = useSay(undefined);
  const { curve } = words.bench;
  const top = topOf(outlook.notice(LEAST));
  const yOf = (points: number): number => BOTTOM - (Math.min(top, points) / top) * (BOTTOM - TOP);
  const line = Array.from({ length: STEPS + 1 }, (_, i) => `${i === 0 ? 'M' : 'L'}${xOf(nOf(i)).toFixed(1)} ${yOf(outlook.notice(nOf(i))).toFixed(1)}`).join(
    '',
  );
  const ticks = [0, top / 2, top];
  const five = outlook.five >= LEAST && outlook.five <= MOST;
  const [hx, hy] = [xOf(n), yOf(outlook.notice(n))];
  const kind = paired ? 'deals' : 'games';
  const fx = xOf(outlook.five);
  const fivesWords = curve.five[kind](say.paired.number(outlook.five));
  const span = fivesWords.length * LETTER;
  // Too far to the right the words end at the edge, above the part of the curve that they span.
  const atEdge = fx + 10 + span > EDGE;
  const besideCurve = Math.max(4, yOf(outlook.notice(nOf((STEPS * Math.max(LEFT, EDGE - span)) / RIGHT))) - 8);
  const said = MARKS.map((m) => curve.at(say.fixed(outlook.notice(m), 1), m));
  return (
    <figure className={css.figure}>
      <p>{curve.axis}</p>
      <svg className={css.plan} viewBox="-30 -14 420 190" role="img" aria-label={curve.label(said)}>
        <g className={css.grid}>
          {ticks.map((t) => (
            <g key={t}>
              <path d={`M0 ${yOf(t)}H360`} />
              <text x={-10} y={yOf(t) + 4} textAnchor="end">
                {t}
              </text>
            </g>
          ))}
          {MARKS.map((m) => (
            <text key={m} x={xOf(m)} y={171} textAnchor="middle">
              {say.paired.number(m)}
            </text>
          ))}
        </g>
        <path className={css.blind} d={`${line}L360 150L0 150Z`} />
        <path className={css.line} d={line} />
        <text className={css.blindText} x={14} y={138}>
          {curve.blind}
        </text>
        {five && (
          <>
            <path className={css.five} d={`M0 ${yOf(5)}H${fx}V150`} />
            <circle className={css.fiveDot} cx={fx} cy={yOf(5)} r={5} />
            <text className={css.strong} x={atEdge ? EDGE : fx + 10} y={atEdge ? besideCurve : yOf(5) - 12} textAnchor={atEdge ? 'end' : 'start'}>
              {fivesWords}
            </text>
          </>
        )}
        <path className={css.here} d={`M${hx} ${hy}V150`} />
        <circle className={css.hereDot} cx={hx} cy={hy} r={8} />
      </svg>
      <figcaption>{curve.below[kind]}</figcaption>
    </figure>
  );
}
