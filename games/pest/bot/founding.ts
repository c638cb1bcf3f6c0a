/** Where to found a House: a Castle with good neighbours. */

import type { Chance } from '@pesthouse/kernel';
import { CAPITAL, CASTLE, GROUND, NEXT, START } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { PLACES } from '../names.ts';
import { placeName, playerOf, solo } from '../reading.ts';
import type { Moves, State } from '../state.ts';
import type { Habits } from './habits.ts';

const around = (h: Habits, s: State, at: number): number => {
  let w = 0;
  for (const to of row(NEXT, at)) w += to === CAPITAL ? h.nearCapital : nth(s.ruin, to) === 1 ? h.nearRuin : h.near + row(GROUND, to).kind * h.nearKind;
  return w;
};

export const castlePolicy = (h: Habits, s: State, seat: number, chance: Chance): Moves['castle'] => {
  const p = playerOf(s, seat);
  const options = solo(s)
    ? PLACES.flatMap((_, at) => (nth(s.ruin, at) === 0 && row(GROUND, at).start >= 0 ? [at] : []))
    : p.starts.flatMap((c) => row(START, c).filter((at) => nth(s.ruin, at) === 0));
  let best = nth(options, 0);
  let top = -Infinity;
  for (const at of options) {
    // Lumber and Stone build, Herbs cure; Food is the least missed.
    const w = around(h, s, at) + (nth(h.yields, nth(s.yields, at)) + chance.below(100) / 200);
    if (w > top) {
      top = w;
      best = at;
    }
  }
  return { verb: 'castle', at: placeName(best) };
};

export const doctorPolicy = (h: Habits, s: State, seat: number, chance: Chance): Moves['doctor'] => {
  const next = row(NEXT, nth(playerOf(s, seat).site, CASTLE)).filter((to) => to !== CAPITAL);
  const intact = next.filter((to) => nth(s.ruin, to) === 0);
  let best = nth(intact.length > 0 ? intact : next, 0);
  let top = -Infinity;
  for (const to of intact) {
    const w = row(GROUND, to).kind * h.doctorKind + nth(s.sick, to) * h.doctorSick + around(h, s, to) * h.doctorAround + chance.below(100) / 200;
    if (w > top) {
      top = w;
      best = to;
    }
  }
  return { verb: 'doctor', at: placeName(best) };
};
