/** Cards that a seat must do without, by lot: who is ahead picks what is good, so picks do not tell what a card is worth; what those lose who may not pick it does. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Flat, hashText, Out, type Seat, Sfc } from '@pesthouse/kernel';
import { type Plan, seedOfGame } from './plan.ts';

/** Whether a seat must do without a card, in one game. */
export type Denied = (card: string) => boolean;

/** The lots of one seat in one game: the same in all variants, and of every card by itself. */
export const lotsOf = (plan: Plan, index: number, seat: Seat): Denied => {
  const { deny = 0 } = plan;
  if (deny === 0) return () => false;
  const drawn = new Map<string, boolean>();
  const seed = seedOfGame(plan, index) ^ 0x3c6ef372;
  const chance = new Sfc();
  return (card) => {
    const known = drawn.get(card);
    if (known !== undefined) return known;
    const lot = chance.at(seed ^ hashText(card), seat).below(100) < deny;
    drawn.set(card, lot);
    return lot;
  };
};

/** The rules as the seat knows them that must do without: its own moves that pick such a card are not offered, now or in anything it thinks of.
 *  Where nothing else is left they are. The policy has no opinion where its move is one of them. */
export const doingWithout = (e: AnyEngine, seat: Seat, denied: Denied): AnyEngine => {
  const { lab } = e.game;
  if (lab === undefined) return e;
  const picks = (s: Base, m: Flat): boolean => {
    const p = lab.pick(s, seat, m);
    return p !== null && denied(p.card);
  };
  const list = (s: Base, who: Seat, out: Out<Flat>): void => {
    e.list(s, who, out);
    if (who !== seat) return;
    let kept = 0;
    for (let i = 0; i < out.n; i++) {
      const m = out.list[i];
      if (m !== undefined && !picks(s, m)) out.list[kept++] = m;
    }
    if (kept > 0) out.n = kept;
  };
  const all = new Out<Flat>();
  return {
    ...e,
    list,
    moves(s, who) {
      list(s, who, all);
      return all.list.slice(0, all.n);
    },
    policy(s, who, chance) {
      const m = e.policy(s, who, chance);
      return who === seat && m !== undefined && picks(s, m) ? undefined : m;
    },
  };
};
