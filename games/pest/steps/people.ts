/** People: Sick into Quarantine, the Graveyard, the Healthy Population track, and carrying Sick between slots (2.14, 2.20). */

import { ALL, type Seat } from '@pesthouse/kernel';
import { BREATHING_APPARATUS, has, INFIRMARY } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { COIN, FOOD, finder, GRAVE, NUMBER } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { BEDS, BREATHING_BED, GRAVEYARD, INFIRMARY_BED, REGULAR, SLOTS, STORAGE_SLOT } from '../names.ts';
import { freeSpace, houseOf, only, playerOf, room } from '../reading.ts';
import type { D, K, Player, State } from '../state.ts';
import { trim } from './storage.ts';
import { strands } from './way.ts';

/** A Person takes the rightmost free space of the track; gives the space, -1 if there is none. */
export const toTrack = (p: Player): number => {
  const space = freeSpace(p);
  if (space >= 0) p.track |= 1 << space;
  return space;
};

/** PEST-QUA-04, PEST-QUA-05. */
const bury = (s: State, seat: Seat, k: K): void => {
  const p = playerOf(s, seat);
  const overflow = p.dead >= GRAVE.length;
  if (overflow) p.negative += NUMBER.overflow;
  else p.dead++;
  k.tell?.({ type: 'died', who: houseOf(s, seat), overflow, clause: overflow ? 'PEST-QUA-05' : 'PEST-QUA-04' }, ALL);
};

/** Whether a Sick on the storage slot would cost the Food or Coins for the first step of a Move that has begun (PEST-MOV-15). */
const storageStrands = (s: State, p: Player): boolean =>
  nth(p.sick, STORAGE_SLOT) === 0 && strands(s, Math.min(nth(p.res, FOOD), NUMBER.storageBlocked) + Math.min(nth(p.res, COIN), NUMBER.storageBlocked));

/** Whether a Sick may be put there now (PEST-QUA-03, PEST-TCR-02); the clause that forbids it otherwise. */
export const laying = (s: State, p: Player, bed: number, moving: boolean): Clause | null => {
  if (bed === BREATHING_BED || bed === INFIRMARY_BED) {
    const free = bed === BREATHING_BED ? has(p, BREATHING_APPARATUS) && p.breathing === 0 : has(p, INFIRMARY) && p.infirmary === 0;
    if (!moving) return 'PEST-TCR-02';
    return free ? null : bed === BREATHING_BED ? 'PEST-TECH-01' : 'PEST-TECH-14';
  }
  if (bed === REGULAR) return room(p, REGULAR) ? null : 'PEST-QUA-03';
  if (room(p, REGULAR)) return 'PEST-QUA-01';
  if (bed === STORAGE_SLOT && storageStrands(s, p)) return 'PEST-MOV-15';
  return bed === GRAVEYARD || room(p, bed) ? null : 'PEST-QUA-03';
};

const put = (s: State, seat: Seat, bed: number, k: K): void => {
  const p = playerOf(s, seat);
  if (bed === GRAVEYARD) {
    bury(s, seat, k);
    return;
  }
  if (bed === BREATHING_BED) p.breathing = 1;
  else if (bed === INFIRMARY_BED) p.infirmary = 1;
  else add(p.sick, bed, 1);
  k.tell?.(
    { type: 'laid', who: houseOf(s, seat), to: row(BEDS, bed), clause: bed === REGULAR ? 'PEST-QUA-01' : bed < SLOTS.length ? 'PEST-QUA-03' : 'PEST-TCR-02' },
    ALL,
  );
  if (bed === STORAGE_SLOT) trim(s, seat, -1, k, 'PEST-STO-03');
};

/** So many new Sick for a player: what needs no choice is done at once, the rest is asked for one by one. */
export const receive = (s: State, seat: Seat, count: number, moving: boolean, k: K): void => {
  const p = playerOf(s, seat);
  let n = count;
  while (n > 0) {
    let ways = 0;
    let way = 0;
    for (let bed = 0; bed <= GRAVEYARD; bed++)
      if (laying(s, p, bed, moving) === null) {
        ways++;
        way = bed;
      }
    // With a Sick on the storage slot the owner may want to carry it away before the Aid comes (PEST-QUA-07).
    if (ways > 1 || (s.phase === 'pest' && nth(p.sick, STORAGE_SLOT) > 0 && canCarry(s, p))) {
      s.stack.push({ step: 'lay', seat, n, moving });
      return;
    }
    put(s, seat, way, k);
    n--;
  }
};

/** Why no Sick is carried from one slot to the other (PEST-QUA-06): never back to where one came from in the same pause. */
export const noCarry = (s: State, p: Player, a: number, b: number): Clause | null => {
  if (nth(p.sick, a) === 0 || a === b) return 'PEST-QUA-06';
  if (!room(p, b)) return 'PEST-QUA-03';
  if (((s.carriedTo >> a) & 1) === 1 || ((s.carriedFrom >> b) & 1) === 1) return 'PEST-QUA-07';
  return b === STORAGE_SLOT && storageStrands(s, p) ? 'PEST-MOV-15' : null;
};
/** Whether some Sick can change its slot. */
export const canCarry = (s: State, p: Player): boolean => {
  for (let a = 0; a < SLOTS.length; a++) {
    if (nth(p.sick, a) === 0) continue;
    for (let b = 0; b < SLOTS.length; b++) if (noCarry(s, p, a, b) === null) return true;
  }
  return false;
};
/** A move other than carrying was made: Sick may be carried anew. */
export const settled = (s: State): void => {
  s.carriedFrom = 0;
  s.carriedTo = 0;
};

const bedIndex = finder(BEDS);
const slotIndex = finder(SLOTS);

export { slotIndex };

export const lay: D<'lay'> = {
  verbs: ['lay', 'tidy'],
  reasons: ['PEST-TCR-02', 'PEST-TECH-01', 'PEST-TECH-14', 'PEST-QUA-03', 'PEST-QUA-01', 'PEST-QUA-07', 'PEST-MOV-15'],
  forced: () => true,
  deciders: only,
  prompt: (_, f) => ({ key: 'lay', n: f.n }),
  moves(s, f, _, out, want) {
    const p = playerOf(s, f.seat);
    for (let bed = 0; bed <= GRAVEYARD; bed++) {
      const to = BEDS[bed];
      if (to !== undefined && laying(s, p, bed, f.moving) === null) out.push({ verb: 'lay', to });
    }
    if (out.n < want && canCarry(s, p)) out.push({ verb: 'tidy' });
  },
  refuse: (s, f, _, m) => (m.verb === 'tidy' ? 'PEST-QUA-07' : (laying(s, playerOf(s, f.seat), bedIndex(m.to), f.moving) ?? 'PEST-QUA-03')),
  play(s, f, _, m, k) {
    if (m.verb === 'tidy') {
      s.stack.push({ step: 'tidy', seat: f.seat });
      return;
    }
    settled(s);
    s.stack.pop();
    put(s, f.seat, bedIndex(m.to), k);
    receive(s, f.seat, f.n - 1, f.moving, k);
  },
};

export const tidy: D<'tidy'> = {
  verbs: ['carry'],
  reasons: ['PEST-QUA-06', 'PEST-QUA-03', 'PEST-QUA-07', 'PEST-MOV-15'],
  deciders: only,
  prompt: () => ({ key: 'tidy' }),
  moves(s, f, _, out) {
    const p = playerOf(s, f.seat);
    for (let a = 0; a < SLOTS.length; a++) {
      const from = SLOTS[a];
      if (from === undefined || nth(p.sick, a) === 0) continue;
      for (let b = 0; b < SLOTS.length; b++) {
        const to = SLOTS[b];
        if (to !== undefined && noCarry(s, p, a, b) === null) out.push({ verb: 'carry', from, to });
      }
    }
  },
  refuse: (s, f, _, m) => noCarry(s, playerOf(s, f.seat), slotIndex(m.from), slotIndex(m.to)) ?? 'PEST-QUA-06',
  play(s, f, _, m, k) {
    const p = playerOf(s, f.seat);
    const from = slotIndex(m.from);
    const to = slotIndex(m.to);
    s.stack.pop();
    add(p.sick, from, -1);
    add(p.sick, to, 1);
    s.carriedFrom |= 1 << from;
    s.carriedTo |= 1 << to;
    k.tell?.({ type: 'carried', who: houseOf(s, f.seat), from: m.from, to: m.to, clause: 'PEST-QUA-06' }, ALL);
    if (to === STORAGE_SLOT) trim(s, f.seat, -1, k, 'PEST-STO-03');
  },
};
