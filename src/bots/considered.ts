/** The moves that a bot thinks of: all legal ones but those that its game calls idle, or all where there are no others. Outside the engine, so that engines of older editions need not know of it. */
import type { AnyEngine } from '../games/index.ts';
import type { Base, Flat, Seat } from '../kernel/index.ts';

export const considered = (e: AnyEngine, s: Base, seat: Seat): readonly Flat[] => {
  const f = s.stack[s.stack.length - 1];
  const legal = e.moves(s, seat);
  const { bot } = e.game;
  const idle = e.learnt?.idle ?? bot.idle;
  if (f === undefined || idle === undefined) return legal;
  const meant = legal.filter((m) => idle(s, f, seat, m) !== true);
  return meant.length > 0 ? meant : legal;
};
