/** Move (2.12, 2.13): step by step along the roads, gathering on the way, with the Camp. */

import { ALL, type Seat } from '@pesthouse/kernel';
import { onMoveEnd } from '../cards/imperatives.ts';
import { CLONE_EXPERIMENT, has } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { CAPITAL, finder, NEXT, NUMBER, WAY } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { PLACES, SPACES } from '../names.ts';
import { active, activeSeat, houseOf, placeName, spaceName } from '../reading.ts';
import type { D, K, Player, State } from '../state.ts';
import { aside, noAside, offerAsides, offerWithin } from './aside.ts';
import { receive, settled } from './people.ts';
import { go, pitch } from './settle.ts';
import { gainResource } from './storage.ts';
import { budget, canStep, enterCost, meansOf, noJump, noStep, roadTo } from './way.ts';

export const startMove = (s: State, hindered: boolean, enhanced: boolean): void => {
  const p = active(s);
  s.going = { from: p.doctor, points: budget(p, hindered, enhanced), steps: 0, entered: [], gathered: 0, jumped: false, crowd: false, rival: false };
  s.stack.push({ step: 'move' });
};

/** Why the Camp may not be placed there now (PEST-CMP-03, 04, 10). */
const noCamp = (s: State, seat: Seat, p: Player, at: number): Clause | null => {
  if (p.camp >= 0) return 'PEST-CMP-02';
  if (p.doctor === CAPITAL) return 'PEST-CMP-04';
  if (at !== s.going.from && !s.going.entered.includes(at)) return 'PEST-CMP-10';
  if (nth(s.ruin, at) === 1) return 'PEST-CMP-04';
  // Before the first step the Camp must not be the only means of making it.
  return s.going.steps === 0 && !canStep(s, seat, p, s.going.points, false) ? 'PEST-MOV-15' : null;
};

const spaceIndex = finder(SPACES);
export const move: D<'move'> = {
  verbs: ['step', 'jump', 'camp', 'stop', 'trade', 'tidy'],
  reasons: [
    'PEST-LOC-07',
    'PEST-MOV-03',
    'PEST-MOV-04',
    'PEST-MOV-05',
    'PEST-MOV-06',
    'PEST-MOV-07',
    'PEST-MOV-12',
    'PEST-MOV-15',
    'PEST-MOV-18',
    'PEST-TECH-06',
    'PEST-TCR-07',
    'PEST-CMP-02',
    'PEST-CMP-04',
    'PEST-CMP-10',
    'PEST-TRD-02',
    'PEST-TRD-03',
    'PEST-QUA-06',
    'PEST-QUA-07',
  ],
  forced: () => true,
  deciders: activeSeat,
  prompt: (s) => ({ key: 'move', points: s.going.points, steps: s.going.steps }),
  moves(s, _, seat, out, want) {
    const p = active(s);
    const g = s.going;
    const onRoad = p.doctor === CAPITAL;
    const camp = p.camp < 0;
    if (g.steps > 0 && !onRoad) out.push({ verb: 'stop' });
    const means = meansOf(p);
    const next = row(NEXT, p.doctor);
    const ways = row(WAY, p.doctor);
    for (let i = 0; i < next.length; i++) {
      const to = nth(next, i);
      if (noStep(s, seat, p, nth(ways, i), to, g.points, means, camp) === null) out.push({ verb: 'step', to: spaceName(to) });
    }
    if (out.n >= want) return;
    if (has(p, CLONE_EXPERIMENT) && g.points >= NUMBER.cloneCost && !onRoad)
      for (let to = 0; to < PLACES.length; to++) if (noJump(s, p, to, g.points, means, camp) === null) out.push({ verb: 'jump', to: placeName(to) });
    if (onRoad) return;
    if (camp) {
      if (noCamp(s, seat, p, g.from) === null) out.push({ verb: 'camp', at: placeName(g.from) });
      for (const at of g.entered) if (at !== CAPITAL && at !== g.from && nth(s.ruin, at) === 0) out.push({ verb: 'camp', at: placeName(at) });
    }
    // Before the first step there is no stop: a Trade or a carried Sick may be what the way needs.
    if (g.steps === 0) offerAsides(s, p, out);
    else offerWithin(s, p, out, false);
  },
  refuse(s, _, seat, m) {
    const p = active(s);
    const g = s.going;
    const onRoad = p.doctor === CAPITAL;
    switch (m.verb) {
      case 'stop':
        return onRoad ? 'PEST-MOV-03' : 'PEST-MOV-15';
      case 'trade':
        return onRoad ? 'PEST-TRD-03' : noAside(s, p, 'trade');
      case 'tidy':
        return onRoad ? 'PEST-QUA-07' : noAside(s, p, 'tidy');
      case 'camp':
        return noCamp(s, seat, p, spaceIndex(m.at)) ?? 'PEST-CMP-10';
      case 'jump':
        return noJump(s, p, spaceIndex(m.to), g.points, meansOf(p), p.camp < 0) ?? 'PEST-TCR-07';
      case 'step': {
        const to = spaceIndex(m.to);
        const road = roadTo(p.doctor, to);
        return road < 0 ? 'PEST-LOC-07' : (noStep(s, seat, p, road, to, g.points, meansOf(p), p.camp < 0) ?? 'PEST-LOC-07');
      }
      default:
        return m satisfies never;
    }
  },
  play(s, _, seat, m, k) {
    const p = active(s);
    switch (m.verb) {
      case 'trade':
      case 'tidy':
        aside(s, m.verb);
        return;
      case 'step': {
        const to = spaceIndex(m.to);
        go(s, seat, roadTo(p.doctor, to), to, enterCost(s, seat, p, to), k);
        break;
      }
      case 'jump':
        go(s, seat, -1, spaceIndex(m.to), NUMBER.cloneCost, k);
        break;
      case 'camp':
        receive(s, seat, pitch(s, seat, p, spaceIndex(m.at), 0, k), true, k);
        break;
      case 'stop':
        s.stack.pop();
        finish(s, seat, p, k);
        break;
      default:
        m satisfies never;
    }
    settled(s);
  },
};

/** The Move is over (PEST-MOV-14) and may have fulfilled an Imperative. */
const finish = (s: State, seat: Seat, p: Player, k: K): void => {
  const at = p.doctor;
  const yields = nth(s.yields, at);
  const intact = nth(s.ruin, at) === 0;
  k.tell?.({ type: 'stopped', who: houseOf(s, seat), at: placeName(at), clause: 'PEST-MOV-14' }, ALL);
  if (intact) gainResource(s, seat, yields, 1, k, 'PEST-MOV-14');
  onMoveEnd(s, at, k);
};
