/** The page of a lesson: the game’s own table in this page, and the House Doctor over it. */
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { shelf } from '../../games/index.ts';
import type { NamedLesson } from '../../kernel/index.ts';
import { isOver } from '../../lessons/run.ts';
import { useTitle } from '../kit/badge.ts';
import { LinkButton } from '../kit/button.tsx';
import { Loader } from '../kit/loader.tsx';
import { toast } from '../kit/toast.tsx';
import css from '../shown/opened.module.css';
import { Opened } from '../table/Opened.tsx';
import { lessonsHere } from '../text/games.ts';
import { table, lesson as words } from '../text/rooms.ts';
import { Finish } from './Finish.tsx';
import { Plate } from './Plate.tsx';
import { openSession, type Session } from './session.ts';

interface Ready {
  readonly session: Session;
  readonly all: readonly NamedLesson[];
}

const load = async (game: string, id: string): Promise<Ready | null> => {
  const all = (await lessonsHere())[game] ?? [];
  const lesson = all.find((x) => x.id === id);
  const found = shelf(game);
  if (lesson === undefined || found === undefined) return null;
  const engine = await found.engine(lesson.opening.rules ?? found.meta.rules);
  return { session: openSession(engine, game, lesson), all };
};

function Taught({ session, all }: Ready) {
  const over = useStore(session.store, (run) => isOver(session.lesson, run));
  const number = all.findIndex((x) => x.id === session.lesson.id) + 1;
  return over ? <Finish session={session} all={all} /> : <Plate session={session} number={number} minutes={session.lesson.minutes} />;
}

const Missing = () => (
  <main id="main" className={css.middle}>
    <h1 className={css.title}>{words.missing.title}</h1>
    <p>{words.missing.text}</p>
    <LinkButton href="/learn" variant="primary">
      {words.missing.go}
    </LinkButton>
  </main>
);

export default function LessonPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const [ready, setReady] = useState<Ready | 'opening' | null>('opening');
  useTitle(ready === 'opening' || ready === null ? undefined : ready.session.lesson.title);
  useEffect(() => {
    let here = true;
    load(game, lesson).then(
      (found) => {
        if (!here) return;
        if (found?.session.changed === true) toast({ text: words.changed });
        setReady(found);
      },
      () => here && setReady(null),
    );
    return () => {
      here = false;
    };
  }, [game, lesson]);
  const open = useCallback(() => {
    if (ready === 'opening' || ready === null) throw new Error('a lesson is opened before it is there');
    return ready.session.link;
  }, [ready]);
  if (ready === null) return <Missing />;
  if (ready === 'opening')
    return (
      <main id="main" className={css.middle} aria-busy="true">
        <Loader>{table.opening}</Loader>
      </main>
    );
  return (
    <Opened open={open}>
      <Taught {...ready} />
    </Opened>
  );
}
