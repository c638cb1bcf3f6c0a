/** The clock of a scene: it tells the last of the scene's beats that has come, at the reader's speed, and wakes nobody in between. Without motion the scene is at its end at once. */

import { showPace } from '@pesthouse/board';
import { useEffect, useMemo, useState } from 'react';

export const useClock = (beats: readonly number[]): number => {
  const end = Math.max(0, ...beats);
  const [t, setT] = useState(() => (showPace() === 0 ? end : 0));
  // The beats are worked out anew with every drawing; their numbers say whether they are others.
  const key = beats.join(' ');
  const sorted = useMemo(
    () =>
      key
        .split(' ')
        .map(Number)
        .sort((a, b) => a - b),
    [key],
  );
  useEffect(() => {
    const factor = showPace();
    if (factor === 0) {
      setT(end);
      return;
    }
    const timers = sorted.map((beat) => setTimeout(() => setT(beat), beat * factor));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [sorted, end]);
  return t;
};
