/** Law 2: a move that is not in `moves` is refused with the clause that forbids it, and nothing changes. So is the answer to another decision. */

import type { Base } from '../contract.ts';
import { type Flat, WATCHER } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { wellFormed } from '../notation.ts';
import { type Look, must, type Trial } from './look.ts';
import { garbled, spoken } from './strange.ts';

/** How many strange moves are tried in one position. */
const STRANGE = 8;

const expected = (x: Look, m: Flat): 'legal' | 'KERNEL-MALFORMED' | 'KERNEL-NOT-NOW' | 'clause' => {
  if (!wellFormed(x.e.game.vocabulary, m)) return 'KERNEL-MALFORMED';
  if (!x.decision.verbs.includes(m.verb)) return 'KERNEL-NOT-NOW';
  return x.legal.some((y) => same(y, m)) ? 'legal' : 'clause';
};

const tryMove = (x: Look, m: Flat): void => {
  const { e, s, seat, frame, decision, coverage } = x;
  const no = e.refuse(s, seat, m);
  const want = expected(x, m);
  const words = (): string => `${JSON.stringify(m)} in ${frame.step}: ${no ?? 'not refused'}`;
  if (want === 'legal') {
    must(2, no === null, () => `a legal move is refused: ${words()}`);
    return;
  }
  must(2, no !== null, () => `a move that is not legal is not refused: ${words()}`);
  if (want !== 'clause') {
    must(2, no === want, () => `refused, but not with ${want}: ${words()}`);
    coverage.reasons.add(`kernel ${want}`);
  } else {
    must(2, decision.reasons.includes(no ?? ''), () => `refused with a clause that is not among the reasons: ${words()}`);
    coverage.reasons.add(`${frame.step} ${no}`);
  }
  const r = e.submit(s, x.chanceAt(x.n), seat, m);
  must(2, 'refused' in r && r.refused === no, () => `submit does not refuse what refuse does: ${words()}`);
};

export const refusal = (x: Look): void => {
  const { e, s, seat, move, dice, coverage } = x;
  const before = hash(s);
  for (let i = 0; i < STRANGE; i++) {
    const like = x.legal[dice.below(x.legal.length)] ?? move;
    tryMove(x, spoken(e.game.vocabulary, x.decision.verbs, like, dice));
    if (i % 4 === 0) tryMove(x, garbled(like, dice));
  }
  for (const m of x.near(s)) tryMove(x, m);
  for (const stale of [s.asked - 1, s.asked + 1]) must(2, e.refuse(s, seat, move, stale) === 'KERNEL-STALE', 'an answer to another decision is not refused');
  coverage.reasons.add('kernel KERNEL-STALE');
  for (let p = WATCHER; p <= x.seats; p++) {
    if (x.deciding.includes(p)) continue;
    must(2, e.refuse(s, p, move) === 'KERNEL-NOT-YOURS', `seat ${p} may answer a decision of others`);
    coverage.reasons.add('kernel KERNEL-NOT-YOURS');
  }
  must(2, hash(s) === before, () => `a refused move changed the state of ${x.frame.step}`);
};

/** After the end every move is refused. */
export const refusalAtEnd = (x: Trial, s: Base, last: Flat): void => {
  for (let p = 0; p < x.seats; p++) must(2, x.e.refuse(s, p, last) === 'KERNEL-OVER', 'a move after the end is not refused');
  x.coverage.reasons.add('kernel KERNEL-OVER');
};
