/** The moves that a bot thinks of: all legal ones but those that its game, or what it learnt, calls idle, or all where there are no others. Outside the engine, so that engines of older editions need not know of it. */

import type { AnyEngine, Base, Flat, Seat } from '@pesthouse/kernel';

export const considered = (e: AnyEngine, s: Base, seat: Seat): readonly Flat[] => {
  const f = s.stack[s.stack.length - 1];
  const legal = e.moves(s, seat);
  const { bot } = e.game;
  const { learnt } = e;
  if (f === undefined || (bot.idle === undefined && learnt?.idle === undefined)) return legal;
  const meant = legal.filter((m) => bot.idle?.(s, f, seat, m) !== true && learnt?.idle?.(s, f, seat, m) !== true);
  return meant.length > 0 ? meant : legal;
};
