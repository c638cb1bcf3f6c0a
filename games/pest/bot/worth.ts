/** What things are worth to a bot, in Renown, at this moment of the game. */

import { watching } from '../cards/imperatives.ts';
import { slotsOnTech } from '../cards/technologies.ts';
import { CITY, COIN, DECREE, FOOD, GROUND, HERBS, LUMBER, STONE, TECH } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { FACTORY, STORAGE_SLOT, WORKSHOP } from '../names.ts';
import { districts, eraOf, technologies } from '../reading.ts';
import type { Player, State } from '../state.ts';
import type { Habits } from './habits.ts';

/** Turns of the own House that are still to come after this one. */
const TURNS = [0, 2, 4, 7, 10, 14, 18] as const;
export const turnsLeft = (s: State, p: Player): number => 18 - nth(TURNS, s.year) + p.ready;

/** One more of a resource: worth less at the end and where there is plenty. */
export const resourceWorth = (h: Habits, s: State, p: Player, r: number): number => {
  const left = turnsLeft(s, p);
  const held = nth(p.res, r);
  const limit = nth(p.sick, STORAGE_SLOT) > 0 ? 4 : 5;
  if (held >= limit) return 0;
  if (left <= 1) return r === COIN ? 0.1 : 0.05;
  let base = nth(h.resource, left > 6 ? 0 : 1);
  if (r === COIN) base *= h.coin;
  else if (r === LUMBER || r === STONE) base *= nth(h.material, held < 3 ? 0 : 1);
  else if (r === HERBS) base *= nth(h.herbs, held < 3 ? 0 : 1);
  else if (r === FOOD) base *= nth(h.food, held < 2 ? 0 : 1);
  if (r === FOOD && eraOf(s) === 0 && row(DECREE, nth(s.decrees, 0)).per === 'foodInStorage') base += h.foodAgenda;
  return held >= limit - 1 ? base * h.nearlyFull : base;
};

/** One step on this Era's Imperative track; nothing once it is full. */
export const imperativeWorth = (h: Habits, s: State, p: Player): number => {
  const level = nth(p.imperative, eraOf(s));
  return level >= 4 ? 0 : nth(h.imperative, eraOf(s)) + (eraOf(s) + 1) * h.influence + (s.versus ? h.versus : 0);
};
export const agenda = (s: State): string => row(DECREE, nth(s.decrees, eraOf(s))).per;

/** A Person at work for the rest of the game. */
export const workerWorth = (h: Habits, s: State, p: Player): number => {
  const left = turnsLeft(s, p);
  let w = Math.min(h.workerMost, left * h.worker);
  if (agenda(s) === 'peopleInOwnBuildings') w += h.workerAgenda;
  return w;
};
/** A Person on the track. */
export const personWorth = (h: Habits, s: State, p: Player): number => {
  let w = nth(h.person, turnsLeft(s, p) > 2 ? 0 : 1);
  const end = row(DECREE, nth(s.decrees, 2)).per === 'peopleOnHealthyTrack';
  if (end) w += nth(h.personEnd, eraOf(s));
  if (agenda(s) === 'peopleOnHealthyTrack' && eraOf(s) === 0) w += h.personAgenda;
  return w;
};

/** A new building at this location, without its price. */
export const siteWorth = (h: Habits, s: State, p: Player, at: number, building: number, special: boolean): number => {
  const kind = row(GROUND, at).kind;
  let w = 0;
  const per = agenda(s);
  const last = row(DECREE, nth(s.decrees, 2)).per;
  if (kind === CITY && last === 'citiesWithOwnBuilding') w += h.city;
  if (kind === 1 && per === 'townsWithOwnBuilding') w += h.town;
  if (special && last === 'specialBuildingsOnMap') w += h.special;
  if (!special && per === 'ownDistrictsOnMap') w += h.district;
  if (watching(s, 'constructOnMap') && kind !== CITY) w += imperativeWorth(h, s, p);
  if (watching(s, 'constructGrand') && (kind === CITY || special)) w += imperativeWorth(h, s, p);
  // A Factory works alone, a Workshop twice, a District needs somebody.
  const left = turnsLeft(s, p);
  w += Math.min(h.siteMost, left * h.site) * (building === WORKSHOP ? h.workshop : building === FACTORY ? h.factory : 1);
  return w + (districts(p) >= 5 ? h.manyDistricts : 0);
};

export const techWorth = (h: Habits, s: State, p: Player, card: number): number => {
  const left = turnsLeft(s, p);
  let w = row(TECH, card).renown * h.techRenown + nth(h.liking, card) * Math.min(h.techMost, left / h.techSoon);
  if (technologies(p) < 3 && row(DECREE, nth(s.decrees, 2)).per === 'technologies') w += h.techEnd;
  if (technologies(p) < 3 && agenda(s) === 'technologies' && eraOf(s) === 1) w += h.techAgenda;
  return w;
};
/** A Research token that is kept. */
export const tokenWorth = (h: Habits, s: State, p: Player): number => nth(h.token, turnsLeft(s, p) <= 1 ? 0 : p.research >= 4 ? 1 : 2);

/** One more Sick in Quarantine. */
export const sickWorth = (h: Habits, s: State, p: Player, carried: number): number => {
  const beds = 3 + slotsOnTech(p);
  if (carried < beds) return nth(h.sick, turnsLeft(s, p) > 2 ? 0 : 1);
  return nth(h.sick, carried < beds + 4 ? 2 : 3);
};
