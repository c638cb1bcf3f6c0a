/** The page of a lesson: the game’s own table in this page, and the House Doctor over it. */

import { LinkButton } from '@pesthouse/board';
import type { NamedLesson } from '@pesthouse/kernel';
import { isOver } from '@pesthouse/table/lessons';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { findGame } from '../../games/index.ts';
import { Nothing } from '../house/nothing.tsx';
import { useTitle } from '../kit/badge.ts';
import { toast } from '../kit/toast.tsx';
import { Prepared } from '../table/Prepared.tsx';
import { lessonsHere } from '../text/games.ts';
import { lesson as words } from '../text/rooms.ts';
import { Finish } from './Finish.tsx';
import { Plate } from './Plate.tsx';
import { openSession, type Session } from './session.ts';

interface Ready {
  readonly session: Session;
  readonly all: readonly NamedLesson[];
}

const found = async (game: string, id: string): Promise<Ready | null> => {
  const all = (await lessonsHere())[game] ?? [];
  // Some call a lesson by its number.
  const lesson = all.find((x) => x.id === id) ?? (/^\d+$/.test(id) ? all[Number(id) - 1] : undefined);
  const known = findGame(game);
  if (lesson === undefined || known === undefined) return null;
  const engine = await known.engine(lesson.opening.rules ?? known.meta.rules);
  return { session: openSession(engine, game, lesson), all };
};

function Taught({ session, all }: Ready) {
  const { lesson, store, changed } = session;
  const over = useStore(store, (run) => isOver(lesson, run));
  useTitle(lesson.title);
  useEffect(() => {
    if (changed) toast({ text: words.changed });
  }, [changed]);
  const number = all.findIndex((x) => x.id === lesson.id) + 1;
  return over ? <Finish session={session} all={all} /> : <Plate session={session} number={number} minutes={lesson.minutes} />;
}

const Missing = () => (
  <Nothing title={words.missing.title}>
    <p>{words.missing.text}</p>
    <p>
      <LinkButton href="/learn" variant="primary">
        {words.missing.go}
      </LinkButton>
    </p>
  </Nothing>
);

export default function LessonPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const load = useCallback(() => found(game, lesson), [game, lesson]);
  return (
    <Prepared load={load} missing={<Missing />}>
      {(ready) => <Taught {...ready} />}
    </Prepared>
  );
}
