/** Whether the screen is so, and again when that changes. */
import { useCallback, useSyncExternalStore } from 'react';

export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (hear: () => void): (() => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', hear);
      return () => list.removeEventListener('change', hear);
    },
    [query],
  );
  // Drawn without a screen, as tests do, a board is that of a wide one.
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};
