/** Who may know what (section 7): of other hands their size, of the Plague what was announced, of Strains their place. What is hidden lies back in its deck. */

import type { Seat } from '@pesthouse/kernel';
import { nth } from './look.ts';
import { DISTRICTS, HEALERS, NO_STRAIN, NO_TARGET, PLAGUE, STRAIN_BACK, UNKNOWN } from './names.ts';
import { OPEN, PASS, type State } from './state.ts';

const hideHand = (s: State, healer: number): void => {
  const hand = s.hand[healer];
  const deck = s.deck[healer];
  if (hand === undefined || deck === undefined) return;
  for (let slot = 0; slot < hand.length; slot++) {
    deck[slot] = nth(deck, slot) + nth(hand, slot);
    hand[slot] = 0;
  }
};

/** Other seats' answers look as if they were not given; those that wait for their turn to be resolved, as passes (PATH-RP-08). */
const hideAnswers = (s: State, mine: number): void => {
  for (const f of s.stack) {
    if (f.step !== 'prescribe' && f.step !== 'window' && f.step !== 'answers') continue;
    for (let h = 0; h < HEALERS.length; h++) if (h !== mine) f.answers[h] = f.step === 'answers' ? PASS : OPEN;
  }
};

const hidePlague = (s: State, seat: Seat): void => {
  s.place = UNKNOWN;
  s.visited = 0;
  s.moved = false;
  s.notebook.length = 0;
  for (let g = 0; g < HEALERS.length; g++) s.hit[g] = NO_TARGET;
  for (let x = 0; x < s.grip.length; x++) {
    s.strains[x] = nth(s.strains, x) + nth(s.grip, x);
    s.grip[x] = 0;
  }
  for (let d = 1; d <= DISTRICTS; d++) {
    const x = nth(s.mine, d);
    if (x === NO_STRAIN || x === STRAIN_BACK || (seat >= 0 && (nth(s.seen, d) >> seat) & 1)) continue;
    s.strains[x] = nth(s.strains, x) + 1;
    s.mine[d] = STRAIN_BACK;
  }
};

export const hide = (s: State, seat: Seat): void => {
  const role = seat < 0 ? -1 : nth(s.roles, seat);
  for (let h = 0; h < HEALERS.length; h++) if (h !== role) hideHand(s, h);
  hideAnswers(s, role);
  // After the game the Plague's secrets are shown to all (PATH-NB-03).
  if (role !== PLAGUE && s.winner < 0) hidePlague(s, seat);
};
