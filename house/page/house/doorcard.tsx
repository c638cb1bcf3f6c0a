/** One door of the corridor: lamp, number, poster, what it is, the button that begins a game at once, and the one that lays a table for friends. */

import { Button, cx, Icon } from '@pesthouse/board';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import lantern from './art/lantern.svg';
import { Note } from './begin.tsx';
import css from './doorcard.module.css';
import { type Door, fullTitle } from './doors.ts';
import { Poster } from './poster.tsx';

const PIPS = [1, 2, 3, 4, 5];

export interface DoorCardProps {
  readonly door: Door;
  readonly hotkey: string;
  readonly busy: boolean;
  readonly lazy: boolean;
  readonly play: () => void;
  /** A table for friends is being laid. */
  readonly inviting: boolean;
  readonly invite: () => void;
  /** Somebody new is to begin here: straight into its first lesson. */
  readonly begin?: (() => void) | undefined;
}

export function DoorCard({ door, hotkey, busy, lazy, play, inviting, invite, begin }: DoorCardProps) {
  const text = useText();
  return (
    <li className={cx(css.door, begin !== undefined && css.begins)} data-leaf={door.id} id={`door-${door.id}`}>
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
              <span className="vh">{text.doors.weight}: </span>
              <span className={css.pips} aria-hidden="true">
                {PIPS.map((n) => (
                  <i key={n} className={cx(n <= door.words.weightOf5 && css.on)} />
                ))}
              </span>
              {door.words.weight}
            </li>
            {door.words.learnMinutes !== undefined && <li className={css.learn}>{text.doors.learnIn(door.words.learnMinutes)}</li>}
          </ul>
          {begin === undefined ? <p className={css.sentence}>{door.words.sentence}</p> : <Note />}
          {begin === undefined ? (
            <Button
              wide
              icon="play"
              hotkey={hotkey}
              busy={busy}
              className={cx(css.play, css.knock)}
              aria-label={text.doors.playTitle(fullTitle(door))}
              onClick={play}
            >
              {text.door.play}
            </Button>
          ) : (
            <Button variant="primary" wide icon="play" busy={busy} className={css.play} onClick={begin}>
              {text.begin.go}
            </Button>
          )}
          <Button wide icon="players" busy={inviting} className={css.friends} aria-label={text.doors.friendsTitle(fullTitle(door))} onClick={invite}>
            {text.doors.friends}
          </Button>
        </div>
      </article>
    </li>
  );
}
