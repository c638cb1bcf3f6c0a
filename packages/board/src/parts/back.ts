/** The browser's Back closes what lies over the page (a dialog, a drawer, a sheet) before it leaves the page. While anything lies there, one step of the history stands for it. */
import { useEffect, useRef } from 'react';

/** What lies over the page, the uppermost last. */
const over: (() => void)[] = [];
/** A step back that we ask for ourselves, and have not heard of yet. */
let going = false;
let due = false;

const MARK = 'over';
const onMark = (): boolean => {
  const at: unknown = history.state;
  return typeof at === 'object' && at !== null && MARK in at;
};

/** One thing often closes as another opens: the history follows when both have happened. */
const settle = (): void => {
  if (due) return;
  due = true;
  setTimeout(() => {
    due = false;
    if (going) return;
    if (over.length > 0 && !onMark()) history.pushState({ [MARK]: true }, '');
    else if (over.length === 0 && onMark()) {
      going = true;
      history.back();
    }
  });
};

const heard = (): void => {
  if (going) {
    going = false;
    settle();
    return;
  }
  // Whoever comes back to a step that stood for something closed long ago goes on to the page below it.
  if (!onMark()) over.at(-1)?.();
  settle();
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
      settle();
    };
  }, [open]);
};

/** Once, by the shell of the page. One that was reloaded while something lay over it stands on a step for nothing. */
export const followBack = (): void => {
  addEventListener('popstate', heard);
  settle();
};
