/** Your turn, seen from another tab: a mark before the title and a dot on the icon. */
import { useEffect } from 'react';
import { BASE } from '../base.ts';

const HOUSE = 'Pesthouse';
let own = HOUSE;
let waiting = false;

const ICON = `${BASE}/favicon.svg`;
let dotted: Promise<string> | null = null;

const withDot = async (): Promise<string> => {
  const drawn = await (await fetch(ICON)).text();
  const marked = drawn.replace('</svg>', '<circle cx="25" cy="7" r="7" fill="#e0603f" stroke="#fff" stroke-width="2"/></svg>');
  return `data:image/svg+xml,${encodeURIComponent(marked)}`;
};

const show = (): void => {
  document.title = waiting ? `(!) ${own}` : own;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  if (!waiting) {
    link.href = ICON;
    return;
  }
  dotted ??= withDot();
  dotted.then((href) => waiting && link.setAttribute('href', href)).catch(() => undefined);
};

/** The title of the page; the house's own name stands last. */
export const useTitle = (title?: string): void => {
  useEffect(() => {
    own = title === undefined ? HOUSE : `${title} · ${HOUSE}`;
    show();
  }, [title]);
};

/** Marks title and icon while it is your turn. */
export const useTurnBadge = (yours: boolean): void => {
  useEffect(() => {
    waiting = yours;
    show();
    return () => {
      waiting = false;
      show();
    };
  }, [yours]);
};
