/** Small choices: which crate, which bed, which trade, which prize. */

import { type Chance, missing } from '@pesthouse/kernel';
import { BREATHING_APPARATUS, has, INFIRMARY } from '../cards/technologies.ts';
import { COIN, COURT, CRATE_COUNT, TAKE_BACK } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { BEDS, CRATES, type Crate, RESOURCES, type Resource } from '../names.ts';
import { freeSpace, houseOf, normalLimit, room } from '../reading.ts';
import type { Moves, Player, State } from '../state.ts';
import { noSwap } from '../steps/aside.ts';
import { laying } from '../steps/people.ts';
import type { Habits } from './habits.ts';
import { resourceWorth } from './worth.ts';

export const neediest = (h: Habits, s: State, p: Player, chance: Chance): Crate => {
  let best: Crate = 'lumber';
  let top = -1;
  for (let r = 0; r < CRATE_COUNT; r++) {
    const w = resourceWorth(h, s, p, r) + chance.below(100) / 1000;
    const name = CRATES[r];
    if (w > top && name !== undefined) {
      top = w;
      best = name;
    }
  }
  return best;
};

/** Storage Containers take the resource of which most would be lost; Coins before others. */
export const storePolicy = (p: Player, haul: readonly number[]): Resource => {
  const normal = normalLimit(p);
  let best = -1;
  let top = 0;
  for (let r = 0; r <= COIN; r++) {
    const more = nth(p.res, r) + nth(haul, r) - normal;
    if (more > 0 && more + (r === COIN ? 0.5 : 0) > top) {
      best = r;
      top = more + (r === COIN ? 0.5 : 0);
    }
  }
  return row(RESOURCES, best);
};

/** The two resources that are missed least, of those that may be traded now. */
export const swapPolicy = (h: Habits, s: State, p: Player): Moves['trade'] => {
  let best: Moves['trade'] | undefined;
  let low = Infinity;
  for (let a = 0; a < CRATE_COUNT; a++)
    for (let b = a; b < CRATE_COUNT; b++) {
      if (noSwap(s, p, a, b) !== null) continue;
      const w = resourceWorth(h, s, p, a) - nth(p.res, a) * 0.1 + resourceWorth(h, s, p, b) - nth(p.res, b) * 0.1;
      if (w < low) {
        low = w;
        best = { verb: 'swap', first: row(CRATES, a), second: row(CRATES, b) };
      }
    }
  return best ?? missing('trade of', houseOf(s, s.active));
};

const full = (p: Player): boolean => p.res.some((n) => n >= 5);

export const bedPolicy = (s: State, p: Player, moving: boolean): Moves['lay'] => {
  if (moving && has(p, INFIRMARY) && p.infirmary === 0) return { verb: 'lay', to: 'tech-14' };
  if (moving && has(p, BREATHING_APPARATUS) && p.breathing === 0) return { verb: 'lay', to: 'tech-1' };
  if (room(p, 0)) return { verb: 'lay', to: 'regular' };
  if (room(p, 4) && !full(p)) return { verb: 'lay', to: 'storage' };
  for (const slot of [1, 2, 3, 4]) if (laying(s, p, slot, moving) === null) return { verb: 'lay', to: row(BEDS, slot) };
  return { verb: 'lay', to: 'graveyard' };
};

export const prizePolicy = (s: State, p: Player): Moves['prize'] => {
  const [first, second] = row(COURT, s.court).choice;
  const back = second?.some((x) => x.what === TAKE_BACK) === true;
  if (back) return { verb: 'prize', option: freeSpace(p) >= 0 && s.year < 6 && first?.every((x) => x.what !== COIN) === true && s.year < 4 ? 2 : 1 };
  return { verb: 'prize', option: 1 };
};
