/** The loop: start, deciders, moves, play, refuse, view, guess, submit, free undo. */
import { type Chance, NoChance } from './chance.ts';
import { clone } from './clone.ts';
import {
  type Auto,
  type Base,
  type Ctx,
  type Decision,
  type Fact,
  type Flat,
  type Game,
  holds,
  Out,
  type Prompt,
  type Score,
  type Seat,
  type Seats,
  type Step,
  type Tell,
} from './contract.ts';
import { same } from './hash.ts';
import type { Learnt } from './learnt.ts';
import { wellFormed } from './notation.ts';
import { playedBy, top } from './policy.ts';

/** Why the kernel itself says no; every other reason is a clause of the game's rulebook. */
export const KERNEL_REASONS = ['KERNEL-OVER', 'KERNEL-STALE', 'KERNEL-NOT-YOURS', 'KERNEL-NOT-NOW', 'KERNEL-MALFORMED'] as const;
export type KernelReason = (typeof KERNEL_REASONS)[number];

const isDecision = <S, F, M extends { readonly verb: string }, E>(x: Step<S, F, M, E>): x is Decision<S, F, M, E> => 'moves' in x;

/** A step as the loop reads it. Those of a game differ in what they leave out; here all have the same fields, and the machine finds each where it was in the last one. */
interface Stage<S, F, M extends { readonly verb: string }, E> {
  readonly decision: Decision<S, F, M, E> | undefined;
  readonly sealed: boolean;
  readonly forced: Decision<S, F, M, E>['forced'] | undefined;
  readonly deciders: Decision<S, F, M, E>['deciders'];
  readonly moves: Decision<S, F, M, E>['moves'];
  readonly play: Decision<S, F, M, E>['play'];
  /** Only of an automatic step. */
  readonly run: Auto<S, F, E>['run'] | undefined;
}

const nobody = (): Seats => 0;
const nothing = (): void => undefined;
const stageOf = <S, F, M extends { readonly verb: string }, E>(x: Step<S, F, M, E>): Stage<S, F, M, E> =>
  isDecision(x)
    ? { decision: x, sealed: x.sealed === true, forced: x.forced, deciders: x.deciders, moves: x.moves, play: x.play, run: undefined }
    : { decision: undefined, sealed: false, forced: undefined, deciders: nobody, moves: nothing, play: nothing, run: x.run };

/** What the kernel gives everybody of one game. Methods, so that a client may hold any game as one over plain data. */
export interface Engine<S extends Base<{ step: string }>, M extends Flat, E extends Fact, O> {
  readonly game: Game<S, M, E, O>;
  /** The names of all steps that ask, and of all that run by themselves. */
  readonly asks: readonly string[];
  readonly runs: readonly string[];
  /** Events of a published edition at which the position is not to be shown, for then it tells a secret. The rules of today have none: see law 3. */
  readonly veils?: readonly string[];
  /** What the game learnt from games with itself, where whoever loaded the engine wanted masters. */
  readonly learnt?: Learnt;
  start(options: O, seats: number, chance: Chance, tell?: Tell<E>): S;
  over(s: S): boolean;
  outcome(s: S): Score[] | null;
  deciders(s: S): Seats;
  /** The decision now put, if any. */
  decision(s: S): Decision<S, S['stack'][number], M, E> | undefined;
  prompt(s: S, seat: Seat): Prompt | null;
  moves(s: S, seat: Seat): M[];
  /** For playouts: fills `out` and allocates nothing but the moves. */
  list(s: S, seat: Seat, out: Out<M>): void;
  /** In place. Trusts its caller: playouts call it with what `list` gave. */
  play(s: S, seat: Seat, m: M, k: Ctx<E>): void;
  /** The same on a copy. */
  after(s: S, seat: Seat, m: M, k: Ctx<E>): S;
  /** Why the move cannot be made; null = it is legal. The truth is `moves`; the step's own `refuse` only gives the reason. */
  refuse(s: S, seat: Seat, m: Flat, at?: number): string | null;
  /** The legal move that a stranger's object means, so that what is played and stored is ours to the key. */
  legal(s: S, seat: Seat, m: Flat): M | undefined;
  /** A sensible move by the game's own policy. */
  policy(s: S, seat: Seat, chance: Chance): M | undefined;
  view(s: S, seat: Seat): S;
  /** A whole state that agrees with all that the seat's view knows. */
  guess(v: S, seat: Seat, chance: Chance): S;
  /** Plays a move that is known to be legal, in place, and says whether it is free: it used no chance, the mover alone decides again,
   *  and nothing was revealed, for played on the mover's own view it gives the mover's new view. */
  make(s: S, chance: Chance, seat: Seat, m: M, tell?: Tell<E>): boolean;
  /** Checks, then makes the move. `free` = the mover may take it back without asking anybody. */
  submit(s: S, chance: Chance, seat: Seat, m: Flat, at?: number, tell?: Tell<E>): { readonly refused: string } | { readonly move: M; readonly free: boolean };
}

export const engine = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O>(game: Game<S, M, E, O>): Engine<S, M, E, O> => {
  type F = S['stack'][number];
  const stages = new Map<string, Stage<S, F, M, E>>();
  for (const [name, step] of Object.entries(game.steps)) stages.set(name, stageOf(step));
  const spoken = (m: Flat): m is M => wellFormed(game.vocabulary, m);
  const fields: { [verb: string]: readonly string[] } = {};
  for (const [verb, shape] of Object.entries<object>(game.vocabulary)) fields[verb] = Object.keys(shape);
  const scratch = new Out<M>();
  const all = new Out<M>();

  const decision = (s: S): Decision<S, F, M, E> | undefined => {
    const f = top(s);
    return f === undefined ? undefined : stages.get(f.step)?.decision;
  };

  /** Runs automatic steps, and decisions whose only move is forced, until somebody has to choose or the game is over. */
  const advance = (s: S, k: Ctx<E>): void => {
    for (;;) {
      const f = top(s);
      if (f === undefined) return;
      const d = stages.get(f.step);
      if (d === undefined) throw new Error(`${game.meta.id} has no step ${f.step}`);
      if (d.run !== undefined) {
        s.stack.pop();
        d.run(s, f, k);
        continue;
      }
      if (d.forced === undefined || !d.forced(s, f)) return;
      const who = d.deciders(s, f);
      if (who === 0 || (who & (who - 1)) !== 0) return;
      const seat = 31 - Math.clz32(who);
      scratch.n = 0;
      d.moves(s, f, seat, scratch, 2);
      const only = scratch.list[0];
      if (scratch.n !== 1 || only === undefined) return;
      d.play(s, f, seat, only, k);
    }
  };

  const over = (s: S): boolean => s.stack.length === 0;

  const deciders = (s: S): Seats => {
    const f = top(s);
    return f === undefined ? 0 : (stages.get(f.step)?.deciders(s, f) ?? 0);
  };

  const list = (s: S, seat: Seat, out: Out<M>): void => {
    const f = top(s);
    out.n = 0;
    if (f === undefined) return;
    const d = stages.get(f.step);
    if (d !== undefined && seat >= 0 && holds(d.deciders(s, f), seat)) d.moves(s, f, seat, out, Infinity);
  };

  const moves = (s: S, seat: Seat): M[] => {
    list(s, seat, all);
    return all.list.slice(0, all.n);
  };

  const prompt = (s: S, seat: Seat): Prompt | null => {
    const f = top(s);
    const d = decision(s);
    return f === undefined || d === undefined ? null : d.prompt(s, f, seat);
  };

  const play = (s: S, seat: Seat, m: M, k: Ctx<E>): void => {
    const f = top(s);
    if (f === undefined) return;
    const d = stages.get(f.step);
    if (d === undefined) return;
    d.play(s, f, seat, m, k);
    // A sealed question stays the same question until the last answer takes its frame away.
    if (d.sealed && top(s) === f) return;
    s.asked++;
    advance(s, k);
  };

  const after = (s: S, seat: Seat, m: M, k: Ctx<E>): S => {
    const t = clone(s);
    play(t, seat, m, k);
    return t;
  };

  // One verb has one shape, so a move is found among the legal ones by the values of its verb's fields: every move that arrives is looked up like this.
  const legal = (s: S, seat: Seat, m: Flat): M | undefined => {
    const names = fields[m.verb];
    if (names === undefined) return undefined;
    list(s, seat, all);
    for (let i = 0; i < all.n; i++) {
      const x = all.list[i];
      if (x !== undefined && x.verb === m.verb && names.every((k) => x[k] === m[k])) return x;
    }
    return undefined;
  };

  const refuse = (s: S, seat: Seat, m: Flat, at = s.asked): string | null => {
    const f = top(s);
    const d = decision(s);
    if (f === undefined || d === undefined) return 'KERNEL-OVER';
    if (at !== s.asked) return 'KERNEL-STALE';
    if (seat < 0 || !holds(d.deciders(s, f), seat)) return 'KERNEL-NOT-YOURS';
    if (!spoken(m)) return 'KERNEL-MALFORMED';
    if (!d.verbs.some((v) => v === m.verb)) return 'KERNEL-NOT-NOW';
    if (legal(s, seat, m) !== undefined) return null;
    return d.refuse(s, f, seat, m);
  };

  const view = (s: S, seat: Seat): S => {
    const v = clone(s);
    game.hide(v, seat);
    return v;
  };

  const guess = (v: S, seat: Seat, chance: Chance): S => {
    const g = clone(v);
    game.guess(g, seat, chance);
    return g;
  };

  const start = (options: O, n: number, chance: Chance, tell?: Tell<E>): S => {
    const s = game.setup(options, n, chance);
    advance(s, { chance, tell });
    return s;
  };

  /** Whether the mover's own view told all that the move brought. */
  const foreseen = (mine: S, after: S, seat: Seat, m: M): boolean => {
    if (deciders(after) !== 1 << seat) return false;
    const none = new NoChance();
    try {
      play(mine, seat, m, { chance: none, tell: undefined });
    } catch {
      return false; // the view lacked what the move needed: something was revealed
    }
    game.hide(mine, seat);
    return none.used === 0 && same(mine, view(after, seat));
  };

  const make = (s: S, chance: Chance, seat: Seat, m: M, tell?: Tell<E>): boolean => {
    // Where nothing is hidden a move can reveal only what it draws.
    const mine = game.open ? undefined : view(s, seat);
    play(s, seat, m, { chance, tell });
    return chance.used === 0 && (mine === undefined ? deciders(s) === 1 << seat : foreseen(mine, s, seat, m));
  };

  const submit = (
    s: S,
    chance: Chance,
    seat: Seat,
    m: Flat,
    at = s.asked,
    tell?: Tell<E>,
  ): { readonly refused: string } | { readonly move: M; readonly free: boolean } => {
    const no = refuse(s, seat, m, at);
    const ours = no === null ? legal(s, seat, m) : undefined;
    return ours === undefined ? { refused: no ?? 'KERNEL-MALFORMED' } : { move: ours, free: make(s, chance, seat, ours, tell) };
  };

  return {
    game,
    asks: [...stages].flatMap(([name, x]) => (x.run === undefined ? [name] : [])),
    runs: [...stages].flatMap(([name, x]) => (x.run === undefined ? [] : [name])),
    start,
    over,
    outcome: (s) => game.outcome(s),
    deciders,
    decision,
    prompt,
    moves,
    list,
    play,
    after,
    refuse,
    legal,
    policy: playedBy(game.bot.policy),
    view,
    guess,
    make,
    submit,
  };
};
