/** One game on the page that teaches: its poster, its goal in a picture, the path of its lessons, and the first game at the path’s end. */

import { Button, cx, Icon, LinkButton } from '@pesthouse/board';
import { isDone, keyOf, nextOf, tally } from '@pesthouse/table/lessons';
import { Link } from 'wouter';
import { Logo } from '../../kit/logo.tsx';
import { useKnown } from '../../known.ts';
import { useLearned } from '../../learned.ts';
import { hasHowto } from '../../text/games.ts';
import { useText } from '../../text/index.ts';
import { pages, lesson as words } from '../../text/rooms.ts';
import { fullTitle } from '../doors.ts';
import { useMore } from '../more.ts';
import { Poster } from '../poster.tsx';
import css from './band.module.css';
import type { DoorCourse } from './courses.ts';

const GOALS = import.meta.glob<string>('../../../../games/*/door/goal.svg', { eager: true, query: '?url', import: 'default' });

export interface BandProps {
  readonly course: DoorCourse;
  /** The next lesson of all is here: its button is the one that glows. */
  readonly hot: boolean;
  readonly busy: boolean;
  onPlay(): void;
}

export function Band({ course, hot, busy, onPlay }: BandProps) {
  const { game, door, lessons } = course;
  const text = useText();
  const progress = useLearned((s) => s.progress);
  const more = useMore([game])(game);
  const played = useKnown((s) => s.firsts[game]?.over === true);
  const next = nextOf(progress, course);
  const { done, of, minutes } = tally(progress, course);
  return (
    <li className={css.band} id={game} data-leaf={game}>
      <Link className={css.poster} href={`/door/${game}`} aria-label={fullTitle(door)}>
        <Poster door={door} lazy />
      </Link>
      <figure className={css.goal}>
        <img src={GOALS[`../../../../games/${game}/door/goal.svg`]} alt="" width={272} height={132} loading="lazy" />
        <figcaption>
          <b>{words.learn.goal}</b> {more.goal ?? door.words.sentence}
        </figcaption>
        {hasHowto(game) && (
          <Link className={css.sheet} href={`/howto/${game}`} aria-label={`${pages.howto.title}: ${fullTitle(door)}`}>
            <Icon name="print" size={16} /> {pages.howto.title}
          </Link>
        )}
      </figure>
      <div className={css.way}>
        <p className={css.head}>
          <span className={css.facts}>
            {words.learn.players(door.words.players)} · {door.words.length}
          </span>
          <span>{of === 0 ? words.learn.soon : words.learn.progress(done, of, minutes)}</span>
        </p>
        <ol className={css.path} style={{ '--n': of + 1 }}>
          {lessons.map((x, i) => {
            const state = isDone(progress, game, x.id) ? 'done' : x === next ? 'next' : 'later';
            const begun = (progress[keyOf(game, x.id)]?.step ?? 0) > 0;
            return (
              <li
                key={x.id}
                className={cx(css.stop, state === 'done' && css.done, state === 'next' && hot && css.hot)}
                aria-label={words.learn.stop(i + 1, of, x.title, x.minutes, state)}
              >
                <span className={css.n} aria-hidden="true">
                  {state === 'done' ? <Icon name="check" size={18} /> : i + 1}
                </span>
                <Link className={css.title} href={`/learn/${game}/${x.id}`}>
                  {x.title}
                </Link>
                <p>
                  <span className={css.min}>{words.minutes(x.minutes)}</span> {x.promise}
                </p>
                {state === 'next' && (
                  <LinkButton
                    variant={hot ? 'primary' : 'plain'}
                    size="s"
                    className={css.go}
                    href={`/learn/${game}/${x.id}`}
                    aria-label={`${begun || done > 0 ? words.learn.resume : words.learn.begin}: ${x.title}`}
                  >
                    {begun || done > 0 ? words.learn.resume : words.learn.begin}
                  </LinkButton>
                )}
              </li>
            );
          })}
          <li className={cx(css.stop, css.first, played && css.done)} aria-label={played ? words.learn.firstDone : undefined}>
            <span className={css.n} aria-hidden="true">
              {played ? <Icon name="check" size={18} /> : <Logo />}
            </span>
            <span className={css.title}>{words.learn.first}</span>
            <p>{more.first?.text ?? text.door.playAbout(door.game.meta.usual - 1, door.words.length)}</p>
            <Button
              variant={hot && next === undefined ? 'primary' : 'plain'}
              size="s"
              icon="play"
              className={css.go}
              busy={busy}
              onClick={onPlay}
              aria-label={`${words.learn.play}: ${fullTitle(door)}`}
            >
              {words.learn.play}
            </Button>
          </li>
        </ol>
      </div>
    </li>
  );
}
