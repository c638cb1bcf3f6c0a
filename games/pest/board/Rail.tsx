/** The middle of the top bar: Era and Year, and the phases of the Year. */
import { cx } from '@pesthouse/board';
import { ASSISTANTS } from '../data/tables.ts';
import { eraOf, nth } from '../reading.ts';
import type { Phase, State } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { type GivenHere, useGiven } from './given.tsx';
import css from './rail.module.css';
import { useScene } from './underway.ts';

const STEPS: readonly Phase[] = ['pest', 'aid', 'action', 'era'];

/** Which round of the Year it is: how many Assistants whoever acts has placed. */
const round = (here: GivenHere, s: State): string => {
  const { words } = here;
  const most = nth(ASSISTANTS, eraOf(s));
  const ready = s.players[s.active]?.ready ?? 0;
  const placed = Math.min(most, Math.max(1, most - ready + (s.stand < 0 ? 1 : 0)));
  return ` · ${words.turnOf(placed, most)}`;
};

export const Rail = (p: Props) => {
  const here = useGiven();
  const {
    text: { PHASES, roman },
    words,
  } = here;
  const s = useScene(p);
  const era = s.year === 0 ? 1 : eraOf(s) + 1;
  const at = STEPS.indexOf(s.phase);
  const title = s.year === 0 ? PHASES.setup : words.eraYear(era, s.year);
  if (p.narrow)
    return (
      <p className={css.short} {...about('turn')}>
        {title}
        {s.year === 0 ? '' : ` · ${PHASES[s.phase]}`}
      </p>
    );
  return (
    <nav {...about('turn')} className={css.line} aria-label={`${title}, ${PHASES[s.phase]}`}>
      {[1, 2, 3].map((n) => (
        <b key={n} className={cx(css.era, n === era && css.on, n < era && css.past)}>
          {n === era ? title : roman(n)}
        </b>
      ))}
      <span className={css.steps}>
        {STEPS.map((x, i) => (
          <span key={x} className={cx(css.step, i === at && css.now, i < at && css.done)} aria-current={i === at ? 'step' : undefined}>
            <span className={css.name}>{PHASES[x]}</span>
            {x === 'action' && i === at ? round(here, s) : ''}
          </span>
        ))}
      </span>
      {s.versus ? <b className={css.era}>{words.versus}</b> : null}
      {s.players.length === 1 ? <b className={css.era}>{words.solo}</b> : null}
    </nav>
  );
};
