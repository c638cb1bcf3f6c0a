/** The result: places and score sheet once the game is over, and the census of every component. */

import { type Score, tally } from '@pesthouse/kernel';
import { KIND } from './data/tables.ts';
import { nth } from './look.ts';
import { KINDS } from './names.ts';
import type { State } from './state.ts';
import { standingOf } from './steps/score.ts';

/** Null until `score` has stored the places: asking for the result never rolls (NYC-WIN-09). */
export const outcome = (s: State): Score[] | null => {
  if (s.ranks.length === 0) return null;
  return s.species.map((who, seat) => {
    const { pests, infested, occupied, hand } = standingOf(s, who);
    // Every playout of a search asks for this, so the sheet is filled field by field.
    const sheet: Record<string, number> = {};
    for (const at of s.places) sheet[at] = s.board[at].stacks[who].length;
    sheet.pests = pests;
    Object.assign(sheet, s.tally[who]);
    sheet.infested = infested;
    sheet.occupied = occupied;
    sheet.hand = hand;
    return { seat, rank: nth(s.ranks, seat), score: pests, sheet };
  });
};

export const census = (s: State): Record<string, number> => {
  const count: Record<string, number> = { food: s.pile.food, poison: s.pile.poison + s.poisonOut };
  for (const kind of KINDS) if (s.order.includes(KIND[kind].species)) count[kind] = s.deck[kind];
  const add = (id: string, n: number): void => {
    tally(count, id, n);
  };
  for (const who of s.order) add('food', s.hand[who]);
  for (const at of s.places) {
    const p = s.board[at];
    add('food', p.food);
    for (const d of p.down) add(d, 1);
    for (const who of s.order)
      for (const x of p.stacks[who]) {
        add(x.kind, 1);
        add('food', x.food);
        for (const d of x.down) add(d, 1);
      }
  }
  return count;
};
