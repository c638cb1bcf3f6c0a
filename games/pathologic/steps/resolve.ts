/** Resolving an Event (2.11), in the order of PATH-RES-16: payment, on-resolve effect, counters and card away, W-RES, Evidence, victory, Prescriptions. */

import { ALL } from '@pesthouse/kernel';
import { eventOf, NUMBER, STRAIN_ON_RESOLVE } from '../data/tables.ts';
import { add, nth } from '../look.ts';
import { counterSlot, FIRST_WARD, groupOf, HEALERS, healerName, PIECES, PLAGUE, pieceName, RESOURCES, resourceName, WARDS, wardName } from '../names.ts';
import { type A, activeSeat, atOf, type D, isFree, isOngoing, plagueSeat, playing, RESOLVED, type State } from '../state.ts';
import { isOwn, missing, rewardBy } from '../sums.ts';
import { changeEvidence, drawStrains, type K, quarantine, returnGiven, showPlague, takeCounter, win } from './doing.ts';
import { openWindow } from './windows.ts';

/** What the Event does when it is resolved, before the reward (PATH-RES-08). */
const onResolve = (s: State, d: number, k: K): void => {
  const { op } = eventOf(d);
  switch (op.op) {
    case 'quarantine':
      s.stack.push({ step: 'confine' });
      return;
    case 'revive':
      if ((s.crypt | s.grave) !== 0) s.stack.push({ step: 'revive' });
      return;
    case 'gain':
      if (s.pool.some((n) => n > 0)) s.stack.push({ step: 'gain', left: op.n });
      return;
    case 'reveal':
      showPlague(s, 'PATH-EV-11', k);
      return;
    default:
      return;
  }
};

/** The Evidence that this piece of the active player would bring by a Resolve (PATH-RES-10, PATH-RES-11, PATH-RES-12). */
const rewardOf = (s: State, piece: number): number => rewardBy(NUMBER, s, piece);

/** The cost is paid; from now on the Event counts as resolved (PATH-RES-09). */
export const payFor = (s: State, piece: number, k: K): void => {
  const h = s.active;
  const d = atOf(s, piece);
  if (piece < HEALERS.length)
    for (let t = 0; t < RESOURCES.length; t++) {
      const n = missing(s, h, piece, t);
      add(s.counters, counterSlot(h, t), -n);
      add(s.given, t, n);
    }
  s.event[d] = RESOLVED;
  s.ongoing--;
  s.reward = rewardOf(s, piece);
  s.gain.fill(0);
  s.stack.push({ step: 'award', piece, at: d }, { step: 'resolved', piece, at: d });
  onResolve(s, d, k);
};

export const resolved: A<'resolved'> = {
  run(s, f, k) {
    if (s.supplied < 0 || s.supplied === f.piece - FIRST_WARD) returnGiven(s); // what another Ward was given stays with it (PATH-ACT-17)
    add(s.pool, nth(s.need, f.at), nth(s.marker, f.at));
    s.marker[f.at] = 0;
    k.tell?.({ type: 'resolved', healer: healerName(s.active), piece: pieceName(f.piece), at: f.at, clause: 'PATH-RES-08' }, ALL);
    openWindow(s, 'W-RES', f.piece, -1, k);
  },
};

export const award: A<'award'> = {
  run(s, f, k) {
    const h = s.active;
    const mine = s.reward + nth(s.gain, h);
    changeEvidence(s, h, mine, f.piece < HEALERS.length ? 'PATH-RES-12' : isOwn(s, f.piece) ? 'PATH-RES-10' : 'PATH-RES-11', k);
    for (const x of s.order) if (x !== h && nth(s.gain, x) > 0) changeEvidence(s, x, nth(s.gain, x), 'PATH-RES-14', k);
    s.reward = 0;
    s.gain.fill(0);
    if (nth(s.evidence, h) >= NUMBER.evidenceWin) return win(s, h, 'evidence', 'PATH-EVD-02', k); // PATH-EVD-06
    for (const x of s.order) if (nth(s.evidence, x) >= NUMBER.evidenceWin) return win(s, x, 'evidence', 'PATH-EVD-02', k);
    if (s.undrawn === 0 && s.ongoing === 0) return win(s, PLAGUE, 'exhaustion', 'PATH-EVD-04', k);
    s.stack.push({ step: 'after-award', at: f.at });
    const { op } = eventOf(f.at);
    const cards = Math.min(nth(s.rest, h), 1 + (op.op === 'prescription' ? op.n : 0)); // PATH-RES-13, PATH-GEN-03
    for (let i = 0; i < cards; i++) s.stack.push({ step: 'take-card', healer: h, reward: true });
  },
};
/** PATH-EV-07: another Event's resolution gives the Plague a Strain, after the reward. */
export const afterAward: A<'after-award'> = {
  run(s, _, k) {
    const { op } = eventOf(STRAIN_ON_RESOLVE);
    if (isOngoing(s, STRAIN_ON_RESOLVE) && op.op === 'strainOnResolve') drawStrains(s, op.n, 'PATH-EV-07', k);
  },
};

export const confine: D<'confine'> = {
  verbs: ['confine', 'decline'],
  reasons: ['PATH-EV-02'],
  deciders: activeSeat,
  prompt: () => ({ key: 'confine' }),
  moves(s, _, __, out) {
    out.push({ verb: 'decline' });
    for (let p = 0; p < PIECES.length; p++) if (isFree(s, p)) out.push({ verb: 'confine', piece: pieceName(p) });
  },
  refuse: () => 'PATH-EV-02',
  play(s, _, __, m, k) {
    s.stack.pop();
    if (m.verb === 'confine') quarantine(s, PIECES.indexOf(m.piece), 'PATH-EV-02', k);
  },
};

/** PATH-EV-05: the Plague must bring one dead Ward back; its Healer's Evidence is part of this resolution. */
export const revive: D<'revive'> = {
  sealed: true,
  verbs: ['revive'],
  reasons: ['PATH-EV-05'],
  deciders: plagueSeat,
  prompt: () => ({ key: 'revive' }),
  moves(s, _, __, out) {
    for (let w = 0; w < WARDS.length; w++) if (((s.crypt | s.grave) >> w) & 1) out.push({ verb: 'revive', ward: wardName(w) });
  },
  refuse: () => 'PATH-EV-05',
  play(s, _, __, m, k) {
    s.stack.pop();
    const w = WARDS.indexOf(m.ward);
    const award = s.stack[s.stack.length - 1];
    const at = award !== undefined && award.step === 'resolved' ? award.at : 0;
    s.crypt &= ~(1 << w);
    s.grave &= ~(1 << w);
    s.at[w + FIRST_WARD] = at;
    s.free |= 1 << (w + FIRST_WARD);
    if (playing(s, groupOf(w))) add(s.gain, groupOf(w), 1);
    k.tell?.({ type: 'revived', ward: m.ward, at, clause: 'PATH-EV-05' }, ALL);
  },
};

/** PATH-EV-06: one counter of the player's choice, as often as the Event says and the Pool allows. */
export const gain: D<'gain'> = {
  verbs: ['pick'],
  reasons: ['PATH-EV-06'],
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'gain', left: f.left }),
  moves(s, _, __, out) {
    for (let t = 0; t < RESOURCES.length; t++) if (nth(s.pool, t) > 0) out.push({ verb: 'pick', resource: resourceName(t) });
  },
  refuse: () => 'PATH-EV-06',
  play(s, f, _, m, k) {
    s.stack.pop();
    takeCounter(s, s.active, RESOURCES.indexOf(m.resource), 'pool', 'PATH-EV-06', k);
    if (f.left > 1 && s.pool.some((n) => n > 0)) s.stack.push({ step: 'gain', left: f.left - 1 });
  },
};
