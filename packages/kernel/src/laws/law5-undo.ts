/** Law 5: a free move drew nothing from chance and taught its mover nothing, so it may be taken back; taking back is replaying. */
import type { Base } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { type Entry, replay } from '../record.ts';
import { type Look, must, type Trial } from './look.ts';

/** `after` is the state that the free move led to. */
export const freeMove = (x: Look, before: Base, after: Base, drawn: number): void => {
  const { e, seat, move, dice } = x;
  must(5, drawn === 0, 'a free move drew from chance');
  must(5, e.deciders(after) === 1 << seat, 'after a free move somebody else decides');
  const seen = e.view(after, seat);
  const own = e.view(before, seat);
  // Other chance than the true one: what the mover sees must not depend on it, nor on what the mover does not know.
  for (const world of [own, e.guess(own, seat, dice), e.guess(own, seat, dice)]) {
    e.play(world, seat, move, { chance: dice, tell: undefined });
    must(5, same(e.view(world, seat), seen), `a free move in ${x.frame.step} taught its mover something`);
  }
};

/** The state after the entries, the last of which takes something back: it must be the one that stood there before. */
export const undone = (x: Trial, entries: readonly Entry[], before: string | undefined): Base => {
  const s = replay(x.e, x.options, x.seats, entries, x.chanceAt);
  must(5, before === undefined || hash(s) === before, 'taking a move back gives another state than before it');
  return s;
};
