/** The poster swings like a door, and behind it lies the board. Nothing moves for whoever wants it still. */

import { cx } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import type { Door } from '../house/doors.ts';
import { Poster } from '../house/poster.tsx';
import { settings, stillness } from '../prefs/store.ts';
import css from './swing.module.css';

const SWING_MS = 900;
/** The door does not stay shut for long, whatever is behind it. */
const MOST_MS = 4_000;
const LOOK_MS = 80;

export const swings = (): boolean => !stillness(settings().motion);

export function Swing({ door, onDone }: { readonly door: Door; readonly onDone: () => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => {
      if (document.querySelector('[data-table]') === null && Date.now() - since < MOST_MS) return;
      clearInterval(timer);
      setOpen(true);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onDone, SWING_MS);
    return () => clearTimeout(timer);
  }, [open, onDone]);
  return (
    <div className={cx(css.frame, open && css.open)} data-door={door.id} aria-hidden="true">
      <div className={css.leaf}>
        <Poster door={door} />
      </div>
    </div>
  );
}
