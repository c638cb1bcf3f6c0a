/** The trial on the bench: it runs outside of what is drawn, so that the page may be left and entered again, and tells its figures a few times a second. */

import {
  addGame,
  addToPairs,
  type Comparison,
  compare,
  type GameResult,
  gameOf,
  identity,
  jobsOf,
  newPairs,
  newTally,
  type Pairs,
  type Plan,
  type Summary,
  summarise,
  type Tally,
} from '@pesthouse/lab';
import { create } from 'zustand';
import { findGame } from '../../games/index.ts';
import { BUILD, type Crew, openCrew } from '../crew/crew.ts';
import type { Taken } from '../crew/hand.worker.ts';
import { allTrials, fetchTrial, forgetTrial, gamesOf, type KeptTrial, keepTrial } from '../crew/kepttrials.ts';

/** What the list of games needs of one. */
export interface GameLine extends Pick<GameResult, 'index' | 'variant' | 'decisions' | 'leads' | 'ending'> {
  readonly job: number;
  readonly seats: readonly { readonly bot: string; readonly rank: number }[];
}

export interface Shown {
  readonly kept: KeptTrial;
  readonly summary: Summary;
  /** Every variant beside the base on the same deals; null where there is only the base. */
  readonly compared: Comparison | null;
  readonly lines: readonly GameLine[];
  readonly done: number;
  readonly all: number;
  /** Games a second since it was last begun; 0 while that is unknown. */
  readonly pace: number;
  /** Resting, but some hands still finish a game. */
  readonly ending: boolean;
  readonly wrong: string | null;
  /** Another tab has it. */
  readonly elsewhere: boolean;
  /** Played by another build of the house: it can be read, not gone on with. */
  readonly old: boolean;
  /** The browser keeps nothing: closed, the trial is gone. */
  readonly forgets: boolean;
}

interface Bench {
  readonly shown: Shown | null;
  readonly opening: boolean;
  /** All that this browser keeps; null until somebody looked. */
  readonly trials: readonly KeptTrial[] | null;
}
export const useTrial = create<Bench>(() => ({ shown: null, opening: false, trials: null }));

export const lookAtShelf = async (): Promise<void> => {
  try {
    useTrial.setState({ trials: await allTrials() });
  } catch {
    useTrial.setState({ trials: [] });
  }
};

interface Live {
  kept: KeptTrial;
  readonly title: string;
  readonly tallies: Tally[];
  readonly pairs: Pairs;
  /** What earlier trials of this game spread, where there were any. */
  readonly earlier: number | undefined;
  /** Only where the browser keeps nothing. */
  held: GameResult[];
  readonly done: Set<number>;
  readonly lines: GameLine[];
  unkept: { job: number; result: GameResult }[];
  crew: Crew | null;
  since: number;
  doneBefore: number;
  ending: boolean;
  wrong: string | null;
  elsewhere: boolean;
  forgets: boolean;
  letGo: (() => void) | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** Milliseconds that the last telling and keeping took. */
  cost: number;
}
let live: Live | null = null;

/** Figures are drawn anew after this many milliseconds, or later where drawing takes long: the page must stay quick. */
const DRAW_MS = 1000;
/** The first ones at once. */
const FIRST_MS = 150;
const SHARE = 3;
const MOST_KEPT = 24;
const LOCK_MS = 1500;

const titleOf = (game: string): string => findGame(game)?.meta.title ?? game;

const lineOf = (job: number, { index, variant, decisions, leads, ending, seats }: GameResult): GameLine => ({
  job,
  index,
  variant,
  decisions,
  leads,
  ending,
  seats: seats.map(({ bot, rank }) => ({ bot, rank })),
});

const take = (t: Live, job: number, result: GameResult): void => {
  const tally = t.tallies[result.variant];
  if (t.done.has(job) || tally === undefined) return;
  t.done.add(job);
  addGame(tally, result);
  addToPairs(t.pairs, result);
  t.lines.push(lineOf(job, result));
};

const tell = (t: Live): void => {
  if (live !== t) return;
  const seconds = (performance.now() - t.since) / 1000;
  const played = t.done.size - t.doneBefore;
  useTrial.setState({
    opening: false,
    shown: {
      kept: t.kept,
      summary: summarise(t.kept.plan, t.title, t.tallies),
      compared: t.kept.plan.variants.length > 1 ? compare(t.kept.plan, t.pairs, t.earlier) : null,
      lines: t.lines.slice(),
      done: t.done.size,
      all: jobsOf(t.kept.plan),
      pace: t.crew !== null && played > 0 && seconds > 0 ? played / seconds : 0,
      ending: t.ending,
      wrong: t.wrong,
      elsewhere: t.elsewhere,
      old: t.kept.build !== BUILD,
      forgets: t.forgets,
    },
  });
};

/** Of a trial that has something to tell to the next. */
const ENOUGH_DEALS = 30;
const spreadIn = (t: Live): Pick<KeptTrial, 'spread' | 'deals'> => {
  if (t.pairs.deals < ENOUGH_DEALS) return {};
  const spread = Math.max(0, ...compare(t.kept.plan, t.pairs).variants.map((x) => x.spread));
  return { spread, deals: t.pairs.deals };
};

/** Keeps what was played since, and the state. A browser that keeps nothing more must not stop the games. */
const keep = async (t: Live, change: Partial<Pick<KeptTrial, 'state' | 'plan'>> = {}): Promise<void> => {
  t.kept = { ...t.kept, ...change, done: t.done.size, ...spreadIn(t) };
  const games = t.unkept;
  t.unkept = [];
  try {
    await keepTrial(t.kept, games);
  } catch {
    t.forgets = true;
    t.held.push(...games.map((x) => x.result));
  }
};

const beat = (t: Live): void => {
  if (t.timer !== null) return;
  const waits = t.done.size === 0 || t.cost === 0 ? FIRST_MS : Math.max(DRAW_MS, t.cost * SHARE);
  t.timer = setTimeout(async () => {
    t.timer = null;
    const since = performance.now();
    tell(t);
    await keep(t);
    // What was told is drawn by now.
    t.cost = performance.now() - since;
  }, waits);
};

const halt = async (t: Live, state: KeptTrial['state']): Promise<void> => {
  t.crew?.close();
  t.crew = null;
  t.ending = false;
  if (t.timer !== null) clearTimeout(t.timer);
  t.timer = null;
  await keep(t, { state });
  t.letGo?.();
  t.letGo = null;
  tell(t);
  await lookAtShelf();
};

/** One tab at a time plays a trial. A page that was just left lets go a moment later. */
const lock = (id: string): Promise<(() => void) | null> =>
  new Promise((held) => {
    navigator.locks
      .request(`pesthouse trial ${id}`, { signal: AbortSignal.timeout(LOCK_MS) }, () => new Promise<void>((release) => held(() => release())))
      .catch(() => held(null));
  });

function* missing(t: Live): Generator<number> {
  for (let job = 0; job < jobsOf(t.kept.plan); job++) if (!t.done.has(job)) yield job;
}

/** Begins, or goes on where it was left. */
export const goOn = async (): Promise<void> => {
  const t = live;
  if (t === null || t.crew !== null || t.kept.build !== BUILD) return;
  if (t.done.size >= jobsOf(t.kept.plan)) return halt(t, 'done');
  t.letGo ??= await lock(t.kept.id);
  t.elsewhere = t.letGo === null;
  if (t.letGo === null) return tell(t);
  t.wrong = null;
  t.since = performance.now();
  t.doneBefore = t.done.size;
  t.crew = openCrew(t.kept.plan, missing(t), {
    hear(games) {
      for (const { job, result } of games) take(t, job, result);
      t.unkept.push(...games);
      beat(t);
    },
    idle: () => void halt(t, t.done.size >= jobsOf(t.kept.plan) ? 'done' : 'paused'),
    fail(message) {
      t.wrong = message;
      void halt(t, 'failed');
    },
  });
  await keep(t, { state: 'running' });
  tell(t);
  await lookAtShelf();
};

/** Hands out no more games; those on the boards are played to their end. */
export const pause = (): void => {
  if (live?.crew === null || live === null) return;
  live.ending = true;
  live.crew.rest();
  tell(live);
};

/** Puts everything down at once. */
export const stop = async (): Promise<void> => {
  if (live !== null) await halt(live, 'stopped');
};

const put = (kept: KeptTrial, earlier?: number): Live => ({
  kept,
  title: titleOf(kept.plan.game),
  tallies: kept.plan.variants.map(newTally),
  pairs: newPairs(kept.plan),
  earlier,
  held: [],
  done: new Set(),
  lines: [],
  unkept: [],
  crew: null,
  since: 0,
  doneBefore: 0,
  ending: false,
  wrong: null,
  elsewhere: false,
  forgets: false,
  letGo: null,
  timer: null,
  cost: 0,
});

/** Clears the bench; a trial that runs is left where it is, to be gone on with. */
const clearBench = async (): Promise<void> => {
  const t = live;
  live = null;
  useTrial.setState({ shown: null, opening: false });
  if (t?.crew != null) await halt(t, 'paused');
};

/** Puts a kept trial on the bench. One that ran when the page was left goes on by itself. False if this browser holds no such trial. */
export const openTrial = async (id: string): Promise<boolean> => {
  if (live?.kept.id === id) return true;
  await clearBench();
  useTrial.setState({ opening: true });
  const kept = await fetchTrial(id);
  if (kept === null) {
    useTrial.setState({ opening: false });
    return false;
  }
  const t = put(kept);
  live = t;
  for await (const portion of gamesOf(id)) {
    if (live !== t) return true;
    for (const { job, result } of portion) take(t, job, result);
  }
  tell(t);
  if (kept.state === 'running') await goOn();
  return true;
};

/** What the trials of this browser know of the spread of a game with so many players: the longest tells most. */
export const spreadOf = (
  trials: readonly KeptTrial[],
  { game, players }: Pick<Plan, 'game' | 'players'>,
): { readonly spread: number; readonly deals: number } | undefined =>
  trials
    .flatMap(({ plan, spread, deals }) =>
      plan.game === game && plan.players === players && spread !== undefined && deals !== undefined ? [{ spread, deals }] : [],
    )
    .toSorted((a, b) => b.deals - a.deals)[0];

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, '0')).join('');

/** Starts a trial; where the same one was played before, it is taken up again, with more games if more are wished. Gives its id. */
export const startTrial = async (plan: Plan): Promise<string> => {
  // A browser that keeps nothing can still play.
  const trials = await allTrials().catch((): KeptTrial[] => []);
  const same = trials.find((t) => t.build === BUILD && identity(t.plan) === identity(plan));
  if (same !== undefined) {
    await openTrial(same.id);
    if (live !== null) await keep(live, { plan: { ...plan, games: Math.max(plan.games, same.plan.games) } });
  } else {
    await clearBench();
    for (const old of trials.slice(MOST_KEPT - 1)) await forgetTrial(old.id);
    live = put({ id: newId(), plan, build: BUILD, state: 'paused', done: 0, made: Date.now() }, spreadOf(trials, plan)?.spread);
    await keep(live);
  }
  void goOn();
  return live?.kept.id ?? '';
};

export const dropTrial = async (id: string): Promise<void> => {
  if (live?.kept.id === id) await clearBench();
  await forgetTrial(id);
  await lookAtShelf();
};

/** What is on the bench, as a hand takes it: on the shelf, or handed over where the browser keeps nothing. */
export const settled = async (): Promise<Taken> => {
  if (live === null) throw new Error('lab-gone');
  await keep(live);
  return live.forgets ? { plan: live.kept.plan, games: live.held } : { trial: live.kept.id };
};

/** The number of a game and the name of its variant, of a line of the list. */
export const placeOf = (plan: Plan, job: number): { readonly no: number; readonly variant: string } => {
  const { index, variant } = gameOf(plan, job);
  return { no: index + 1, variant: plan.variants[variant]?.name ?? '' };
};
