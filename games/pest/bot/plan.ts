/** The plan of a turn: which cell, in which order, enhanced or not. */

import type { Chance } from '@pesthouse/kernel';
import { ADRENALINE_SHOT, has, MEDICINAL_TRIALS } from '../cards/technologies.ts';
import { COIN, HERBS, NUMBER } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { ACTIONS, ADRENALINE_STAND, CELLS, CONSTRUCT_SLOT, GRID, STANDS, TRIALS_STAND } from '../names.ts';
import { eraOf, freeSpace, playerOf, quarantined, stood } from '../reading.ts';
import type { Moves, Player, State } from '../state.ts';
import { canStart } from '../steps/way.ts';
import { assignWorth, bestTech, coinsForCure, cureWorth, herbsMade, produceWorth, wantsTidy } from './actions.ts';
import { bestBuilding } from './building.ts';
import { moveWorth } from './going.ts';
import type { Habits } from './habits.ts';
import { tokenWorth } from './worth.ts';

const surcharge = (p: Player): number => (nth(p.sick, CONSTRUCT_SLOT) > 0 ? NUMBER.surcharge : 0);

const cellWorth = (h: Habits, s: State, p: Player, cell: number, worth: number[]): number => {
  const top = Math.floor(cell / 3);
  const left = cell % 3;
  const era = eraOf(s);
  let w = Math.max(0, nth(worth, top)) + Math.max(0, nth(worth, 3 + left)) + nth(h.top, 3 * top + era) + nth(h.left, 3 * left + era);
  // What the first action brings the second can use.
  if (left === 1 && top === 2) w += cureWorth(h, s, p, Math.min(5, nth(p.res, HERBS) + herbsMade(s, p)), coinsForCure(s), quarantined(p)) - nth(worth, 4);
  if (left === 1 && top === 0 && quarantined(p) < 3) w += Math.min(h.cureMovedMost, nth(p.res, HERBS) * h.cureMoved);
  if (left === 2 && top === 1 && p.track !== 0) w += h.assignBuilt;
  if (left === 2 && top === 2) w += h.assignProduced;
  if (left === 0 && top === 2 && nth(worth, 3) < 0.3) w += h.researchProduced;
  return w;
};

const worths = (h: Habits, s: State, seat: number, p: Player): number[] => [
  moveWorth(h, s, seat, p, false),
  bestBuilding(h, s, seat, p, 0, surcharge(p), 0).worth,
  produceWorth(h, s, p, false),
  bestTech(h, s, p, p.research).worth,
  cureWorth(h, s, p, nth(p.res, HERBS), coinsForCure(s), quarantined(p)),
  assignWorth(h, s, seat, p, 0),
];

const bestCell = (h: Habits, s: State, seat: number, p: Player, open: (cell: number) => boolean, chance: Chance): { cell: number; worth: number } => {
  const worth = worths(h, s, seat, p);
  let cell = -1;
  let top = -Infinity;
  for (let i = 0; i < CELLS.length; i++) {
    if (!open(i)) continue;
    const w = cellWorth(h, s, p, i, worth) + chance.below(100) / 400;
    if (w > top) {
      top = w;
      cell = i;
    }
  }
  return { cell, worth: top };
};

export const assistantPolicy = (h: Habits, s: State, seat: number, chance: Chance): Moves['assistant'] => {
  const p = playerOf(s, seat);
  if (wantsTidy(s, p)) return { verb: 'tidy' };
  const best = bestCell(h, s, seat, p, (i) => !stood(p, i), chance);
  if (
    has(p, MEDICINAL_TRIALS) &&
    !stood(p, TRIALS_STAND) &&
    nth(p.res, HERBS) + nth(p.res, COIN) >= NUMBER.trialsHerbs &&
    freeSpace(p) >= 0 &&
    best.worth < h.trials &&
    nth(p.res, HERBS) >= 2
  )
    return { verb: 'assistant', stand: 'tech-17' };
  if (has(p, ADRENALINE_SHOT) && !stood(p, ADRENALINE_STAND) && (p.stands & GRID) !== 0) {
    const again = bestCell(h, s, seat, p, (i) => stood(p, i), chance);
    if (again.worth > best.worth) return { verb: 'assistant', stand: 'tech-28' };
  }
  return { verb: 'assistant', stand: row(STANDS, best.cell) };
};

export const pairPolicy = (h: Habits, s: State, seat: number, chance: Chance): Moves['pair'] => {
  const p = playerOf(s, seat);
  return { verb: 'pair', cell: row(CELLS, bestCell(h, s, seat, p, (i) => stood(p, i), chance).cell) };
};

/** Whether a Research token is well spent on this top row action. */
const enhances = (h: Habits, s: State, seat: number, p: Player): boolean => {
  if (p.research === 0) return false;
  const price = tokenWorth(h, s, p) + h.enhance;
  if (s.top === 0) return moveWorth(h, s, seat, p, true) - moveWorth(h, s, seat, p, false) > price;
  if (s.top === 2) return produceWorth(h, s, p, true) - produceWorth(h, s, p, false) > price;
  const extra = surcharge(p);
  const plain = bestBuilding(h, s, seat, p, 0, extra, 0).worth;
  return bestBuilding(h, s, seat, p, 0, 0, extra > 0 ? 0 : NUMBER.rebate).worth - plain > price;
};

export const actPolicy = (h: Habits, s: State, seat: number): Moves['act'] => {
  const p = playerOf(s, seat);
  if (wantsTidy(s, p)) return { verb: 'tidy' };
  const top = s.top >= 0 && !s.topDone ? s.top : -1;
  const left = s.left >= 0 && !s.leftDone ? s.left : -1;
  // People to work before producing; everything else after the top row action.
  if (left === 2 && (top === 2 || top < 0)) return { verb: 'act', action: 'assign', enhance: false };
  if (top >= 0) {
    const action = row(ACTIONS, top);
    if (top !== 0) return { verb: 'act', action, enhance: enhances(h, s, seat, p) };
    const enhance = enhances(h, s, seat, p);
    const w = moveWorth(h, s, seat, p, enhance);
    if (w > 0.05 && canStart(s, enhance)) return { verb: 'act', action, enhance };
    if (left < 0) return { verb: 'end-turn' };
  }
  if (left >= 0) return { verb: 'act', action: row(ACTIONS, left + 3), enhance: false };
  return { verb: 'end-turn' };
};
