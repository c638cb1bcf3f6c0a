/** The worker of a fuzzing: plays its slice and tells how it goes. */
import '../games/index.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { fuzzSlice } from './fuzz-slice.ts';

await fuzzSlice(workerData, (news) => parentPort?.postMessage(news));
