/** Aid phase (2.9): this Year's card is turned up, last Year's pays. */

import { ALL, type Seat } from '@pesthouse/kernel';
import { AID, AID_LEAST_FROM, AID_MIDDLE_FROM } from '../data/tables.ts';
import { row } from '../look.ts';
import { ahead, aidName, ones, pick, playerOf, solo, trackSick } from '../reading.ts';
import type { A, State } from '../state.ts';
import { gain } from './gain.ts';

const MOST = 0;
const MIDDLE = 1;
const LEAST = 2;

/** Which column a seat gets (PEST-AID-04, 05, 08; PEST-VRS-08; PEST-SOL-15, 16). */
export const columnOf = (s: State, seat: Seat): number => {
  const p = playerOf(s, seat);
  if (solo(s)) {
    const left = trackSick(p);
    return left >= AID_LEAST_FROM ? LEAST : left >= AID_MIDDLE_FROM ? MIDDLE : MOST; // PEST-SOL-15
  }
  if (p.influence === 0 && s.players.some((q, i) => i !== seat && q.influence === 0)) return LEAST; // PEST-AID-05
  let above = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && ahead(s, i, seat)) above++;
  return above === 0 ? MOST : above === s.players.length - 1 ? LEAST : MIDDLE;
};

export const aid: A<'aid'> = {
  run(s, _, k) {
    s.phase = 'aid';
    const card = pick(s.aids, k.chance.below(ones(s.aids)));
    s.aids &= ~(1 << card);
    const pays = s.aidsUp.at(-1) ?? 0; // PEST-AID-02: in the first Year none was turned up before
    s.aidsUp.push(card);
    k.tell?.({ type: 'aid', card: aidName(card), pays: pays === 0 ? 'nothing' : aidName(pays), clause: 'PEST-AID-01' }, ALL);
    s.stack.push({ step: 'turn', round: 0, i: 0 });
    if (pays === 0) return;
    // Standing is measured before anybody is paid (PEST-AID-03).
    for (let i = s.order.length - 1; i >= 0; i--) {
      const seat = row(s.order, i);
      s.stack.push({ step: 'column', seat, card: pays, column: columnOf(s, seat) });
    }
  },
};

export const column: A<'column'> = {
  run(s, f, k) {
    const card = row(AID, f.card);
    gain(s, f.seat, f.column === MOST ? card.most : f.column === MIDDLE ? card.middle : card.least, k, 'PEST-AID-04');
  },
};
