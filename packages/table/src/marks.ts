/** Marks in a play: copies of the state on the way, so that going back replays a few moves and not the whole game. */
import { type Base, clone } from '@pesthouse/kernel';

/** The state after so many standing moves. */
export interface Mark {
  readonly moves: number;
  readonly state: Base;
}

/** A mark is set after every so many moves. */
export const MARK_EVERY = 64;

const regular = (mark: number): boolean => mark % MARK_EVERY === 0;

/** Marks that lie far back are kept far apart, so a long game holds few of them. Going back `d` moves still replays fewer than `d`, or than one gap. */
const keeps = (mark: number, now: number): boolean => {
  const gaps = mark / MARK_EVERY;
  return now - mark <= (regular(mark) ? 4 * MARK_EVERY * (gaps & -gaps) : MARK_EVERY);
};

/** Sets a mark where one is due. */
export const mark = (marks: Mark[], moves: number, state: Base): void => {
  if (moves === 0 || moves % MARK_EVERY !== 0 || (marks.at(-1)?.moves ?? 0) >= moves) return;
  const kept = marks.filter((x) => keeps(x.moves, moves));
  marks.splice(0, marks.length, ...kept, { moves, state: clone(state) });
};

/** Whoever has just gone back often tries one move after the other from here: there is one mark of this kind. */
export const markHere = (marks: Mark[], moves: number, state: Base): void => {
  if (moves === 0 || (marks.at(-1)?.moves ?? 0) >= moves) return;
  marks.splice(0, marks.length, ...marks.filter((x) => regular(x.moves)), { moves, state: clone(state) });
};

/** The last mark that lies no later than this; the later ones are of moves that no longer stand. */
export const markBefore = (marks: readonly Mark[], moves: number): Mark | undefined => marks.findLast((x) => x.moves <= moves);
export const unmark = (marks: Mark[], moves: number): void => {
  while ((marks.at(-1)?.moves ?? 0) > moves) marks.pop();
};
