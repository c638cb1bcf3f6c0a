/** Law 1: while a game is not over somebody decides, every decider has a move, no move stands twice; at the end there is an outcome. */

import type { Base, Flat } from '../contract.ts';
import { holds, Out, type Seat } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { write } from '../notation.ts';
import type { AnyEngine } from './any.ts';
import { type Look, must, type Trial } from './look.ts';

export const members = (set: number, seats: number): Seat[] => Array.from({ length: seats }, (_, i) => i).filter((i) => holds(set, i));

const key = (m: Flat): string =>
  Object.entries(m)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .join(';');

/** Every decider has a move and none stands twice. Looked at in every position. */
export const noDeadEnd = (e: AnyEngine, s: Base, deciding: readonly Seat[], step: string): void => {
  for (const seat of deciding) {
    const legal = e.moves(s, seat);
    must(1, legal.length > 0, `seat ${seat} decides ${step} and has no move`);
    const seen = new Set<string>();
    for (const m of legal) {
      const k = key(m);
      must(1, !seen.has(k), () => `a move stands twice: ${write(e.game.vocabulary, seat, m)}`);
      seen.add(k);
    }
  }
};

/** Listing is pure, knows the verbs of its decision, and stops early only when it has enough. */
export const listing = (x: Look): void => {
  const { e, s, frame, decision } = x;
  const before = hash(s);
  for (const seat of x.deciding) {
    const legal = e.moves(s, seat);
    for (const m of legal) must(1, decision.verbs.includes(m.verb), `${m.verb} is a move of ${frame.step} and not among its verbs`);
    for (const want of [1, 2]) {
      const out = new Out<Flat>();
      decision.moves(s, frame, seat, out, want);
      must(1, out.n >= Math.min(want, legal.length), `asked for ${want} moves ${frame.step} stops at ${out.n}`);
      for (const m of out.list)
        must(
          1,
          legal.some((y) => same(y, m)),
          () => `${JSON.stringify(m)} is listed only when ${want} moves are wanted`,
        );
    }
    const prompt = e.prompt(s, seat);
    must(1, prompt !== null && prompt.key !== '', `${frame.step} has no prompt`);
  }
  must(1, e.game.outcome(s) === null, 'there is an outcome before the end');
  must(1, hash(s) === before, `listing, prompt or outcome of ${frame.step} changed the state`);
};

/** The end: nobody is asked any more and every seat has its place. */
export const ending = (x: Trial, s: Base): void => {
  const scores = x.e.outcome(s);
  must(1, scores !== null, 'the game is over and has no outcome');
  if (scores === null) return;
  must(1, x.e.deciders(s) === 0 && x.e.prompt(s, 0) === null, 'somebody is asked after the end');
  must(
    1,
    same(
      scores.map((y) => y.seat).sort(),
      Array.from({ length: x.seats }, (_, i) => i),
    ),
    'the outcome does not name every seat once',
  );
  must(
    1,
    scores.every((y) => Number.isInteger(y.rank) && y.rank >= 1 && y.rank <= x.seats && Number.isFinite(y.score)),
    'a rank or a score is no number',
  );
  must(
    1,
    scores.some((y) => y.rank === 1),
    'nobody is first',
  );
  must(
    1,
    scores.every((y) => Object.values(y.sheet).every(Number.isFinite)),
    'a line of a score sheet is no number',
  );
};
