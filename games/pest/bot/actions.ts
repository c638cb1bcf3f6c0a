/** Produce, Research, Cure and Assign: what each is worth now, and its small steps. */

import type { Chance } from '@pesthouse/kernel';
import { AT_LEAST, watching } from '../cards/imperatives.ts';
import { AIRBORNE_MEDICINE, EXPERIMENTAL_LAB, expertsWait, has, PLAGUE_EXPERTS, SCHOLARS, SYRINGE, TUITION } from '../cards/technologies.ts';
import { ANY, COIN, CRATE_COUNT, HERBS, LABS, MOBILE, NEEDS_WORKER, RENOWN, RESEARCH, REWARD_GAINS, SPACE, TECH } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { DESKS, PRODUCE_SLOT, RESOURCES, REWARDS, SLOTS, type Slot, TIERS, TREASURY, WORKSHOP } from '../names.ts';
import { active, freeSpace, ones, pair, playerOf, quarantined, regularSlots, room, techName, technologies } from '../reading.ts';
import type { FrameArgs, Moves, Player, State } from '../state.ts';
import { deskName, vacant } from '../steps/desk.ts';
import { noCarry } from '../steps/people.ts';
import { productsOf } from '../steps/produce.ts';
import { noDiscard } from '../steps/research.ts';
import type { Habits } from './habits.ts';
import { agenda, imperativeWorth, personWorth, resourceWorth, techWorth, tokenWorth, turnsLeft, workerWorth } from './worth.ts';

/** The products in Renown, with their number (for the Imperative). */
export const produceWorth = (h: Habits, s: State, p: Player, enhanced: boolean): number => {
  const haul = productsOf(s, p);
  let w = 0;
  let total = enhanced ? 1 : 0;
  let best = 0;
  for (let r = 0; r <= COIN; r++) {
    const n = Math.min(nth(haul, r), 5 - nth(p.res, r));
    total += nth(haul, r);
    const each = resourceWorth(h, s, p, r);
    if (nth(haul, r) > 0 && each > best) best = each;
    if (n > 0) w += n * each * (n > 2 ? h.third : 1);
  }
  if (enhanced) w += best;
  if (nth(p.sick, PRODUCE_SLOT) > 0) {
    w -= best * h.lost;
    total--;
  }
  w += ones(p.track & LABS) * tokenWorth(h, s, p);
  if (total >= AT_LEAST.produced && watching(s, 'produceAtLeast')) w += imperativeWorth(h, s, p);
  return w;
};
/** The Herbs that producing now would bring. */
export const herbsMade = (s: State, p: Player): number => nth(productsOf(s, p), HERBS);

export const producePolicy = (h: Habits, s: State, f: { step: 'more' | 'less'; haul: number[] }): Moves['more'] | Moves['less'] => {
  const p = active(s);
  const types = f.step === 'more' ? productsFromBuildings(p) : f.haul;
  let best = -1;
  let top = 0;
  for (let r = 0; r <= COIN; r++) {
    if (nth(types, r) === 0) continue;
    const w = resourceWorth(h, s, p, r) * (f.step === 'more' ? 1 : -1);
    if (best < 0 || w > top) {
      best = r;
      top = w;
    }
  }
  return { verb: f.step, resource: row(RESOURCES, best) };
};
const productsFromBuildings = (p: Player): number[] => {
  const types = [0, 0, 0, 0, 0];
  for (let i = 0; i < MOBILE; i++) {
    if (nth(p.site, i) < 0 || (NEEDS_WORKER[i] === true && p.worker[i] !== 1)) continue;
    types[i === TREASURY ? COIN : nth(p.makes, i)] = 1;
  }
  return types;
};

interface Study {
  worth: number;
  card: number;
  tier: number;
}
/** The best Technology to take and where to put it. */
export const bestTech = (h: Habits, s: State, p: Player, tokens: number): Study => {
  const best: Study = { worth: h.techBar, card: 0, tier: -1 };
  for (const card of s.market) {
    const t = row(TECH, card);
    if (t.cost > tokens) continue;
    let w = techWorth(h, s, p, card) - t.cost * h.techCost;
    if (watching(s, 'acquireTechnology')) w += imperativeWorth(h, s, p);
    for (let tier = 0; tier < 3; tier++) {
      if (t.tier >= 0 && t.tier !== tier) continue;
      const old = nth(p.tech, tier);
      let swap = w;
      if (old > 0) {
        if (noDiscard(p, old) !== null) continue;
        // The old card pays its Renown at once, so only its effect is lost.
        swap -= techWorth(h, s, p, old) - row(TECH, old).renown;
        if (old === 10 && p.experts > 0) swap -= 0.3;
      } else if (t.tier < 0 && marked(s, tier)) swap -= 0.1;
      if (swap > best.worth) {
        best.worth = swap;
        best.card = card;
        best.tier = tier;
      }
    }
  }
  return best;
};
/** Whether the market holds a card that only fits this slot. */
const marked = (s: State, tier: number): boolean => s.market.some((card) => row(TECH, card).tier === tier);

export const researchPolicy = (h: Habits, s: State, f: FrameArgs<'research'>, chance: Chance): Moves['research'] => {
  const p = active(s);
  if (!f.taken) {
    const best = bestTech(h, s, p, p.research);
    if (best.card > 0) return { verb: 'take', card: techName(best.card), tier: row(TIERS, best.tier) };
    if (p.research >= 4 && technologies(p) < 3 && chance.below(3) === 0) return { verb: 'refresh' };
  }
  const desk = sendTo(p);
  if (expertsWait(p) && desk !== null) return { verb: 'send', to: desk };
  if (has(p, SCHOLARS) && p.capital > 0 && !f.recalled && desk !== null && s.year % 2 === 1) return { verb: 'recall', to: desk };
  if (has(p, EXPERIMENTAL_LAB) && !f.tested && quarantined(p) === 0 && ones(p.track) > 1 && turnsLeft(s, p) > 3) return { verb: 'experiment' };
  return advanceFirst(f.waits) ?? { verb: 'done' };
};
/** Whoever waits on a Technology goes on before the action ends. */
const advanceFirst = (waits: number): { verb: 'advance'; card: 'tech-1' | 'tech-14' } | null =>
  waits === 0 ? null : { verb: 'advance', card: (waits & 1) !== 0 ? 'tech-1' : 'tech-14' };
const sendTo = (p: Player): (typeof DESKS)[number] | null => {
  for (let i = 0; i <= MOBILE; i++) if (vacant(p, i)) return deskName(i);
  return null;
};

/** How many can be cured with so many Herbs, Coins and Sick, and what that is worth. */
export const cureWorth = (h: Habits, s: State, p: Player, herbs: number, coins: number, sick: number): number => {
  let track = p.track;
  let left = herbs;
  let purse = coins;
  let w = 0;
  let n = 0;
  while (n < sick) {
    const free = ~track & 0xfff;
    if (free === 0) break;
    const space = 31 - Math.clz32(free & -free);
    const price = row(SPACE, space).herbs;
    if (price > left + purse) break;
    const fromHerbs = Math.min(price, left);
    const gain =
      personWorth(h, s, p) +
      row(SPACE, space).renown * h.cureRenown +
      (row(SPACE, space).lab ? h.cureLab : 0) -
      fromHerbs * h.cureHerbs -
      (price - fromHerbs) * h.cureCoins;
    if (gain <= 0) break;
    left -= fromHerbs;
    purse -= price - fromHerbs;
    track |= 1 << space;
    w += gain;
    n++;
  }
  if (n >= AT_LEAST.cured && watching(s, 'cureAtLeast')) w += imperativeWorth(h, s, p);
  if (n > 0 && agenda(s) === 'emptyPrintedQuarantineSlots') w += n * h.cureSlots;
  if (has(p, SYRINGE)) w += h.syringe;
  if (p.breathing > 0 || p.infirmary > 0) w += h.waits;
  return w;
};
/** Coins that a bot spends on curing: all late, some early. */
export const coinsForCure = (s: State): number => {
  const p = active(s);
  return turnsLeft(s, p) <= 4 ? nth(p.res, COIN) : Math.min(2, nth(p.res, COIN));
};

/** The Sick that is cured first: whoever is in the way. */
const firstSick = (p: Player): Slot | null => {
  for (const i of [2, 3, 1, 4, 0]) if (nth(p.sick, i) > 0) return row(SLOTS, i);
  return null;
};

export const curePolicy = (h: Habits, s: State, f: FrameArgs<'cure'>, coins: number): Moves['cure'] => {
  const p = active(s);
  const from = firstSick(p);
  const space = freeSpace(p);
  // Whoever waits on a Technology takes the dear space for nothing, after the paid ones.
  if (from !== null && space >= 0) {
    const price = row(SPACE, space).herbs;
    const more = Math.max(0, price - nth(p.res, HERBS));
    if (more <= coins && cureWorth(h, s, p, nth(p.res, HERBS), coins, 1) > h.cureBar) return { verb: 'cure', from, coins: more };
  }
  if (has(p, AIRBORNE_MEDICINE) && !f.dropped && from !== null && quarantined(p) > regularSlots(p)) return { verb: 'drop', from };
  const desk = sendTo(p);
  if (expertsWait(p) && desk !== null) return { verb: 'send', to: desk };
  return advanceFirst(f.waits) ?? { verb: 'done' };
};

/** What the place with so many People in the Capital is worth. Of two, whoever has fewer is third, with nobody there too (PEST-ERA-08, PEST-ERA-14). */
const placeWorth = (h: Habits, s: State, seat: number, people: number): number => {
  const two = pair(s) && !s.versus;
  if (people === 0 && (!two || s.pairNeedsPeople)) return 0;
  let above = 0;
  let level = 0;
  for (let i = 0; i < s.players.length; i++) {
    const other = row(s.players, i).capital;
    if (i === seat) continue;
    if (other > people) above++;
    else if (other === people) level++;
  }
  return h.place[two && above > 0 ? THIRD : above + level] ?? 0;
};
/** Where the habits say what a third place is worth. */
const THIRD = 2;

/** Another Person in the Capital: a token for the first of the action, and the place at the Era's end. */
const capitalWorth = (h: Habits, s: State, seat: number, sent: number): number => {
  const p = playerOf(s, seat);
  let w = 0;
  if (sent === 0 && s.tokensUp.some((n) => n > 0)) w += bestToken(h, s, p).worth + (has(p, TUITION) ? h.tuition : 0);
  if (agenda(s) === 'peopleInCapital') w += h.capitalAgenda;
  if (watching(s, 'assignToCapitalAheadOfAnOpponent') && sent === 0 && s.players.some((q, i) => i !== seat && q.capital <= p.capital))
    w += imperativeWorth(h, s, p);
  if (s.players.length === 1) return w + (s.neutral > p.capital ? 1 : 0);
  // Near the Era's end a place is surer.
  const sure = nth(h.sure, s.year % 2 === 0 ? 1 : 0);
  return w + Math.max(0, placeWorth(h, s, seat, p.capital + 1) - placeWorth(h, s, seat, p.capital)) * sure;
};

interface Job {
  worth: number;
  desk: number;
}
const bestJob = (h: Habits, s: State, seat: number, p: Player, sent: number, track: number): Job => {
  const best: Job = { worth: 0, desk: -1 };
  if (track === 0) return best;
  const stays = personWorth(h, s, p) + row(SPACE, 31 - Math.clz32(track & -track)).renown * h.staysRenown + ((track & -track & LABS) !== 0 ? h.staysLab : 0);
  for (let i = 0; i <= MOBILE; i++) {
    if (!vacant(p, i)) continue;
    const w =
      workerWorth(h, s, p) * (i === WORKSHOP ? h.jobWorkshop : i === TREASURY ? h.jobTreasury : 1) +
      h.job +
      (watching(s, 'assignToBuilding') ? imperativeWorth(h, s, p) * h.jobWatched : 0) -
      stays;
    if (w > best.worth) {
      best.worth = w;
      best.desk = i;
    }
  }
  const w = capitalWorth(h, s, seat, sent) - stays;
  if (w > best.worth) {
    best.worth = w;
    best.desk = 11;
  }
  return best;
};

/** What an Assign is worth: the best job, and half of it again where more People stand ready. */
export const assignWorth = (h: Habits, s: State, seat: number, p: Player, more: number): number => {
  const first = bestJob(h, s, seat, p, 0, p.track === 0 && more > 0 ? 1 : p.track);
  return first.worth * (ones(p.track) + more > 1 ? h.more : 1);
};

export const assignPolicy = (h: Habits, s: State, seat: number, f: FrameArgs<'assign'>): Moves['assign'] => {
  const p = playerOf(s, seat);
  const job = bestJob(h, s, seat, p, f.capital, p.track);
  // Experts go to work in a later Research or Cure.
  if (job.desk < 0 && has(p, PLAGUE_EXPERTS) && p.experts === 0 && ones(p.track) > 2 && turnsLeft(s, p) > 3) return { verb: 'assign', to: 'experts' };
  return job.desk < 0 ? { verb: 'done' } : { verb: 'assign', to: row(DESKS, job.desk) };
};

const bestToken = (h: Habits, s: State, p: Player): { worth: number; kind: number } => {
  let kind = -1;
  let worth = -1;
  for (let i = 0; i < REWARDS.length; i++) {
    if (nth(s.tokensUp, i) === 0) continue;
    const what = row(row(REWARD_GAINS, i), 0).what;
    const w =
      what <= COIN
        ? resourceWorth(h, s, p, what)
        : what === ANY
          ? crateWorth(h, s, p)
          : what === RESEARCH
            ? tokenWorth(h, s, p) + 0.1
            : what === RENOWN
              ? 1
              : h.influence;
    if (w > worth) {
      worth = w;
      kind = i;
    }
  }
  return { worth, kind };
};
const crateWorth = (h: Habits, s: State, p: Player): number => {
  let top = 0;
  for (let r = 0; r < CRATE_COUNT; r++) top = Math.max(top, resourceWorth(h, s, p, r));
  return top;
};
export const tokenPolicy = (h: Habits, s: State, p: Player): Moves['token'] => ({ verb: 'token', reward: row(REWARDS, bestToken(h, s, p).kind) });

/** Carries a Sick to a regular slot if it can, else from what hinders most to what hinders least. */
export const carryPolicy = (s: State, p: Player): Moves['tidy'] => {
  for (const from of [2, 3, 1, 4, 0])
    for (const to of [0, 4, 1, 3, 2]) {
      const a = SLOTS[from];
      const b = SLOTS[to];
      if (a !== undefined && b !== undefined && noCarry(s, p, from, to) === null) return { verb: 'carry', from: a, to: b };
    }
  return { verb: 'carry', from: 'regular', to: 'move' };
};
/** Whether a Sick lies in the way while a regular slot is free. */
export const wantsTidy = (s: State, p: Player): boolean => {
  if (!room(p, 0) || (s.carriedFrom & 1) === 1) return false;
  for (let i = 1; i < SLOTS.length; i++) if (nth(p.sick, i) > 0 && ((s.carriedTo >> i) & 1) === 0) return true;
  return false;
};
