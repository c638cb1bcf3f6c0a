/** Whether this is a phone's width. One number for scripts; the styles write the same as `max-width: 759px`. */
import { useSyncExternalStore } from 'react';

export const NARROW = 760;
const query = `(max-width: ${NARROW - 1}px)`;

const subscribe = (hear: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', hear);
  return () => list.removeEventListener('change', hear);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
