/** The eight ways in: play now, invite, hot seat, watch bots, learn, rules, house rules, lab. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Meta } from '../../../kernel/index.ts';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/icon.tsx';
import type { IconName } from '../../kit/icons.ts';
import { useText } from '../../text/index.ts';
import { playNow, playWithFriends, watchBots } from '../opening.ts';
import css from './acts.module.css';
import { HotSeat } from './hotseat.tsx';

export interface ActsProps {
  readonly game: string;
  readonly meta: Meta;
  readonly length: string;
  /** Whether the house answered; null while nobody knows. */
  readonly reached: boolean | null;
  readonly go: (path: string) => void;
}

const Words = ({ icon, name, about }: { icon: IconName; name: string; about: string }) => (
  <>
    <Icon name={icon} size={22} />
    <b>{name}</b>
    <small>{about}</small>
  </>
);

export function Acts({ game, meta, length, reached, go }: ActsProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);

  const enter = async (opening: Promise<string | null>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const path = await opening;
    setBusy(false);
    if (path !== null) go(path);
  };
  const latest = useRef(() => enter(playNow(game)));
  latest.current = () => enter(playNow(game));
  useEffect(() => {
    // Enter plays, unless something else has the focus: then it presses that.
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'Enter' && (e.target === document.body || e.target === document.documentElement)) void latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <div className={css.acts}>
      <button type="button" className={css.play} aria-busy={busy} onClick={() => enter(playNow(game))}>
        <span className={css.triangle}>{busy ? <span className={css.spinner} /> : <Icon name="play" size={34} />}</span>
        <span>
          <b>{text.door.play}</b>
          <small>{text.door.playAbout(meta.usual - 1, length)}</small>
        </span>
        <kbd>{text.enterKey}</kbd>
      </button>
      <button type="button" className={css.act} onClick={() => enter(playWithFriends(game))} aria-disabled={reached === false || undefined}>
        <Words icon="link" name={text.door.invite} about={reached === false ? text.door.inviteOffline : text.door.inviteAbout} />
      </button>
      <HotSeat game={game} seats={meta.usual} enter={(x) => void enter(x)}>
        <Words icon="seats" name={text.door.hot} about={text.door.hotAbout} />
      </HotSeat>
      <button type="button" className={css.act} onClick={() => enter(watchBots(game))}>
        <Words icon="eye" name={text.door.watch} about={text.door.watchAbout(meta.usual)} />
      </button>
      <Link className={css.act} href="/learn">
        <Words icon="learn" name={text.door.learn} about={text.door.learnAbout} />
      </Link>
      <Link className={css.act} href={`/rules/${game}`}>
        <Words icon="book" name={text.door.rules} about={text.door.rulesAbout} />
      </Link>
      <Link className={cx(css.act, css.slim)} href={`/house-rules/${game}`}>
        <Words icon="pencil" name={text.door.houseRules} about={text.door.houseRulesAbout} />
      </Link>
      <Link className={cx(css.act, css.slim)} href={`/lab/${game}`}>
        <Words icon="bars" name={text.door.lab} about={text.door.labAbout} />
      </Link>
    </div>
  );
}
