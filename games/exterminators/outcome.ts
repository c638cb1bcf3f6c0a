/** The result: places and score sheet once the game is over, and the census of every component. */

import type { Score } from '@pesthouse/kernel';
import { CHARACTER, NUMBER } from './data/tables.ts';
import { nth } from './look.ts';
import { CARDS, STANDARD } from './names.ts';
import { atLarge } from './pieces.ts';
import { type State, trapped } from './state.ts';
import { jobsOf } from './steps/finish.ts';

/** Null until the places are stored. */
export const outcome = (s: State): Score[] | null => {
  if (s.ranks.length === 0) return null;
  return s.players.map((p, seat) => ({
    seat,
    rank: nth(s.ranks, seat),
    score: jobsOf(p),
    sheet: {
      jobs: jobsOf(p),
      sealed: p.sealed ? 1 : 0,
      queenTrapped: p.held >= 0 ? 1 : 0,
      pestsLeft: p.alive ? atLarge(p) : 0,
      reserve: p.reserve,
      cards: p.handSize,
      turns: p.turns,
    },
  }));
};

export const census = (s: State): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const [c, id] of CARDS.entries()) {
    let n = nth(s.draw, c) + nth(s.discard, c) + nth(s.played, c);
    for (const p of s.players) n += nth(p.hand, c) + p.front.filter((x) => x.card === c).length;
    count[id] = n;
  }
  // Before the tiles are dealt they lie in the box: the Entry, the standard tiles and one nest a player.
  const boxed = s.phase === 'exterminators' || s.phase === 'toolboxes';
  count.tiles = boxed ? 1 + STANDARD + s.players.length : s.rooms.length + s.tilesOut.length + s.players.reduce((n, p) => n + p.tiles.length, 0);
  // A color that nobody plays keeps its traps in the box.
  count.traps = CHARACTER.reduce((n, c, color) => n + (nth(s.seatOf, color) < 0 ? c.traps : 0), 0) + s.players.reduce((n, p) => n + p.traps.length, 0);
  for (const [seat, p] of s.players.entries())
    count[`pests-${seat}`] = p.pests.length === 0 ? NUMBER.pests : p.box + p.reserve + trapped(p) + p.pests.reduce((n, x) => n + x, 0);
  return count;
};
