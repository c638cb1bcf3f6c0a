/** The worker of the lab: plays the games that it is asked for, and tells their results. */
import '../../games/index.ts';
import { parentPort } from 'node:worker_threads';
import { type Answer, playHere, type Task } from './hand.ts';

const tell = (x: Answer): void => parentPort?.postMessage(x);

parentPort?.on('message', (task: Task) => {
  playHere(task).then(
    (result) => tell({ result }),
    (e: unknown) => tell({ wrong: e instanceof Error ? e.message : String(e) }),
  );
});
