/** Learn by doing: what to do next, then every game with its goal, its lessons and its first game; below, how every table of the house works. */

import type { IconName } from '@pesthouse/board';
import { Icon, LinkButton } from '@pesthouse/board';
import { nextOfAll } from '@pesthouse/table/lessons';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import doctor from '../../kit/art/doctor-full.svg';
import { useTitle } from '../../kit/badge.ts';
import { formOf, keepForm } from '../../known.ts';
import { useLearned } from '../../learned.ts';
import { pages, puzzle, lesson as words } from '../../text/rooms.ts';
import { fullTitle } from '../doors.ts';
import { playFirst } from '../opening.ts';
import { Shell } from '../shell.tsx';
import { Band } from './band.tsx';
import { useCourses } from './courses.ts';
import house from './house.module.css';
import css from './page.module.css';

/** The pictures of the steps, in their order. */
const STEP_ICONS: readonly IconName[] = ['flag', 'sun', 'question', 'undo', 'bulb', 'lock'];

const HowATableWorks = () => (
  <section className={css.house} id="table">
    <h2>{pages.learn.title}</h2>
    <p>{pages.learn.lead}</p>
    <ol className={house.steps}>
      {pages.learn.steps.map((step, i) => (
        <li key={step.name}>
          <span className={house.icon}>
            <Icon name={STEP_ICONS[i] ?? 'flag'} size={26} />
          </span>
          <h3>{step.name}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
);

export default function LearnPage() {
  useTitle(words.learn.title);
  const courses = useCourses();
  const progress = useLearned((s) => s.progress);
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const next = courses === null ? null : nextOfAll(progress, courses);
  const nameOf = (game: string): string => {
    const found = courses?.find((x) => x.game === game);
    return found === undefined ? '' : fullTitle(found.door);
  };
  const fresh = Object.keys(progress).length === 0;
  // Only now is there something to scroll to.
  useEffect(() => {
    if (courses !== null && location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [courses]);
  const play = async (game: string): Promise<void> => {
    setBusy(game);
    if (formOf(game) === undefined) keepForm(game, 'first');
    const path = await playFirst(game);
    setBusy(null);
    if (path !== null) go(path);
  };
  return (
    <Shell>
      <main id="main" className={css.page} aria-busy={courses === null}>
        <section className={css.hero}>
          <img className={css.doctor} src={doctor} alt="" width={300} height={309} />
          <div>
            <h1>{words.learn.title}</h1>
            <p>{words.learn.lead}</p>
            {next !== null && (
              <p className={css.next}>
                <LinkButton variant="primary" size="l" icon="play" href={`/learn/${next.course.game}/${next.lesson.id}`}>
                  {fresh ? words.learn.start(next.lesson.title) : words.learn.go(next.lesson.title)}
                </LinkButton>
                <span>
                  {words.learn.which(nameOf(next.course.game), next.course.lessons.indexOf(next.lesson) + 1, next.course.lessons.length, next.lesson.minutes)}
                </span>
              </p>
            )}
            {courses !== null && next === null && <p className={css.next}>{words.learn.all}</p>}
          </div>
        </section>
        <ol className={css.bands}>
          {(courses ?? []).map((course) => (
            <Band key={course.game} course={course} hot={next?.course.game === course.game} busy={busy === course.game} onPlay={() => void play(course.game)} />
          ))}
        </ol>
        <HowATableWorks />
        <footer className={css.foot}>
          <LinkButton variant="quiet" icon="bulb" href="/puzzles">
            {puzzle.title}
          </LinkButton>
          <LinkButton variant="quiet" icon="book" href="/rules">
            {words.learn.rules}
          </LinkButton>
          <span>{words.learn.foot}</span>
        </footer>
      </main>
    </Shell>
  );
}
