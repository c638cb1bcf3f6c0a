/** Lets contenders take turns, in processes that are started afresh several times, and gives for each run the median of what each did in a CPU second. */
import { fork } from 'node:child_process';
import { median, RUNS } from './spread.mjs';

/** Asks a child process one thing. */
export const ask = (child, message) =>
  new Promise((resolve, reject) => {
    const gone = (code) => reject(new Error(`the process ended with ${code} before it answered`));
    child.once('exit', gone);
    child.once('message', (answer) => {
      child.off('exit', gone);
      resolve(answer);
    });
    child.send(message);
  });

const oneRun = async (runners, repeats) => {
  const children = runners.map(([file]) => fork(file, { env: { ...process.env, NODE_ENV: 'production' } }));
  try {
    const rates = runners.map(() => []);
    for (let round = 0; round <= repeats; round++) {
      for (const [i, [, work]] of runners.entries()) {
        const { seconds, done } = await ask(children[i], work);
        if (round > 0) rates[i].push(done / seconds);
      }
    }
    return rates.map(median);
  } finally {
    for (const child of children) child.kill();
  }
};

/** `runners` are pairs of a file and the name of its work. They alternate, so that whatever else the machine does falls on all alike; the first round of each process warms up. Gives for each of them one rate a run. */
export const race = async (runners, repeats, runs = RUNS) => {
  const rates = runners.map(() => []);
  for (let run = 0; run < runs; run++) for (const [i, rate] of (await oneRun(runners, repeats)).entries()) rates[i].push(rate);
  return rates;
};
