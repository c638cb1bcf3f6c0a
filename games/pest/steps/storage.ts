/** Storage (2.18): what exceeds a limit is lost, and which resource takes Storage Containers (PEST-TCR-16). */

import { ALL, type Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { COIN, finder, NUMBER, noHaul } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { GAINS, RESOURCES } from '../names.ts';
import { contained, containing, houseOf, limitOf, normalLimit, only, playerOf } from '../reading.ts';
import type { D, K, State } from '../state.ts';

/** One resource; what exceeds the limit is lost (PEST-STO-04). */
export const gainResource = (s: State, seat: Seat, r: number, n: number, k: K, clause: Clause): void => {
  const p = playerOf(s, seat);
  const got = Math.max(0, Math.min(n, limitOf(p, r) - nth(p.res, r)));
  add(p.res, r, got);
  k.tell?.({ type: 'gained', who: houseOf(s, seat), what: row(GAINS, r), n: got, lost: n - got, clause }, ALL);
};

/** How many resources would stand above the normal limit with this haul. */
const above = (s: State, seat: Seat, haul: readonly number[]): number => {
  const p = playerOf(s, seat);
  const normal = normalLimit(p);
  let n = 0;
  for (let r = 0; r <= COIN; r++) if (nth(p.res, r) + nth(haul, r) > normal) n++;
  return n;
};

/** Several resources at once (PEST-PRD-06, PEST-CRD-03). Where two of them exceed the limit and Storage Containers are free, the owner chooses. */
export const gainTogether = (s: State, seat: Seat, haul: readonly number[], k: K, clause: Clause): void => {
  const p = playerOf(s, seat);
  if (containing(p) && contained(p) < 0 && above(s, seat, haul) > 1) {
    s.stack.push({ step: 'store', seat, haul: [...haul], clause });
    return;
  }
  for (let r = 0; r <= COIN; r++) if (nth(haul, r) > 0) gainResource(s, seat, r, nth(haul, r), k, clause);
};

/** Everything above the limits is lost, but for the resource on Storage Containers (-1: none). */
export const trim = (s: State, seat: Seat, keeper: number, k: K, clause: Clause): void => {
  const p = playerOf(s, seat);
  const normal = normalLimit(p);
  for (let r = 0; r <= COIN; r++) {
    const held = nth(p.res, r);
    const limit = r === keeper ? NUMBER.storageContainer : normal;
    if (held <= limit) continue;
    p.res[r] = limit;
    k.tell?.({ type: 'storage-lost', who: houseOf(s, seat), what: row(RESOURCES, r), n: held - limit, clause }, ALL);
  }
};

const NOTHING: readonly number[] = noHaul();

/** A Technology was discarded: the excess is lost. What lay on Storage Containers stays there; if nothing did and two resources now exceed the limit, the owner chooses. */
export const discarded = (s: State, seat: Seat, before: number, k: K): void => {
  const p = playerOf(s, seat);
  if (!containing(p)) trim(s, seat, -1, k, 'PEST-TCR-16');
  else if (before >= 0) trim(s, seat, before, k, 'PEST-TCR-16');
  else if (above(s, seat, NOTHING) > 1) s.stack.push({ step: 'store', seat, haul: noHaul(), clause: 'PEST-TCR-16' });
};

const resourceIndex = finder(RESOURCES);

/** Two resources exceed the limit at once: the owner says which one goes on Storage Containers (PEST-TCR-16). */
export const store: D<'store'> = {
  verbs: ['store'],
  reasons: ['PEST-TCR-16'],
  deciders: only,
  prompt: (_, f) => ({ key: 'store', gaining: f.haul.some((n) => n > 0) }),
  moves(s, f, _, out) {
    const p = playerOf(s, f.seat);
    const normal = normalLimit(p);
    for (let r = 0; r <= COIN; r++) {
      const resource = RESOURCES[r];
      if (resource !== undefined && nth(p.res, r) + nth(f.haul, r) > normal) out.push({ verb: 'store', resource });
    }
  },
  refuse: () => 'PEST-TCR-16',
  play(s, f, _, m, k) {
    s.stack.pop();
    const p = playerOf(s, f.seat);
    const keeper = resourceIndex(m.resource);
    trim(s, f.seat, keeper, k, f.clause);
    const normal = normalLimit(p);
    for (let r = 0; r <= COIN; r++) {
      const n = nth(f.haul, r);
      if (n === 0) continue;
      const got = Math.min(n, (r === keeper ? NUMBER.storageContainer : normal) - nth(p.res, r));
      add(p.res, r, got);
      k.tell?.({ type: 'gained', who: houseOf(s, f.seat), what: row(GAINS, r), n: got, lost: n - got, clause: f.clause }, ALL);
    }
  },
};
