/** The turn: before the game its four phases; then the round, the queen's part, the exterminator's part, and whose turn it is. */
import { cx } from '@pesthouse/board';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './rail.module.css';
import { useScene } from './underway.ts';
import { infested, shortName } from './who.ts';

const Tick = () => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3 8.5L6.5 12L13 4.5" />
  </svg>
);

export const Rail = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  const { words } = useGiven();
  const { view, narrow } = p;
  const n = view.players.length;
  const tiles = view.players.reduce((sum, x) => sum + x.tiles.length, 0) + view.rooms.length - 1;
  const play = infested(view);
  const steps = play
    ? [
        { id: 'queen', name: words.queenTurn, now: view.phase === 'queen', done: view.phase === 'act' },
        { id: 'act', name: words.actTurn, now: view.phase === 'act', done: false },
      ]
    : [
        { id: 'exterminators', name: words.phases.exterminators, now: view.phase === 'exterminators', done: view.phase !== 'exterminators' },
        { id: 'toolboxes', name: words.phases.toolboxes, now: view.phase === 'toolboxes', done: view.phase === 'house' },
        {
          id: 'house',
          name: view.phase === 'house' ? words.buildRound(Math.floor((view.rooms.length - 1) / n) + 1, Math.max(1, Math.ceil(tiles / n))) : words.phases.house,
          now: view.phase === 'house',
          done: false,
        },
        { id: 'infest', name: words.phases.infest, now: false, done: false },
      ];
  const shown = narrow ? steps.filter((x) => x.now) : steps;
  const mine = view.active === p.seat;
  return (
    <nav
      className={cx(css.steps, narrow && css.narrow, !play && css.setup)}
      aria-label={play ? words.round(view.round, view.roundLimit) : words.phases.house}
      {...about('turn')}
    >
      {play ? <span className={css.round}>{narrow ? words.roundShort(view.round) : words.round(view.round, view.roundLimit)}</span> : null}
      {shown.map((x) => (
        <span key={x.id} className={css.part}>
          <i aria-hidden="true" />
          <span className={cx(css.step, x.done && css.done, x.now && css.now, x.now && play && !mine && css.theirs)} aria-current={x.now ? 'step' : undefined}>
            {x.done ? <Tick /> : null}
            <span className={css.name}>
              {x.now && play && !mine ? (narrow ? shortName(p, view.active) : `${shortName(p, view.active)}: ${x.name}`) : x.name}
            </span>
          </span>
        </span>
      ))}
    </nav>
  );
};
