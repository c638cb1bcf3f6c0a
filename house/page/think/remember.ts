/** One position, one hint: what was said of one is said again at once. */
import { hash } from '@pesthouse/kernel';
import type { SaidHint } from './job.ts';
import type { Asked } from './thinker.worker.ts';

/** So many positions are remembered. */
const MOST = 32;

export const remembering = (think: (q: Asked) => Promise<SaidHint>): ((q: Asked) => Promise<SaidHint>) => {
  const said = new Map<string, Promise<SaidHint>>();
  return (q) => {
    const key = hash([q.game, q.rules, q.numbers, q.seat, q.view]);
    const known = said.get(key);
    if (known !== undefined) return known;
    const answer = think(q);
    for (const old of said.keys()) if (said.size >= MOST) said.delete(old);
    said.set(key, answer);
    // Who had no idea may have one when asked again.
    answer.catch(() => said.delete(key));
    return answer;
  };
};
