/** The worker that thinks for a person who asks for a hint: it is given the seat's view, as a bot would be. */
import { expose } from 'comlink';
import { type Question, think } from '../../bots/index.ts';
import type { Flat } from '../../kernel/index.ts';

const thinker = {
  think(q: Question, ms: number): Promise<Flat> {
    const end = performance.now() + ms;
    return think(q, () => performance.now() > end);
  },
};
export type Thinking = typeof thinker;

expose(thinker);
