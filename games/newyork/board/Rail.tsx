/** The turn as a subway line: its phases are stops. */
import { cx } from '@pesthouse/board';
import { phasesOf } from '../phases.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './rail.module.css';

export const Rail = ({ view, narrow }: Props) => {
  const {
    words,
    text: { PHASE_NAME, turnMark },
  } = useGiven();
  const stops = phasesOf(view);
  const at = stops.indexOf(view.phase);
  const mark = turnMark(view);
  return (
    <nav className={cx(css.line, narrow && css.narrow)} aria-label={`${words.turn(view.turn)}, ${PHASE_NAME[view.phase]}`} {...about('turn')}>
      {narrow ? null : <span className={css.turn}>{words.turn(view.turn)}</span>}
      {mark === '' ? null : <span className={css.mark}>{mark}</span>}
      {stops.map((stop, i) => (
        <span key={stop} className={css.part}>
          {i === 0 ? null : <span className={cx(css.rail, i <= at && css.done)} />}
          <span className={cx(css.stop, i < at && css.done, i === at && css.now)} aria-current={i === at ? 'step' : undefined} {...about('phase', stop)}>
            <i />
            {narrow ? i === at ? `${PHASE_NAME[stop]} ${i + 1}/${stops.length}` : null : <span className={css.name}>{PHASE_NAME[stop]}</span>}
          </span>
        </span>
      ))}
    </nav>
  );
};
