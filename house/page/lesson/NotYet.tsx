/** “Not yet”, for a moment, where something was pressed that comes later. */

import { Icon } from '@pesthouse/board';
import { useEffect, useRef, useState } from 'react';
import { lesson as words } from '../text/rooms.ts';
import css from './plate.module.css';

const SHOWN_MS = 2400;

export function NotYet({ tries }: { readonly tries: number }) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const down = (e: PointerEvent): void => {
      last.current = { x: e.clientX, y: e.clientY };
    };
    addEventListener('pointerdown', down, true);
    return () => removeEventListener('pointerdown', down, true);
  }, []);
  useEffect(() => {
    setAt(tries === 0 ? null : last.current);
    const timer = setTimeout(() => setAt(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [tries]);
  if (at === null) return null;
  return (
    <span className={css.notyet} style={{ left: Math.min(at.x, innerWidth - 60), top: at.y }} aria-hidden="true">
      <Icon name="close" size={16} />
      {words.notYet}
    </span>
  );
}
