/** Asks the master for a hint; its worker starts with the first question. */
import { type Remote, wrap } from 'comlink';
import { type Flat, hash } from '../../kernel/index.ts';
import { workerName } from '../text/language.ts';
import type { SaidMistake } from './job.ts';
import { remembering } from './remember.ts';
import type { Asked, Thinking } from './thinker.worker.ts';

const HINT_MS = 2000;
let thinker: Remote<Thinking> | null = null;

const ask = (): Remote<Thinking> => {
  thinker ??= wrap<Thinking>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: workerName('thinker') }));
  return thinker;
};

export const hint = remembering((q) => ask().hint(q, HINT_MS));

const MISTAKE_MS = 1600;
/** What a move would cost here beside what the master would do; null where it is that very move. */
export const mistakeOf = (q: Omit<Asked, 'seed'>, move: Flat): Promise<SaidMistake | null> =>
  ask().mistake({ ...q, seed: Number.parseInt(hash([q.game, q.rules, q.numbers, q.seat, q.view]).slice(0, 8), 16) }, move, MISTAKE_MS);
