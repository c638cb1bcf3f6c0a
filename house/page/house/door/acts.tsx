/** The ways in: play now, invite, hot seat, watch bots, learn, rules, how to play in one page, puzzles where there are some, house rules, lab. */

import type { IconName } from '@pesthouse/board';
import { cx, Icon } from '@pesthouse/board';
import type { Meta } from '@pesthouse/kernel';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useKnown } from '../../known.ts';
import { GAMES_WITH_PUZZLES } from '../../puzzlefiles.ts';
import { hasHowto } from '../../text/games.ts';
import { useText } from '../../text/index.ts';
import { useMore } from '../more.ts';
import { playWithFriends, watchBots } from '../opening.ts';
import { usePlay } from '../useplay.tsx';
import type { Visit } from '../visit.ts';
import css from './acts.module.css';
import { HotSeat } from './hotseat.tsx';

export interface ActsProps {
  readonly game: string;
  readonly meta: Meta;
  readonly length: string;
  /** Whether the house answered; null while nobody knows. */
  readonly reached: boolean | null;
  readonly go: (path: string) => void;
  /** Tables of this reader. */
  readonly visits: readonly Visit[];
}

const Words = ({ icon, name, about }: { icon: IconName; name: string; about: string }) => (
  <>
    <Icon name={icon} size={22} />
    <b>{name}</b>
    <small>{about}</small>
  </>
);

export function Acts({ game, meta, length, reached, go, visits }: ActsProps) {
  const text = useText();
  const playing = usePlay(visits);
  const form = useKnown((s) => s.forms[game]);
  const first = useMore([game])(game).first;
  const [busy, setBusy] = useState(false);

  const enter = async (opening: Promise<string | null>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const path = await opening;
    setBusy(false);
    if (path !== null) go(path);
  };
  const latest = useRef(() => playing.play(game));
  latest.current = () => playing.play(game);
  useEffect(() => {
    // Enter plays, unless something else has the focus: then it presses that.
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'Enter' && (e.target === document.body || e.target === document.documentElement)) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const setting = busy || playing.busy !== null;
  return (
    <div className={css.acts}>
      {playing.question}
      <button type="button" className={css.play} aria-busy={setting} onClick={() => playing.play(game)}>
        <span className={css.triangle}>{setting ? <span className={css.spinner} /> : <Icon name="play" size={34} />}</span>
        <span>
          <b>{text.door.play}</b>
          <small>{form === 'first' && first !== undefined ? first.text : text.door.playAbout(meta.usual - 1, length)}</small>
        </span>
        <kbd>{text.enterKey}</kbd>
      </button>
      <button type="button" className={cx(css.act, css.first)} onClick={() => enter(playWithFriends(game))} aria-disabled={reached === false || undefined}>
        <Words icon="link" name={text.door.invite} about={reached === false ? text.door.inviteOffline : text.door.inviteAbout} />
      </button>
      <HotSeat game={game} sizes={meta.seats} usual={meta.usual} enter={(x) => void enter(x)}>
        <Words icon="seats" name={text.door.hot} about={text.door.hotAbout} />
      </HotSeat>
      <button type="button" className={css.act} onClick={() => enter(watchBots(game))}>
        <Words icon="eye" name={text.door.watch} about={text.door.watchAbout(meta.usual)} />
      </button>
      <Link className={css.act} href={`/learn#${game}`}>
        <Words icon="learn" name={text.door.learn} about={text.door.learnAbout} />
      </Link>
      <Link className={css.act} href={`/rules/${game}`}>
        <Words icon="book" name={text.door.rules} about={text.door.rulesAbout} />
      </Link>
      {form !== undefined && first !== undefined && (
        <button type="button" className={css.form} onClick={() => playing.ask(game)}>
          {text.door.otherForm}
        </button>
      )}
      <div className={css.more}>
        {hasHowto(game) && (
          <Link className={cx(css.act, css.slim)} href={`/howto/${game}`}>
            <Words icon="print" name={text.door.howto} about={text.door.howtoAbout} />
          </Link>
        )}
        {GAMES_WITH_PUZZLES.includes(game) && (
          <Link className={cx(css.act, css.slim)} href={`/puzzles#${game}`}>
            <Words icon="bulb" name={text.door.puzzles} about={text.door.puzzlesAbout} />
          </Link>
        )}
        <Link className={cx(css.act, css.slim)} href={`/house-rules/${game}`}>
          <Words icon="pencil" name={text.door.houseRules} about={text.door.houseRulesAbout} />
        </Link>
        <Link className={cx(css.act, css.slim)} href={`/lab/${game}`}>
          <Words icon="bars" name={text.door.lab} about={text.door.labAbout} />
        </Link>
      </div>
    </div>
  );
}
