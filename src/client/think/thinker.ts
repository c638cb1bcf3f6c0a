/** Asks the master for a hint; its worker starts with the first question. */
import { type Remote, wrap } from 'comlink';
import { workerName } from '../text/language.ts';
import { remembering } from './remember.ts';
import type { Thinking } from './thinker.worker.ts';

const HINT_MS = 2000;
let thinker: Remote<Thinking> | null = null;

export const hint = remembering((q) => {
  thinker ??= wrap<Thinking>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: workerName('thinker') }));
  return thinker.hint(q, HINT_MS);
});
