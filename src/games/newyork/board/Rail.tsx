/** The turn as a subway line: its phases are stops. */
import { cx } from '../../../client/kit/cx.ts';
import type { Phase, State } from '../state.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './rail.module.css';

/** The stops of this turn: the last one has no Move unless the table plays it, reply turns begin with Breed, and the battles end the line. */
const stopsOf = (s: State): readonly Phase[] => {
  if (s.phase === 'final' || s.phase === 'over') return ['final', 'over'];
  if (s.closer >= 0) return ['breed', 'fight', 'final'];
  if (!s.lastTurn) return ['gather', 'breed', 'fight', 'move'];
  return s.lastMove ? ['gather', 'breed', 'fight', 'move', 'final'] : ['gather', 'breed', 'fight', 'final'];
};

export const Rail = ({ view, narrow }: Props) => {
  const {
    words,
    text: { PHASE_NAME, turnMark },
  } = useGiven();
  const stops = stopsOf(view);
  const at = stops.indexOf(view.phase);
  const mark = turnMark(view);
  return (
    <nav className={cx(css.line, narrow && css.narrow)} aria-label={`${words.turn(view.turn)}, ${PHASE_NAME[view.phase]}`}>
      {narrow ? null : <span className={css.turn}>{words.turn(view.turn)}</span>}
      {mark === '' ? null : <span className={css.mark}>{mark}</span>}
      {stops.map((stop, i) => (
        <span key={stop} className={css.part}>
          {i === 0 ? null : <span className={cx(css.rail, i <= at && css.done)} />}
          <span className={cx(css.stop, i < at && css.done, i === at && css.now)} aria-current={i === at ? 'step' : undefined}>
            <i />
            {narrow ? (i === at ? `${PHASE_NAME[stop]} ${i + 1}/${stops.length}` : null) : PHASE_NAME[stop]}
          </span>
        </span>
      ))}
    </nav>
  );
};
