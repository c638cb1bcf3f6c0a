/** Whether a table could be played in this browser without the house: its worker and its rules are fetched, or were kept. */
import { wrap } from 'comlink';
import type { Room } from './host.worker.ts';
import type { Rules } from './record.ts';

const WAIT_MS = 10_000;

export const canPlayHere = async (by: Rules): Promise<boolean> => {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'trying' });
  try {
    return await Promise.race([
      wrap<Room>(worker).ready(by),
      new Promise<false>((no) => {
        worker.onerror = () => no(false);
        setTimeout(() => no(false), WAIT_MS);
      }),
    ]);
  } catch {
    return false;
  } finally {
    worker.terminate();
  }
};
