/** Which steps of a Move are legal: movement, means and what may be entered (2.12). */

import type { Seat } from '@pesthouse/kernel';
import { CLONE_EXPERIMENT, has, ignorable, MOVING_PERMIT, STEEL_HORSESHOE } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { CAPITAL, COIN, FOOD, GROUND, NEXT, NUMBER, WAY } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { MOVE_SLOT, PLACES } from '../names.ts';
import { active, foodFor, mine, rivals } from '../reading.ts';
import type { Player, State } from '../state.ts';

export const budget = (p: Player, hindered: boolean, enhanced: boolean): number =>
  (has(p, STEEL_HORSESHOE) ? NUMBER.horseshoe : NUMBER.movement) - (hindered ? 1 : 0) + (enhanced ? 1 : 0); // PEST-MOV-18

/** What entering costs in movement (PEST-MOV-02, PEST-MOV-03, PEST-TECH-16). */
export const enterCost = (s: State, seat: Seat, p: Player, to: number): number => {
  if (to === CAPITAL || mine(s, seat, to)) return 0;
  return has(p, MOVING_PERMIT) && rivals(s, seat, to) ? 0 : 1;
};
/** The least Food with which the Sick of a location can be settled. */
const leastFood = (s: State, p: Player, to: number, camp: boolean): number => {
  const sick = nth(s.sick, to);
  return sick === 0 || camp ? 0 : foodFor(p, sick - ignorable(p));
};

/** Why a step over this road may not be made with so much movement and means; `camp` tells whether the Camp may be counted on. */
export const noStep = (s: State, seat: Seat, p: Player, road: number, to: number, points: number, means: number, camp: boolean): Clause | null => {
  if (s.going.entered.includes(to)) return to === CAPITAL ? 'PEST-MOV-06' : 'PEST-MOV-05';
  if (s.going.jumped && points === 0) return 'PEST-TECH-06';
  if (enterCost(s, seat, p, to) > points) return 'PEST-MOV-18';
  const toll = nth(s.roadSick, road);
  if (toll > means) return 'PEST-MOV-07';
  if (to !== CAPITAL) return toll + leastFood(s, p, to, camp) > means ? 'PEST-MOV-12' : null;
  const exits = row(NEXT, CAPITAL);
  const ways = row(WAY, CAPITAL);
  for (let i = 0; i < exits.length; i++) if (noStep(s, seat, p, nth(ways, i), nth(exits, i), points, means - toll, camp) === null) return null;
  return 'PEST-MOV-04';
};
export const noJump = (s: State, p: Player, to: number, points: number, means: number, camp: boolean): Clause | null => {
  if (!has(p, CLONE_EXPERIMENT)) return 'PEST-TECH-06';
  if (p.doctor === CAPITAL || p.doctor === to || points < NUMBER.cloneCost) return 'PEST-TCR-07';
  if (row(GROUND, p.doctor).kind !== row(GROUND, to).kind) return 'PEST-TECH-06';
  if (s.going.entered.includes(to)) return 'PEST-MOV-05';
  return leastFood(s, p, to, camp) > means ? 'PEST-MOV-12' : null;
};
export const meansOf = (p: Player): number => nth(p.res, FOOD) + nth(p.res, COIN);

/** Whether any step or jump can be made. */
export const canStep = (s: State, seat: Seat, p: Player, points: number, camp: boolean, means = meansOf(p)): boolean => {
  const next = row(NEXT, p.doctor);
  const ways = row(WAY, p.doctor);
  for (let i = 0; i < next.length; i++) if (noStep(s, seat, p, nth(ways, i), nth(next, i), points, means, camp) === null) return true;
  if (!has(p, CLONE_EXPERIMENT) || points < NUMBER.cloneCost) return false;
  for (let to = 0; to < PLACES.length; to++) if (noJump(s, p, to, points, means, camp) === null) return true;
  return false;
};

/** PEST-MOV-15: a Move needs at least one step. */
export const canStart = (s: State, enhanced: boolean): boolean => {
  const p = active(s);
  return canStep(s, s.active, p, budget(p, nth(p.sick, MOVE_SLOT) > 0, enhanced), p.camp < 0);
};

/** Whether a Move has begun and its first step is still to be made. */
const unstepped = (s: State): boolean => {
  if (s.going.steps > 0) return false;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const step = s.stack[i]?.step;
    if (step === 'move') return true;
    if (step === 'enter' || step === 'settle') return false;
  }
  return false;
};
/** PEST-MOV-15: whether a Move that has begun could make no step any more with so much Food and Coins. */
export const strands = (s: State, means: number): boolean => {
  if (!unstepped(s)) return false;
  const p = active(s);
  return !canStep(s, s.active, p, s.going.points, p.camp < 0, means);
};

/** The road between two spaces; -1 if there is none. */
export const roadTo = (from: number, to: number): number => {
  const i = row(NEXT, from).indexOf(to);
  return i < 0 ? -1 : nth(row(WAY, from), i);
};
