/** The frame of every room behind the corridor: the bar on top, the room, the phone's foot. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from '../kit/logo.tsx';
import { useText } from '../text/index.ts';
import { doors, fullTitle } from './doors.ts';
import { MainNav } from './nav.tsx';
import css from './shell.module.css';
import { TabBar } from './tabbar.tsx';
import { type Mine, useMyVisits } from './usevisits.ts';

export interface ShellProps {
  /** The door that one stands behind; it colours the room. */
  readonly door?: string;
  /** The room behind the door: the way back to the door stands before its name, and the room has a foot of its own on a phone. */
  readonly room?: string;
  /** A room behind another one that is no door. */
  readonly behind?: { readonly href: string; readonly name: string; readonly room: string };
  readonly children: ReactNode | ((mine: Mine & { readonly again: () => void }) => ReactNode);
}

export function Shell({ door, room, behind, children }: ShellProps) {
  const text = useText();
  const all = doors();
  const here = all.find((x) => x.id === door);
  const mine = useMyVisits();
  const way = behind ?? (room !== undefined && here !== undefined ? { href: `/door/${here.id}`, name: fullTitle(here), room } : null);
  const waiting = mine.visits.filter((v) => v.yours).length;
  return (
    <div className={css.shell} data-door={door}>
      <header className={css.bar}>
        <Link className={css.home} href="/" aria-label={text.back}>
          <span className={css.mark}>
            <Logo />
          </span>
          <span className={css.word}>{text.house}</span>
        </Link>
        {here !== undefined && <span className={css.crumb}>{text.doors.door(here.no)}</span>}
        {way !== null ? (
          <nav className={css.trail} aria-label={text.nav.trail}>
            <Link href={way.href} title={way.name}>
              {way.name}
            </Link>
            <i aria-hidden="true">/</i>
            <b>{way.room}</b>
          </nav>
        ) : (
          <nav className={css.others} aria-label={here === undefined ? text.nav.doors : text.nav.otherDoors}>
            {all
              .filter((x) => x.id !== door)
              .map((x) => (
                <Link key={x.id} href={`/door/${x.id}`} title={fullTitle(x)}>
                  <img src={x.poster} alt={fullTitle(x)} width={28} height={40} />
                </Link>
              ))}
          </nav>
        )}
        <MainNav waiting={waiting} />
      </header>
      {typeof children === 'function' ? children(mine) : children}
      {room === undefined && <TabBar waiting={waiting} />}
    </div>
  );
}
