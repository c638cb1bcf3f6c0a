/** Constructing: the building that is worth most for what it costs. */

import { watching } from '../cards/imperatives.ts';
import { BUILDING, CASTLE, COIN, GROUND, HERBS, LUMBER, NUMBER, type Price, ROW_BONUS, SPECIAL, STONE, WORK } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { BUILDINGS, WORKS } from '../names.ts';
import { buildings, mine, placeName, playerOf, rivals } from '../reading.ts';
import type { FrameArgs, Moves, Player, State } from '../state.ts';
import { coinsDue, influenceFor } from '../steps/construct.ts';
import type { Habits } from './habits.ts';
import { imperativeWorth, siteWorth, turnsLeft } from './worth.ts';

/** Coins that this price takes; Infinity if it cannot be paid. */
const coinsFor = (p: Player, c: Price, extra: number, less: number): number => {
  const missing = coinsDue(p, c, extra, less);
  return missing <= nth(p.res, COIN) ? missing : Infinity;
};

const rowShare = (h: Habits, p: Player, building: number): number => {
  const r = row(BUILDING, building).row;
  let done = 0;
  for (let i = 0; i < CASTLE; i++) if (i !== building && row(BUILDING, i).row === r && nth(p.site, i) >= 0) done++;
  return done === 2 ? nth(ROW_BONUS, r) : nth(ROW_BONUS, r) * (done + 1) * h.row;
};

export interface Plan {
  worth: number;
  at: number;
  building: number;
  work: number;
}

/** The best building for this Construct action. */
export const bestBuilding = (h: Habits, s: State, seat: number, p: Player, built: number, extra: number, less: number): Plan => {
  const best: Plan = { worth: h.buildBar, at: -1, building: -1, work: -1 };
  const late = turnsLeft(s, p) <= 3;
  const coin = nth(h.buildCoin, late ? 1 : 0);
  const stuff = nth(h.buildStuff, late ? 1 : 0);
  for (let i = 0; i < 2 && built < NUMBER.mapBuildings; i++) {
    const at = i === 0 ? p.doctor : p.camp;
    if (at < 0 || (i === 1 && at === p.doctor) || nth(s.ruin, at) === 1 || mine(s, seat, at) || buildings(s, at) >= row(GROUND, at).capacity) continue;
    let place = influenceFor(s, p, at) * h.influence * h.buildInfluence;
    if (watching(s, 'constructWhereOpponentHasBuilding') && rivals(s, seat, at)) place += imperativeWorth(h, s, p);
    if (rivals(s, seat, at)) place += h.company;
    for (let b = 0; b < CASTLE; b++) {
      if (nth(p.site, b) >= 0) continue;
      const c = row(BUILDING, b);
      const coins = coinsFor(p, c, extra, less);
      if (coins === Infinity) continue;
      const w =
        place +
        nth(h.building, b) +
        c.renown * h.buildRenown +
        rowShare(h, p, b) +
        siteWorth(h, s, p, at, b, SPECIAL[b] === true) -
        coins * coin -
        (c.lumber + c.stone - coins) * stuff;
      if (w > best.worth) {
        best.worth = w;
        best.at = at;
        best.building = b;
      }
    }
  }
  if (built > 0) return best;
  for (let i = 0; i < WORK.length; i++) {
    if (nth(s.works, i) >= 0) continue;
    const c = row(WORK, i);
    const coins = coinsFor(p, c, extra, less);
    if (coins === Infinity) continue;
    let w = c.renown + c.influence * h.influence - coins * coin - (c.lumber + c.stone + c.herbs - coins) * stuff;
    if (watching(s, 'constructGrand')) w += imperativeWorth(h, s, p);
    if (s.players.length <= 2) w += h.work;
    if (w > best.worth) {
      best.worth = w;
      best.at = -1;
      best.building = -1;
      best.work = i;
    }
  }
  return best;
};

export const buildPolicy = (h: Habits, s: State, seat: number, f: FrameArgs<'construct'>): Moves['construct'] => {
  const plan = bestBuilding(h, s, seat, playerOf(s, seat), f.built, f.extra, f.less);
  if (plan.building >= 0) return { verb: 'build', at: placeName(plan.at), building: row(BUILDINGS, plan.building) };
  return plan.work >= 0 ? { verb: 'raise', work: row(WORKS, plan.work) } : { verb: 'done' };
};

/** Pays with the materials and keeps the Coins. */
export const payPolicy = (s: State, f: FrameArgs<'pay'>): Moves['pay'] => {
  const under = s.stack[s.stack.length - 2];
  const extra = under?.step === 'construct' ? under.extra : 0;
  const p = playerOf(s, s.active);
  const c: Price = f.work >= 0 ? row(WORK, f.work) : row(BUILDING, f.building);
  const less = under?.step === 'construct' ? Math.min(under.less, c.lumber + c.stone) : 0;
  let needL = c.lumber;
  let needS = c.stone;
  const l = nth(p.res, LUMBER);
  const t = nth(p.res, STONE);
  // What is scarcer is left out, before anything is paid on top.
  for (let i = 0; i < less; i++)
    if (needL > 0 && (l - needL <= t - needS || needS === 0)) needL--;
    else needS--;
  if (extra > 0) {
    // From what is left over, first from where more of it is.
    const [overL, overS] = [Math.max(0, l - needL), Math.max(0, t - needS)];
    const first = overL > 0 && l - needL >= t - needS ? Math.min(extra, overL) : Math.max(0, Math.min(overL, extra - overS));
    needL += first;
    needS += Math.min(overS, extra - first);
  }
  const lumber = Math.min(needL, l);
  const stone = Math.min(needS, t);
  const herbs = Math.min(c.herbs, nth(p.res, HERBS));
  const coins = c.lumber + c.stone + c.herbs + extra - less - lumber - stone - herbs;
  return { verb: 'pay', lumber, stone, herbs, coins, rebate: less > 0 };
};
