/** The Plague's turn (2.5, 2.6, 2.8): hidden movement, one attack or none, additional movement, Strains. Nothing in it is forced: who waits learns nothing. */

import { ALL } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { NUMBER, RATS, reachOf } from '../data/tables.ts';
import { announce, beginTracks, endTracks, wasThere } from '../fog.ts';
import { add, nth } from '../look.ts';
import { DISTRICTS, NO_STRAIN, PLAGUE, STEPPE, STRAINS, strainName } from '../names.ts';
import { type A, type Attack, type D, firstHealer, isOngoing, plagueSeat, type State } from '../state.ts';
import { canStep, creep, type K, liftBlockade, strikeAt } from './doing.ts';
import { openWindow } from './windows.ts';

export const plagueTurn: A<'plague-turn'> = {
  run(s, _, k) {
    s.round++;
    s.active = PLAGUE;
    s.phase = 'movement';
    s.acted = 0;
    s.ap = 0;
    s.visited = 1 << s.place;
    s.moved = false;
    s.toll = 0;
    s.stilled = s.paralysed; // PATH-RX-01
    s.paralysed = false;
    beginTracks(s);
    k.tell?.({ type: 'turn', who: 'plague', round: s.round, clause: 'PATH-TURN-01' }, ALL);
    s.stack.push({ step: 'plague-end' }, { step: 'attack' });
    if (s.stilled) s.phase = 'attack';
    else s.stack.push({ step: 'step', left: NUMBER.plagueSpaces + (isOngoing(s, RATS) ? 1 : 0) }); // PATH-EV-12
  },
};

/** PATH-MOV-02 and the Curfew: why the Plague cannot go there. */
const barredStep = (s: State, to: number): Clause | null => {
  if (!reachOf(s.place).includes(to)) return 'PATH-MOV-02';
  return canStep(s, to) ? null : 'PATH-RX-02';
};
export const pushSteps = (s: State, out: { push(m: { verb: 'go'; to: number } | { verb: 'stay' }): void }): void => {
  out.push({ verb: 'stay' });
  for (const to of reachOf(s.place)) if (canStep(s, to)) out.push({ verb: 'go', to });
};
export const refuseStep = (s: State, m: { verb: 'go'; to: number } | { verb: 'stay' }): Clause =>
  m.verb === 'stay' ? 'PATH-MOV-01' : (barredStep(s, m.to) ?? 'PATH-MOV-02');

/** With Riding the Rats it is always asked twice, so that nobody can count its steps. */
export const step: D<'step'> = {
  verbs: ['go', 'stay'],
  reasons: ['PATH-MOV-02', 'PATH-RX-02'],
  deciders: plagueSeat,
  prompt: (_, f) => ({ key: 'step', left: f.left }),
  moves: (s, _, __, out) => pushSteps(s, out),
  refuse: (s, _, __, m) => refuseStep(s, m),
  play(s, f, _, m, k) {
    if (f.left > 1) f.left--;
    else {
      s.stack.pop();
      s.phase = 'attack';
    }
    creep(s, m.verb === 'go' ? m.to : s.place, 'step', 'PATH-MOV-04', k);
  },
};

/** Phase 2 is over: Strains are laid if the Plague holds any, which all know. */
const toStrains = (s: State): void => {
  s.phase = 'strains';
  if (s.gripSize > 0) s.stack.push({ step: 'lay' });
};

/** One hidden step, not two: by victims (PATH-INF-10), or because a Paralysis held back the one of phase 1 (PATH-RX-01), unless it forbids every step (PATH-OPT-03). */
const attackOver = (s: State): void => {
  if (s.stilled ? !s.fullParalysis : s.toll > 0) s.stack.push({ step: 'extra' });
  else toStrains(s);
};

const strike = (s: State, kind: Attack, k: K): void => {
  const at = s.place;
  s.toll = 0;
  s.stack.push({ step: 'after-attack' }, { step: 'attacked', at, kind });
  if (kind !== 'cease') openWindow(s, 'W-ATK', at, -1, k);
};

type Choice = 'conceal' | 'infect' | 'blockade' | 'keep' | 'cease' | 'interrupt';
/** What phase 2 does not allow (PATH-INF-01). */
const barred = (s: State, verb: Choice): Clause | null => {
  const token = s.blockade !== 0;
  switch (verb) {
    case 'conceal':
      return token ? 'PATH-BLK-07' : null;
    case 'infect':
      return s.place === STEPPE ? 'PATH-INF-04' : null;
    case 'blockade':
      if (token) return 'PATH-INF-02';
      if (s.place === STEPPE) return 'PATH-INF-04';
      return s.moved ? 'PATH-BLK-01' : null;
    case 'keep':
      return token ? null : 'PATH-BLK-07';
    case 'cease':
      return token ? null : 'PATH-BLK-04';
    case 'interrupt':
      return token ? null : 'PATH-BLK-08';
    default:
      return verb satisfies never;
  }
};
const CHOICES: readonly Choice[] = ['conceal', 'infect', 'blockade', 'keep', 'cease', 'interrupt'];

export const attack: D<'attack'> = {
  verbs: CHOICES,
  reasons: ['PATH-BLK-07', 'PATH-INF-04', 'PATH-INF-02', 'PATH-BLK-01', 'PATH-BLK-04', 'PATH-BLK-08'],
  deciders: plagueSeat,
  prompt: (s) => ({ key: 'attack', token: s.blockade }),
  moves(s, _, __, out) {
    for (const verb of CHOICES) if (barred(s, verb) === null) out.push({ verb });
  },
  refuse: (s, _, __, m) => barred(s, m.verb) ?? 'PATH-INF-02',
  play(s, _, __, m, k) {
    s.stack.pop();
    switch (m.verb) {
      case 'conceal':
        k.tell?.({ type: 'concealed', clause: 'PATH-INF-01' }, ALL);
        return attackOver(s);
      case 'infect':
        if (s.blockade !== 0) liftBlockade(s, false, 'PATH-BLK-11', k);
        announce(s, s.place);
        k.tell?.({ type: 'infected', at: s.place, clause: 'PATH-INF-03' }, ALL);
        return strike(s, 'infect', k);
      case 'blockade':
        s.blockade = s.place;
        announce(s, s.place, true);
        k.tell?.({ type: 'blockaded', at: s.place, clause: 'PATH-BLK-02' }, ALL);
        return strike(s, 'blockade', k);
      case 'keep':
        announce(s, s.place);
        k.tell?.({ type: 'kept', at: s.place, clause: 'PATH-BLK-07' }, ALL);
        return attackOver(s);
      case 'cease':
        announce(s, s.place);
        s.blockade = 0; // PATH-BLK-06
        k.tell?.({ type: 'ceased', at: s.place, clause: 'PATH-BLK-05' }, ALL);
        return strike(s, 'cease', k);
      case 'interrupt':
        announce(s, s.place);
        liftBlockade(s, false, 'PATH-BLK-08', k);
        return attackOver(s);
      default:
        return m satisfies never;
    }
  },
};

export const attacked: A<'attacked'> = {
  run(s, f, k) {
    strikeAt(s, f.at, f.kind === 'cease', f.kind === 'infect' ? 'PATH-INF-06' : f.kind === 'blockade' ? 'PATH-BLK-03' : 'PATH-BLK-05', k);
  },
};

export const afterAttack: A<'after-attack'> = {
  run(s) {
    attackOver(s);
  },
};
export const extra: D<'extra'> = {
  verbs: ['go', 'stay'],
  reasons: ['PATH-MOV-02', 'PATH-RX-02'],
  deciders: plagueSeat,
  prompt: (s) => ({ key: 'extra', toll: s.toll }),
  moves: (s, _, __, out) => pushSteps(s, out),
  refuse: (s, _, __, m) => refuseStep(s, m),
  play(s, _, __, m, k) {
    s.stack.pop();
    creep(s, m.verb === 'go' ? m.to : s.place, 'extra', s.toll > 0 ? 'PATH-INF-15' : 'PATH-RX-01', k);
    toStrains(s);
  },
};

/** Why a Strain cannot be laid there; null = it can. */
const barredLay = (s: State, strain: number, at: number): Clause | null => {
  if (nth(s.grip, strain) === 0) return 'PATH-GEN-01';
  if (((s.visited >> at) & 1) === 0) return 'PATH-STR-04';
  return s.mine[at] === NO_STRAIN ? null : 'PATH-STR-03';
};
export const lay: D<'lay'> = {
  verbs: ['lay', 'done'],
  reasons: ['PATH-GEN-01', 'PATH-STR-04', 'PATH-STR-03'],
  deciders: plagueSeat,
  prompt: (s) => ({ key: 'lay', held: s.gripSize }),
  moves(s, _, __, out) {
    out.push({ verb: 'done' });
    if (s.gripSize === 0) return;
    for (let d = 1; d <= DISTRICTS; d++) {
      if (((s.visited >> d) & 1) === 0 || s.mine[d] !== NO_STRAIN) continue;
      for (let x = 0; x < STRAINS.length; x++) if (nth(s.grip, x) > 0) out.push({ verb: 'lay', strain: strainName(x), at: d });
    }
  },
  refuse: (s, _, __, m) => (m.verb === 'done' ? 'PATH-STR-02' : (barredLay(s, STRAINS.indexOf(m.strain), m.at) ?? 'PATH-STR-03')),
  play(s, _, __, m, k) {
    if (m.verb === 'done') {
      s.stack.pop();
      return;
    }
    add(s.grip, STRAINS.indexOf(m.strain), -1);
    s.gripSize--;
    s.mine[m.at] = STRAINS.indexOf(m.strain);
    s.seen[m.at] = 0;
    wasThere(s, m.at);
    k.tell?.({ type: 'laid', strain: m.strain, at: m.at, clause: 'PATH-STR-02' }, plagueSeat(s), {
      type: 'laid',
      strain: 'back',
      at: m.at,
      clause: 'PATH-STR-02',
    });
  },
};

export const plagueEnd: A<'plague-end'> = {
  run(s) {
    endTracks(s);
    s.visited = 0;
    s.moved = false;
    s.stilled = false;
    s.toll = 0;
    s.stack.push({ step: 'healer-turn', healer: firstHealer(s) });
  },
};
