/** The minds of many bots, each by its own name: what one thought at its last decision is there at its next. The one that was silent longest is forgotten first. */
import { blank, type Mind } from './mind.ts';

const MOST = 32;

export const openMinds = (most: number = MOST): ((name: string) => Mind) => {
  const kept = new Map<string, Mind>();
  return (name) => {
    const mind = kept.get(name) ?? blank();
    kept.delete(name);
    kept.set(name, mind);
    const oldest = kept.keys().next();
    if (kept.size > most && oldest.done !== true) kept.delete(oldest.value);
    return mind;
  };
};
