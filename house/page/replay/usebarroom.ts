/** How much room the controls take: what a board lays over the whole table ends above them, as it ends above the prompt bar. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export const useBarRoom = (): readonly [room: RefObject<HTMLDivElement | null>, bar: RefObject<HTMLElement | null>] => {
  const room = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = bar.current;
    if (box === null) return;
    const measure = (): void => room.current?.style.setProperty('--bar-prompt', `${box.offsetHeight}px`);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return [room, bar];
};
