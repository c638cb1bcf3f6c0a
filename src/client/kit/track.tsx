/** A track of numbered spaces with the seats' marks above and below it. */
import { cx } from './cx.ts';
import { Glyph } from './glyph.tsx';
import css from './track.module.css';

export interface TrackProps {
  readonly label: string;
  readonly from?: number;
  readonly to: number;
  /** The space that ends or wins it. */
  readonly goal?: number;
  readonly pins: readonly { readonly seat: number; readonly at: number; readonly name: string }[];
  readonly spot?: ((n: number) => string) | undefined;
}

export function Track({ label, from = 0, to, goal, pins, spot }: TrackProps) {
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <ol className={css.track} aria-label={label}>
      {spaces.map((n) => (
        <li key={n} className={cx(css.space, n === goal && css.goal)} data-spot={spot?.(n)}>
          {n}
          {pins
            .filter((p) => p.at === n)
            .map((p, i) => (
              <span key={p.seat} className={cx(css.pin, i % 2 === 1 && css.below)} style={{ marginLeft: -11 + Math.floor(i / 2) * 8 }}>
                <Glyph seat={p.seat} size="s" label={`${p.name}: ${n}`} />
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}
