/** Who plays a game under the laws: a player with moods, the game's own bot, or a record. */
import type { Chance } from '../chance.ts';
import type { Base, Flat, Seat } from '../contract.ts';
import { type Entry, isMove } from '../record.ts';
import type { AnyEngine } from './any.ts';

export type Choice = { readonly seat: Seat; readonly move: Flat } | { readonly seat: Seat; readonly undo: number } | null;
/** Null when the player has no more to say. */
export type Player = (s: Base, deciding: readonly Seat[]) => Choice;

const one = <T>(list: readonly T[], chance: Chance): T | undefined => list[chance.below(Math.max(1, list.length))];
const LIKINGS = [1, 8, 64] as const;

/** Every verb gets a weight that lasts one game: uniform play never sees the rare corners. */
export const moody = (e: AnyEngine, chance: Chance): Player => {
  const mood = new Map<string, number>();
  const weight = (verb: string): number => {
    const w = mood.get(verb) ?? LIKINGS[chance.below(LIKINGS.length)] ?? 1;
    mood.set(verb, w);
    return w;
  };
  return (s, deciding) => {
    const seat = one(deciding, chance);
    if (seat === undefined) return null;
    const legal = e.moves(s, seat);
    const verbs = [...new Set(legal.map((m) => m.verb))];
    let r = chance.below(
      Math.max(
        1,
        verbs.reduce((n, v) => n + weight(v), 0),
      ),
    );
    const verb = verbs.find((v) => {
      r -= weight(v);
      return r < 0;
    });
    const move = one(
      legal.filter((m) => m.verb === verb),
      chance,
    );
    return move === undefined ? null : { seat, move };
  };
};

/** The game's own policy, on a guess as bots use it. */
export const byPolicy =
  (e: AnyEngine, chance: Chance): Player =>
  (s, deciding) => {
    const seat = one(deciding, chance);
    if (seat === undefined) return null;
    const g = e.guess(e.view(s, seat), seat, chance);
    const f = g.stack[g.stack.length - 1];
    return f === undefined ? null : { seat, move: e.game.bot.policy(g, f, seat, chance) };
  };

/** The entries of a record, one by one. */
export const byRecord = (entries: readonly Entry[]): Player => {
  let i = 0;
  return () => {
    const x = entries[i++];
    if (x === undefined) return null;
    return isMove(x) ? { seat: x.seat, move: x.move } : { seat: x.seat, undo: x.undo };
  };
};
