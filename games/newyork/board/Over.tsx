/** The frame of a full scene: it lies over poster and seats and ends where the bar under the board begins, however high that is. */

import { cx } from '@pesthouse/board';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { about } from './about.ts';
import css from './stage.module.css';

interface OverProps {
  readonly narrow: boolean;
  readonly label: string;
  /** What it tells of itself. */
  readonly thing: 'fight' | 'rolloff';
  readonly children: ReactNode;
}

export const Over = ({ narrow, label, thing, children }: OverProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = ref.current;
    const room = stage?.parentElement;
    if (narrow || stage === null || room === null || room === undefined) return;
    const reach = (): void => stage.style.setProperty('bottom', `${Math.max(0, innerHeight - room.getBoundingClientRect().bottom)}px`);
    reach();
    const watch = new ResizeObserver(reach);
    watch.observe(room);
    return () => watch.disconnect();
  }, [narrow]);
  return (
    <div ref={ref} className={cx(css.stage, narrow && css.narrow)} role="dialog" aria-label={label} {...about(thing)}>
      {children}
    </div>
  );
};
