/** The result: one winner, all others lose equally (PATH-EVD-09); and the census of every component. */

import { type Score, tally } from '@pesthouse/kernel';
import { deckList } from './data/tables.ts';
import { nth, sizeOf } from './look.ts';
import { DISTRICTS, FIRST_WARD, groupOf, HEALERS, PIECES, PLAGUE, RESOURCES, STRAINS, TITLES, WARDS } from './names.ts';
import { counterOf, isDead } from './reading.ts';
import { alive, deckKind, inDeckOf, inDiscardOf, inHandOf, playing, RESOLVED, type State, UNDRAWN } from './state.ts';

export const outcome = (s: State): Score[] | null => {
  if (s.winner < 0) return null;
  return s.roles.map((role, seat) => {
    const rank = role === s.winner ? 1 : 2;
    if (role === PLAGUE) {
      const targets = sizeOf(s.crypt);
      return { seat, rank, score: targets, sheet: { targets, others: sizeOf(s.grave), rounds: s.round } };
    }
    const living = WARDS.filter((_, w) => groupOf(w) === role && alive(s, w)).length;
    return { seat, rank, score: nth(s.evidence, role), sheet: { evidence: nth(s.evidence, role), living, prescriptions: nth(s.held, role) } };
  });
};

export const census = (s: State): Record<string, number> => {
  const count: Record<string, number> = {};
  const add = (id: string, n: number): void => {
    tally(count, id, n);
  };
  for (const [p, id] of PIECES.entries()) {
    if (p < FIRST_WARD) add(id, playing(s, p) ? 1 : 0);
    else add(id, 1);
  }
  add('obituaries', sizeOf(s.crypt) + sizeOf(s.grave) + WARDS.filter((_, w) => !isDead(s, w)).length);
  for (const [t, id] of RESOURCES.entries()) {
    add(id, nth(s.pool, t) + nth(s.given, t));
    for (let h = 0; h < HEALERS.length; h++) add(id, counterOf(s, h, t));
    for (let d = 1; d <= DISTRICTS; d++) if (nth(s.need, d) === t) add(id, nth(s.marker, d));
  }
  for (let d = 1; d <= DISTRICTS; d++) add('events', s.event[d] === UNDRAWN || s.event[d] === RESOLVED || s.event[d] === 1 ? 1 : 0);
  for (const h of s.order)
    for (const [slot, t] of deckList(deckKind(s, h)).entries())
      add(`${HEALERS[h]} ${TITLES[t]}`, inDeckOf(s, h, slot) + inHandOf(s, h, slot) + inDiscardOf(s, h, slot));
  for (const [x, id] of STRAINS.entries()) {
    add(id, nth(s.strains, x) + nth(s.grip, x) + nth(s.spent, x));
    for (let d = 1; d <= DISTRICTS; d++) if (s.mine[d] === x) add(id, 1);
  }
  add('hands', s.held.reduce((n, x) => n + x, 0) + s.rest.reduce((n, x) => n + x, 0) + s.discard.reduce((n, d) => n + d.reduce((m, x) => m + x, 0), 0));
  add('strains', s.strainsLeft + s.gripSize + s.spent.reduce((n, x) => n + x, 0) + s.mine.filter((x) => x >= 0).length);
  return count;
};
