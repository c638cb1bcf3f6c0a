/** Ports that are free right now. */
import { createServer } from 'node:net';

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => (typeof at === 'object' && at !== null ? resolve(at.port) : reject(new Error('no free port'))));
    });
  });
