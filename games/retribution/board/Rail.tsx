/** The turn: its round and its three phases, with whose turn it is where it is not yours. */

import { asking, cx } from '@pesthouse/board';
import { PHASES } from '../names.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { usePlayAll } from './macro.ts';
import css from './rail.module.css';
import { nameOf } from './who.ts';

export const Rail = (p: Props) => {
  const {
    words,
    text: { PHASE_NAME },
  } = useGiven();
  const { view, seat, narrow } = p;
  usePlayAll(p);
  const at = view.phase === 'setup' || view.phase === 'over' ? -1 : PHASES.indexOf(view.phase);
  const f = asking(view);
  const foe = f?.step === 'respond' && f.victim === seat;
  const mine = view.active === seat;
  return (
    <nav
      className={cx(css.steps, narrow && css.narrow)}
      {...about('turn')}
      aria-label={`${words.round(view.round)}, ${words.turnOf(nameOf(p, view.active), PHASE_NAME[view.phase])}`}
    >
      <span className={css.round}>{view.phase === 'setup' ? words.setup : narrow ? words.roundShort(view.round) : words.round(view.round)}</span>
      {PHASES.map((phase, i) => (
        <span
          key={phase}
          className={cx(css.step, i < at && css.done, i === at && css.on, i === at && !mine && css.theirs, i === at && foe && css.foe)}
          aria-current={i === at ? 'step' : undefined}
          {...about('phase', phase)}
        >
          {i < at ? (
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
              <path d="M2 9l4 4 8-10" />
            </svg>
          ) : null}
          {i === at && !mine && !narrow ? words.turnOf(nameOf(p, view.active), PHASE_NAME[phase]) : PHASE_NAME[phase]}
        </span>
      ))}
    </nav>
  );
};
