/** Marks in a play: copies of the state on the way, so that going back replays a few moves and not the whole game. */
import { type Base, clone } from '../kernel/index.ts';

/** The state after so many standing moves. */
export interface Mark {
  readonly moves: number;
  readonly state: Base;
}

/** A mark is set after every so many moves. */
export const MARK_EVERY = 64;

/** Marks that lie far back are kept far apart, so a long game holds few of them. Going back `d` moves still replays fewer than `d`, or than one gap. */
const keeps = (mark: number, now: number): boolean => {
  const gaps = mark / MARK_EVERY;
  return Number.isInteger(gaps) && now - mark <= 4 * MARK_EVERY * (gaps & -gaps);
};

/** Sets a mark where one is due. */
export const mark = (marks: Mark[], moves: number, state: Base): void => {
  if (moves === 0 || moves % MARK_EVERY !== 0 || (marks.at(-1)?.moves ?? 0) >= moves) return;
  const kept = marks.filter((x) => keeps(x.moves, moves));
  marks.splice(0, marks.length, ...kept, { moves, state: clone(state) });
};

/** Whoever has just gone back often tries one move after the other from here: this mark stays until the next regular one. */
export const markHere = (marks: Mark[], moves: number, state: Base): void => {
  if (moves > 0 && (marks.at(-1)?.moves ?? 0) < moves) marks.push({ moves, state: clone(state) });
};

/** The last mark that lies no later than this; the later ones are of moves that no longer stand. */
export const markBefore = (marks: readonly Mark[], moves: number): Mark | undefined => marks.findLast((x) => x.moves <= moves);
export const unmark = (marks: Mark[], moves: number): void => {
  while ((marks.at(-1)?.moves ?? 0) > moves) marks.pop();
};
