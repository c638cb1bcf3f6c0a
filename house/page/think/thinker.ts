/** Asks the master about a position; its worker starts with the first question. */

import type { Flat } from '@pesthouse/kernel';
import { type Remote, wrap } from 'comlink';
import { workerName } from '../text/language.ts';
import type { SaidWhy, SaidWord } from './job.ts';
import { remembering } from './remember.ts';
import type { Asked, Thinking } from './thinker.worker.ts';

let thinker: Remote<Thinking> | null = null;
const ask = (): Remote<Thinking> => {
  thinker ??= wrap<Thinking>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: workerName('thinker') }));
  return thinker;
};

/** What we advise here. */
export const hint = remembering((q) => ask().hint(q));
/** Judges a position before anybody asks. */
export const lookAt = (q: Asked): Promise<void> => ask().look(q);
/** What a move would cost here beside what we advise. */
export const wordOn = (q: Asked, move: Flat): Promise<SaidWord> => ask().word(q, move);
/** Why the first move is better than the second, which is known to be worse. */
export const whyBetter = (q: Asked, better: Flat, other: Flat): Promise<SaidWhy> => ask().why(q, better, other);
