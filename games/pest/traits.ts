/** What a learnt judgement reads of Pest besides the terms: the store, the buildings and what they make, People and Sick, Technologies, tracks, and how much of the game is to come. */
import { turnsLeft } from './bot/worth.ts';
import { CITY, COIN, LABS, TOWN, VILLAGE } from './data/tables.ts';
import { nth } from './look.ts';
import { FACTORY, TECHS, TREASURY, WORKSHOP } from './names.ts';
import { ahead, districts, eraOf, ones, playerOf, quarantined, sitesOf, stands, technologies, workers } from './reading.ts';
import type { State } from './state.ts';
import { productsOf } from './steps/produce.ts';

const PLAIN = 44;
/** Turns in which what was built pays most. */
const LONG = 6;
export const traits = (s: State, seat: number, values: number[], at: number): void => {
  const p = playerOf(s, seat);
  const left = s.over ? 0 : turnsLeft(s, p);
  const long = Math.min(1.5, left / LONG);
  const turn = s.phase === 'action' && s.active === seat;
  const era = eraOf(s);
  let i = at;
  values[i++] = 1;
  values[i++] = left;
  values[i++] = Math.min(1, left / 2);
  values[i++] = p.ready;
  values[i++] = turn ? 1 : 0;
  values[i++] = turn && s.top >= 0 && !s.topDone ? 1 : 0;
  values[i++] = turn && s.left >= 0 && !s.leftDone ? 1 : 0;
  values[i++] = turn && s.stand < 0 ? 1 : 0;
  for (let r = 0; r <= COIN; r++) values[i++] = nth(p.res, r);
  const setUp = s.phase === 'setup';
  let made = 0;
  const haul = setUp ? [] : productsOf(s, p);
  for (let r = 0; r <= COIN; r++) {
    const n = haul[r] ?? 0;
    made += n;
    values[i++] = n;
  }
  values[i++] = made * long;
  values[i++] = p.research;
  values[i++] = p.influence;
  values[i++] = p.influence * long;
  values[i++] = s.players.every((_, q) => q === seat || ahead(s, seat, q)) ? 1 : 0;
  for (let e = 0; e < 3; e++) values[i++] = nth(p.imperative, e);
  values[i++] = nth(p.imperative, Math.max(0, Math.min(2, era))) * Math.min(1, left / 3);
  const built = districts(p);
  values[i++] = built;
  values[i++] = built * long;
  values[i++] = stands(p, WORKSHOP) ? long : 0;
  values[i++] = stands(p, FACTORY) ? long : 0;
  values[i++] = stands(p, TREASURY) ? long : 0;
  values[i++] = sitesOf(p, VILLAGE);
  values[i++] = sitesOf(p, TOWN);
  values[i++] = sitesOf(p, CITY);
  const hands = workers(p);
  values[i++] = hands;
  values[i++] = hands * long;
  const row = ones(p.track);
  values[i++] = row;
  values[i++] = row * long;
  values[i++] = ones(p.track & LABS) * long;
  const sick = quarantined(p);
  values[i++] = sick;
  values[i++] = sick * long;
  values[i++] = sick - nth(p.sick, 0);
  values[i++] = p.dead;
  values[i++] = technologies(p) * long;
  while (i < at + PLAIN) values[i++] = 0;
  for (let t = 0; t < TECHS.length; t++) values[i + t] = 0;
  for (const card of p.tech) if (card > 0) values[i + card - 1] = 1;
};
