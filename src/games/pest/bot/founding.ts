/** Where to found a House: a Castle with good neighbours. */

import type { Chance } from '../../../kernel/index.ts';
import { CAPITAL, CASTLE, GROUND, NEXT, START } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { PLACES } from '../names.ts';
import { placeName, playerOf, solo } from '../reading.ts';
import type { Moves, State } from '../state.ts';

const around = (s: State, at: number): number => {
  let w = 0;
  for (const to of row(NEXT, at)) w += to === CAPITAL ? 0.5 : nth(s.ruin, to) === 1 ? 0.2 : 0.6 + row(GROUND, to).kind * 0.3;
  return w;
};

export const castlePolicy = (s: State, seat: number, chance: Chance): Moves['castle'] => {
  const p = playerOf(s, seat);
  const options = solo(s)
    ? PLACES.flatMap((_, at) => (nth(s.ruin, at) === 0 && row(GROUND, at).start >= 0 ? [at] : []))
    : p.starts.flatMap((c) => row(START, c).filter((at) => nth(s.ruin, at) === 0));
  let best = nth(options, 0);
  let top = -Infinity;
  for (const at of options) {
    // Lumber and Stone build, Herbs cure; Food is the least missed.
    const w = around(s, at) + (nth([1, 1, 0.3, 0.9], nth(s.yields, at)) + chance.below(100) / 200);
    if (w > top) {
      top = w;
      best = at;
    }
  }
  return { verb: 'castle', at: placeName(best) };
};

export const doctorPolicy = (s: State, seat: number, chance: Chance): Moves['doctor'] => {
  const next = row(NEXT, nth(playerOf(s, seat).site, CASTLE)).filter((to) => to !== CAPITAL);
  const intact = next.filter((to) => nth(s.ruin, to) === 0);
  let best = nth(intact.length > 0 ? intact : next, 0);
  let top = -Infinity;
  for (const to of intact) {
    const w = row(GROUND, to).kind + nth(s.sick, to) + around(s, to) * 0.4 + chance.below(100) / 200;
    if (w > top) {
      top = w;
      best = to;
    }
  }
  return { verb: 'doctor', at: placeName(best) };
};
