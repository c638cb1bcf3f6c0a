/** Asks the bot for a hint; its worker starts with the first question. */
import { type Remote, wrap } from 'comlink';
import type { Question } from '../../bots/index.ts';
import type { Flat } from '../../kernel/index.ts';
import type { Thinking } from './thinker.worker.ts';

const HINT_MS = 1500;
let thinker: Remote<Thinking> | null = null;

export const hint = (q: Omit<Question, 'level' | 'seed'>): Promise<Flat> => {
  thinker ??= wrap<Thinking>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' }));
  return thinker.think({ ...q, level: 'master', seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 }, HINT_MS);
};
