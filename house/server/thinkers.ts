/** Where heavy work goes: bots think in threads of their own and records are checked in another, so that neither waits for the other and nothing can hang the house. */

import type { Question } from '@pesthouse/bots';
import { agreed, type Said, spentBy, think, voiceSeed } from '@pesthouse/bots';
import type { Soundness } from '@pesthouse/table';
import { trySound, type Variant, type Verdict, verifyRecord } from '@pesthouse/table';
import { Piscina } from 'piscina';
import { findGame } from '../games/index.ts';
import { type Clock, realClock } from './clock.ts';
import { openDesk } from './desk.ts';

export interface Checking {
  readonly record: unknown;
  readonly promise?: string | undefined;
  readonly table?: string | undefined;
}

export interface Asking extends Question {
  readonly table: string;
  /** Nobody but bots sits there. */
  readonly alone?: boolean;
  /** By when it must be thought, by the clock of the house. */
  readonly due: number;
}

/** What goes to a thread. */
export interface Thought extends Question {
  /** Whose thought it is: the same name at every decision of one bot at one table. */
  readonly bot: string;
  /** How long it may think, from when the thread takes it up. */
  readonly ms: number;
  /** The last moment of all, as `Date.now()` tells it in every thread. */
  readonly until: number;
  /** Becomes 1 where others wait: the thought comes to an end with the best so far. */
  readonly enough: Int32Array;
}

/** Answers come from another thread: they are looked at before they are believed. */
export interface Thinkers {
  think(question: Asking): Promise<unknown>;
  verify(checking: Checking): Promise<Verdict>;
  /** Whether house rules still make a game. */
  sound(variant: Variant): Promise<Soundness>;
  /** Bots that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** A thread that is silent for so long after its time hangs: it is ended, and another one takes its place. Opening a thread and a game takes a while, too. */
const HANG_MS = 5_000;
const VERIFY_MS = 20_000;
const IDLE_MS = 30_000;
const MOST_CHECKS = 100;

/** Says nothing about the record: the fault is the house's own. */
const NO_VERDICT = 'Something went wrong in this house while it checked the record, so nobody knows whether it is a true game. Try again later.';
const NO_ANSWER: Soundness = { wrong: 'they could not be tried', fault: 'broken', seats: 0, seed: 0 };
const isSoundness = (x: unknown): x is Soundness => typeof x === 'object' && x !== null && ('wrong' in x || 'games' in x);
const isSaid = (x: unknown): x is Said =>
  typeof x === 'object' && x !== null && 'move' in x && typeof x.move === 'object' && 'opinions' in x && Array.isArray(x.opinions);
const isVerdict = (x: unknown): x is Verdict => typeof x === 'object' && x !== null && ('wrong' in x || 'hash' in x || 'unknown' in x);

export const workerThinkers = (file: string, threads: number, clock: Clock = realClock): Thinkers => {
  // One bot thread stands ready: the first question of a house is answered in time like every other.
  const minds = new Piscina({ filename: file, minThreads: 1, maxThreads: threads, idleTimeout: IDLE_MS, maxQueue: threads });
  const checks = new Piscina({ filename: file, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, maxQueue: MOST_CHECKS });
  const desk = openDesk<unknown>(threads, clock);
  return {
    think: ({ table, alone = false, due, ...question }) =>
      desk.ask({
        table,
        alone,
        due,
        // Only a master has use for more than one: the others make few runs.
        most: question.level === 'master' ? threads : 1,
        begin(ms, several) {
          const until = Date.now() + (due - clock.now());
          const ask = (name: 'thought' | 'voice', seed: number) => {
            const stop = new Int32Array(new SharedArrayBuffer(4));
            const thought: Thought = { ...question, seed, bot: `${table}/${question.seat}`, ms, until, enough: stop };
            const said: Promise<unknown> = minds.run(thought, { name, signal: AbortSignal.timeout(Math.ceil(ms) + HANG_MS) });
            return { said, ended: said, hurry: () => void Atomics.store(stop, 0, 1) };
          };
          if (several === 1) return ask('thought', question.seed);
          // Each with luck of its own; where the first one's answer stands, nobody thinks on.
          const first = ask('voice', question.seed);
          const helpers = Array.from({ length: several - 1 }, (_, i) => ask('voice', voiceSeed(question.seed, i + 1)));
          const enough = (): void => {
            for (const x of helpers) x.hurry();
          };
          first.said.then(enough, enough);
          const together = async (): Promise<unknown> => {
            const heard = await Promise.allSettled(helpers.map((x) => x.said));
            const mine = await first.said;
            if (!isSaid(mine)) return mine;
            return agreed([mine, ...heard.flatMap((x) => (x.status === 'fulfilled' && isSaid(x.value) ? [x.value] : []))]);
          };
          return {
            said: together(),
            helpers,
            hurry() {
              first.hurry();
              enough();
            },
          };
        },
      }),
    async verify(checking) {
      try {
        const verdict: unknown = await checks.run(checking, { name: 'verdict', signal: AbortSignal.timeout(VERIFY_MS) });
        return isVerdict(verdict) ? verdict : { late: NO_VERDICT };
      } catch (e) {
        return { late: e instanceof Error && e.name === 'AbortError' ? 'This record could not be checked in time. Try again later.' : NO_VERDICT };
      }
    },
    async sound(variant) {
      try {
        const said: unknown = await checks.run(variant, { name: 'trial', signal: AbortSignal.timeout(VERIFY_MS) });
        return isSoundness(said) ? said : NO_ANSWER;
      } catch {
        return { ...NO_ANSWER, wrong: 'they take too long to try' };
      }
    },
    waiting: () => desk.waiting(),
    async close() {
      await Promise.all([minds.destroy(), checks.destroy()]);
    },
  };
};

/** Without threads, for tests and tools that host a table of their own. */
export const ownThinkers = (clock: Clock = realClock): Thinkers => ({
  think: ({ table: _table, alone: _alone, due, ...question }) =>
    think(
      findGame,
      question,
      spentBy(() => clock.now(), due - clock.now()),
    ),
  verify: (x) => verifyRecord(findGame, x.record, x.promise, x.table),
  sound: (variant) => trySound(findGame, variant),
  waiting: () => 0,
  close: async () => {},
});
