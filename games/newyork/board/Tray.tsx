/** A tray of ten dice: those that lie with the running total under them, those in the air, and empty slots. */

import { cx, times } from '@pesthouse/board';
import { sumOf } from '../text/reading.ts';
import { DieFace } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import css from './stage.module.css';

export interface TrayProps {
  readonly dice: readonly number[];
  readonly lying: number;
  readonly thrown: boolean;
}

/** Dice in the air do not turn in step. */
const outOfStep = (i: number): string => `-${((i * 7) % 10) * 52}ms`;

export const Tray = ({ dice, lying, thrown }: TrayProps) => {
  const {
    tables: { NUMBER },
  } = useGiven();
  return (
    <div className={css.tray} role="img" aria-label={`${dice.slice(0, lying).join(', ')}: ${sumOf(dice.slice(0, lying))}`}>
      <div className={css.dice}>
        {dice.map((face, i) => {
          const key = `die ${i + 1}`;
          if (i < lying)
            return (
              <span key={key} className={cx(css.lies, i === lying - 1 && css.newest)}>
                <DieFace face={face} />
                {sumOf(dice.slice(0, i + 1))}
              </span>
            );
          if (!thrown) return <span key={key} className={css.slot} />;
          return (
            <span key={key} className={css.air} style={{ animationDelay: outOfStep(i) }}>
              <DieFace face={0} />
            </span>
          );
        })}
        {times(NUMBER.diceCap - dice.length).map((slot) => (
          <span key={slot} className={css.slot} />
        ))}
      </div>
    </div>
  );
};
