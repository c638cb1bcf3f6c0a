/** The terms by which a position is judged, with their weights; the values are what the rules would pay and what the board promises. */

import { agendaOf } from '../cards/agendas.ts';
import { COIN, LABS, SPACE } from '../data/tables.ts';
import { nth } from '../look.ts';
import { buildingRenown, coveredRenown, iconRenown, imperativeRenown, peopleRenown, standingRenown, techRenown, worksRenown } from '../outcome.ts';
import { eraOf, ones, playerOf, quarantined, workers } from '../reading.ts';
import type { State } from '../state.ts';
import { WRITTEN } from './habits.ts';
import { techWorth, turnsLeft } from './worth.ts';

export const TERMS = {
  renown: 1,
  influence: 0.28,
  resources: 0.5,
  coins: 0.65,
  research: 0.45,
  workers: 1,
  track: 0.8,
  sick: 0.55,
  crowded: -0.6,
  dead: -2.2,
  technologies: 0.8,
  agenda: 0.85,
  capital: 0.7,
  camp: 0.1,
};

export const appraise = (s: State, seat: number, values: number[]): void => {
  const p = playerOf(s, seat);
  const left = s.over ? 0 : turnsLeft(s, p);
  const use = Math.min(1, left / 4);
  let stuff = 0;
  for (let r = 0; r < COIN; r++) stuff += Math.min(4, nth(p.res, r)) + (nth(p.res, r) > 4 ? 0.4 : 0);
  const sick = quarantined(p);
  let tech = 0;
  for (const card of p.tech) if (card > 0) tech += techWorth(WRITTEN, s, p, card) - 1;
  let row = 0;
  for (let i = 0; i < SPACE.length; i++) if ((p.track >> i) & 1) row++;
  values[0] =
    p.renown -
    p.negative +
    buildingRenown(p) +
    peopleRenown(p) +
    imperativeRenown(s, p, 0) +
    imperativeRenown(s, p, 1) +
    imperativeRenown(s, p, 2) +
    techRenown(p) +
    iconRenown(p) +
    coveredRenown(s, p) +
    worksRenown(s, seat) +
    standingRenown(s, seat);
  values[1] = p.influence * use;
  values[2] = stuff * use;
  values[3] = nth(p.res, COIN) * use;
  values[4] = Math.min(5, p.research) * use;
  values[5] = workers(p) * Math.min(2.2, left * 0.16);
  values[6] = (row + ones(p.track & LABS) * 0.4) * use;
  values[7] = Math.min(3, sick) * use;
  values[8] = Math.max(0, sick - 3);
  values[9] = p.dead * (3 - eraOf(s)) * 0.5;
  values[10] = tech;
  values[11] = s.phase === 'over' || s.phase === 'era' || s.year === 0 ? 0 : agendaOf(s, seat, nth(s.decrees, eraOf(s)));
  values[12] = p.capital;
  values[13] = p.camp >= 0 ? use : 0;
};
