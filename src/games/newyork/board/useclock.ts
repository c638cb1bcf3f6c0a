/** Milliseconds since the scene began, at the reader's speed; without motion the scene is at its end at once. */
import { useEffect, useState } from 'react';
import { showPace } from '../../../client/kit/pace.ts';

export const useClock = (end: number): number => {
  const [t, setT] = useState(() => (showPace() === 0 ? end : 0));
  useEffect(() => {
    const factor = showPace();
    if (factor === 0) {
      setT(end);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const tick = (): void => {
      const now = (performance.now() - began) / factor;
      setT(now);
      if (now < end) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [end]);
  return t;
};
