/** The result: places and score sheet once the game is over, and the census of every card. */

import type { Score } from '@pesthouse/kernel';
import { KING_FACE, RAT_KING } from './cards/cards.ts';
import { add, nth } from './look.ts';
import { FACES } from './names.ts';
import { pile } from './piles.ts';
import { EMPTY, type State } from './state.ts';
import { deckOf, ranksOf, tallies } from './steps/score.ts';

export const outcome = (s: State): Score[] | null => {
  if (s.phase !== 'over') return null;
  const all = tallies(s);
  const ranks = ranksOf(all);
  return all.map(({ infamy, ...lines }, seat) => ({ seat, rank: nth(ranks, seat), score: infamy, sheet: { ...lines, infamy } }));
};

/** Copies of every face over all zones. */
export const census = (s: State): Record<string, number> => {
  const all = pile();
  for (const p of [s.kingdom, s.penance, s.pit, ...s.players.map((_, seat) => deckOf(s, seat))]) for (const [f, n] of p.entries()) add(all, f, n);
  for (const f of s.lineup) if (f !== EMPTY) add(all, f, 1);
  for (const stack of s.stacks) for (const f of stack) add(all, f, 1);
  if (s.king) add(all, KING_FACE, 1);
  add(all, RAT_KING, s.ratKings);
  return Object.fromEntries(FACES.map((id, f) => [id, nth(all, f)]));
};
