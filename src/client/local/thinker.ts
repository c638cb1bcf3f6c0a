/** Asks the master for a hint; its worker starts with the first question. */
import { type Remote, wrap } from 'comlink';
import type { SaidHint } from '../review/job.ts';
import type { Asked, Thinking } from './thinker.worker.ts';

const HINT_MS = 2000;
let thinker: Remote<Thinking> | null = null;

export const hint = (q: Omit<Asked, 'seed'>): Promise<SaidHint> => {
  thinker ??= wrap<Thinking>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' }));
  return thinker.hint({ ...q, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 }, HINT_MS);
};
