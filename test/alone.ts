/** Setup of every test: files that share what they have loaded leave the world behind as they found it. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
});
