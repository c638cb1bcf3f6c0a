/** Games and plans for the tests of the lab. */

import { type Plan, planOf, type Wish } from '@pesthouse/lab';
import { type AnyEngine, findGame } from '../../games/index.ts';

export const engineOf = async (id: string): Promise<AnyEngine> => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return (await game.rules()).rules;
};

/** The same with all that its masters learnt. */
export const taughtOf = async (id: string): Promise<AnyEngine> => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game.taught(game.meta.rules);
};

export const planFor = (e: AnyEngine, wish: Partial<Wish> = {}): Plan => {
  const read = planOf(e, { bots: ['random'], games: 4, seed: 1, ...wish });
  if ('wrong' in read) throw new Error(read.wrong);
  return read.plan;
};
