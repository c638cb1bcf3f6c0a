/** The round as a row of turns: the Plague, then the Healers, with the phase of whose turn it is. */
import { cx, useKeys } from '@pesthouse/board';
import { HEALERS, PLAGUE, ROLES } from '../names.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import { isPlague, type Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { useFog } from './help.ts';
import { Emblem } from './Icon.tsx';
import css from './rail.module.css';
import { useScene } from './underway.ts';
import { useWalk } from './walk.ts';

export const Rail = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  const {
    words,
    names: { ROLE_NAME },
    text: { PHASE_NAME },
  } = useGiven();
  useWalk(props);
  const [, toggle] = useFog(isPlague(p));
  useKeys({ p: toggle });
  const { view, narrow } = p;
  const order = [PLAGUE, ...view.order];
  const running = view.phase !== 'setup' && view.phase !== 'over';
  const at = running ? order.indexOf(view.active) : -1;
  const phase = view.active === PLAGUE || view.phase !== 'actions' ? PHASE_NAME[view.phase] : words.left(PHASE_NAME.actions, Math.max(0, view.ap));
  return (
    <nav
      {...about('turn')}
      className={cx(css.steps, narrow && css.narrow)}
      aria-label={`${words.round(view.round)}, ${ROLE_NAME[ROLES[view.active] ?? 'plague']}, ${phase}`}
    >
      <span className={css.round}>{running ? words.round(view.round) : PHASE_NAME[view.phase]}</span>
      {order.map((role, i) => {
        const id = HEALERS[role];
        const name = words.shortRole(ROLES[role] ?? 'plague');
        if (narrow && i !== at) return null;
        return (
          <span key={name} className={cx(css.step, i < at && css.done, i === at && css.on)} aria-current={i === at ? 'step' : undefined}>
            {id === undefined ? <img src={picture('plague-mask')} alt="" width="20" height="20" /> : <Emblem healer={id} />}
            {i === at ? (
              <span>
                <b>{name}</b>
                <small>{phase}</small>
              </span>
            ) : (
              <span className={css.name}>{name}</span>
            )}
            {i < at ? (
              <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true">
                <path d="M3 12.500l6 6L21 5" fill="none" stroke="currentColor" strokeWidth="3" />
              </svg>
            ) : null}
          </span>
        );
      })}
    </nav>
  );
};
