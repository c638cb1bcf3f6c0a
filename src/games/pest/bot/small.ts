/** Small choices: which crate, which bed, which trade, which prize. */
import type { Chance } from '../../../kernel/index.ts';
import { COIN, COURT, CRATE_COUNT, TAKE_BACK } from '../data/tables.ts';
import { BEDS, CRATES, type Crate } from '../names.ts';
import { freeSpace, has, nth, room, row } from '../reading.ts';
import type { Moves, Player, State } from '../state.ts';
import { resourceWorth } from './worth.ts';

export const neediest = (s: State, p: Player, chance: Chance): Crate => {
  let best: Crate = 'lumber';
  let top = -1;
  for (let r = 0; r < CRATE_COUNT; r++) {
    const w = resourceWorth(s, p, r) + chance.below(100) / 1000;
    const name = CRATES[r];
    if (w > top && name !== undefined) {
      top = w;
      best = name;
    }
  }
  return best;
};

/** The resource that is missed least; -1 if nothing is there. */
export const cheapest = (s: State, p: Player): number => {
  let best = -1;
  let low = Infinity;
  for (let r = 0; r < CRATE_COUNT; r++) {
    const held = nth(p.res, r);
    if (held === 0) continue;
    const w = resourceWorth(s, p, r) - held * 0.1;
    if (w < low) {
      low = w;
      best = r;
    }
  }
  return best;
};
export const swapPolicy = (s: State, p: Player): Moves['trade'] => {
  const a = cheapest(s, p);
  let b = nth(p.res, a) >= 2 ? a : -1;
  for (let r = 0; r < CRATE_COUNT && b < 0; r++) if (r !== a && nth(p.res, r) > 0) b = r;
  return { verb: 'swap', first: CRATES[Math.min(a, b)] ?? 'lumber', second: CRATES[Math.max(a, b)] ?? 'lumber' };
};

const full = (p: Player): boolean => p.res.some((n) => n >= 5);

export const bedPolicy = (p: Player, moving: boolean): Moves['lay'] => {
  if (moving && has(p, 14) && p.infirmary === 0) return { verb: 'lay', to: 'tech-14' };
  if (moving && has(p, 1) && p.breathing === 0) return { verb: 'lay', to: 'tech-1' };
  if (room(p, 0)) return { verb: 'lay', to: 'regular' };
  if (room(p, 4) && !full(p)) return { verb: 'lay', to: 'storage' };
  for (const slot of [1, 2, 3, 4]) if (room(p, slot)) return { verb: 'lay', to: BEDS[slot] ?? 'graveyard' };
  return { verb: 'lay', to: 'graveyard' };
};

export const prizePolicy = (s: State, p: Player): Moves['prize'] => {
  const [first, second] = row(COURT, s.court).choice;
  const back = second?.some((x) => x.what === TAKE_BACK) === true;
  if (back) return { verb: 'prize', option: freeSpace(p) >= 0 && s.year < 6 && first?.every((x) => x.what !== COIN) === true && s.year < 4 ? 2 : 1 };
  return { verb: 'prize', option: 1 };
};
