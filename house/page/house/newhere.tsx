/** “New to this game?”, asked once before a first table: the shortest lesson, a first game that suits, or the usual table. */

import type { IconName } from '@pesthouse/board';
import { Dialog, Icon } from '@pesthouse/board';
import type { DoorMore, NamedLesson } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import type { Form } from '../known.ts';
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
  readonly shortest: NamedLesson | undefined;
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
      ([more, lessons]) => here && setKnown({ more, shortest: (lessons[game] ?? [])[0] }),
      // Without its words it is the usual table.
      () => here && onPlay('usual'),
    );
    return () => {
      here = false;
    };
  }, [game, onPlay]);
  if (door === undefined || known === null) return null;
  const { more, shortest } = known;
  return (
    <Dialog open onClose={onClose} title={words.newHere.title(fullTitle(door))}>
      <div className={css.ways}>
        {shortest !== undefined && (
          <Way
            icon="learn"
            name={words.newHere.lesson}
            about={words.newHere.lessonAbout(shortest.title, shortest.minutes)}
            press={() => onLesson(`/learn/${game}/${shortest.id}`)}
          />
        )}
        {more.first !== undefined && <Way icon="play" name={words.newHere.first} about={more.first.text} press={() => onPlay('first')} />}
        <Way icon="seats" name={words.newHere.usual} about={words.newHere.usualAbout(door.shelf.meta.usual - 1)} press={() => onPlay('usual')} />
      </div>
      <p className={css.once}>{words.newHere.once}</p>
    </Dialog>
  );
}
