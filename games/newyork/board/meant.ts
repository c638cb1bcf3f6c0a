/** A press answers only what it was meant for: one that follows a new decision sooner than anybody can read it was aimed at the one before, and is passed over. */
import { useLayoutEffect, useRef } from 'react';
import type { Props } from './choice.ts';

/** Nobody reads a decision and answers it sooner. */
export const READING_MS = 300;

/** Whether a press at `now` was meant for a decision that stands since `since`. */
export const isMeant = (since: number, now: number): boolean => now - since >= READING_MS;

/** The props with a `choose` for hands and keys. What the board sends by itself keeps the old one. */
export const useMeant = <P extends Pick<Props, 'view' | 'legal' | 'choose'>>(props: P): P => {
  const { asked } = props.view;
  const open = props.legal.length > 0;
  const put = useRef({ asked, open, since: 0 });
  useLayoutEffect(() => {
    put.current = { asked, open, since: performance.now() };
  }, [asked, open]);
  const { choose } = props;
  return {
    ...props,
    choose: (move) => {
      if (isMeant(put.current.since, performance.now())) choose(move);
    },
  };
};
