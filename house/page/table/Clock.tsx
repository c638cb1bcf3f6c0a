/** The clock of a seat: time, a dot while it runs, and a bar; in the name line of every board, along the cells of the phone's strip, and for the reader's own seat in the bar at the foot. */

import { announce, cx } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { useEffect, useRef, useState } from 'react';
import { play } from '../kit/sound.ts';
import { time as words } from '../text/rooms.ts';
import css from './clock.module.css';
import { useSeen } from './context.tsx';
import { faceOf, holdsFor, inDanger, leftAfter, shareOf, spokenBetween, TENTHS } from './counting.ts';

/** What is left of a seat's time, drawn anew as often as its face changes. */
const useLeft = (seat: Seat) => {
  const clocks = useSeen((s) => s.clocks);
  const clock = clocks?.told.seats[seat];
  const [, draw] = useState(0);
  const left = clocks === null || clock === undefined ? null : leftAfter(clock, performance.now() - clocks.heard);
  const runs = clock?.runs === true && left !== null && left > 0;
  const kind = clocks?.told.kind ?? 'live';
  useEffect(() => {
    if (!runs || left === null) return;
    const timer = setTimeout(() => draw((n) => n + 1), holdsFor(left, kind));
    return () => clearTimeout(timer);
  });
  return clocks === null || clock === undefined ? null : { clock, left, kind };
};

/** A soft tick in the last half minute, and a word at five minutes, one minute and thirty seconds: for the own clock alone. */
const useHeard = (left: number | null, runs: boolean): void => {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = runs ? left : null;
    if (!runs || left === null || last === null || left >= last) return;
    const said = spokenBetween(last, left);
    if (said !== null) announce(words.spoken[said]);
    if (left < TENTHS && Math.floor(left / 1_000) !== Math.floor(last / 1_000)) play('tick');
  });
};

const face = (ms: number, kind: 'live' | 'turns'): string => faceOf(ms, kind, words, words.point);

/** In a seat's name line; in a phone's strip only its bar is drawn. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const x = useLeft(seat);
  const paused = useSeen((s) => (s.info?.room?.paused ?? null) !== null);
  if (x === null) return null;
  const { clock, left, kind } = x;
  if (left === null)
    return (
      <bdi className={css.quiet} data-quiet="">
        {words.none}
      </bdi>
    );
  if (clock.holiday !== null && kind === 'turns')
    return (
      <bdi className={css.quiet} data-quiet="">
        {words.holiday(words.day(clock.holiday))}
      </bdi>
    );
  if (paused)
    return (
      <bdi className={css.quiet} data-quiet="">
        {face(left, kind)}, {words.paused}
      </bdi>
    );
  // By turns only whoever is asked has a time that matters.
  if (kind === 'turns' && !clock.runs && !clock.over) return null;
  const danger = clock.over || inDanger(left, clock.full);
  return (
    <bdi className={cx(css.clock, clock.runs && css.runs, danger && css.danger)} data-clock={seat} data-runs={clock.runs || undefined}>
      {clock.runs && <bdi className={css.dot} aria-hidden="true" />}
      <bdi className={css.time} aria-hidden="true">
        {clock.over ? words.over : face(left, kind)}
      </bdi>
      <bdi className={css.bar} aria-hidden="true">
        <bdi style={{ inlineSize: `${shareOf(left, clock.full) * 100}%` }} />
      </bdi>
    </bdi>
  );
}

/** The reader's own, while it runs. */
export function OwnClock({ yours }: { readonly yours: boolean }) {
  const seat = useSeen((s) => s.seat);
  const x = useLeft(seat);
  const runs = x?.clock.runs === true;
  useHeard(x?.left ?? null, runs);
  if (x === null || x.left === null || !(runs || x.clock.over)) return null;
  const danger = x.clock.over || inDanger(x.left, x.clock.full);
  const said = x.clock.over ? words.over : face(x.left, x.kind);
  return (
    <span className={cx(css.own, yours && css.yours, danger && css.danger)} role="timer" aria-live="off" aria-label={words.ownRuns(said)} data-own-clock="">
      <span className={css.time}>{said}</span>
      <span className={css.bar} aria-hidden="true">
        <bdi style={{ inlineSize: `${shareOf(x.left, x.clock.full) * 100}%` }} />
      </span>
    </span>
  );
}
