/** Seen from another tab: a mark before the title while somebody waits for you, or how much you missed; a dot on the icon, and the number on the icon of an installed page. */
import { useEffect } from 'react';
import { BASE } from '../base.ts';
import { titleMark } from './tellings.ts';

const HOUSE = 'Pesthouse';
let own = HOUSE;
let waiting = false;
let unseen = 0;

const ICON = `${BASE}/favicon.svg`;

/** The icon with its dot. Its drawing stands in the page already, as that of every icon: nothing is fetched for it. */
const withDot = (): string => {
  const drawn = document.getElementById('tab-icon')?.innerHTML ?? '';
  const dot = '<circle cx="25" cy="7" r="7" fill="#e0603f" stroke="#fff" stroke-width="2"/>';
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawn}${dot}</svg>`)}`;
};

const show = (): void => {
  const marked = waiting || unseen > 0;
  document.title = titleMark(waiting, unseen) + own;
  const number = (waiting ? 1 : 0) + unseen;
  // Only installed pages have such an icon, and not every browser knows of it.
  if ('setAppBadge' in navigator) void (number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge()).catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  // The same address set once more is asked for once more.
  if (marked || link.href.startsWith('data:')) link.href = marked ? withDot() : ICON;
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
