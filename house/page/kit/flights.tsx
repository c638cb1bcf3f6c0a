/** Pieces that travel: draws each flight above the page and moves it from spot to spot, at the reader's speed. Without motion a piece is simply there. */

import type { Flight } from '@pesthouse/board';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pace, settings, stillness } from '../prefs/store.ts';
import css from './flights.module.css';

const MS = 420;

/** The spot with this name that can be seen; the same spot may stand twice, in a drawer and on the board. */
export const spot = (name: string): DOMRect | null => {
  for (const found of document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
};

const fly = (piece: HTMLElement, flight: Flight, factor: number): Animation | null => {
  const from = spot(flight.from);
  const to = spot(flight.to);
  if (from === null || to === null) return null;
  const own = piece.getBoundingClientRect();
  const at = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2 - own.width / 2, box.top + box.height / 2 - own.height / 2];
  const [x0, y0] = at(from);
  const [x1, y1] = at(to);
  const lift = flight.arc ?? Math.min(48, Math.hypot(x1 - x0, y1 - y0) / 6);
  const place = (x: number, y: number, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
  return piece.animate(
    [
      { transform: place(x0, y0), opacity: 1, easing: 'cubic-bezier(.5,0,.6,1)' },
      { transform: place((x0 + x1) / 2, (y0 + y1) / 2 - lift, 1.12), opacity: 1, easing: 'cubic-bezier(.3,0,.3,1)' },
      { transform: place(x1, y1), opacity: 1 },
    ],
    { duration: (flight.ms ?? MS) * factor, delay: (flight.delay ?? 0) * factor, fill: 'both' },
  );
};

function Flyer({ flight, onLanded }: { readonly flight: Flight; readonly onLanded: (key: string) => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  const landed = useRef(onLanded);
  landed.current = onLanded;
  useLayoutEffect(() => {
    const piece = ref.current;
    const factor = stillness(settings().motion) ? 0 : pace();
    const animation = piece === null || factor === 0 ? null : fly(piece, flight, factor);
    if (animation === null) {
      landed.current(flight.key);
      return;
    }
    animation.onfinish = () => {
      if (piece !== null) piece.style.visibility = 'hidden';
      landed.current(flight.key);
    };
    return () => animation.cancel();
  }, [flight]);
  return (
    <span ref={ref} className={css.piece}>
      {flight.piece}
    </span>
  );
}

export interface FlightsProps {
  readonly flights: readonly Flight[];
  /** Called once when the last of them has landed, also when nothing could fly. */
  readonly onDone?: () => void;
}

export function Flights({ flights, onDone }: FlightsProps) {
  const up = useRef(new Set<string>());
  const done = useRef(onDone);
  done.current = onDone;
  useLayoutEffect(() => {
    up.current = new Set(flights.map((f) => f.key));
  }, [flights]);
  useEffect(() => {
    if (flights.length === 0) done.current?.();
  }, [flights]);
  const landed = (key: string): void => {
    // A piece without a way lands in its own layout effect, before the set above is filled: look again a moment later.
    queueMicrotask(() => {
      if (up.current.delete(key) && up.current.size === 0) done.current?.();
    });
  };
  return (
    <div className={css.sky} aria-hidden="true">
      {flights.map((flight) => (
        <Flyer key={flight.key} flight={flight} onLanded={landed} />
      ))}
    </div>
  );
}
