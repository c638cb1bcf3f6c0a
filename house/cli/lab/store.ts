/** The folder of a trial: its plan, and one line for every game played, so that a trial can be broken off and taken up again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameResult, identity, jobsOf, type Plan, readResult } from '@pesthouse/lab';
import { Wrong } from '../wrong.ts';

export interface TrialStore {
  /** Results by job, as far as the plan goes. */
  readonly done: Map<number, GameResult>;
  /** The build that played them; not given where they were played by the sources. */
  readonly build: string | undefined;
  keep(result: GameResult): void;
  /** Notes that this build goes on. */
  sign(): void;
}

const PLAN = 'plan.json';
const GAMES = 'games.ndjson';
export const REPORT = 'report.html';

const jobOf = (plan: Plan, x: GameResult): number => x.index * plan.variants.length + x.variant;

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);
const readObject = (file: string): { readonly [k: string]: unknown } => {
  try {
    const x: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(x)) return x;
  } catch {
    // Told below: whatever is wrong with it, it is no plan.
  }
  throw new Wrong(`${file} is not the plan of a trial. Choose another folder with --out.`);
};

/** In which of its lines the plan that was found differs from the one that is wished. */
const differences = (found: unknown, plan: Plan): string => {
  const now = Object.entries(plan).filter(([key]) => key !== 'games');
  const before: { readonly [k: string]: unknown } = isObject(found) ? found : {};
  const other = now.filter(([key, x]) => JSON.stringify(before[key]) !== JSON.stringify(x)).map(([key, x]) => ({ key, was: before[key], is: x }));
  return other.map(({ key, was, is }) => `${key} ${JSON.stringify(was)} there, ${JSON.stringify(is)} here`).join('; ');
};

/** Opens the folder, or makes it. Refuses a folder of another plan. */
export const openTrial = (folder: string, plan: Plan, build: string | undefined, fresh: boolean): TrialStore => {
  const planFile = join(folder, PLAN);
  const gamesFile = join(folder, GAMES);
  const done = new Map<number, GameResult>();
  const sign = (): void => writeFileSync(planFile, `${JSON.stringify({ build, plan }, null, 1)}\n`);
  let before = build;
  try {
    mkdirSync(folder, { recursive: true });
    if (fresh) for (const name of [PLAN, GAMES, REPORT]) rmSync(join(folder, name), { force: true });
  } catch (e) {
    throw new Wrong(`The folder ${folder} cannot be written: ${e instanceof Error ? e.message : String(e)}.`);
  }
  if (existsSync(planFile)) {
    const found = readObject(planFile);
    const other = differences(found.plan, plan);
    if (other !== '') throw new Wrong(`${folder} holds games of another plan (${other}). Choose another folder with --out, or start over with --fresh.`);
    before = typeof found.build === 'string' ? found.build : undefined;
  } else if (existsSync(gamesFile)) throw new Wrong(`${folder} holds games without their plan. Choose another folder with --out, or start over with --fresh.`);
  else sign();
  if (existsSync(gamesFile)) {
    const text = readFileSync(gamesFile, 'utf8');
    const lines = text.split('\n').filter((x) => x !== '');
    const read = lines.map(readResult);
    for (const x of read) {
      if (x !== null && x.variant < plan.variants.length && jobOf(plan, x) < jobsOf(plan) && !done.has(jobOf(plan, x))) done.set(jobOf(plan, x), x);
    }
    // A line that was torn off when the machine went down is written anew.
    if (read.includes(null) || (text !== '' && !text.endsWith('\n'))) {
      const whole = lines.filter((_, i) => read[i] !== null);
      writeFileSync(gamesFile, whole.map((x) => `${x}\n`).join(''));
    }
  }
  return {
    done,
    build: before,
    sign,
    keep(result) {
      appendFileSync(gamesFile, `${JSON.stringify(result)}\n`);
      done.set(jobOf(plan, result), result);
    },
  };
};

/** A short name for a plan: the same plan of the same build finds its folder again. */
export const shortName = (plan: Plan, build: string | undefined): string => {
  const text = `${identity(plan)} ${build ?? ''}`;
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return `${plan.game}-${plan.players}p-${(a >>> 0).toString(16).padStart(8, '0')}${(b >>> 0).toString(16).padStart(8, '0').slice(0, 4)}`;
};
