/** A line to a database that can go silent: nothing passes any more, and nobody is told that it is cut. */
import { connect, createServer, type Socket } from 'node:net';

export interface SilentLine {
  readonly url: string;
  /** From now on nothing passes, on old lines and new ones. */
  silence(): void;
  /** New lines pass again; the old ones stay dead. */
  speak(): void;
  close(): Promise<void>;
}

export const silentLine = async (url: string): Promise<SilentLine> => {
  const { port, hostname } = new URL(url);
  let silent = false;
  const all = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let dead = silent;
    const pass = (from: Socket, on: Socket): void => {
      all.add(from);
      from.on('data', (x) => {
        dead ||= silent;
        if (!dead) on.write(x);
      });
      from.on('error', () => {});
      from.on('close', () => {
        all.delete(from);
        on.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = server.address();
  const near = new URL(url);
  near.port = String(typeof here === 'object' && here !== null ? here.port : '');
  return {
    url: near.href,
    silence() {
      silent = true;
    },
    speak() {
      silent = false;
    },
    async close() {
      for (const x of all) x.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
