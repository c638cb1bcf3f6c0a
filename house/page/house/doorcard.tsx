/** One door of the corridor: lamp, number, poster, what it is, the button that begins a game at once, and the one that lays a table for friends. */

import { Button, Icon } from '@pesthouse/board';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import lantern from './art/lantern.svg';
import css from './doorcard.module.css';
import { type Door, fullTitle } from './doors.ts';
import { Poster } from './poster.tsx';

export interface DoorCardProps {
  readonly door: Door;
  readonly hotkey: string;
  readonly busy: boolean;
  readonly lazy: boolean;
  readonly play: () => void;
  /** A table for friends is being laid. */
  readonly inviting: boolean;
  readonly invite: () => void;
}

export function DoorCard({ door, hotkey, busy, lazy, play, inviting, invite }: DoorCardProps) {
  const text = useText();
  return (
    <li className={css.door} data-leaf={door.id} id={`door-${door.id}`}>
      <span className={css.lamp} aria-hidden="true">
        <img src={lantern} alt="" width={36} height={45} />
      </span>
      <article className={css.arch} aria-label={fullTitle(door)}>
        <span className={css.no}>{door.no}</span>
        <h2 className={css.head}>
          <Link href={`/door/${door.id}`} className={css.link} aria-label={text.doors.enter(fullTitle(door))}>
            <Poster door={door} lazy={lazy} />
          </Link>
        </h2>
        <div className={css.panel}>
          <ul className={css.facts}>
            <li title={text.doors.players}>
              <Icon name="players" size={16} />
              <span className="vh">{text.doors.players}: </span>
              {door.words.players}
            </li>
            <li title={text.doors.length}>
              <Icon name="clock" size={16} />
              <span className="vh">{text.doors.length}: </span>
              {door.words.length}
            </li>
            <li title={`${text.doors.weight}: ${text.doors.weightOf(door.words.weightOf5)}`} className={css.weight}>
              <Icon name="weight" size={16} />
              <span className="vh">{text.doors.weight}: </span>
              {door.words.weight}
            </li>
          </ul>
          <p className={css.sentence}>{door.words.sentence}</p>
          <Button
            variant="primary"
            wide
            icon="play"
            hotkey={hotkey}
            busy={busy}
            className={css.play}
            aria-label={text.doors.playTitle(fullTitle(door))}
            onClick={play}
          >
            {text.door.play}
          </Button>
          <Button wide icon="players" busy={inviting} className={css.friends} aria-label={text.doors.friendsTitle(fullTitle(door))} onClick={invite}>
            {text.doors.friends}
          </Button>
        </div>
      </article>
    </li>
  );
}
