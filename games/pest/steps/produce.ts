/** Produce (2.16, 2.17): everything that works yields at once; then the laboratories. */

import { ALL, type Seat } from '@pesthouse/kernel';
import { onProduced } from '../cards/imperatives.ts';
import { EFFECT, has, PRODUCTION_LINE, STORAGE_PODS } from '../cards/technologies.ts';
import { BUILDING, CAPITAL, CASTLE, COIN, finder, LABS, MOBILE, noHaul, YIELD } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { RESOURCES } from '../names.ts';
import { active, activeSeat, houseOf, ones } from '../reading.ts';
import type { A, D, Player, State } from '../state.ts';
import { gainTogether } from './storage.ts';

/** What the buildings yield (PEST-BLD, PEST-TECH-13). */
const fromBuildings = (p: Player): number[] => {
  const haul = noHaul();
  for (let i = 0; i <= CASTLE; i++) {
    if (nth(p.site, i) < 0) continue;
    const made = nth(p.makes, i);
    switch (row(BUILDING, i).type) {
      case 'district':
        if (p.worker[i] === 1) add(haul, made, YIELD.district);
        break;
      case 'workshop':
        if (p.worker[i] === 1) add(haul, made, YIELD.workshop);
        break;
      case 'factory':
        add(haul, made, YIELD.factory);
        break;
      case 'treasury':
        if (p.worker[i] === 1) add(haul, COIN, YIELD.treasury);
        break;
      case 'castle':
        add(haul, made, has(p, PRODUCTION_LINE) ? EFFECT.productionLineMakes : EFFECT.castleMakes);
        break;
      default:
    }
  }
  return haul;
};

/** All products: those of the Mobile Workshop and the Storage Pods too (PEST-PRD-07). */
export const productsOf = (s: State, p: Player): number[] => {
  const haul = fromBuildings(p);
  if (p.worker[MOBILE] === 1 && p.mobile >= 0) add(haul, p.mobile, EFFECT.mobileWorkshopMakes);
  if (has(p, STORAGE_PODS) && p.doctor !== CAPITAL && nth(s.ruin, p.doctor) === 0) add(haul, nth(s.yields, p.doctor), EFFECT.storagePodsGive);
  return haul;
};

export const startProduce = (s: State, hindered: boolean, enhanced: boolean): void => {
  const haul = productsOf(s, active(s));
  s.stack.push({ step: 'reap', haul });
  if (hindered) s.stack.push({ step: 'less', haul: [...haul] });
  if (enhanced) s.stack.push({ step: 'more', haul: [...haul] });
};

/** The frames beneath that still wait for this choice see the haul as it is now. */
const pass = (s: State, haul: readonly number[]): void => {
  s.stack.pop();
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f === undefined || (f.step !== 'reap' && f.step !== 'less')) return;
    f.haul = [...haul];
  }
};
const resourceIndex = finder(RESOURCES);

/** PEST-PRD-04, PEST-PRD-05. */
export const more: D<'more'> = {
  verbs: ['more'],
  reasons: ['PEST-PRD-05'],
  forced: () => true,
  deciders: activeSeat,
  prompt: () => ({ key: 'more' }),
  moves(s, _, __, out) {
    const types = fromBuildings(active(s));
    for (let r = 0; r <= COIN; r++) {
      const resource = RESOURCES[r];
      if (resource !== undefined && nth(types, r) > 0) out.push({ verb: 'more', resource });
    }
  },
  refuse: () => 'PEST-PRD-05',
  play(s, f, _, m) {
    add(f.haul, resourceIndex(m.resource), 1);
    pass(s, f.haul);
  },
};

/** PEST-PRD-03. */
export const less: D<'less'> = {
  verbs: ['less'],
  reasons: ['PEST-PRD-03'],
  forced: () => true,
  deciders: activeSeat,
  prompt: () => ({ key: 'less' }),
  moves(_, f, __, out) {
    for (let r = 0; r <= COIN; r++) {
      const resource = RESOURCES[r];
      if (resource !== undefined && nth(f.haul, r) > 0) out.push({ verb: 'less', resource });
    }
  },
  refuse: () => 'PEST-PRD-03',
  play(s, f, _, m) {
    add(f.haul, resourceIndex(m.resource), -1);
    pass(s, f.haul);
  },
};

/** All products are gained together (PEST-PRD-06). */
export const reap: A<'reap'> = {
  run(s, f, k) {
    const seat: Seat = s.active;
    k.tell?.({ type: 'produced', who: houseOf(s, seat), haul: [...f.haul], clause: 'PEST-PRD-01' }, ALL);
    let total = 0;
    for (const n of f.haul) total += n;
    s.stack.push({ step: 'labs', total });
    gainTogether(s, seat, f.haul, k, 'PEST-PRD-06');
  },
};

/** Then the laboratories (PEST-PRD-02), and the Imperative that looks at what was yielded. */
export const labs: A<'labs'> = {
  run(s, f, k) {
    const seat: Seat = s.active;
    const p = active(s);
    const labs = ones(p.track & LABS);
    if (labs > 0) {
      p.research += labs;
      k.tell?.({ type: 'gained', who: houseOf(s, seat), what: 'research', n: labs, lost: 0, clause: 'PEST-PRD-02' }, ALL);
    }
    onProduced(s, f.total, k);
  },
};
