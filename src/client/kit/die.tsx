/** A bone die that shows a face; while `rolling` it tumbles. */
import { cx } from './cx.ts';
import css from './die.module.css';

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[24, 23]],
  [
    [13, 12],
    [35, 34],
  ],
  [
    [13, 12],
    [24, 23],
    [35, 34],
  ],
  [
    [13, 12],
    [35, 12],
    [13, 34],
    [35, 34],
  ],
  [
    [13, 12],
    [35, 12],
    [24, 23],
    [13, 34],
    [35, 34],
  ],
  [
    [14, 11],
    [34, 11],
    [14, 23],
    [34, 23],
    [14, 35],
    [34, 35],
  ],
];

export interface DieProps {
  readonly face: number;
  readonly size?: number;
  readonly rolling?: boolean;
  readonly tilt?: number;
  readonly tone?: 'bone' | 'ink';
}

export function Die({ face, size = 44, rolling = false, tilt = 0, tone = 'bone' }: DieProps) {
  return (
    <span
      className={cx(css.die, css[tone], rolling && css.rolling)}
      style={{ width: size, height: size, rotate: `${tilt}deg` }}
      role="img"
      aria-label={String(face)}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" width="100%" height="100%">
        <rect className={css.edge} x="2" y="2" width="44" height="44" rx="9" />
        <rect className={css.side} x="2" y="2" width="44" height="41" rx="9" />
        <rect className={css.top} x="4" y="4" width="40" height="36" rx="12" />
        {(PIPS[face] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} className={css.pip} cx={x} cy={y} r="4.3" />
        ))}
      </svg>
    </span>
  );
}
