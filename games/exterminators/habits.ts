/** What a bot's policy goes by: every number that weighs one thing against another. These are as written; a master may have learnt others. */

/** All of them are numbers or lists of numbers, so that self-play can turn them. */
export const WRITTEN = {
  /** How much a card is liked in the draft, by card. */
  liked: [6, 4, 3, 4, 4, 1, 5, 3, 6, 2, 5, 4, 4, 5, 4, 3, 4, 3, 2, 3, 3, 4, 4, 4],
  /** How near to the Entry the own nest is built. */
  near: 1,
  /** Cards of the Queen's Turn are kept while the reserve is above this, and some more by chance. */
  window: 3,
  /** Where the exterminator is wanted: pests beyond the third of a room, an open nest, the queen's trap at the end, a free queen, pests in own traps; what is near. */
  beyond: 1,
  nest: 7,
  ending: 8,
  queen: 5,
  queenReserve: 5,
  queenLeft: 3,
  trap: 0.6,
  step: 1.5,
  /** A reserve that one bad Queen's Turn could use up, and one that surely is. */
  low: 5,
  dire: 2,
  /** Own traps: pests worth emptying one, pests at large when the queen is trapped, pests worth a trap. */
  empty: 3,
  catch: 4,
  drop: 6,
  /** Pests that make it worth to play a Bug bomb or Quiktrap, Colony collapse, Mating call, Trap remote; and few enough for Zap. */
  bomb: 4,
  collapse: 6,
  call: 5,
  remote: 4,
  zap: 6,
  /** How often, in sixty, a card is played for no such reason, by card. */
  often: [0, 0, 0, 0, 0, 3, 0, 0, 0, 3, 20, 0, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20],
  /** How often, in sixty, an opponent's trap without a queen is destroyed. */
  destroy: 20,
  /** A room with no more pests than this is left alone, unless nothing is better. */
  spare: 0,
};
export type Habits = typeof WRITTEN;
