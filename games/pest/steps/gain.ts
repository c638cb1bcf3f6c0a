/** Gaining: resources and their limits, tokens, Influence with its track, Imperatives, and the choice of a crate (2.18, 2.24, 2.25). */

import { ALL, type Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import {
  ANY,
  COIN,
  finder,
  type Gains,
  IMPERATIVE,
  IMPERATIVE_SICK,
  INFLUENCE,
  NUMBER,
  noHaul,
  RENOWN,
  RESEARCH,
  TAKE_BACK,
  TRACK_COVERED,
  TRACK_REWARD,
  TRACK_SICK,
} from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { CRATES, GAINS, RESOURCES } from '../names.ts';
import { decreeName, eraOf, houseOf, only, playerOf, solo } from '../reading.ts';
import type { D, K, State } from '../state.ts';
import { toTrack } from './people.ts';
import { gainResource, gainTogether } from './storage.ts';

/** A list of gains, all received (PEST-CRD-03): its resources together; crates are asked for when the rest is in. */
export const gain = (s: State, seat: Seat, list: readonly Gains[], k: K, clause: Clause): void => {
  const haul = noHaul();
  const crates = take(s, seat, list, haul, k, clause);
  if (crates > 0) s.stack.push({ step: 'crate', seat, n: crates });
  gainTogether(s, seat, haul, k, clause);
};

/** Takes what is no resource, adds the resources to the haul, and gives the crates. */
const take = (s: State, seat: Seat, list: readonly Gains[], haul: number[], k: K, clause: Clause): number => {
  const p = playerOf(s, seat);
  let crates = 0;
  for (const x of list) {
    if (x.what <= COIN) add(haul, x.what, x.n);
    else if (x.what === ANY) crates += x.n;
    else if (x.what === INFLUENCE) crates += climb(s, seat, x.n, k);
    else if (x.what === TAKE_BACK) {
      if (p.capital > 0 && toTrack(p) >= 0) {
        p.capital--;
        k.tell?.({ type: 'assigned', who: houseOf(s, seat), from: 'capital', to: 'track', clause: 'PEST-ERA-12' }, ALL);
      }
    } else {
      if (x.what === RESEARCH) p.research += x.n;
      else if (x.what === RENOWN) p.renown += x.n;
      k.tell?.({ type: 'gained', who: houseOf(s, seat), what: row(GAINS, x.what), n: x.n, lost: 0, clause }, ALL);
    }
  }
  return crates;
};

/** Whether the marker may not stand there (PEST-INF-02, PEST-VRS-05, PEST-SOL-13). */
const closed = (s: State, seat: Seat, space: number): boolean => {
  if (space >= NUMBER.trackEnd) return false;
  if (s.versus && TRACK_COVERED[space]) return true;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && playerOf(s, i).influence === space) return true;
  return false;
};

/** Moves the marker, each point to the next free space, and takes every reward on the way; gives the crates among them. */
const climb = (s: State, seat: Seat, points: number, k: K): number => {
  const p = playerOf(s, seat);
  const from = p.influence;
  const alone = solo(s);
  let crates = 0;
  for (let left = points; left > 0 && p.influence < NUMBER.trackEnd; left--) {
    let to = p.influence + 1;
    for (;;) {
      const reward = TRACK_REWARD[to];
      if (reward !== undefined)
        for (const x of reward) {
          if (x.what <= COIN) gainResource(s, seat, x.what, x.n, k, 'PEST-INF-04');
          else crates += take(s, seat, [x], [], k, 'PEST-INF-04');
        }
      if (alone && TRACK_SICK[to]) s.neutral++;
      else if (!closed(s, seat, to)) break;
      to++;
    }
    p.influence = to;
  }
  if (p.influence === NUMBER.trackEnd && !s.summit.includes(seat)) s.summit.push(seat); // PEST-INF-10
  k.tell?.({ type: 'influence', who: houseOf(s, seat), from, to: p.influence, clause: 'PEST-INF-01' }, ALL);
  return crates;
};

export const influence = (s: State, seat: Seat, points: number, k: K): void => {
  const crates = climb(s, seat, points, k);
  if (crates > 0) s.stack.push({ step: 'crate', seat, n: crates });
};

/** The active player fulfils the Imperative of this Era (PEST-DCR-03, PEST-DCR-04, PEST-DCR-07). */
export const fulfil = (s: State, k: K, clause: Clause): void => {
  const p = playerOf(s, s.active);
  const era = eraOf(s);
  const levels = row(IMPERATIVE, era);
  const level = nth(p.imperative, era) + 1;
  if (level >= levels.length) return;
  p.imperative[era] = level;
  k.tell?.({ type: 'imperative', who: houseOf(s, s.active), decree: decreeName(nth(s.decrees, era)), level, clause }, ALL);
  if (solo(s) && level <= nth(IMPERATIVE_SICK, era)) s.neutral++; // PEST-SOL-12
  influence(s, s.active, row(levels, level).influence, k);
};

const crateIndex = finder(RESOURCES);

/** The receiver of a crate picks what it is (PEST-CON-07, PEST-AID-07). */
export const crate: D<'crate'> = {
  verbs: ['crate'],
  reasons: [],
  deciders: only,
  prompt: (_, f) => ({ key: 'crate', n: f.n }),
  moves(_s, _f, _seat, out) {
    for (const resource of CRATES) out.push({ verb: 'crate', resource });
  },
  refuse: () => 'PEST-CON-07',
  play(s, f, _, m, k) {
    gainResource(s, f.seat, crateIndex(m.resource), 1, k, 'PEST-CON-07');
    if (f.n > 1) f.n--;
    else s.stack.pop();
  },
};
