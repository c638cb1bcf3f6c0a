/** The reel: where a film stands, whether it runs, how fast, and which event is on the board. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Fact, Seat } from '../../kernel/index.ts';
import type { Item } from '../../table/play.ts';
import { pace } from '../settings/store.ts';
import { type Film, turnsOf } from './film.ts';

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
  readonly now: Fact | null;
  readonly playing: boolean;
  readonly rate: Rate;
  readonly turns: readonly number[];
  go(at: number): void;
  /** To the turn before or after. */
  turn(by: 1 | -1): void;
  setAs(seat: Seat): void;
  setPlaying(on: boolean): void;
  setRate(rate: Rate): void;
}

export const useReel = (film: Film, from: number, eyes: Seat): Reel => {
  const [as, setAs] = useState(film.eyes.includes(eyes) ? eyes : (film.eyes[0] ?? -1));
  const items = useMemo(() => film.as(as), [film, as]);
  const last = items.length - 1;
  const [at, setAt] = useState(Math.max(0, Math.min(from, last)));
  const [now, setNow] = useState<Fact | null>(null);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState<Rate>('1');
  const turns = useMemo(() => turnsOf(items), [items]);

  const go = useCallback(
    (to: number) => {
      setNow(null);
      setAt(Math.max(0, Math.min(to, last)));
    },
    [last],
  );

  // Runs on: the events of the next position one after the other, then the position itself.
  useEffect(() => {
    const next = items[at + 1];
    if (!playing) return;
    if (next === undefined) {
      setPlaying(false);
      return;
    }
    const board = film.game.board;
    const factor = Math.max(0.2, pace()) / Number(rate);
    const steps = next.events.map((event) => ({ event, ms: (board?.pace(event) ?? 0) * factor })).filter((x) => x.ms > 0);
    let i = 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = (): void => {
      const x = steps[i++];
      if (x === undefined) {
        setNow(null);
        setAt(at + 1);
        return;
      }
      setNow(x.event);
      timer = setTimeout(step, x.ms);
    };
    timer = setTimeout(step, steps.length === 0 ? LEAST_MS * factor : 0);
    return () => clearTimeout(timer);
  }, [playing, at, items, rate, film]);

  return {
    film,
    items,
    item: items[at],
    at,
    last,
    as,
    now,
    playing,
    rate,
    turns,
    go,
    turn(by) {
      const to = by > 0 ? turns.find((t) => t > at) : turns.findLast((t) => t < at);
      go(to ?? (by > 0 ? last : 0));
    },
    setAs,
    setPlaying(on) {
      setNow(null);
      if (on && at >= last) setAt(0);
      setPlaying(on);
    },
    setRate,
  };
};
