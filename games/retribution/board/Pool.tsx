/** The pool of Contagions: one large number, what it is made of, and what a choice would leave of it. */
import { faceOf, goodOf } from '../names.ts';
import { goodAt } from '../reading.ts';
import { activePlayer, EMPTY, type State } from '../state.ts';
import { about } from './about.ts';
import css from './board.module.css';
import { considered, type Props } from './choice.ts';
import { type GivenHere, useGiven } from './given.tsx';
import { nameOf, signed } from './who.ts';

/** What the pool would be after the move that is considered; null if it would not change or nobody can say. */
export const poolAfter = (here: GivenHere, p: Props): number | null => {
  const {
    read: { priceOf, poolSoFar, card },
  } = here;
  const m = considered(p);
  if (m === null) return null;
  if (m.verb === 'infect') {
    const f = goodAt(p.view, goodOf(m.what));
    return f === EMPTY ? null : p.view.pool - priceOf(p.view, f);
  }
  return m.verb === 'play' ? poolSoFar(p.view) + card(faceOf(m.card)).base : null;
};

/** The number that is shown: what can be spent, or in the Spread Phase what it would be. */
export const poolShown = (here: GivenHere, view: State): number => {
  const {
    read: { poolSoFar },
  } = here;
  return view.phase === 'end' || view.phase === 'over' || view.phase === 'setup' ? 0 : poolSoFar(view);
};

export const Blot = ({ n, dull = false }: { readonly n: number; readonly dull?: boolean }) => (
  <span className={css.blot} data-dull={dull || undefined} data-wide={n < -9 || n > 99 || undefined}>
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="#17100b"
        d="M52.4 18Q68.7 22.6 56.6 34.4Q60.1 45.5 49.3 49.7Q48.6 68.7 33.9 56.7Q23.4 62.7 17.6 52.1Q1.5 52.8 8 38.1Q-.4 28.8 9.7 21.3Q2.9 2.3 21.8 9.5Q29.6 .6 38.7 8.2Q53.1 2.5 52.4 18Z"
      />
      <path
        fill="var(--blot)"
        d="M50.6 19.3Q65.4 23.4 54.4 34.2Q57.6 44.3 47.7 48.1Q47.1 65.3 33.7 54.4Q24.2 59.9 18.9 50.3Q4.3 50.9 10.2 37.6Q2.6 29.1 11.7 22.3Q5.5 5 22.7 11.5Q29.8 3.4 38.1 10.3Q51.2 5.2 50.6 19.3Z"
      />
      <path fill="var(--blot-deep)" d="M12 40Q20 56 38 54Q50 50 54 38Q44 50 32 48Q20 48 12 40Z" />
      <g fill="#17100b">
        <circle cx="13" cy="27" r="2" />
        <circle cx="47" cy="17" r="2.6" />
        <circle cx="52" cy="33" r="1.6" />
        <circle cx="20" cy="15" r="1.5" />
      </g>
    </svg>
    <b key={n}>{n < 0 ? `−${-n}` : n}</b>
  </span>
);

export const Pool = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const {
    read: { baseOf },
    words,
    names: { contagions },
  } = here;
  const { view, seat } = p;
  const n = poolShown(here, view);
  const after = poolAfter(here, p);
  const mine = view.active === seat;
  const base = view.phase === 'infect' ? view.base : baseOf(activePlayer(view));
  return (
    <section
      className={css.pool}
      data-spot="pool"
      {...about('pool')}
      aria-label={`${mine ? words.yourContagions : words.theirContagions(nameOf(p, view.active))}: ${contagions(n)}`}
    >
      <Blot n={n} dull={!mine || view.phase === 'end'} />
      <div className={css.made}>
        {mine ? null : <span className={css.whose}>{nameOf(p, view.active)}</span>}
        <dl className={css.split}>
          <dt>{words.base}</dt>
          <dd>{base}</dd>
          <dt>{words.gained}</dt>
          <dd>{signed(view.gained)}</dd>
          <dt>{words.spent}</dt>
          <dd>{view.spent}</dd>
        </dl>
        {after === null ? null : (
          <p className={css.after}>
            {words.afterThis} <b>{view.phase === 'infect' ? words.left(after) : words.sum(after)}</b>
          </p>
        )}
      </div>
    </section>
  );
};
