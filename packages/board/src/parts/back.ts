/** The browser's Back closes what lies over the page (a dialog, a drawer, a sheet) before it leaves the page. While anything lies there, one step of the history stands for it; when it is closed by hand the step stays, for the next one to open or for Back to pass over. */
import { useEffect, useRef } from 'react';

/** What lies over the page, the uppermost last. */
const over: (() => void)[] = [];
const MARK = 'over';
const onMark = (): boolean => {
  const at: unknown = history.state;
  return typeof at === 'object' && at !== null && MARK in at;
};

/** Whether the step that one stands on is such a step, and of which page. */
let marked = false;
let page = '';
let due = false;

/** One thing often closes as another opens: the history follows when both have happened. */
const settle = (): void => {
  if (due) return;
  due = true;
  setTimeout(() => {
    due = false;
    if (over.length > 0 && !onMark()) history.pushState({ [MARK]: true }, '');
    marked = onMark();
    page = location.pathname;
  });
};

const heard = (): void => {
  const back = marked && !onMark() && location.pathname === page;
  marked = onMark();
  page = location.pathname;
  if (!back) return;
  const close = over.at(-1);
  // Nothing lay there any more: whoever goes back means the page.
  if (close === undefined) history.back();
  else {
    close();
    settle();
  }
};

/** While it is open, Back closes it. */
export const useBack = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const own = (): void => latest.current();
    over.push(own);
    settle();
    return () => {
      over.splice(over.indexOf(own), 1);
    };
  }, [open]);
};

/** Once, by the shell of the page, which may have been loaded on such a step. */
export const followBack = (): (() => void) => {
  settle();
  addEventListener('popstate', heard);
  return () => removeEventListener('popstate', heard);
};
