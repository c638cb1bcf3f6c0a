/** Quiet hours as a day from midnight to midnight with two handles: by mouse, finger and arrow keys, a quarter of an hour at a time. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { messages as words } from '../text/rooms.ts';
import css from './page.module.css';

const DAY = 1_440;
const STEP = 15;
const round = (minute: number): number => Math.min(DAY - STEP, Math.max(0, Math.round(minute / STEP) * STEP));
const share = (minute: number): string => `${(minute / DAY) * 100}%`;

export interface QuietProps {
  readonly from: number;
  readonly to: number;
  readonly set: (quiet: { readonly from: number; readonly to: number }) => void;
}

const KEYS: { readonly [key: string]: number | undefined } = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -60,
  PageUp: 60,
};

export function QuietBar({ from, to, set }: QuietProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  // While a handle is dragged, where it is; the house is told when it is let go.
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const now = drag ?? { from, to };
  const minuteAt = (x: number): number => {
    const box = bar.current?.getBoundingClientRect();
    return box === undefined ? 0 : round(((x - box.left) / box.width) * DAY);
  };
  const handle = (end: 'from' | 'to', label: string) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': DAY - STEP,
    'aria-valuenow': now[end],
    'aria-valuetext': words.time(now[end]),
    className: css.knob,
    style: { left: share(now[end]) },
    onPointerDown: (e: PointerEvent<HTMLSpanElement>) => {
      e.currentTarget.setPointerCapture(e.pointerId);
      setDrag(now);
    },
    onPointerMove: (e: PointerEvent<HTMLSpanElement>) => {
      if (drag !== null) setDrag({ ...drag, [end]: minuteAt(e.clientX) });
    },
    onPointerUp: () => {
      if (drag !== null) set(drag);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (e: KeyboardEvent) => {
      const by = KEYS[e.key];
      if (by === undefined) return;
      e.preventDefault();
      set({ from, to, [end]: (now[end] + by + DAY) % DAY });
    },
  });
  const parts =
    now.from <= now.to
      ? [[now.from, now.to]]
      : [
          [0, now.to],
          [now.from, DAY],
        ];
  return (
    <>
      <fieldset className={css.day} ref={bar}>
        <legend className="vh">{words.quiet.spoken(now.from, now.to)}</legend>
        {parts.map(([a = 0, b = 0]) => (
          <span key={a} className={css.night} style={{ left: share(a), width: share(b - a) }} />
        ))}
        <span {...handle('to', words.quiet.to)} />
        <span {...handle('from', words.quiet.from)} />
      </fieldset>
      <div className={css.hours} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((x) => (
          <span key={x}>{x}</span>
        ))}
      </div>
    </>
  );
}
