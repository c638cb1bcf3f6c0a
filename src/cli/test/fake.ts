/** A terminal for tests: answers from a script, everything said kept. */
import type { Io } from '../io.ts';
import { run } from '../run.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a verb; `answers` gives the next line typed, null when there is none. */
export const type = async (
  words: readonly string[],
  answers: (n: number) => string | null = () => null,
  env: { readonly [name: string]: string } = {},
): Promise<Said> => {
  const out: string[] = [];
  const err: string[] = [];
  let n = 0;
  const io: Io = { out: (line) => out.push(line), err: (text) => err.push(text), ask: async () => answers(n++), live: false, close: () => {} };
  const code = await run(words, io, env);
  return { code, out: out.join('\n'), err: err.join('') };
};
