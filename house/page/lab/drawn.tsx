/** Plots of the lab in the page: they come as text, made by the same hand as the report's. */

import { PLOT_STYLE } from '@pesthouse/lab';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** The style of the plots stands in the page only as long as the lab does. */
export const usePlotStyle = (): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PLOT_STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((x) => x !== sheet);
    };
  }, []);
};

/** Sets the text. A table that was scrolled aside stays there when its numbers change. */
const fill = (box: HTMLElement, html: string): void => {
  const before = [...box.querySelectorAll('.scroll')].map((x) => x.scrollLeft);
  box.innerHTML = html;
  for (const [i, x] of [...box.querySelectorAll<HTMLElement>('.scroll')].entries()) {
    x.tabIndex = 0;
    x.scrollLeft = before[i] ?? 0;
  }
};

export interface DrawnProps {
  /** Makes the text, in which everything is escaped. A new function is a new text. */
  readonly make: () => string;
  /** The figures change several times a second: what is out of sight can wait. */
  readonly live: boolean;
  readonly className?: string | undefined;
}

export function Drawn({ make, live, className }: DrawnProps) {
  const room = useRef<HTMLDivElement>(null);
  const near = useRef(false);
  const now = useRef(make);
  const draw = useCallback(() => {
    if (room.current !== null) fill(room.current, now.current());
  }, []);
  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        near.current = seen.some((x) => x.isIntersecting);
        if (near.current) draw();
      },
      { rootMargin: '160px' },
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [draw]);
  useLayoutEffect(() => {
    now.current = make;
    const empty = room.current?.childElementCount === 0;
    if (near.current) return draw();
    if (live && !empty) return;
    // One section a task, so that the page has its say between two.
    const later = setTimeout(draw);
    return () => clearTimeout(later);
  }, [make, live, draw]);
  return <div ref={room} className={className} />;
}
