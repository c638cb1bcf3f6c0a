/** Time at a table: whose runs, how much is left, and when it is over. Plain arithmetic for house and page alike; it reads no clock. */
import type { Seat } from '@pesthouse/kernel';

/** What happens when somebody's time is over. `bot`: a bot plays on until they are back. `out`: they have resigned. `wait`: the others are asked. */
export type Zero = 'bot' | 'out' | 'wait';
export type ClockRule =
  | { readonly kind: 'none' }
  /** Seconds for the whole game, and seconds that come back whenever somebody else is asked. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly zero: Zero }
  /** Hours to answer, and hours in reserve for the whole game. */
  | { readonly kind: 'turns'; readonly per: number; readonly reserve: number; readonly zero: Zero };
export type Timed = Exclude<ClockRule, { kind: 'none' }>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A stretch in which a seat's time stands still. */
export interface Stop {
  readonly from: number;
  readonly until: number;
}

/** How time stands from a moment on. Every question that somebody with a clock is asked makes a new one. */
export interface Hands {
  readonly at: number;
  /** The question that is put, as items name it. */
  readonly position: string;
  readonly running: readonly Seat[];
  /** One time for all who are asked, and nobody's own time runs: who has answered is not betrayed. */
  readonly sealed: boolean;
  /** The time of the question itself, in milliseconds: it runs before a seat's own. */
  readonly first: number;
  /** Every seat's own time: the bank, or the reserve. */
  readonly left: readonly number[];
  /** What came back to each seat so far: an undo takes it away again. */
  readonly given: readonly number[];
}

/** What is asked now. */
export interface Asked {
  readonly position: string;
  readonly running: readonly Seat[];
  readonly sealed: boolean;
}

/** By turns, each further question in a row brings at least this. */
const FLOOR = HOUR;
/** Live, a sealed question has a tenth of the bank for all, and never less than a minute. */
const SEALED = MINUTE;
/** Live, whoever is back after their time was over has this; and so much more is given by those who wait. */
const GRACE = MINUTE;

export const ownTime = (rule: Timed): number => (rule.kind === 'live' ? rule.bank * SECOND : rule.reserve * HOUR);
export const questionTime = (rule: Timed, sealed: boolean): number => {
  if (rule.kind === 'turns') return rule.per * HOUR;
  return sealed ? Math.max(SEALED, (rule.bank * SECOND) / 10) : 0;
};
/** What those who wait give, and what somebody comes back with. */
const graceOf = (rule: Timed): number => (rule.kind === 'live' ? GRACE : rule.per * HOUR);

/** How much of a stretch time ran. */
export const ran = (from: number, until: number, stops: readonly Stop[]): number => {
  let run = 0;
  let at = from;
  for (const x of [...stops].sort((a, b) => a.from - b.from)) {
    if (x.until <= at) continue;
    if (x.from >= until) break;
    run += Math.max(0, x.from - at);
    at = Math.max(at, x.until);
  }
  return run + Math.max(0, until - at);
};
/** The moment at which so much time has run. */
export const runsOut = (from: number, budget: number, stops: readonly Stop[]): number => {
  let at = from;
  let left = budget;
  for (const x of [...stops].sort((a, b) => a.from - b.from)) {
    if (x.until <= at) continue;
    if (x.from >= at + left) break;
    left -= Math.max(0, x.from - at);
    at = Math.max(at, x.until);
  }
  return at + left;
};

export type StopsOf = (seat: Seat) => readonly Stop[];

/** What a running seat had in all when its question was put. */
const budget = (x: Hands, seat: Seat): number => (x.sealed ? x.first : x.first + (x.left[seat] ?? 0));
/** When each running seat's time is over; in a sealed question one moment for all. */
export const duesOf = (x: Hands, stops: StopsOf): { readonly seat: Seat; readonly at: number }[] => {
  const dues = x.running.map((seat) => ({ seat, at: runsOut(x.at, budget(x, seat), stops(seat)) }));
  const last = Math.max(...dues.map((y) => y.at));
  return x.sealed ? dues.map(({ seat }) => ({ seat, at: last })) : dues;
};
/** What a seat has left: of the question and its own while it is asked, else its own. */
export const leftOf = (x: Hands, seat: Seat, now: number, stops: StopsOf): number => {
  if (!x.running.includes(seat)) return x.left[seat] ?? 0;
  if (x.sealed) return Math.max(...x.running.map((y) => x.first - ran(x.at, now, stops(y))));
  return budget(x, seat) - ran(x.at, now, stops(seat));
};

/** Time as it stands at a later moment, with everything that has run charged. */
export const charged = (x: Hands, now: number, stops: StopsOf): Hands => {
  const lone = x.running[0];
  const run = (seat: Seat): number => ran(x.at, now, stops(seat));
  const left = x.left.map((own, seat) => (x.sealed || !x.running.includes(seat) ? own : Math.max(0, own - Math.max(0, run(seat) - x.first))));
  const shared = lone === undefined ? 0 : x.sealed ? Math.min(...x.running.map(run)) : run(lone);
  return { ...x, at: now, left, first: Math.max(0, x.first - shared) };
};

const alone = (x: Pick<Hands, 'running' | 'sealed'>): Seat | null => (x.sealed || x.running.length !== 1 ? null : (x.running[0] ?? null));
/** One seat is asked again and again: that is one stretch of thinking, whose time it shares. */
const goesOn = (before: Pick<Hands, 'running' | 'sealed'>, next: Asked): boolean => alone(before) !== null && alone(before) === alone(next);
const firstOf = (rule: Timed, before: Hands, next: Asked): number => {
  const whole = questionTime(rule, next.sealed);
  return goesOn(before, next) ? Math.max(before.first, Math.min(whole, FLOOR)) : whole;
};
/** Live, whoever was asked has the increment when somebody else is. */
const increments = (rule: Timed, before: Hands, next: Asked): readonly number[] =>
  before.left.map((_, seat) =>
    rule.kind === 'live' && !before.sealed && before.running.includes(seat) && !goesOn(before, next) ? rule.increment * SECOND : 0,
  );

export const begins = (rule: Timed, seats: number, now: number, next: Asked): Hands => ({
  ...next,
  at: now,
  first: questionTime(rule, next.sealed),
  left: Array.from({ length: seats }, () => ownTime(rule)),
  given: Array.from({ length: seats }, () => 0),
});

/** The next question is put. */
export const moves = (rule: Timed, before: Hands, now: number, next: Asked, stops: StopsOf): Hands => {
  const x = charged(before, now, stops);
  const more = increments(rule, x, next);
  const plus = (values: readonly number[]): number[] => values.map((y, i) => y + (more[i] ?? 0));
  return { ...next, at: now, first: firstOf(rule, x, next), left: plus(x.left), given: plus(x.given) };
};

/** Moves were taken back to a question that was put at `then`. Whoever is asked again goes on with what they had left, without what came back to them since; everybody else has what they had then. */
export const takenBack = (rule: Timed, before: Hands, then: Hands, now: number, next: Asked, stops: StopsOf): Hands => {
  const x = charged(before, now, stops);
  const left = x.left.map((own, seat) => (next.running.includes(seat) ? own - ((x.given[seat] ?? 0) - (then.given[seat] ?? 0)) : (then.left[seat] ?? own)));
  return { ...next, at: now, first: firstOf(rule, x, next), left: left.map((y) => Math.max(0, y)), given: then.given };
};

/** Somebody else plays a seat now, or its person is back: the question is the same. */
export const reseated = (rule: Timed, before: Hands, now: number, next: Asked, stops: StopsOf): Hands => {
  const x = charged(before, now, stops);
  const back = next.running.filter((seat) => !before.running.includes(seat));
  const spare = rule.kind === 'live' ? GRACE : 0;
  const first = rule.kind === 'turns' && back.length > 0 ? questionTime(rule, next.sealed) : x.first;
  return { ...x, ...next, at: now, first, left: x.left.map((own, seat) => (back.includes(seat) ? Math.max(own, spare) : own)) };
};

/** Those who wait give a seat more time. */
export const granted = (rule: Timed, before: Hands, seat: Seat, now: number, stops: StopsOf): Hands => {
  const x = charged(before, now, stops);
  if (x.sealed) return { ...x, first: graceOf(rule) };
  return { ...x, left: x.left.map((own, i) => (i === seat ? own + graceOf(rule) : own)) };
};
