/** The roll-off for the city: everybody still tied rolls ten dice at once. */
import { cx } from '@pesthouse/board';
import type { Event } from '../state.ts';
import { sumOf } from '../text/reading.ts';
import type { Props } from './choice.ts';
import { Bullet } from './Drawing.tsx';
import { useGiven } from './given.tsx';
import { Over } from './Over.tsx';
import css from './stage.module.css';
import { Tray } from './Tray.tsx';
import { lying, rollOffTimes } from './timeline.ts';
import { useClock } from './useclock.ts';

export const RollOff = ({ roll, narrow }: Props & { readonly roll: Extract<Event, { type: 'rolled-off' }> }) => {
  const {
    words,
    names: { SPECIES_NAME },
  } = useGiven();
  const dice = roll.rolls[0]?.dice.length ?? 0;
  const times = rollOffTimes(dice);
  const t = useClock(times.beats);
  const n = lying(dice, times.lies, t);
  return (
    <Over narrow={narrow} label={words.rollOff} thing="rolloff">
      <div className={cx(css.box, css.rollOff)}>
        <h2 className={css.banner}>{words.rollOff}</h2>
        <div className={css.rollers}>
          {roll.rolls.map((r) => (
            <section key={r.who} className={cx(css.side, n === dice && (roll.winner === r.who ? css.won : css.lost))} data-species={r.who}>
              <div className={css.head}>
                <Bullet species={r.who} size={narrow ? 36 : 48} />
                <div className={css.name}>
                  <b>{SPECIES_NAME[r.who]}</b>
                </div>
                <div className={css.total}>{sumOf(r.dice.slice(0, n))}</div>
              </div>
              <Tray dice={r.dice} lying={n} thrown={t >= times.thrown} />
            </section>
          ))}
        </div>
        <footer className={css.foot} data-result="">
          <p className={css.result}>{n < dice ? '' : roll.winner === 'nobody' ? words.again : words.wins(roll.winner, false)}</p>
        </footer>
      </div>
    </Over>
  );
};
