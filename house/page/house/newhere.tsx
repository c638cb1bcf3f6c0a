/** “New to this game?”, asked once before a first table: a lesson, a first game that suits, or the usual table. Whoever has taken a lesson is offered the game first. */

import type { IconName } from '@pesthouse/board';
import { Dialog, Icon } from '@pesthouse/board';
import type { DoorMore, NamedLesson } from '@pesthouse/kernel';
import { isDone, nextOf } from '@pesthouse/table/lessons';
import { useEffect, useState } from 'react';
import type { Form } from '../known.ts';
import { useLearned } from '../learned.ts';
import { lessonsHere } from '../text/games.ts';
import { lesson as words } from '../text/rooms.ts';
import { doors, fullTitle } from './doors.ts';
import { moreOf } from './more.ts';
import css from './newhere.module.css';

export interface NewHereProps {
  readonly game: string;
  onClose(): void;
  onLesson(path: string): void;
  onPlay(form: Form): void;
}

interface Known {
  readonly more: DoorMore;
  /** The first lesson that is not done yet. */
  readonly next: NamedLesson | undefined;
  readonly begun: boolean;
}

const Way = ({ icon, name, about, press }: { icon: IconName; name: string; about: string; press(): void }) => (
  <button type="button" className={css.way} onClick={press}>
    <Icon name={icon} size={26} />
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
  </button>
);

export default function NewHere({ game, onClose, onLesson, onPlay }: NewHereProps) {
  const [known, setKnown] = useState<Known | null>(null);
  const door = doors().find((x) => x.id === game);
  useEffect(() => {
    let here = true;
    Promise.all([moreOf(game), lessonsHere()]).then(
      ([more, lessons]) => {
        const { progress } = useLearned.getState();
        const all = lessons[game] ?? [];
        if (here) setKnown({ more, next: nextOf(progress, { game, lessons: all }), begun: all.some((x) => isDone(progress, game, x.id)) });
      },
      // Without its words it is the usual table.
      () => here && onPlay('usual'),
    );
    return () => {
      here = false;
    };
  }, [game, onPlay]);
  if (door === undefined || known === null) return null;
  const { more, next, begun } = known;
  const lesson = next !== undefined && (
    <Way
      icon="learn"
      name={begun ? words.newHere.goOn : words.newHere.lesson}
      about={words.newHere.lessonAbout(next.title, next.minutes)}
      press={() => onLesson(`/learn/${game}/${next.id}`)}
    />
  );
  return (
    <Dialog open onClose={onClose} title={words.newHere.title(fullTitle(door))}>
      <div className={css.ways}>
        {!begun && lesson}
        {more.first !== undefined && <Way icon="play" name={words.newHere.first} about={more.first.text} press={() => onPlay('first')} />}
        {begun && lesson}
        <Way icon="seats" name={words.newHere.usual} about={words.newHere.usualAbout(door.game.meta.usual - 1)} press={() => onPlay('usual')} />
      </div>
      <p className={css.once}>{words.newHere.once}</p>
    </Dialog>
  );
}
