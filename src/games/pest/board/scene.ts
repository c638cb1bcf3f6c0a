/** The position as the eye should see it while events are told: what was told has already happened. Only a picture; the rules know nothing of it. */
import { useTold } from '../../../client/kit/scene.ts';
import { clone } from '../../../kernel/index.ts';
import { ASSISTANTS } from '../data/tables.ts';
import {
  ACTIONS,
  AIDS,
  BUILDINGS,
  CELLS,
  DECREES,
  DESKS,
  GAINS,
  HOUSES,
  type House,
  PESTS,
  PLACES,
  RESOURCES,
  REWARDS,
  ROADS,
  SLOTS,
  SPACES,
  STANDS,
  TECHS,
  TIERS,
  WORKS,
} from '../names.ts';
import { add, eraOf, nth } from '../reading.ts';
import type { Event, Player, State } from '../state.ts';

const at = (names: readonly string[], name: string): number => names.indexOf(name);
export const seatOf = (s: State, house: House): number => s.players.findIndex((p) => HOUSES[p.house] === house);

const person = (p: Player, desk: string, n: number): void => {
  const i = at(DESKS, desk);
  if (desk === 'capital') p.capital += n;
  else if (desk === 'experts') p.experts += n;
  else if (desk === 'track') {
    const free = n > 0 ? ~p.track & 4095 : p.track;
    p.track ^= free & -free;
  } else if (i >= 0) p.worker[i] = n > 0 ? 1 : 0;
};
const pay = (
  p: Player,
  e: { readonly lumber: number; readonly stone: number; readonly food: number; readonly herbs: number; readonly coins: number },
): void => {
  for (const [i, n] of [e.lumber, e.stone, e.food, e.herbs, e.coins].entries()) add(p.res, i, -n);
};
const bedIn = (p: Player, bed: string, n: number): void => {
  if (bed === 'tech-1') p.breathing = n > 0 ? 1 : 0;
  else if (bed === 'tech-14') p.infirmary = n > 0 ? 1 : 0;
  else if (at(SLOTS, bed) >= 0) add(p.sick, at(SLOTS, bed), n);
};

/** The two actions of a cell. */
const cellOf = (s: State, cell: number): void => {
  s.top = Math.floor(cell / 3);
  s.left = cell % 3;
};

/** What an event does to one House. */
const toHouse = (s: State, p: Player, seat: number, e: Event): void => {
  switch (e.type) {
    case 'castle':
    case 'built': {
      const i = at(BUILDINGS, e.type === 'castle' ? 'castle' : e.building);
      const where = at(PLACES, e.at);
      p.site[i] = where;
      p.makes[i] = at(RESOURCES, e.makes);
      s.built[where] = nth(s.built, where) | (1 << seat);
      return;
    }
    case 'doctor':
      p.doctor = at(PLACES, e.at);
      return;
    case 'moved':
      p.doctor = at(SPACES, e.to);
      return;
    case 'camp':
      p.camp = at(PLACES, e.at);
      return;
    case 'camp-back':
      p.camp = -1;
      return;
    case 'gained': {
      const i = at(GAINS, e.what);
      if (i < RESOURCES.length) add(p.res, i, e.n);
      else if (e.what === 'research') p.research += e.n;
      else if (e.what === 'renown') p.renown += e.n;
      return;
    }
    case 'influence':
      p.influence = e.to;
      return;
    case 'imperative':
      p.imperative[s.decrees.indexOf(at(DECREES, e.decree) + 1)] = e.level;
      return;
    case 'laid':
      bedIn(p, e.to, 1);
      return;
    case 'died':
      if (!e.overflow) p.dead++;
      else p.negative += 3;
      return;
    case 'carried':
      bedIn(p, e.from, -1);
      bedIn(p, e.to, 1);
      return;
    case 'storage-lost':
      add(p.res, at(RESOURCES, e.what), -e.n);
      return;
    case 'traded':
      add(p.res, at(RESOURCES, e.first), -1);
      add(p.res, at(RESOURCES, e.second), -1);
      add(p.res, 4, 1);
      return;
    case 'turn':
      s.active = seat;
      s.phase = 'action';
      s.stand = -1;
      s.top = -1;
      s.left = -1;
      return;
    case 'assistant': {
      const i = at(STANDS, e.stand);
      p.stands |= 1 << i;
      p.ready = Math.max(0, p.ready - 1);
      s.stand = i;
      s.topDone = false;
      s.leftDone = false;
      if (i < CELLS.length) cellOf(s, i);
      return;
    }
    case 'pair':
      cellOf(s, at(CELLS, e.cell));
      return;
    case 'trials':
      for (let i = 0; i < e.people; i++) person(p, 'track', 1);
      add(p.res, 3, e.coins - 3);
      add(p.res, 4, -e.coins);
      return;
    case 'action':
      if (at(ACTIONS, e.action) < 3) s.topDone = true;
      else s.leftDone = true;
      if (e.enhanced) p.research--;
      return;
    case 'paid':
      pay(p, e);
      return;
    case 'gathered': {
      const road = at(ROADS, e.from);
      if (road >= 0) s.roadSick[road] = Math.max(0, nth(s.roadSick, road) - e.sick);
      else add(s.sick, at(PLACES, e.from), -e.sick);
      return;
    }
    case 'raised':
      s.works[at(WORKS, e.work)] = seat;
      return;
    case 'took':
      p.tech[at(TIERS, e.tier)] = at(TECHS, e.card) + 1;
      p.research -= e.cost;
      s.market = s.market.filter((n) => n !== at(TECHS, e.card) + 1);
      return;
    case 'discarded':
      p.renown += e.renown;
      return;
    case 'mobile':
      p.mobile = at(RESOURCES, e.resource);
      return;
    case 'cured':
      if (e.from !== 'map') bedIn(p, e.from, -1);
      p.track |= 1 << (e.space - 1);
      add(p.res, 3, -e.herbs);
      add(p.res, 4, -e.coins);
      return;
    case 'advanced':
      if (e.card === 'tech-1') p.breathing = e.space;
      else p.infirmary = e.space;
      return;
    case 'dropped':
      bedIn(p, e.from, -1);
      return;
    case 'assigned':
      person(p, e.from, -1);
      person(p, e.to, 1);
      return;
    case 'experiment':
      person(p, 'track', -1);
      return;
    case 'token':
      add(s.tokensUp, at(REWARDS, e.reward), -1);
      return;
    case 'agenda':
      p.renown += e.renown;
      return;
    case 'buried':
    case 'neutral':
      p.negative += e.negative;
      return;
    case 'reckoned':
      p.negative += e.negative;
      // From here on nothing is left to be reckoned.
      s.over = true;
      return;
    default:
      return;
  }
};

/** What an event does to what all share. */
const toAll = (s: State, e: Event): void => {
  switch (e.type) {
    case 'year':
      s.year = e.year;
      s.phase = 'pest';
      s.stand = -1;
      for (const p of s.players) {
        p.stands = 0;
        p.ready = nth(ASSISTANTS, eraOf(s));
      }
      return;
    case 'pest':
      s.pestsUp.push(at(PESTS, e.card) + 1);
      return;
    case 'struck':
      s.sick[at(PLACES, e.at)] = e.now;
      return;
    case 'road-struck':
      s.roadSick[at(ROADS, e.road)] = e.now;
      return;
    case 'destroyed':
      s.ruin[at(PLACES, e.at)] = 1;
      s.sick[at(PLACES, e.at)] = 0;
      return;
    case 'aid':
      s.phase = 'aid';
      s.aidsUp.push(at(AIDS, e.card) + 1);
      return;
    case 'refreshed':
      s.market = e.cards.map((c) => at(TECHS, c) + 1);
      return;
    case 'dealt':
      s.market.push(at(TECHS, e.card) + 1);
      return;
    case 'order':
      s.order = e.order.map((house) => seatOf(s, house));
      return;
    case 'emptied':
      for (const p of s.players) p.capital = 0;
      s.neutral = e.neutral;
      return;
    default:
      return;
  }
};

const apply = (s: State, e: Event): void => {
  toAll(s, e);
  if (!('who' in e) || e.who === 'nobody') return;
  const seat = seatOf(s, e.who);
  const p = s.players[seat];
  if (p !== undefined) toHouse(s, p, seat, e);
};

/** Events whose pieces are on their way while they are shown: they have left, and come in with the next event. */
export const sceneAfter = (view: State, told: readonly Event[], now: Event | null): State => {
  if (now === null) return view;
  const s = clone(view);
  for (const e of told) apply(s, e);
  if (!LATE.has(now.type)) apply(s, now);
  return s;
};

/** Remembers what was told since this position came to the board. */
export const useScene = (view: State, now: Event | null): State => useTold(view, now, sceneAfter);
/** These fly to where they go. */
const LATE: ReadonlySet<Event['type']> = new Set([
  'moved',
  'built',
  'camp',
  'laid',
  'cured',
  'assigned',
  'assistant',
  'destroyed',
  'struck',
  'road-struck',
  'camp-back',
  'influence',
]);
