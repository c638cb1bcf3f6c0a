/** What things are worth to a bot, in Renown, at this moment of the game. */

import { watching } from '../cards/imperatives.ts';
import { slotsOnTech } from '../cards/technologies.ts';
import { CITY, COIN, DECREE, FOOD, GROUND, HERBS, LUMBER, STONE, TECH } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { FACTORY, STORAGE_SLOT, WORKSHOP } from '../names.ts';
import { districts, eraOf, technologies } from '../reading.ts';
import type { Player, State } from '../state.ts';

/** Turns of the own House that are still to come after this one. */
const TURNS = [0, 2, 4, 7, 10, 14, 18] as const;
export const turnsLeft = (s: State, p: Player): number => 18 - nth(TURNS, s.year) + p.ready;

/** One more of a resource: worth less at the end and where there is plenty. */
export const resourceWorth = (s: State, p: Player, r: number): number => {
  const left = turnsLeft(s, p);
  const held = nth(p.res, r);
  const limit = nth(p.sick, STORAGE_SLOT) > 0 ? 4 : 5;
  if (held >= limit) return 0;
  if (left <= 1) return r === COIN ? 0.1 : 0.05;
  let base = left > 6 ? 0.6 : 0.45;
  if (r === COIN) base *= 1.3;
  else if (r === LUMBER || r === STONE) base *= held < 3 ? 1.25 : 0.9;
  else if (r === HERBS) base *= held < 3 ? 1.2 : 0.8;
  else if (r === FOOD) base *= held < 2 ? 0.8 : 0.4;
  if (r === FOOD && eraOf(s) === 0 && row(DECREE, nth(s.decrees, 0)).per === 'foodInStorage') base += 0.7;
  return held >= limit - 1 ? base * 0.6 : base;
};

/** A point of Influence: icons, rewards and standing. */
export const INFLUENCE_WORTH = 0.42;

/** One step on this Era's Imperative track; nothing once it is full. */
export const imperativeWorth = (s: State, p: Player): number => {
  const level = nth(p.imperative, eraOf(s));
  return level >= 4 ? 0 : 1 + (eraOf(s) + 1) * INFLUENCE_WORTH + (s.versus ? 0.4 : 0);
};
export const agenda = (s: State): string => row(DECREE, nth(s.decrees, eraOf(s))).per;

/** A Person at work for the rest of the game. */
export const workerWorth = (s: State, p: Player): number => {
  const left = turnsLeft(s, p);
  let w = Math.min(2.2, left * 0.16);
  if (agenda(s) === 'peopleInOwnBuildings') w += 1;
  return w;
};
/** A Person on the track. */
export const personWorth = (s: State, p: Player): number => {
  let w = turnsLeft(s, p) > 2 ? 0.95 : 0.45;
  const end = row(DECREE, nth(s.decrees, 2)).per === 'peopleOnHealthyTrack';
  if (end) w += eraOf(s) === 2 ? 2 : 0.4;
  if (agenda(s) === 'peopleOnHealthyTrack' && eraOf(s) === 0) w += 1;
  return w;
};

/** A new building at this location, without its price. */
export const siteWorth = (s: State, p: Player, at: number, building: number, special: boolean): number => {
  const kind = row(GROUND, at).kind;
  let w = 0;
  const per = agenda(s);
  const last = row(DECREE, nth(s.decrees, 2)).per;
  if (kind === CITY && last === 'citiesWithOwnBuilding') w += 1.6;
  if (kind === 1 && per === 'townsWithOwnBuilding') w += 2;
  if (special && last === 'specialBuildingsOnMap') w += 1.8;
  if (!special && per === 'ownDistrictsOnMap') w += 2;
  if (watching(s, 'constructOnMap') && kind !== CITY) w += imperativeWorth(s, p);
  if (watching(s, 'constructGrand') && (kind === CITY || special)) w += imperativeWorth(s, p);
  // A Factory works alone, a Workshop twice, a District needs somebody.
  const left = turnsLeft(s, p);
  w += Math.min(1.6, left * 0.1) * (building === WORKSHOP ? 1.6 : building === FACTORY ? 1.5 : 1);
  return w + (districts(p) >= 5 ? 0.3 : 0);
};

/** Technologies by what their effect is worth with much of the game to come, from 0 to 1.6. */
const LIKING: readonly number[] = [
  0, 0.7, 0.5, 0.5, 0.3, 0.7, 1.9, 0.6, 0.5, 0.2, 1.6, 0.4, 0.7, 1.1, 1, 0.3, 0.4, 1.2, 0.4, 0.5, 0.9, 0.8, 1.1, 1, 0.7, 0.9, 0.6, 0.4, 1.3, 0.6, 1,
];
export const techWorth = (s: State, p: Player, card: number): number => {
  const left = turnsLeft(s, p);
  let w = row(TECH, card).renown + nth(LIKING, card) * Math.min(1.6, left / 7);
  if (technologies(p) < 3 && row(DECREE, nth(s.decrees, 2)).per === 'technologies') w += 2;
  if (technologies(p) < 3 && agenda(s) === 'technologies' && eraOf(s) === 1) w += 1;
  return w;
};
/** A Research token that is kept. */
export const tokenWorth = (s: State, p: Player): number => (turnsLeft(s, p) <= 1 ? 0.05 : p.research >= 4 ? 0.25 : 0.5);

/** One more Sick in Quarantine. */
export const sickWorth = (s: State, p: Player, carried: number): number => {
  const beds = 3 + slotsOnTech(p);
  if (carried < beds) return turnsLeft(s, p) > 2 ? 0.6 : 0.1;
  return carried < beds + 4 ? -0.5 : -2.2;
};
