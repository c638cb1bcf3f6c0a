/** Clues of where the Plague may be and whom it hunts, by which a Healer's guesses are told apart. */
import type { Seat } from '../../kernel/index.ts';
import { reachOf } from './data/tables.ts';
import { creepTo, isTarget } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { FIRST_WARD, groupOf, HEALERS, PLAGUE, WARDS } from './names.ts';
import { alive, atOf, isFree, isOngoing, playing, type State, targetOf } from './state.ts';

/** Only who hunts nobody guesses, while there is something to guess. */
export const helps = (s: State, seat: Seat): boolean =>
  seat >= 0 && nth(s.roles, seat) !== PLAGUE && s.winner < 0 && (sizeOf(s.fog) > 1 || sizeOf(s.lists) > 1);

/** Rounds after which it no longer counts where it was seen. */
const LONG_AGO = 6;
const CLUES = 21;
export const clues = (s: State, _: Seat, values: number[]): void => {
  const { place } = s;
  for (let i = 0; i < CLUES; i++) values[i] = 0;
  const add = (i: number, x: number): void => {
    values[i] = nth(values, i) + x;
  };
  for (let w = 0; w < WARDS.length; w++) {
    const p = w + FIRST_WARD;
    const at = atOf(s, p);
    if (at === 0 || !alive(s, w)) continue;
    const far = creepTo(place, at);
    if (far > 1) continue;
    const free = isFree(s, p) ? 0 : 1;
    add((far === 0 ? 0 : 4) + free, 1);
    if (isTarget(s, w)) add((far === 0 ? 2 : 6) + free, 1);
  }
  for (const h of s.order) {
    const far = creepTo(place, atOf(s, h));
    if (far === 0) add(8, 1);
    else if (far === 1) add(9, 1);
  }
  for (const d of reachOf(place)) if (d !== 0 && isOngoing(s, d)) add(10, 1);
  values[11] = place === 0 ? 1 : 0;
  values[12] = place !== 0 && isOngoing(s, place) ? 1 : 0;
  if (s.lastSeen >= 0) {
    const far = creepTo(s.lastSeen, place);
    values[13] = far;
    values[14] = (far * Math.min(LONG_AGO, s.round - s.lastSeenRound)) / LONG_AGO;
    values[15] = far === 0 ? 1 : 0;
  }
  values[16] = reachOf(place).length / 5;
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w < 0 || !alive(s, w)) continue;
    const p = w + FIRST_WARD;
    const near = 1 / (1 + creepTo(place, atOf(s, p)));
    add(17, near);
    if (isFree(s, p)) add(18, near);
    if (playing(s, groupOf(w))) add(19, near);
    if (s.lastSeen >= 0) add(20, 1 / (1 + creepTo(s.lastSeen, atOf(s, p))));
  }
};
