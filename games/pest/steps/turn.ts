/** Action phase (2.10): whose turn it is, the Assistant, and the two actions of its cell. */

import { ALL } from '@pesthouse/kernel';
import { onTurnEnd } from '../cards/imperatives.ts';
import { ADRENALINE_SHOT, EFFECT, has, MEDICINAL_TRIALS } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { ASSISTANTS, COIN, finder, HERBS, NUMBER } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { ACTIONS, type Action, ADRENALINE_STAND, CELLS, GRID, leftOf, MOVE, ROW, STANDS, TRIALS_STAND, topOf } from '../names.ts';
import { active, activeSeat, eraOf, freeSpace, hindered as hinderedBy, houseOf, playerOf, stood } from '../reading.ts';
import type { A, D, K, Player, State } from '../state.ts';
import { aside, noAside, offerAsides } from './aside.ts';
import { startAssign } from './assign.ts';
import { startConstruct } from './construct.ts';
import { startCure } from './cure.ts';
import { startMove } from './move.ts';
import { settled, toTrack } from './people.ts';
import { startProduce } from './produce.ts';
import { startResearch } from './research.ts';
import { canStart } from './way.ts';

export const turn: A<'turn'> = {
  run(s, f, k) {
    s.phase = 'action';
    const next = f.i === s.order.length ? { round: f.round + 1, i: 0 } : { round: f.round, i: f.i };
    if (next.round === nth(ASSISTANTS, eraOf(s))) {
      s.stack.push({ step: 'close' });
      return;
    }
    s.active = row(s.order, next.i);
    s.spent = false;
    s.stand = -1;
    s.top = -1;
    s.left = -1;
    s.going.entered = [];
    k.tell?.({ type: 'turn', who: houseOf(s, s.active), round: next.round + 1, clause: 'PEST-ACT-01' }, ALL);
    s.stack.push({ step: 'turn', round: next.round, i: next.i + 1 });
    s.stack.push({ step: 'assistant' });
  },
};

/** Why the Assistant may not stand there. */
const noStand = (p: Player, stand: number): Clause | null => {
  if (stood(p, stand)) return 'PEST-ACT-02';
  if (stand < CELLS.length) return null;
  if (!has(p, stand === TRIALS_STAND ? MEDICINAL_TRIALS : ADRENALINE_SHOT)) return 'PEST-ACT-10';
  if (stand === TRIALS_STAND) return nth(p.res, HERBS) + nth(p.res, COIN) >= NUMBER.trialsHerbs && freeSpace(p) >= 0 ? null : 'PEST-TCR-12';
  return (p.stands & GRID) !== 0 ? null : 'PEST-TCR-13';
};

const standIndex = finder(STANDS);
const cellIndex = finder(CELLS);

const takeCell = (s: State, cell: number): void => {
  s.top = topOf(cell);
  s.left = leftOf(cell);
};

export const assistant: D<'assistant'> = {
  verbs: ['assistant', 'trade', 'tidy'],
  reasons: ['PEST-ACT-02', 'PEST-ACT-10', 'PEST-TCR-12', 'PEST-TCR-13', 'PEST-TRD-02', 'PEST-QUA-06'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'assistant', ready: active(s).ready }),
  moves(s, _, __, out) {
    const p = active(s);
    for (let i = 0; i < STANDS.length; i++) {
      const stand = STANDS[i];
      if (stand !== undefined && noStand(p, i) === null) out.push({ verb: 'assistant', stand });
    }
    offerAsides(s, p, out);
  },
  refuse: (s, _, __, m) => (m.verb === 'assistant' ? (noStand(active(s), standIndex(m.stand)) ?? 'PEST-ACT-02') : noAside(s, active(s), m.verb)),
  play(s, _, seat, m, k) {
    if (m.verb !== 'assistant') {
      aside(s, m.verb);
      return;
    }
    settled(s);
    s.stack.pop();
    const p = active(s);
    const stand = standIndex(m.stand);
    p.stands |= 1 << stand;
    p.ready--;
    s.stand = stand;
    s.topDone = false;
    s.leftDone = false;
    k.tell?.({ type: 'assistant', who: houseOf(s, seat), stand: m.stand, clause: stand < CELLS.length ? 'PEST-ACT-03' : 'PEST-ACT-10' }, ALL);
    s.stack.push({ step: 'act' });
    if (stand === TRIALS_STAND) s.stack.push({ step: 'trials' });
    else if (stand === ADRENALINE_STAND) s.stack.push({ step: 'pair' });
    else takeCell(s, stand);
  },
};

/** Adrenaline Shot: a pair that was played on the own grid this Year (PEST-TECH-28, PEST-TCR-13). */
export const pair: D<'pair'> = {
  verbs: ['pair'],
  reasons: ['PEST-TCR-13'],
  deciders: activeSeat,
  prompt: () => ({ key: 'pair' }),
  moves(s, _, __, out) {
    const p = active(s);
    for (let i = 0; i < CELLS.length; i++) {
      const cell = CELLS[i];
      if (cell !== undefined && stood(p, i)) out.push({ verb: 'pair', cell });
    }
  },
  refuse: () => 'PEST-TCR-13',
  play(s, _, seat, m, k) {
    s.stack.pop();
    takeCell(s, cellIndex(m.cell));
    k.tell?.({ type: 'pair', who: houseOf(s, seat), cell: m.cell, clause: 'PEST-TECH-28' }, ALL);
  },
};

/** Medicinal Trials: Herbs for People (PEST-TECH-17, PEST-TCR-12). */
export const trials: D<'trials'> = {
  verbs: ['trials'],
  reasons: ['PEST-TCR-12'],
  forced: () => true,
  deciders: activeSeat,
  prompt: () => ({ key: 'trials', herbs: NUMBER.trialsHerbs }),
  moves(s, _, __, out) {
    const p = active(s);
    const most = Math.min(NUMBER.trialsHerbs, nth(p.res, COIN));
    for (let coins = Math.max(0, NUMBER.trialsHerbs - nth(p.res, HERBS)); coins <= most; coins++) out.push({ verb: 'trials', coins });
  },
  refuse: () => 'PEST-TCR-12',
  play(s, _, seat, m, k) {
    s.stack.pop();
    const p = active(s);
    add(p.res, HERBS, m.coins - NUMBER.trialsHerbs);
    add(p.res, COIN, -m.coins);
    let people = 0;
    while (people < EFFECT.medicinalTrialsPeople && toTrack(p) >= 0) people++;
    k.tell?.({ type: 'trials', who: houseOf(s, seat), people, coins: m.coins, clause: 'PEST-TECH-17' }, ALL);
  },
};

const actionIndex = finder(ACTIONS);

/** Why this action may not be played now. */
const noAct = (s: State, action: number, enhance: boolean): Clause | null => {
  const p = active(s);
  if (action >= ROW) {
    if (s.left !== action - ROW || s.leftDone) return 'PEST-ACT-03';
    return enhance ? 'PEST-ACT-06' : null;
  }
  if (s.top !== action || s.topDone) return 'PEST-ACT-03';
  if (enhance && p.research === 0) return 'PEST-ACT-06';
  return action === MOVE && !canStart(s, enhance) ? 'PEST-MOV-15' : null;
};

const START: Readonly<Record<Action, (s: State, hindered: boolean, enhanced: boolean, k: K) => void>> = {
  move: startMove,
  construct: startConstruct,
  produce: startProduce,
  research: startResearch,
  cure: startCure,
  assign: startAssign,
};

export const act: D<'act'> = {
  verbs: ['act', 'end-turn', 'trade', 'tidy'],
  reasons: ['PEST-ACT-03', 'PEST-ACT-06', 'PEST-MOV-15', 'PEST-TRD-02', 'PEST-QUA-06'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'act', left: (s.top >= 0 && !s.topDone ? 1 : 0) + (s.left >= 0 && !s.leftDone ? 1 : 0) }),
  moves(s, _, __, out) {
    const p = active(s);
    out.push({ verb: 'end-turn' });
    if (s.top >= 0 && !s.topDone) {
      const action = ACTIONS[s.top];
      if (action !== undefined) {
        if (noAct(s, s.top, false) === null) out.push({ verb: 'act', action, enhance: false });
        if (noAct(s, s.top, true) === null) out.push({ verb: 'act', action, enhance: true });
      }
    }
    if (s.left >= 0 && !s.leftDone) {
      const action = ACTIONS[s.left + ROW];
      if (action !== undefined) out.push({ verb: 'act', action, enhance: false });
    }
    offerAsides(s, p, out);
  },
  refuse(s, _, __, m) {
    if (m.verb === 'act') return noAct(s, actionIndex(m.action), m.enhance) ?? 'PEST-ACT-03';
    return m.verb === 'end-turn' ? 'PEST-ACT-03' : noAside(s, active(s), m.verb);
  },
  play(s, _, seat, m, k) {
    if (m.verb === 'trade' || m.verb === 'tidy') {
      aside(s, m.verb);
      return;
    }
    settled(s);
    const p = playerOf(s, seat);
    if (m.verb === 'end-turn') {
      s.stack.pop();
      onTurnEnd(s, k);
      return;
    }
    const action = actionIndex(m.action);
    const hindered = hinderedBy(p, action);
    if (action < ROW) s.topDone = true;
    else s.leftDone = true;
    if (m.enhance) {
      p.research--;
      s.spent = true;
    }
    k.tell?.(
      { type: 'action', who: houseOf(s, seat), action: m.action, enhanced: m.enhance, hindered, clause: m.enhance ? 'PEST-ACT-06' : 'PEST-ACT-05' },
      ALL,
    );
    START[m.action](s, hindered, m.enhance, k);
  },
};
