/** How fast this machine plays what is set up: measured for about a second, when the bots are chosen. */

import type { Plan } from '@pesthouse/lab';
import { useEffect, useRef, useState } from 'react';
import { crewSize, openHand } from '../crew/crew.ts';

const WAIT_MS = 700;
const MEASURE_MS = 1000;
/** The first game of a worker is spent on warming up. */
const WARM = 1;

const known = new Map<string, number>();

/** Games a second of all hands together; null while nobody knows. */
export const usePace = (plan: Plan | null): number | null => {
  const key = plan === null ? '' : JSON.stringify([plan.game, plan.rules, plan.players, plan.bots, plan.haste]);
  const [pace, setPace] = useState<{ readonly key: string; readonly perSecond: number } | null>(null);
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  useEffect(() => {
    const wanted = latest.current;
    if (wanted === null) return;
    const had = known.get(key);
    if (had !== undefined) {
      setPace({ key, perSecond: had });
      return;
    }
    let here = true;
    let close = (): void => undefined;
    const measure = async (): Promise<void> => {
      const own = openHand();
      close = own.close;
      const printed: Plan = { ...wanted, variants: wanted.variants.slice(0, 1), games: 10_000 };
      await Promise.race([own.hand.play(printed, [0]), own.broken]);
      const since = performance.now();
      let games = 0;
      while (here && performance.now() - since < MEASURE_MS) {
        await Promise.race([own.hand.play(printed, [WARM + games]), own.broken]);
        games++;
      }
      own.close();
      const perSecond = (crewSize() * games * 1000) / (performance.now() - since);
      if (!here || games === 0) return;
      known.set(key, perSecond);
      setPace({ key, perSecond });
    };
    const timer = setTimeout(() => void measure().catch(() => close()), WAIT_MS);
    return () => {
      here = false;
      clearTimeout(timer);
      close();
    };
  }, [key]);
  return pace?.key === key ? pace.perSecond : null;
};
