/** Construct (2.15): up to two buildings on the map, or one in the Capital, each paid when built. */

import { ALL, type Out, type Seat } from '@pesthouse/kernel';
import { onBuilt, onRaised } from '../cards/imperatives.ts';
import { BLAST_FURNACE, CONSTRUCTION_CRANE, EFFECT, has, TOOL_CART } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import {
  BUILD_INFLUENCE,
  BUILDING,
  CASTLE,
  COIN,
  finder,
  GROUND,
  HERBS,
  LUMBER,
  NUMBER,
  noHaul,
  type Price,
  STONE,
  TOWN,
  VILLAGE,
  WORK,
} from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { BUILDINGS, PLACES, RESOURCES, WORKS } from '../names.ts';
import { active, activeSeat, buildings, houseOf, mine, placeName, playerOf, rivals, solo } from '../reading.ts';
import type { Args, D, K, Moves, Player, State } from '../state.ts';
import { aside, noAside, offerWithin } from './aside.ts';
import { influence } from './gain.ts';
import { settled } from './people.ts';
import { gainTogether } from './storage.ts';

type Site = Args['construct'];

/** Hindered and enhanced each hold for themselves (PEST-ACT-09, PEST-CNS-17). */
export const startConstruct = (s: State, hindered: boolean, enhanced: boolean): void => {
  s.stack.push({ step: 'construct', built: 0, extra: hindered ? NUMBER.surcharge : 0, less: enhanced ? NUMBER.rebate : 0, sites: [] });
};

const short = (need: number, held: number): number => (need > held ? need - held : 0);

/** The Coins that are missing to a price, with the surcharge that is due and the rebate that may be used (PEST-CNS-13 to 15, PEST-CNS-17). */
export const coinsDue = (p: Player, cost: Price, extra: number, less: number): number => {
  const l = nth(p.res, LUMBER);
  const t = nth(p.res, STONE);
  const surcharge = extra > 0 ? short(extra, short(l, cost.lumber) + short(t, cost.stone)) : 0;
  const due = short(short(cost.lumber, l) + short(cost.stone, t) + surcharge, Math.min(less, cost.lumber + cost.stone));
  return due + short(cost.herbs, nth(p.res, HERBS));
};
const payable = (p: Player, cost: Price, extra: number, less: number): boolean => coinsDue(p, cost, extra, less) <= nth(p.res, COIN);

/** Every way to pay, each once. */
const ways = (p: Player, cost: Price, extra: number, less: number, out: Out<Moves['pay']>): void => {
  const material = cost.lumber + cost.stone;
  // No more can be left out than is asked for.
  const most = Math.min(less, material);
  for (let r = 0; r <= (most > 0 ? 1 : 0); r++) {
    const rebate = r === 1;
    const total = material + cost.herbs + extra - (rebate ? most : 0);
    const mostL = Math.min(cost.lumber + extra, nth(p.res, LUMBER));
    const mostS = Math.min(cost.stone + extra, nth(p.res, STONE));
    const mostH = Math.min(cost.herbs, nth(p.res, HERBS));
    for (let lumber = mostL; lumber >= 0; lumber--)
      for (let stone = mostS; stone >= 0; stone--) {
        if (short(lumber, cost.lumber) + short(stone, cost.stone) > extra) continue;
        if (rebate && lumber + stone > material + extra - most) continue;
        for (let herbs = mostH; herbs >= 0; herbs--) {
          const coins = total - lumber - stone - herbs;
          if (coins >= 0 && coins <= nth(p.res, COIN)) out.push({ verb: 'pay', lumber, stone, herbs, coins, rebate });
        }
      }
  }
};

/** Why nothing may be built there (PEST-CNS-02 to 04). */
const noSite = (s: State, seat: Seat, p: Player, at: number): Clause | null => {
  if (at !== p.doctor && at !== p.camp) return 'PEST-CNS-02';
  if (nth(s.ruin, at) === 1) return 'PEST-CNS-04';
  if (mine(s, seat, at)) return 'PEST-LOC-11';
  return buildings(s, at) >= row(GROUND, at).capacity ? 'PEST-LOC-10' : null;
};
const noBuild = (s: State, seat: Seat, p: Player, f: Site, at: number, building: number): Clause | null => {
  if (f.built >= NUMBER.mapBuildings) return 'PEST-CNS-02';
  if (building === CASTLE || nth(p.site, building) >= 0) return 'PEST-COM-04';
  return noSite(s, seat, p, at) ?? (payable(p, row(BUILDING, building), f.extra, f.less) ? null : 'PEST-CNS-05');
};
const noRaise = (s: State, p: Player, f: Site, work: number): Clause | null => {
  if (f.built > 0) return 'PEST-CNS-12';
  if (nth(s.works, work) >= 0) return 'PEST-LOC-08';
  return payable(p, row(WORK, work), f.extra, f.less) ? null : 'PEST-CNS-11';
};

const buildIndex = finder(BUILDINGS);
const workIndex = finder(WORKS);
const placeIndex = finder(PLACES);

const offer = (s: State, seat: Seat, p: Player, f: Site, at: number, out: Out<Moves['construct']>): void => {
  if (at < 0 || noSite(s, seat, p, at) !== null) return;
  for (let i = 0; i < CASTLE; i++) {
    const building = BUILDINGS[i];
    if (building !== undefined && nth(p.site, i) < 0 && payable(p, row(BUILDING, i), f.extra, f.less)) out.push({ verb: 'build', at: placeName(at), building });
  }
};

/** Whether a site or a Capital building is left that more Coins could pay for. */
const open = (s: State, seat: Seat, p: Player, f: Site): boolean => {
  if (f.built === 0 && s.works.some((owner) => owner < 0)) return true;
  const sites = (noSite(s, seat, p, p.doctor) === null ? 1 : 0) + (p.camp >= 0 && noSite(s, seat, p, p.camp) === null ? 1 : 0);
  return f.built < NUMBER.mapBuildings && sites > 0 && p.site.some((at) => at < 0);
};

export const construct: D<'construct'> = {
  verbs: ['build', 'raise', 'done', 'trade', 'tidy'],
  reasons: [
    'PEST-CNS-02',
    'PEST-CNS-04',
    'PEST-CNS-05',
    'PEST-CNS-11',
    'PEST-CNS-12',
    'PEST-COM-04',
    'PEST-LOC-08',
    'PEST-LOC-10',
    'PEST-LOC-11',
    'PEST-TRD-02',
    'PEST-QUA-06',
  ],
  forced: () => true,
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'construct', built: f.built, extra: f.extra, less: f.less }),
  moves(s, f, seat, out, want) {
    const p = active(s);
    out.push({ verb: 'done' });
    if (f.built < NUMBER.mapBuildings) {
      offer(s, seat, p, f, p.doctor, out);
      if (p.camp !== p.doctor) offer(s, seat, p, f, p.camp, out);
    }
    if (out.n >= want) return;
    if (f.built === 0)
      for (let i = 0; i < WORK.length; i++) {
        const work = WORKS[i];
        if (work !== undefined && noRaise(s, p, f, i) === null) out.push({ verb: 'raise', work });
      }
    offerWithin(s, p, out, open(s, seat, p, f));
  },
  refuse(s, f, seat, m) {
    const p = active(s);
    switch (m.verb) {
      case 'build':
        return noBuild(s, seat, p, f, placeIndex(m.at), buildIndex(m.building)) ?? 'PEST-CNS-02';
      case 'raise':
        return noRaise(s, p, f, workIndex(m.work)) ?? 'PEST-CNS-11';
      case 'done':
        return 'PEST-CNS-02';
      default:
        return noAside(s, p, m.verb);
    }
  },
  play(s, f, seat, m, k) {
    switch (m.verb) {
      case 'trade':
      case 'tidy':
        aside(s, m.verb);
        return;
      case 'build':
        s.stack.push({ step: 'pay', at: placeIndex(m.at), building: buildIndex(m.building), work: -1 });
        break;
      case 'raise':
        s.stack.push({ step: 'pay', at: -1, building: -1, work: workIndex(m.work) });
        break;
      case 'done':
        s.stack.pop();
        toolCart(s, seat, f.sites, k);
        break;
      default:
        m satisfies never;
    }
    settled(s);
  },
};

/** What was built on pays all at once, so two resources may both want the Storage Containers (PEST-TECH-20, PEST-TCR-16, PEST-TCR-23). */
const toolCart = (s: State, seat: Seat, sites: readonly number[], k: K): void => {
  if (!has(playerOf(s, seat), TOOL_CART)) return;
  const haul = noHaul();
  for (const at of sites) add(haul, nth(s.yields, at), EFFECT.toolCartGives);
  gainTogether(s, seat, haul, k, 'PEST-TECH-20');
};

/** The Construct action under the payment. */
const siteOf = (s: State): Site => {
  const f = s.stack[s.stack.length - 2];
  if (f === undefined || f.step !== 'construct') throw new Error('a payment without a Construct action');
  return f;
};
const costOf = (f: Args['pay']): Price => (f.work >= 0 ? row(WORK, f.work) : row(BUILDING, f.building));

export const pay: D<'pay'> = {
  verbs: ['pay'],
  reasons: ['PEST-CNS-15'],
  forced: () => true,
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'pay', what: f.work >= 0 ? row(WORKS, f.work) : row(BUILDINGS, f.building) }),
  moves(s, f, _, out) {
    const site = siteOf(s);
    ways(active(s), costOf(f), site.extra, site.less, out);
  },
  refuse: () => 'PEST-CNS-15',
  play(s, f, seat, m, k) {
    const site = siteOf(s);
    s.stack.pop();
    const p = active(s);
    add(p.res, LUMBER, -m.lumber);
    add(p.res, STONE, -m.stone);
    add(p.res, HERBS, -m.herbs);
    add(p.res, COIN, -m.coins);
    site.extra = 0;
    if (m.rebate) site.less = 0;
    k.tell?.({ type: 'paid', who: houseOf(s, seat), lumber: m.lumber, stone: m.stone, food: 0, herbs: m.herbs, coins: m.coins, clause: 'PEST-CNS-05' }, ALL);
    if (f.work >= 0) raised(s, seat, f.work, k);
    else built(s, seat, f.at, f.building, site, k);
  },
};

/** PEST-CNS-11: a Capital building ends the action. */
const raised = (s: State, seat: Seat, work: number, k: K): void => {
  s.stack.pop();
  s.works[work] = seat;
  const w = row(WORK, work);
  playerOf(s, seat).renown += w.renown;
  k.tell?.({ type: 'raised', who: houseOf(s, seat), work: row(WORKS, work), clause: 'PEST-CNS-11' }, ALL);
  if (solo(s)) s.neutral++; // PEST-SOL-11
  influence(s, seat, w.influence, k);
  onRaised(s, k);
};

/** What the builder gains in Influence (PEST-CNS-08, PEST-CNS-09, PEST-TECH-02, PEST-TECH-07). */
export const influenceFor = (s: State, p: Player, at: number): number => {
  const kind = row(GROUND, at).kind;
  const more =
    (kind === VILLAGE && has(p, BLAST_FURNACE) ? EFFECT.blastFurnaceInfluence : 0) +
    (kind === TOWN && has(p, CONSTRUCTION_CRANE) ? EFFECT.constructionCraneInfluence : 0);
  return Math.max(1, nth(BUILD_INFLUENCE, kind) - buildings(s, at)) + more;
};

/** The order of PEST-CNS-10. */
const built = (s: State, seat: Seat, at: number, building: number, site: Site, k: K): void => {
  const p = playerOf(s, seat);
  const points = influenceFor(s, p, at);
  const contested = rivals(s, seat, at);
  p.site[building] = at;
  p.makes[building] = nth(s.yields, at);
  s.built[at] = nth(s.built, at) | (1 << seat);
  site.built++;
  site.sites.push(at);
  k.tell?.(
    {
      type: 'built',
      who: houseOf(s, seat),
      at: placeName(at),
      building: row(BUILDINGS, building),
      makes: row(RESOURCES, nth(s.yields, at)),
      clause: 'PEST-CNS-07',
    },
    ALL,
  );
  if (p.camp === at) {
    p.camp = -1;
    k.tell?.({ type: 'camp-back', who: houseOf(s, seat), at: placeName(at), clause: 'PEST-CMP-07' }, ALL);
  }
  influence(s, seat, points, k);
  onBuilt(s, at, building, contested, k);
};
