/** The reel: where a film stands, whether it runs, how fast, and which event is on the board. */

import type { Base, Fact, Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { pace } from '../prefs/store.ts';
import { type Film, turnsOf } from './film.ts';
import { ahead, beat, behind, eventAt, rest, type Spot, viewAt } from './spot.ts';

export const RATES = ['0.5', '1', '4'] as const;
export type Rate = (typeof RATES)[number];
/** A move without anything to see still takes this long. */
const LEAST_MS = 350;

export interface Reel {
  readonly film: Film;
  readonly items: readonly Item[];
  readonly item: Item | undefined;
  readonly at: number;
  readonly last: number;
  readonly as: Seat;
  /** The event that is being shown, the position before it and the one after it; while nothing is shown both are what is on the board. */
  readonly now: Fact | null;
  readonly view: Base | undefined;
  readonly next: Base | undefined;
  /** The last event told since the move `at`, and the item that tells it. */
  readonly told: { readonly item: Item; readonly event: Fact } | null;
  readonly playing: boolean;
  readonly rate: Rate;
  readonly turns: readonly number[];
  go(at: number): void;
  /** One event on, which is shown on the way, or one back. */
  event(by: 1 | -1): void;
  /** To the turn before or after. */
  turn(by: 1 | -1): void;
  setAs(seat: Seat): void;
  setPlaying(on: boolean): void;
  setRate(rate: Rate): void;
}

export const useReel = (film: Film, from: number, eyes: Seat): Reel => {
  const [as, setEyes] = useState(film.eyes.includes(eyes) ? eyes : (film.eyes[0] ?? -1));
  const items = useMemo(() => film.as(as), [film, as]);
  const last = items.length - 1;
  const [spot, setSpot] = useState<Spot>(rest(Math.max(0, Math.min(from, last))));
  /** It runs on, shows one event, or stands. */
  const [running, setRunning] = useState<'on' | 'once' | 'no'>('no');
  const [rate, setRate] = useState<Rate>('1');
  const turns = useMemo(() => turnsOf(items), [items]);
  const { at } = spot;

  const go = useCallback((to: number) => setSpot(rest(Math.max(0, Math.min(to, last)))), [last]);

  useEffect(() => {
    if (running === 'no') return;
    if (at >= last) {
      setRunning('no');
      return;
    }
    const factor = Math.max(0.2, pace()) / Number(rate);
    const ms = (e: Fact): number => (film.game.board?.pace(e) ?? 0) * factor;
    const now = eventAt(items, spot);
    const next = spot.showing ? ahead(items, spot) : spot;
    const then = beat(items, next, ms);
    // A move that shows nothing still gets its moment.
    const to = running === 'once' || (spot.showing && !then.showing) ? next : then;
    const empty = !spot.showing && spot.told === 0 && !to.showing;
    const timer = setTimeout(
      () => {
        setSpot(to);
        if (running === 'once') setRunning('no');
      },
      spot.showing && now !== undefined ? ms(now) : empty ? LEAST_MS * factor : 0,
    );
    return () => clearTimeout(timer);
  }, [running, spot, at, last, items, rate, film]);

  const view = useMemo(() => viewAt(items, spot), [items, spot]);
  const next = useMemo(() => (spot.showing ? viewAt(items, ahead(items, spot)) : view), [items, spot, view]);
  const toldItem = items[at + 1];
  const toldEvent = toldItem?.events[spot.showing ? spot.told : spot.told - 1];

  return {
    film,
    items,
    item: items[at],
    at,
    last,
    as,
    now: spot.showing ? (eventAt(items, spot) ?? null) : null,
    view,
    next,
    told: toldItem === undefined || toldEvent === undefined ? null : { item: toldItem, event: toldEvent },
    playing: running === 'on',
    rate,
    turns,
    go,
    event(by) {
      const here = spot.showing ? ahead(items, spot) : spot;
      setSpot(by < 0 ? behind(items, spot) : eventAt(items, here) === undefined ? ahead(items, here) : { ...here, showing: true });
      setRunning(by < 0 ? 'no' : 'once');
    },
    turn(by) {
      const to = by > 0 ? turns.find((t) => t > at) : turns.findLast((t) => t < at);
      go(to ?? (by > 0 ? last : 0));
    },
    setAs(seat) {
      setEyes(seat);
      // Other eyes were told other events.
      setSpot(rest(at));
    },
    setPlaying(on) {
      setSpot((s) => (on && s.at >= last ? rest(0) : { ...s, showing: false }));
      setRunning(on ? 'on' : 'no');
    },
    setRate,
  };
};
