/** The Imperatives of the Decrees (PEST-DEC-01I to 15I): what each looks out for while its Era lasts. A trigger fires once per action, or once per building (PEST-DCR-06). */

import type { Seat } from '@pesthouse/kernel';
import { CITY, DECREE, FOOD, GROUND, HERBS, SPECIAL, type Trigger } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { eraOf, playerOf } from '../reading.ts';
import type { K, State } from '../state.ts';
import { fulfil } from '../steps/gain.ts';

/** The least that counts. */
export const AT_LEAST = { gatheredAtOnce: 2, cured: 2, produced: 4 };

/** Whether this Era's Imperative looks out for that. */
export const watching = (s: State, trigger: Trigger): boolean => row(DECREE, nth(s.decrees, eraOf(s))).trigger === trigger;

/** Urban Planning and Contested Markets and Grand Works: a building on the map. `contested`: a rival built there before. */
export const onBuilt = (s: State, at: number, building: number, contested: boolean, k: K): void => {
  const inCity = row(GROUND, at).kind === CITY;
  if (watching(s, 'constructOnMap')) {
    if (!inCity) fulfil(s, k, 'PEST-DEC-01I');
  } else if (watching(s, 'constructWhereOpponentHasBuilding')) {
    if (contested) fulfil(s, k, 'PEST-DEC-09I');
  } else if (watching(s, 'constructGrand') && (inCity || row(SPECIAL, building))) fulfil(s, k, 'PEST-DEC-12I');
};
/** Grand Works: a Capital City building. */
export const onRaised = (s: State, k: K): void => {
  if (watching(s, 'constructGrand')) fulfil(s, k, 'PEST-DEC-12I');
};

/** Full Granaries, Mercy Missions and Great Cities: a Move ends. */
export const onMoveEnd = (s: State, at: number, k: K): void => {
  if (watching(s, 'moveEndResource')) {
    const yields = nth(s.yields, at);
    if (nth(s.ruin, at) === 0 && (yields === FOOD || yields === HERBS)) fulfil(s, k, 'PEST-DEC-02I');
  } else if (watching(s, 'gatherInMove')) {
    if (s.going.gathered > 0) fulfil(s, k, 'PEST-DEC-05I');
  } else if (watching(s, 'moveEndKind') && row(GROUND, at).kind === CITY) fulfil(s, k, 'PEST-DEC-13I');
};
/** Rival Houses: the Doctor comes to a rival's building, once per Move. */
export const onRival = (s: State, k: K): void => {
  if (s.going.rival || !watching(s, 'moveIntoOpponentBuilding')) return;
  s.going.rival = true;
  fulfil(s, k, 'PEST-DEC-04I');
};
/** Ordered Streets: Sick gathered from one place or road, once per Move. */
export const onGathered = (s: State, sick: number, k: K): void => {
  if (sick < AT_LEAST.gatheredAtOnce || s.going.crowd || !watching(s, 'gatherAtOnce')) return;
  s.going.crowd = true;
  fulfil(s, k, 'PEST-DEC-10I');
};

/** Employment Program and Political War: an Assign ends that sent so many to buildings and to the Capital. */
export const onAssigned = (s: State, seat: Seat, desks: number, capital: number, k: K): void => {
  if (watching(s, 'assignToBuilding')) {
    if (desks > 0) fulfil(s, k, 'PEST-DEC-03I');
  } else if (watching(s, 'assignToCapitalAheadOfAnOpponent') && capital > 0) {
    const own = playerOf(s, seat).capital;
    if (s.players.some((q, i) => i !== seat && q.capital < own)) fulfil(s, k, 'PEST-DEC-06I');
  }
};

/** Quarantine Protocols (Era 2) and Rebirth of the Empire (Era 3): a Cure ends that cured so many. */
export const onCured = (s: State, cured: number, k: K): void => {
  if (cured >= AT_LEAST.cured && watching(s, 'cureAtLeast')) fulfil(s, k, eraOf(s) === 1 ? 'PEST-DEC-07I' : 'PEST-DEC-11I');
};
/** Common Labour: a Produce yielded so much. */
export const onProduced = (s: State, total: number, k: K): void => {
  if (total >= AT_LEAST.produced && watching(s, 'produceAtLeast')) fulfil(s, k, 'PEST-DEC-14I');
};
/** Age of Invention: a Technology is acquired. */
export const onAcquired = (s: State, k: K): void => {
  if (watching(s, 'acquireTechnology')) fulfil(s, k, 'PEST-DEC-08I');
};
/** Imperial Academy: a turn ends in which Research was spent. */
export const onTurnEnd = (s: State, k: K): void => {
  if (s.spent && watching(s, 'turnSpendingResearch')) fulfil(s, k, 'PEST-DEC-15I');
};
