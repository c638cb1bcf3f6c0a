/** Whether moves told anybody more than that they were made: something was drawn or rolled, or somebody saw what they had not known. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, NoChance, type Seat, same } from '@pesthouse/kernel';
import { type Play, perspectives, type Stood, stateAfter } from './play.ts';

/** Whether the seat, who knew the view and is told of the move, could have known what it sees after it. */
const foretold = (engine: AnyEngine, before: Base, after: Base, eye: Seat, { seat, move }: Stood['entry']): boolean => {
  // A move that could not be known to be possible shows what was hidden: a card of a hand.
  if (engine.legal(before, seat, move) === undefined) return false;
  const none = new NoChance();
  try {
    engine.play(before, seat, move, { chance: none, tell: undefined });
  } catch {
    return false; // the view lacked what the move needed
  }
  return none.used === 0 && same(engine.view(before, eye), engine.view(after, eye));
};

/** `takes`: the last moves that stand. */
export const revealedBy = (play: Play, takes: readonly Stood[]): boolean => {
  const { engine } = play;
  const state = stateAfter(play, play.stood.length - takes.length);
  // Where nothing is hidden a move can reveal only what it draws.
  const eyes = engine.game.open ? [] : perspectives(play);
  return takes.some(({ entry }) => {
    const before = eyes.map((eye) => engine.view(state, eye));
    const chance = play.chanceAt(entry.n);
    engine.play(state, entry.seat, entry.move, { chance, tell: undefined });
    return chance.used > 0 || eyes.some((eye, i) => !foretold(engine, before[i] ?? state, state, eye, entry));
  });
};
