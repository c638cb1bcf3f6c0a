/** The trial on the bench: it runs outside of what is drawn, so that the page may be left and entered again, and tells its figures a few times a second. */
import { create } from 'zustand';
import { shelf } from '../../games/index.ts';
import { addGame, type GameResult, gameOf, identity, jobsOf, newTally, type Plan, type Summary, summarise, type Tally } from '../../lab/index.ts';
import { BUILD, type Crew, openCrew } from '../crew/crew.ts';
import { allTrials, fetchTrial, forgetTrial, gamesOf, type KeptTrial, keepTrial } from '../crew/shelf.ts';
import { told } from '../text/told.ts';

/** What the list of games needs of one. */
export interface GameLine extends Pick<GameResult, 'index' | 'variant' | 'decisions' | 'leads' | 'ending'> {
  readonly job: number;
  readonly seats: readonly { readonly bot: string; readonly rank: number }[];
}

export interface Shown {
  readonly kept: KeptTrial;
  readonly summary: Summary;
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
  readonly done: Set<number>;
  readonly lines: GameLine[];
  unkept: { job: number; result: GameResult }[];
  crew: Crew | null;
  since: number;
  doneBefore: number;
  ending: boolean;
  wrong: string | null;
  elsewhere: boolean;
  letGo: (() => void) | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** Milliseconds that the last telling and keeping took. */
  cost: number;
}
let live: Live | null = null;

/** Figures are drawn anew after this many milliseconds, or later where drawing takes long: the page must stay quick. */
const DRAW_MS = 300;
const SHARE = 3;
const MOST_KEPT = 24;
const LOCK_MS = 1500;

const titleOf = (game: string): string => shelf(game)?.meta.title ?? game;
const reason = (e: unknown): string => told(e);

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
      lines: t.lines.slice(),
      done: t.done.size,
      all: jobsOf(t.kept.plan),
      pace: t.crew !== null && played > 0 && seconds > 0 ? played / seconds : 0,
      ending: t.ending,
      wrong: t.wrong,
      elsewhere: t.elsewhere,
      old: t.kept.build !== BUILD,
    },
  });
};

/** Keeps what was played since, and the state. A browser that keeps nothing more must not stop the games. */
const keep = async (t: Live, change: Partial<Pick<KeptTrial, 'state' | 'plan'>> = {}): Promise<void> => {
  t.kept = { ...t.kept, ...change, done: t.done.size };
  const games = t.unkept;
  t.unkept = [];
  try {
    await keepTrial(t.kept, games);
  } catch (e) {
    t.wrong = reason(e);
  }
};

const beat = (t: Live): void => {
  if (t.timer !== null) return;
  const waits = Math.max(DRAW_MS, t.cost * SHARE);
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

const put = (kept: KeptTrial): Live => ({
  kept,
  title: titleOf(kept.plan.game),
  tallies: kept.plan.variants.map(newTally),
  done: new Set(),
  lines: [],
  unkept: [],
  crew: null,
  since: 0,
  doneBefore: 0,
  ending: false,
  wrong: null,
  elsewhere: false,
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

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, '0')).join('');

/** Starts a trial; where the same one was played before, it is taken up again, with more games if more are wished. Gives its id. */
export const startTrial = async (plan: Plan): Promise<string> => {
  const trials = await allTrials();
  const same = trials.find((t) => t.build === BUILD && identity(t.plan) === identity(plan));
  if (same !== undefined) {
    await openTrial(same.id);
    if (live !== null) await keep(live, { plan: { ...plan, games: Math.max(plan.games, same.plan.games) } });
  } else {
    await clearBench();
    for (const old of trials.slice(MOST_KEPT - 1)) await forgetTrial(old.id);
    live = put({ id: newId(), plan, build: BUILD, state: 'paused', done: 0, made: Date.now() });
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

/** What is on the bench is on the shelf too: whoever reads the shelf now finds all of it. */
export const settled = async (): Promise<void> => {
  if (live !== null) await keep(live);
};

/** The number of a game and the name of its variant, of a line of the list. */
export const placeOf = (plan: Plan, job: number): { readonly no: number; readonly variant: string } => {
  const { index, variant } = gameOf(plan, job);
  return { no: index + 1, variant: plan.variants[variant]?.name ?? '' };
};
