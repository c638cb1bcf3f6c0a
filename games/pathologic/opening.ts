/** The Healer's opening with two players: where the pieces are placed. What came of placements by lot tells what each district is worth to whom. */
import type { Opening } from '@pesthouse/kernel';
import type { Habits } from './habits.ts';
import { homeKind } from './healing.ts';
import { nth } from './look.ts';
import { DISTRICTS, PIECES } from './names.ts';
import { atOf, type State, seatOfRole } from './state.ts';

/** What a log odd is in the measure of the other habits. */
const SCALE = 20;
/** Districts that are about equal are not always chosen alike. */
const WHIM = 0.05;
/** What was written of neighbours and distance no longer counts. */
const NOTHING = [0, 0, 0];

export const opening: Opening<State> = {
  size: NOTHING.length * DISTRICTS,
  concerns(s) {
    const step = s.stack[s.stack.length - 1]?.step;
    return s.order.length === 1 && (step === 'place-piece' || step === 'place-district');
  },
  chosen(s, into) {
    const h = nth(s.order, 0);
    for (let piece = 0; piece < PIECES.length; piece++) {
      const at = atOf(s, piece);
      if (at !== 0) into[homeKind(s, h, piece) * DISTRICTS + at - 1] = 1;
    }
    return seatOfRole(s, h);
  },
  settled: (habits: Habits, worths, whim = WHIM) => ({
    ...habits,
    heal: { ...habits.heal, placeNear: NOTHING, placeFar: NOTHING, homes: worths.map((x) => SCALE * x) },
    moods: { ...habits.moods, place: SCALE * whim },
  }),
};
