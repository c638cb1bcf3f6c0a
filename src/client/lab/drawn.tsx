/** Plots of the lab in the page: they come as text, made by the same hand as the report's. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { PLOT_STYLE } from '../../lab/index.ts';

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

/** Everything in the text is escaped where it is made. A table that was scrolled aside stays there when its numbers change. */
export function Drawn({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return;
    const before = [...box.querySelectorAll('.scroll')].map((x) => x.scrollLeft);
    box.innerHTML = html;
    for (const [i, x] of [...box.querySelectorAll<HTMLElement>('.scroll')].entries()) {
      x.tabIndex = 0;
      x.scrollLeft = before[i] ?? 0;
    }
  }, [html]);
  return <div ref={room} className={className} />;
}
