/** The Agendas of the Decrees (PEST-DEC-01A to 15A): what each counts, and the Renown that it pays at the end of its Era. */

import type { Seat } from '@pesthouse/kernel';
import { CITY, FOOD, own, type Per, type Tables, TOWN } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { REGULAR, SLOTS } from '../names.ts';
import { ahead, districts, ones, playerOf, quarantined, rivals, sitesOf, specials, technologies, workers, worksOf } from '../reading.ts';
import type { Player, State } from '../state.ts';
import { slotsOnTech } from './technologies.ts';

/** How many of the seven printed Quarantine slots are empty; those of Technologies are filled first (PEST-DEC-07A). */
const emptySlots = (p: Player, { NUMBER }: Tables): number => {
  const drawbacks = SLOTS.length - 1;
  return NUMBER.regularSlots + drawbacks - quarantined(p) + Math.min(nth(p.sick, REGULAR), slotsOnTech(p));
};

const countFor = (s: State, seat: Seat, per: Per, tables: Tables): number => {
  const p = playerOf(s, seat);
  switch (per) {
    case 'ownDistrictsOnMap':
      return districts(p);
    case 'foodInStorage':
      return nth(p.res, FOOD);
    case 'peopleInOwnBuildings':
      return workers(p);
    case 'opponentsWithLessInfluence':
      return s.players.filter((_, i) => i !== seat && ahead(s, seat, i)).length;
    case 'peopleOnHealthyTrack':
      return ones(p.track);
    case 'peopleInCapital':
      return p.capital;
    case 'emptyPrintedQuarantineSlots':
      return emptySlots(p, tables);
    case 'technologies':
      return technologies(p);
    case 'locationsSharedWithOpponent':
      return p.site.filter((at) => at >= 0 && rivals(s, seat, at)).length;
    case 'townsWithOwnBuilding':
      return sitesOf(p, TOWN);
    case 'specialBuildingsOnMap':
      return specials(p);
    case 'ownCapitalBuildings':
      return worksOf(s, seat);
    case 'citiesWithOwnBuilding':
      return sitesOf(p, CITY);
    case 'none':
      return 0;
    default:
      return per satisfies never;
  }
};

/** The Renown that a Decree's Agenda pays now (PEST-DEC). */
export const agendaOf = (s: State, seat: Seat, decree: number, tables: Tables = own): number => {
  const d = row(tables.DECREE, decree);
  const p = playerOf(s, seat);
  const most = d.alone > 0 && p.capital > 0 && s.players.every((q, i) => i === seat || q.capital < p.capital);
  return d.renown * countFor(s, seat, d.per, tables) + d.plus * countFor(s, seat, d.plusPer, tables) + (most ? d.alone : 0);
};
