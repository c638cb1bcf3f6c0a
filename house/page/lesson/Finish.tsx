/** A lesson is done: what the learner did, three things that are known now, the path with the next stop, and one way on. */

import { cx, Icon } from '@pesthouse/board';
import type { NamedLesson } from '@pesthouse/kernel';
import { isDone } from '@pesthouse/table/lessons';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { playFirst } from '../house/opening.ts';
import doctor from '../kit/art/doctor-glad.svg';
import { Logo } from '../kit/logo.tsx';
import { keepForm } from '../known.ts';
import { useLearned } from '../learned.ts';
import { useModel, useSeen } from '../table/context.tsx';
import { atPresent } from '../table/model.ts';
import { houseText } from '../text/index.ts';
import { lesson as words } from '../text/rooms.ts';
import css from './finish.module.css';
import paper from './paper.module.css';
import type { Session } from './session.ts';

const lessonPath = (game: string, id: string): string => `/learn/${game}/${id}`;

export function Finish({ session, all }: { readonly session: Session; readonly all: readonly NamedLesson[] }) {
  const { lesson, game } = session;
  const { board } = useModel().game;
  const [, go] = useLocation();
  const progress = useLearned((s) => s.progress);
  const present = useSeen(atPresent);
  const title = useRef<HTMLHeadingElement>(null);
  const here = all.findIndex((x) => x.id === lesson.id);
  const done = (x: NamedLesson): boolean => x.id === lesson.id || isDone(progress, game, x.id);
  const next = [...all.slice(here + 1), ...all.slice(0, here)].find((x) => !done(x));
  useEffect(() => {
    if (present) title.current?.focus({ preventScroll: true });
  }, [present]);
  const play = async (): Promise<void> => {
    keepForm(game, 'first');
    const path = await playFirst(game);
    if (path !== null) go(path);
  };
  if (!present) return null;
  return (
    <div className={cx(paper.inks, css.over)} data-lesson="">
      <section className={cx(paper.paper, css.fin)} role="dialog" aria-label={words.done.label}>
        <img className={css.who} src={doctor} alt={words.doctor} />
        <div className={css.scroll}>
          <h1 ref={title} tabIndex={-1}>
            {lesson.end.title}
          </h1>
          <p className={css.lead}>{lesson.end.text}</p>
          <ul className={css.know}>
            {lesson.end.known.map((x) => (
              <li key={x.name}>
                <span className={css.pic}>
                  {x.pictures.map((p) => (
                    <img key={p} src={board?.picture?.(p)} alt="" />
                  ))}
                </span>
                <span>
                  <b>
                    <Icon name="check" size={18} />
                    {x.name}
                  </b>
                  {x.text}
                </span>
              </li>
            ))}
          </ul>
          <ol className={css.line} aria-label={words.done.path}>
            {all.map((x, i) => (
              <li key={x.id} className={cx(done(x) && css.isDone, x === next && css.isNext)}>
                <span className={css.n}>{done(x) ? <Icon name="check" size={17} /> : i + 1}</span>
                <span className={css.stop}>
                  {x.title}
                  <small>{words.minutes(x.minutes)}</small>
                </span>
              </li>
            ))}
            <li className={cx(next === undefined && css.isNext)}>
              <span className={css.n}>
                <Logo />
              </span>
              <span className={css.stop}>{words.done.first}</span>
            </li>
          </ol>
        </div>
        <footer>
          <Link className={css.button} href="/learn">
            {words.done.learn}
          </Link>
          <button type="button" className={css.button} onClick={session.again}>
            {words.done.again}
          </button>
          <button
            type="button"
            className={cx(css.button, css.go)}
            aria-keyshortcuts="Enter"
            onClick={() => (next === undefined ? void play() : go(lessonPath(game, next.id)))}
          >
            {next === undefined ? words.done.play : words.done.next(next.title, next.minutes)}
            <kbd>{houseText().enterKey}</kbd>
          </button>
        </footer>
      </section>
    </div>
  );
}
