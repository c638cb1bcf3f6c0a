/** Law 7: what the games under the laws have reached, and what they have not. */
import { type Base, type Fact, type Flat, holds, type Seat, type Step } from '../contract.ts';
import { engine, KERNEL_REASONS, type KernelReason } from '../engine.ts';
import type { AnyEngine } from './any.ts';

export interface Coverage {
  games: number;
  decisions: number;
  longest: number;
  free: number;
  undone: number;
  /** Worlds that differ and that a seat could not tell apart. */
  twins: number;
  readonly steps: Set<string>;
  readonly verbs: Set<string>;
  /** `step CLAUSE`. */
  readonly reasons: Set<string>;
  /** Every word in a move or an event, and every number as `field:number`. */
  readonly words: Set<string>;
  /** For every type of event that is not told to all: how often it was tried whether somebody else could know it, and how often that one could not. */
  readonly secrets: Map<string, { tried: number; kept: number }>;
}

export const coverage = (): Coverage => ({
  games: 0,
  decisions: 0,
  longest: 0,
  free: 0,
  undone: 0,
  twins: 0,
  steps: new Set(),
  verbs: new Set(),
  reasons: new Set(),
  words: new Set(),
  secrets: new Map(),
});

const pour = <T>(into: Set<T>, from: ReadonlySet<T>): void => {
  for (const x of from) into.add(x);
};

/** Adds what another process has reached. */
export const mergeCoverage = (into: Coverage, from: Coverage): void => {
  into.games += from.games;
  into.decisions += from.decisions;
  into.free += from.free;
  into.undone += from.undone;
  into.twins += from.twins;
  into.longest = Math.max(into.longest, from.longest);
  pour(into.steps, from.steps);
  pour(into.verbs, from.verbs);
  pour(into.reasons, from.reasons);
  pour(into.words, from.words);
  for (const [type, x] of from.secrets) trySecret(into, type, x.tried, x.kept);
};

export const trySecret = (c: Coverage, type: string, tried: number, kept: number): void => {
  const x = c.secrets.get(type) ?? { tried: 0, kept: 0 };
  c.secrets.set(type, { tried: x.tried + tried, kept: x.kept + kept });
};

/** Notes every word of a move or an event: a card counts as reached once it was played or told of. */
export const noteWords = (c: Coverage, x: unknown, field = ''): void => {
  if (typeof x === 'string') c.words.add(x);
  else if (typeof x === 'number') c.words.add(`${field}:${x}`);
  else if (Array.isArray(x)) for (const y of x) noteWords(c, y, field);
  else if (typeof x === 'object' && x !== null) for (const [k, v] of Object.entries(x)) noteWords(c, v, k);
};

/** The same game, telling `ran` of every step that runs or is played: automatic and forced steps leave no other trace. */
export const watched = (e: AnyEngine, ran: (step: string) => void): AnyEngine => {
  const steps: { [step: string]: Step<Base, { step: string }, Flat, Fact> } = {};
  for (const [name, step] of Object.entries(e.game.steps)) {
    if ('moves' in step)
      steps[name] = {
        ...step,
        play(s, f, seat, m, k) {
          ran(name);
          step.play(s, f, seat, m, k);
        },
      };
    else
      steps[name] = {
        run(s, f, k) {
          ran(name);
          step.run(s, f, k);
        },
      };
  }
  return { ...engine({ ...e.game, steps }), ...(e.veils === undefined ? {} : { veils: e.veils }) };
};

/** What a game knows of its own coverage: its cards, and what cannot be reached, each with its reason. */
export interface Wanted {
  readonly cards?: readonly string[];
  /** `step:x`, `verb:x`, `reason:step CLAUSE`, `card:x` or `secret:event` and why it is not reached. */
  readonly except?: { readonly [thing: string]: string };
}

/** Fewer trials than this say nothing about a secret. */
const TRIALS = 30;

/** A game that takes every one of its words at any time never says that now is not the time for one. */
const canMeet = (e: AnyEngine, reason: KernelReason): boolean => {
  const words = Object.keys(e.game.vocabulary);
  return reason !== 'KERNEL-NOT-NOW' || Object.values(e.game.steps).some((step) => 'moves' in step && words.some((verb) => !step.verbs.includes(verb)));
};

/** Everything that should have been reached and was not, by name; also an exception that names nothing. */
export const checkCoverage = (e: AnyEngine, c: Coverage, wanted: Wanted = {}): string[] => {
  const all = new Map<string, boolean>();
  for (const [name, step] of Object.entries(e.game.steps)) {
    all.set(`step:${name}`, c.steps.has(name));
    if (!('moves' in step)) continue;
    for (const verb of step.verbs) all.set(`verb:${verb}`, c.verbs.has(verb));
    for (const reason of step.reasons) all.set(`reason:${name} ${reason}`, c.reasons.has(`${name} ${reason}`));
  }
  for (const reason of KERNEL_REASONS) if (canMeet(e, reason)) all.set(`reason:kernel ${reason}`, c.reasons.has(`kernel ${reason}`));
  for (const card of wanted.cards ?? []) all.set(`card:${card}`, c.words.has(card));
  for (const [type, x] of c.secrets) all.set(`secret:${type}`, x.kept > 0 || x.tried < TRIALS);
  const except = wanted.except ?? {};
  const missing = [...all].filter(([name, reached]) => !reached && !Object.hasOwn(except, name)).map(([name]) => `${name} was never reached`);
  const unknown = Object.keys(except).filter((name) => !all.has(name) && !name.startsWith('secret:'));
  return [...missing, ...unknown.map((name) => `the exception ${name} names nothing`)];
};

/** What a seat hears of an event. */
export const said = (event: Fact, to: number, blurred: Fact | undefined, seat: Seat): Fact | undefined => (holds(to, seat) ? event : blurred);
