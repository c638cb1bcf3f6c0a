/** The keys of a lesson. They come before those of the table; arrows only while nothing on the board has the focus, for there they move about. */
import { useEffect, useRef } from 'react';

export interface LessonKeys {
  readonly why: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly skip: (() => void) | undefined;
  readonly enter: (() => void) | undefined;
  readonly leave: () => void;
}

const inPlate = (x: EventTarget | null): boolean => !(x instanceof Element) || x === document.body || x.closest('[data-lesson]') !== null;
const isControl = (x: EventTarget | null): boolean => x instanceof Element && x.closest('button, a, input, textarea, select') !== null;

export const useLessonKeys = (keys: LessonKeys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const down = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target instanceof Element && e.target.closest('input, textarea, select, dialog') !== null)) return;
      const { why, back, skip, enter, leave } = latest.current;
      const on = inPlate(e.target);
      const press =
        e.key === '?'
          ? why
          : e.key === 'ArrowLeft' && on
            ? back
            : e.key === 'ArrowRight' && on
              ? skip
              : e.key === 'Enter' && on && !isControl(e.target)
                ? enter
                : e.key === 'Escape' && on
                  ? leave
                  : undefined;
      if (press === undefined) return;
      e.preventDefault();
      e.stopPropagation();
      press();
    };
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, []);
};
