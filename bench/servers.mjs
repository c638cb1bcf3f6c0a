/** The servers: CPU a move and heap a table, read in the server's own process while somebody else's plays three seats. */
import { fork } from 'node:child_process';
import { made } from './build.mjs';
import { ask } from './race.mjs';
import { median, RUNS } from './spread.mjs';

const start = (file) =>
  new Promise((resolve, reject) => {
    const child = fork(file, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.once('message', ({ port }) => resolve({ child, port }));
  });

/** So many tables play at once. */
const TABLES = 12;
/** So many rounds are played before the first that counts, the same for both: a house runs for weeks, and in the first rounds a good part of what is measured is Node compiling it. */
const WARM = 10;

/** CPU milliseconds that the server spends on one move: stored or kept, and told to three seats. */
const cpuAMove = async (driver, whose, { child, port }, moves) => {
  await ask(driver, { part: 'sit', whose, port, tables: TABLES });
  const before = await ask(child, 'cpu');
  await ask(driver, { part: 'play', whose, port, moves, keep: false });
  const after = await ask(child, 'cpu');
  return ((after.cpu - before.cpu) / (moves * TABLES)) * 1000;
};

const heapATable = async (driver, whose, { child, port }, tables, moves) => {
  const before = await ask(child, 'heap');
  await ask(driver, { part: 'sit', whose, port, tables });
  await ask(driver, { part: 'play', whose, port, moves, keep: true });
  const after = await ask(child, 'heap');
  return (after.heap - before.heap) / tables / 1024;
};

const oneRun = async (quick) => {
  const driver = fork(made('drive.cjs'), { env: { ...process.env, NODE_ENV: 'production' } });
  const houses = { ours: await start(made('server-ours.mjs')), theirs: await start(made('server-theirs.cjs')) };
  try {
    const cpu = { ours: [], theirs: [] };
    const repeats = quick ? 1 : 3;
    for (let round = quick ? -3 : -WARM; round < repeats; round++) {
      for (const whose of ['ours', 'theirs']) {
        const spent = await cpuAMove(driver, whose, houses[whose], 150);
        if (round >= 0) cpu[whose].push(spent);
      }
    }
    const tables = quick ? 30 : 100;
    const heap = { ours: await heapATable(driver, 'ours', houses.ours, tables, 60), theirs: await heapATable(driver, 'theirs', houses.theirs, tables, 60) };
    return { cpu: { ours: median(cpu.ours), theirs: median(cpu.theirs) }, heap };
  } finally {
    driver.kill();
    for (const { child } of Object.values(houses)) child.kill();
  }
};

/** For each figure and server one value a run; in every run all of them are started afresh. */
export const servers = async (quick) => {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await oneRun(quick));
  const of = (what, whose) => runs.map((x) => x[what][whose]);
  return { cpu: { ours: of('cpu', 'ours'), theirs: of('cpu', 'theirs') }, heap: { ours: of('heap', 'ours'), theirs: of('heap', 'theirs') } };
};
