/** The terminal as the verbs see it: lines out, words to stderr, and a question with an answer. Tests put their own in its place. */
import { createInterface } from 'node:readline/promises';

export interface Io {
  out(line: string): void;
  err(text: string): void;
  /** Null when there is nobody left to answer. */
  ask(question: string): Promise<string | null>;
  /** Somebody looks at stderr: progress may be drawn there. */
  readonly live: boolean;
  close(): void;
}

export const terminal = (): Io => {
  let lines: AsyncIterator<string> | undefined;
  let rl: ReturnType<typeof createInterface> | undefined;
  // Whoever reads us may have had enough (`| head`): then there is nobody left to tell.
  process.stdout.on('error', (e) => process.exit('code' in e && e.code === 'EPIPE' ? 0 : 1));
  return {
    out: (line) => {
      process.stdout.write(`${line}\n`);
    },
    err: (text) => {
      process.stderr.write(text);
    },
    live: process.stderr.isTTY === true,
    async ask(question) {
      process.stdout.write(question);
      // Read as one stream of lines, so that answers piped in all at once are not lost between questions.
      rl ??= createInterface({ input: process.stdin, terminal: false });
      lines ??= rl[Symbol.asyncIterator]();
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
    close: () => rl?.close(),
  };
};
