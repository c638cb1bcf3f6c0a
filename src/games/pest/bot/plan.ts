/** The plan of a turn: which cell, in which order, enhanced or not. */

import type { Chance } from '../../../kernel/index.ts';
import { ADRENALINE_SHOT, has, MEDICINAL_TRIALS } from '../cards/technologies.ts';
import { COIN, HERBS, NUMBER } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { ACTIONS, ADRENALINE_STAND, CELLS, CONSTRUCT_SLOT, GRID, STANDS, TRIALS_STAND } from '../names.ts';
import { freeSpace, playerOf, quarantined, stood } from '../reading.ts';
import type { Moves, Player, State } from '../state.ts';
import { canStart } from '../steps/way.ts';
import { assignWorth, bestTech, coinsForCure, cureWorth, herbsMade, produceWorth, wantsTidy } from './actions.ts';
import { bestBuilding } from './building.ts';
import { moveWorth } from './going.ts';
import { tokenWorth } from './worth.ts';

const surcharge = (p: Player): number => (nth(p.sick, CONSTRUCT_SLOT) > 0 ? NUMBER.surcharge : 0);

const cellWorth = (s: State, p: Player, cell: number, worth: number[]): number => {
  const top = Math.floor(cell / 3);
  const left = cell % 3;
  let w = Math.max(0, nth(worth, top)) + Math.max(0, nth(worth, 3 + left));
  // What the first action brings the second can use.
  if (left === 1 && top === 2) w += cureWorth(s, p, Math.min(5, nth(p.res, HERBS) + herbsMade(s, p)), coinsForCure(s), quarantined(p)) - nth(worth, 4);
  if (left === 1 && top === 0 && quarantined(p) < 3) w += Math.min(1.2, nth(p.res, HERBS) * 0.5);
  if (left === 2 && top === 1 && p.track !== 0) w += 0.5;
  if (left === 2 && top === 2) w += 0.3;
  if (left === 0 && top === 2 && nth(worth, 3) < 0.3) w += 0.2;
  return w;
};

const worths = (s: State, seat: number, p: Player): number[] => [
  moveWorth(s, seat, p, false),
  bestBuilding(s, seat, p, 0, surcharge(p), 0).worth,
  produceWorth(s, p, false),
  bestTech(s, p, p.research).worth,
  cureWorth(s, p, nth(p.res, HERBS), coinsForCure(s), quarantined(p)),
  assignWorth(s, seat, p, 0),
];

const bestCell = (s: State, seat: number, p: Player, open: (cell: number) => boolean, chance: Chance): { cell: number; worth: number } => {
  const worth = worths(s, seat, p);
  let cell = -1;
  let top = -Infinity;
  for (let i = 0; i < CELLS.length; i++) {
    if (!open(i)) continue;
    const w = cellWorth(s, p, i, worth) + chance.below(100) / 400;
    if (w > top) {
      top = w;
      cell = i;
    }
  }
  return { cell, worth: top };
};

export const assistantPolicy = (s: State, seat: number, chance: Chance): Moves['assistant'] => {
  const p = playerOf(s, seat);
  if (wantsTidy(s, p)) return { verb: 'tidy' };
  const best = bestCell(s, seat, p, (i) => !stood(p, i), chance);
  if (
    has(p, MEDICINAL_TRIALS) &&
    !stood(p, TRIALS_STAND) &&
    nth(p.res, HERBS) + nth(p.res, COIN) >= NUMBER.trialsHerbs &&
    freeSpace(p) >= 0 &&
    best.worth < 2.2 &&
    nth(p.res, HERBS) >= 2
  )
    return { verb: 'assistant', stand: 'tech-17' };
  if (has(p, ADRENALINE_SHOT) && !stood(p, ADRENALINE_STAND) && (p.stands & GRID) !== 0) {
    const again = bestCell(s, seat, p, (i) => stood(p, i), chance);
    if (again.worth > best.worth) return { verb: 'assistant', stand: 'tech-28' };
  }
  return { verb: 'assistant', stand: row(STANDS, best.cell) };
};

export const pairPolicy = (s: State, seat: number, chance: Chance): Moves['pair'] => {
  const p = playerOf(s, seat);
  return { verb: 'pair', cell: row(CELLS, bestCell(s, seat, p, (i) => stood(p, i), chance).cell) };
};

/** Whether a Research token is well spent on this top row action. */
const enhances = (s: State, seat: number, p: Player): boolean => {
  if (p.research === 0) return false;
  const price = tokenWorth(s, p) + 0.15;
  if (s.top === 0) return moveWorth(s, seat, p, true) - moveWorth(s, seat, p, false) > price;
  if (s.top === 2) return produceWorth(s, p, true) - produceWorth(s, p, false) > price;
  const extra = surcharge(p);
  const plain = bestBuilding(s, seat, p, 0, extra, 0).worth;
  return bestBuilding(s, seat, p, 0, 0, extra > 0 ? 0 : NUMBER.rebate).worth - plain > price;
};

export const actPolicy = (s: State, seat: number): Moves['act'] => {
  const p = playerOf(s, seat);
  if (wantsTidy(s, p)) return { verb: 'tidy' };
  const top = s.top >= 0 && !s.topDone ? s.top : -1;
  const left = s.left >= 0 && !s.leftDone ? s.left : -1;
  // People to work before producing; everything else after the top row action.
  if (left === 2 && (top === 2 || top < 0)) return { verb: 'act', action: 'assign', enhance: false };
  if (top >= 0) {
    const action = row(ACTIONS, top);
    if (top !== 0) return { verb: 'act', action, enhance: enhances(s, seat, p) };
    const enhance = enhances(s, seat, p);
    const w = moveWorth(s, seat, p, enhance);
    if (w > 0.05 && canStart(s, enhance)) return { verb: 'act', action, enhance };
    if (left < 0) return { verb: 'end-turn' };
  }
  if (left >= 0) return { verb: 'act', action: row(ACTIONS, left + 3), enhance: false };
  return { verb: 'end-turn' };
};
