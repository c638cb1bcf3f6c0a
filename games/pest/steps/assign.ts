/** Assign (2.21): People from the track to buildings and to the Capital, the rightmost first. */

import type { Seat } from '@pesthouse/kernel';
import { onAssigned } from '../cards/imperatives.ts';
import { expertsWanted } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { MOBILE } from '../data/tables.ts';
import { TO_CAPITAL, TO_EXPERTS, TO_TRACK } from '../names.ts';
import { active, activeSeat, lastPerson } from '../reading.ts';
import type { D, FrameArgs, K, Player, State } from '../state.ts';
import { aside, noAside, offerWithin } from './aside.ts';
import { deskIndex, deskName, fed, tellAssigned, vacant } from './desk.ts';
import { settled } from './people.ts';

type Sending = FrameArgs<'assign'>;

export const startAssign = (s: State): void => {
  s.stack.push({ step: 'assign', capital: 0, desks: 0, left: 0, got: 0 });
};

const noAssign = (p: Player, desk: number): Clause | null => {
  if (p.track === 0) return 'PEST-ASG-01';
  if (desk === TO_CAPITAL) return null;
  if (desk === TO_EXPERTS) return expertsWanted(p) ? null : 'PEST-TCR-08';
  return vacant(p, desk) ? null : 'PEST-ASG-03';
};
/** A worker changes desks; never back within one action. */
const noShift = (p: Player, f: Sending, from: number, to: number): Clause | null => {
  if (from > MOBILE || p.worker[from] !== 1) return 'PEST-ASG-02';
  if (!vacant(p, to)) return 'PEST-ASG-03';
  return ((f.got >> from) & 1) === 1 || ((f.left >> to) & 1) === 1 ? 'PEST-ASG-03' : null;
};

export const assign: D<'assign'> = {
  verbs: ['assign', 'shift', 'done', 'trade', 'tidy'],
  reasons: ['PEST-ASG-01', 'PEST-ASG-02', 'PEST-ASG-03', 'PEST-TCR-08', 'PEST-TRD-02', 'PEST-QUA-06'],
  forced: () => true,
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'assign', capital: f.capital, desks: f.desks }),
  moves(s, f, _, out, want) {
    const p = active(s);
    out.push({ verb: 'done' });
    if (p.track !== 0) {
      out.push({ verb: 'assign', to: 'capital' });
      if (expertsWanted(p)) out.push({ verb: 'assign', to: 'experts' });
    }
    if (out.n >= want) return;
    for (let to = 0; to <= MOBILE; to++) {
      if (!vacant(p, to)) continue;
      if (p.track !== 0) out.push({ verb: 'assign', to: deskName(to) });
      if (((f.left >> to) & 1) === 1) continue;
      for (let from = 0; from <= MOBILE; from++)
        if (p.worker[from] === 1 && ((f.got >> from) & 1) === 0) out.push({ verb: 'shift', from: deskName(from), to: deskName(to) });
    }
    offerWithin(s, p, out, false);
  },
  refuse(s, f, _, m) {
    const p = active(s);
    switch (m.verb) {
      case 'assign':
        return noAssign(p, deskIndex(m.to)) ?? 'PEST-ASG-01';
      case 'shift':
        return noShift(p, f, deskIndex(m.from), deskIndex(m.to)) ?? 'PEST-ASG-02';
      case 'done':
        return 'PEST-ASG-01';
      default:
        return noAside(s, p, m.verb);
    }
  },
  play(s, f, seat, m, k) {
    const p = active(s);
    switch (m.verb) {
      case 'trade':
      case 'tidy':
        aside(s, m.verb);
        return;
      case 'assign': {
        const to = deskIndex(m.to);
        p.track &= ~(1 << lastPerson(p));
        if (to === TO_CAPITAL) {
          p.capital++;
          f.capital++;
        } else if (to === TO_EXPERTS) p.experts++;
        else {
          p.worker[to] = 1;
          f.desks++;
        }
        tellAssigned(s, seat, TO_TRACK, to, k, 'PEST-ASG-01');
        break;
      }
      case 'shift': {
        const from = deskIndex(m.from);
        const to = deskIndex(m.to);
        p.worker[from] = 0;
        p.worker[to] = 1;
        f.left |= 1 << from;
        f.got |= 1 << to;
        tellAssigned(s, seat, from, to, k, 'PEST-ASG-02');
        break;
      }
      case 'done':
        s.stack.pop();
        finish(s, seat, f, k);
        break;
      default:
        m satisfies never;
    }
    settled(s);
  },
};

const finish = (s: State, seat: Seat, f: Sending, k: K): void => {
  if (f.capital > 0) fed(s, seat, k); // PEST-ASG-05
  onAssigned(s, seat, f.desks, f.capital, k);
};
