/** A control that was worked with mouse or finger lets go of the focus, so that keys belong to the page again; one that is worked by keys keeps it. */
import { useRef } from 'react';

export interface LettingGo {
  /** Goes onto the control: a pointer is at work. */
  readonly onPointerDown: () => void;
  /** To be called with the element once it has done its work. */
  release(x: HTMLElement): void;
}

export const useLettingGo = (): LettingGo => {
  const pointed = useRef(false);
  return {
    onPointerDown: () => {
      pointed.current = true;
    },
    release: (x) => {
      if (pointed.current) x.blur();
      pointed.current = false;
    },
  };
};
