/** A terminal for tests: answers from a script, everything said kept. */
import type { Io } from '../io.ts';
import { run } from '../run.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A terminal of which everything said is kept. */
export const heard = (ask: Io['ask'] = async () => null): { readonly io: Io; said(): Omit<Said, 'code'> } => {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = { out: (line) => out.push(line), err: (text) => err.push(text), ask, live: false, close: () => {} };
  return { io, said: () => ({ out: out.join('\n'), err: err.join('') }) };
};

/** Runs a verb; `answers` gives the next line typed, null when there is none. */
export const type = async (
  words: readonly string[],
  answers: (n: number) => string | null = () => null,
  env: { readonly [name: string]: string } = {},
): Promise<Said> => {
  let n = 0;
  const { io, said } = heard(async () => answers(n++));
  const code = await run(words, io, env);
  return { code, ...said() };
};
