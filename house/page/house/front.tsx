/** The front of the house: a corridor of doors, each under its lamp, and the tables that wait for you. */

import { cx, useNarrow } from '@pesthouse/board';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { BASE, houseName } from '../base.ts';
import { useTitle } from '../kit/badge.ts';
import { Logo } from '../kit/logo.tsx';
import { useText } from '../text/index.ts';
import { firstLesson, NoteFirst, Turn } from './begin.tsx';
import { DoorCard } from './doorcard.tsx';
import { doors } from './doors.ts';
import css from './front.module.css';
import { MainNav } from './nav.tsx';
import { isStranger } from './stranger.ts';
import { Join, Strip } from './strip.tsx';
import { TabBar } from './tabbar.tsx';
import { usePlay } from './useplay.tsx';
import { useMyVisits, useOpenCount } from './usevisits.ts';

const typing = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && (at.closest('input, textarea, select, dialog') !== null || at.isContentEditable);

/** So many doors stand side by side on a wide screen; a longer corridor is walked along. */
const ABREAST = 5;

/** Which door of the phone's row stands in the middle. */
const useMiddle = (): readonly [React.RefObject<HTMLOListElement | null>, number] => {
  const row = useRef<HTMLOListElement>(null);
  const [middle, setMiddle] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const look = (): void => {
      const centre = list.scrollLeft + list.clientWidth / 2;
      const gaps = [...list.children].map((x) => (x instanceof HTMLElement ? Math.abs(x.offsetLeft + x.offsetWidth / 2 - centre) : Number.POSITIVE_INFINITY));
      setMiddle(gaps.indexOf(Math.min(...gaps)));
    };
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);
  return [row, middle];
};

export function Front() {
  const text = useText();
  const all = doors();
  const mine = useMyVisits();
  const openCount = useOpenCount();
  const [row, middle] = useMiddle();
  useTitle();
  const name = houseName();

  const [, go] = useLocation();
  const narrow = useNarrow();
  const [beginning, setBeginning] = useState(false);
  // Drawn as it stays: whoever has a table at this house is no stranger either, but that is known only later.
  const [stranger] = useState(isStranger);
  const fresh = stranger && mine.visits.length === 0;
  const [door1] = all;
  const begin = (): void => {
    if (door1 === undefined || beginning) return;
    setBeginning(true);
    firstLesson(door1.id).then(go, () => setBeginning(false));
  };
  const playing = usePlay(mine.visits);
  const play = (game: string): void => (fresh && !narrow && game === door1?.id ? begin() : playing.play(game));
  const latest = useRef(play);
  latest.current = play;
  // Before the page is painted: whoever sees the doors can already open one by its key.
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      const door = all[Number(e.key) - 1];
      if (door !== undefined) latest.current(door.id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [all]);

  const running = mine.visits.filter((v) => v.status !== 'over');
  const waiting = running.filter((v) => v.yours).length;
  return (
    <div className={cx(css.front, fresh && css.fresh)}>
      <div className={css.wall} aria-hidden="true" />
      <header className={css.top}>
        <Link className={css.brand} href="/" aria-label={text.house}>
          <span className={css.mark}>
            <Logo />
          </span>
          <span>
            <span className={cx('display', css.word)}>{text.house}</span>
            <span className={css.motto}>{name === '' ? text.motto : name}</span>
          </span>
        </Link>
        {waiting > 0 && !narrow ? <Turn mine={mine} /> : <p className={cx('display', css.line)}>{text.line(all.length)}</p>}
        <MainNav waiting={waiting} open={openCount} />
      </header>
      <main id="main" className={css.main}>
        <h1 className="vh">{text.house}</h1>
        {narrow && fresh && <NoteFirst busy={beginning} begin={begin} />}
        {narrow && waiting > 0 && <Turn mine={mine} />}
        <ol className={cx(css.doors, all.length > ABREAST && css.many)} ref={row}>
          {all.map((door, i) => (
            <DoorCard
              key={door.id}
              door={door}
              hotkey={String(i + 1)}
              lazy={i > 1}
              busy={playing.busy === door.id || (beginning && i === 0 && fresh)}
              begin={fresh && !narrow && i === 0 ? begin : undefined}
              play={() => play(door.id)}
              inviting={playing.inviting === door.id}
              invite={() => playing.invite(door.id)}
            />
          ))}
        </ol>
        <nav className={css.dots} aria-label={text.nav.doors}>
          {all.map((door, i) => (
            <a
              key={door.id}
              href={`#door-${door.id}`}
              className={cx(i === middle && css.here)}
              aria-label={text.doors.door(door.no)}
              onClick={(e) => {
                e.preventDefault();
                row.current?.children[i]?.scrollIntoView({ behavior: 'smooth', inline: 'center', block: 'nearest' });
              }}
            >
              {door.no}
            </a>
          ))}
        </nav>
        {fresh ? <Join open={openCount} /> : <Strip visits={running} mine={mine} />}
        {playing.question}
      </main>
      <footer className={css.foot}>
        <nav aria-label={text.nav.credits}>
          <Link href="/puzzles">{text.nav.puzzles}</Link>
          <Link href="/rules">{text.nav.rules}</Link>
          <Link href="/lab">{text.nav.lab}</Link>
          <Link href="/settings">{text.nav.settings}</Link>
          <a href={`${BASE}/api`}>{text.nav.api}</a>
          <Link href="/credits">{text.nav.credits}</Link>
        </nav>
        <p>{text.foot}</p>
      </footer>
      <TabBar waiting={waiting} />
    </div>
  );
}
