/** Seen from another tab: a mark before the title while somebody waits for you, or how much you missed; a dot on the icon, and the number on the icon of an installed page. */
import { useEffect } from 'react';
import { BASE } from '../base.ts';
import { titleMark } from './tellings.ts';

const HOUSE = 'Pesthouse';
let own = HOUSE;
let waiting = false;
let unseen = 0;

const ICON = `${BASE}/favicon.svg`;
let dotted: Promise<string> | null = null;

const withDot = async (): Promise<string> => {
  const drawn = await (await fetch(ICON)).text();
  const marked = drawn.replace('</svg>', '<circle cx="25" cy="7" r="7" fill="#e0603f" stroke="#fff" stroke-width="2"/></svg>');
  return `data:image/svg+xml,${encodeURIComponent(marked)}`;
};

const show = (): void => {
  const marked = waiting || unseen > 0;
  document.title = titleMark(waiting, unseen) + own;
  const number = (waiting ? 1 : 0) + unseen;
  // Only installed pages have such an icon, and not every browser knows of it.
  if ('setAppBadge' in navigator) void (number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge()).catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  if (!marked) {
    // The same address set once more is asked for once more.
    if (link.href.startsWith('data:')) link.href = ICON;
    return;
  }
  dotted ??= withDot();
  dotted.then((href) => (waiting || unseen > 0) && link.setAttribute('href', href)).catch(() => undefined);
};

/** The title of the page; the house's own name stands last. */
export const useTitle = (title?: string): void => {
  useEffect(() => {
    own = title === undefined ? HOUSE : `${title} · ${HOUSE}`;
    show();
  }, [title]);
};

/** Marks title and icon while somebody waits for you, or news were missed. */
export const useBadge = (waits: boolean, missed: number): void => {
  useEffect(() => {
    waiting = waits;
    unseen = missed;
    show();
    return () => {
      waiting = false;
      unseen = 0;
      show();
    };
  }, [waits, missed]);
};
