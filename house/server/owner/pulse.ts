/** The pulse of the house: how long answers take, how busy the machine is, and how that went lately. Kept in memory only. */
import { availableParallelism, totalmem } from 'node:os';

const ANSWERS = 1_000;
const SAMPLES = 60;
const EVERY_MS = 10_000;
/** What was answered longer ago says nothing of how the house is now. */
const LATELY_MS = SAMPLES * EVERY_MS;

export interface Sample {
  readonly people: number;
  readonly tables: number;
  readonly load: number;
  readonly bots: number;
}

export const openPulse = (look: () => Omit<Sample, 'load'>, now: () => number = () => performance.now()) => {
  const answers: { readonly ms: number; readonly at: number }[] = [];
  let next = 0;
  const lately: Sample[] = [];
  let before = { at: performance.now(), cpu: process.cpuUsage() };
  let used = 0;
  const cores = availableParallelism();
  const sample = (): void => {
    const then = { at: performance.now(), cpu: process.cpuUsage() };
    const spent = (then.cpu.user + then.cpu.system - before.cpu.user - before.cpu.system) / 1000;
    if (then.at > before.at) used = Math.min(1, spent / (then.at - before.at) / cores);
    before = then;
    lately.push({ ...look(), load: used });
    if (lately.length > SAMPLES) lately.shift();
  };
  const timer = setInterval(sample, EVERY_MS);
  timer.unref();
  const part = (share: number): number | null => {
    const since = now() - LATELY_MS;
    const sorted = answers
      .filter((x) => x.at > since)
      .map((x) => x.ms)
      .sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  };
  return {
    answered(ms: number): void {
      answers[next] = { ms, at: now() };
      next = (next + 1) % ANSWERS;
    },
    now() {
      if (lately.length === 0) sample();
      return { middle: part(0.5), slow: part(0.99), used, cores, memory: process.memoryUsage().rss, memoryAll: totalmem(), lately };
    },
    close: () => clearInterval(timer),
  };
};
export type Pulse = ReturnType<typeof openPulse>;
