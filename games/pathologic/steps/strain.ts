/** A Strain goes off (2.8, 2.20): turned up, perhaps stopped by No!, then its one operation; what the Plague may choose is asked of it alone and sealed. */

import { ALL } from '@pesthouse/kernel';
import { deckList, nearOf, SLOTS, strainOf } from '../data/tables.ts';
import { passable, toldHunger } from '../fog.ts';
import { add, nth } from '../look.ts';
import {
  FIRST_WARD,
  groupOf,
  HEALERS,
  healerName,
  inGroup,
  NO_STRAIN,
  pieceName,
  RESOURCES,
  resourceName,
  strainFace,
  titleName,
  WARDS,
  wardName,
} from '../names.ts';
import { counterOf, countersOf } from '../reading.ts';
import { type A, alive, atOf, type D, deckKind, inHandOf, isFree, plagueSeat, type State, targetOf } from '../state.ts';
import { carry, changeEvidence, creep, drawStrains, type K, note, quarantine, release, returnCounter, showPlague, strikeAt } from './doing.ts';
import { pushSteps, refuseStep } from './plague.ts';
import { dropCard, openWindow } from './windows.ts';

export const trip: A<'trip'> = {
  run(s, f, k) {
    const strain = nth(s.mine, f.at);
    s.mine[f.at] = NO_STRAIN;
    s.seen[f.at] = 0;
    add(s.spent, strain, 1);
    s.cancelled = false;
    k.tell?.({ type: 'set-off', strain: strainFace(strain), at: f.at, piece: pieceName(f.piece), clause: 'PATH-STR-12' }, ALL);
    s.stack.push({ step: 'strain-effect', strain, at: f.at, piece: f.piece });
    openWindow(s, 'W-STR', strain, -1, k);
  },
};

/** PATH-ST-08: every card of the hand is equally likely. */
const oblivion = (s: State, k: K): void => {
  const h = s.active;
  const held = nth(s.held, h);
  if (held === 0) return;
  let r = k.chance.below(held);
  let slot = 0;
  while (slot < SLOTS - 1 && r >= inHandOf(s, h, slot)) r -= inHandOf(s, h, slot++);
  dropCard(s, h, slot);
  k.tell?.({ type: 'forgot', healer: healerName(h), card: titleName(nth(deckList(deckKind(s, h)), slot)), clause: 'PATH-ST-08' }, ALL);
};

export const strainEffect: A<'strain-effect'> = {
  run(s, f, k) {
    if (s.cancelled) {
      s.cancelled = false;
      k.tell?.({ type: 'no-effect', what: strainFace(f.strain), clause: 'PATH-RX-13' }, ALL);
      return;
    }
    s.tripped = true;
    const data = strainOf(f.strain);
    if (data === undefined) return; // a back, in a view
    const h = s.active;
    switch (data.op) {
      case 'plagueMayStep':
        s.stack.push({ step: 'drift' });
        return;
      case 'plagueMayChangeTarget':
        s.stack.push({ step: 'hunger' });
        return;
      case 'actionFails':
        s.broken = true;
        return;
      case 'quarantineTriggerHealer':
        if (f.piece < HEALERS.length) quarantine(s, f.piece, 'PATH-ST-04', k);
        else s.broken = true;
        return;
      case 'unquarantineWards':
        for (let p = FIRST_WARD; p < s.at.length; p++) if (atOf(s, p) === f.at) release(s, p, 'PATH-ST-05', k);
        return;
      case 'loseActionPoints':
        if (s.ap === 0) return;
        s.ap = Math.max(0, s.ap - data.n);
        k.tell?.({ type: 'lost-point', healer: healerName(h), left: s.ap, clause: 'PATH-ST-06' }, ALL);
        return;
      case 'loseResources': {
        const left = Math.min(data.n, countersOf(s, h));
        if (left > 0) s.stack.push({ step: 'spoil', left });
        return;
      }
      case 'discardPrescription':
        return oblivion(s, k);
      case 'drawStrains':
        return drawStrains(s, data.n, 'PATH-ST-09', k);
      case 'plagueMayAttackHere':
        s.stack.push({ step: 'ambush', at: f.at });
        return;
      case 'moveTrigger':
        if (!isFree(s, f.piece)) return;
        s.broken = true;
        if (f.at !== s.curfew) s.stack.push({ step: 'stampede', piece: f.piece });
        return;
      case 'loseEvidence':
        return changeEvidence(s, h, -data.n, 'PATH-ST-12', k);
      default:
        return data.op satisfies never;
    }
  },
};

export const drift: D<'drift'> = {
  sealed: true,
  verbs: ['go', 'stay'],
  reasons: ['PATH-MOV-02', 'PATH-RX-02'],
  deciders: plagueSeat,
  prompt: () => ({ key: 'drift' }),
  moves: (s, _, __, out) => pushSteps(s, out),
  refuse: (s, _, __, m) => refuseStep(s, m),
  play(s, _, __, m, k) {
    s.stack.pop();
    creep(s, m.verb === 'go' ? m.to : s.place, 'drift', 'PATH-ST-01', k);
  },
};

/** PATH-ST-02: a living Ward of a group whose target lives, and which is not the target. */
const canShift = (s: State, ward: number): boolean => {
  const target = targetOf(s, groupOf(ward));
  return target !== ward && target >= 0 && alive(s, ward) && alive(s, target);
};
export const hunger: D<'hunger'> = {
  sealed: true,
  verbs: ['shift', 'decline'],
  reasons: ['PATH-ST-02'],
  deciders: plagueSeat,
  prompt: () => ({ key: 'hunger' }),
  moves(s, _, __, out) {
    out.push({ verb: 'decline' });
    for (let w = 0; w < WARDS.length; w++) if (canShift(s, w)) out.push({ verb: 'shift', ward: wardName(w) });
  },
  refuse: () => 'PATH-ST-02',
  play(s, _, __, m, k) {
    s.stack.pop();
    toldHunger(s);
    const ward = m.verb === 'shift' ? WARDS.indexOf(m.ward) : targetOf(s, 0);
    const group = groupOf(ward);
    const old = targetOf(s, group);
    k.tell?.({ type: 'hungered', from: wardName(old), to: wardName(ward), clause: 'PATH-ST-02' }, plagueSeat(s), { type: 'hungry', clause: 'PATH-ST-02' });
    if (ward === old) return;
    s.hit[group] = inGroup(ward);
    note(s, 'target', ward, old);
  },
};

export const ambush: D<'ambush'> = {
  sealed: true,
  verbs: ['reveal', 'decline'],
  reasons: ['PATH-ST-10'],
  deciders: plagueSeat,
  prompt: (_, f) => ({ key: 'ambush', at: f.at }),
  moves(s, f, _, out) {
    out.push({ verb: 'decline' });
    if (s.place === f.at) out.push({ verb: 'reveal' });
  },
  refuse: () => 'PATH-ST-10',
  play(s, f, _, m, k) {
    s.stack.pop();
    if (m.verb === 'decline') return;
    showPlague(s, 'PATH-ST-10', k);
    strikeAt(s, f.at, false, 'PATH-ST-10', k);
  },
};

export const spoil: D<'spoil'> = {
  sealed: true,
  verbs: ['pick'],
  reasons: ['PATH-ST-07'],
  deciders: plagueSeat,
  prompt: (s, f) => ({ key: 'spoil', healer: healerName(s.active), left: f.left }),
  moves(s, _, __, out) {
    for (let t = 0; t < RESOURCES.length; t++) if (counterOf(s, s.active, t) > 0) out.push({ verb: 'pick', resource: resourceName(t) });
  },
  refuse: () => 'PATH-ST-07',
  play(s, f, _, m, k) {
    s.stack.pop();
    returnCounter(s, s.active, RESOURCES.indexOf(m.resource), 'PATH-ST-07', k);
    if (f.left > 1) s.stack.push({ step: 'spoil', left: f.left - 1 });
  },
};

export const stampede: D<'stampede'> = {
  sealed: true,
  verbs: ['drive'],
  reasons: ['PATH-ST-11'],
  deciders: plagueSeat,
  prompt: (_, f) => ({ key: 'stampede', piece: pieceName(f.piece) }),
  moves(s, f, _, out) {
    const from = atOf(s, f.piece);
    for (const to of nearOf(from)) if (passable(s, from, to)) out.push({ verb: 'drive', to });
  },
  refuse: () => 'PATH-ST-11',
  play(s, f, _, m, k) {
    s.stack.pop();
    carry(s, f.piece, m.to, 'stampede', 'PATH-ST-11', k);
  },
};
