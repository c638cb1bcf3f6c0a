/** The interpreter of Prescriptions: one operation of the data each, exhaustively; and what to do with a Strain that was looked at. */

import { ALL } from '@pesthouse/kernel';
import { cardOf, nearOf, REACH_BITS } from '../data/tables.ts';
import { narrow } from '../fog.ts';
import { add, nth } from '../look.ts';
import { counterSlot, FIRST_WARD, healerName, NO_STRAIN, NONE, resourceName, strainFace, titleName, UNKNOWN, wardName } from '../names.ts';
import { counterOf } from '../reading.ts';
import { type A, atOf, type D, type State, seatOfRole } from '../state.ts';
import { carry, type K, quarantine, takeCounter } from '../steps/doing.ts';
import { carriedOff, settle } from '../steps/supply.ts';
import { firstIn, secondIn } from './code.ts';
import { aIn, bIn, titleIn } from './plays.ts';

const distance = (s: State, at: number, k: K): void => {
  if (s.place === UNKNOWN) throw new Error('this view does not know where the Plague is'); // so that the answer is never taken for a foreseen one
  const ring = nth(REACH_BITS, at);
  const answer = s.place === at ? 'there' : (ring >> s.place) & 1 ? 'adjacent' : 'neither';
  narrow(s, answer === 'there' ? 1 << at : answer === 'adjacent' ? ring : ~(ring | (1 << at)));
  if (answer === 'there') {
    s.lastSeen = at;
    s.lastSeenRound = s.round;
  }
  k.tell?.({ type: 'distance', at, answer, clause: 'PATH-RX-06' }, ALL);
};

const steal = (s: State, to: number, from: number, type: number, k: K): void => {
  if (type === NONE || counterOf(s, from, type) === 0) return;
  add(s.counters, counterSlot(from, type), -1);
  add(s.counters, counterSlot(to, type), 1);
  k.tell?.({ type: 'got', healer: healerName(to), resource: resourceName(type), from: healerName(from), clause: 'PATH-RX-17' }, ALL);
};

const apply = (s: State, h: number, code: number, k: K): void => {
  const a = aIn(code);
  const b = bIn(code);
  const card = cardOf(titleIn(code));
  switch (card.op) {
    case 'plagueNoMove':
      s.paralysed = true;
      return;
    case 'sealDistrict':
      s.curfew = a;
      return;
    case 'moveWard':
      carry(s, a + FIRST_WARD, b, 'summons', 'PATH-RX-03', k);
      s.acted |= 1 << (a + FIRST_WARD);
      carriedOff(s, a, k);
      settle(s, k);
      return;
    case 'ignorePacts':
      s.emergency = true;
      return;
    case 'quarantineWard':
      quarantine(s, a + FIRST_WARD, 'PATH-RX-05', k);
      return;
    case 'askPlagueDistance':
      distance(s, a, k);
      return;
    case 'gainResources':
      takeCounter(s, h, a, 'pool', 'PATH-RX-07', k);
      if (b !== NONE) takeCounter(s, h, b, 'pool', 'PATH-RX-07', k);
      return;
    case 'gainActionPoints':
      s.ap += card.n;
      return;
    case 'moveBonus':
      s.stride += card.n;
      return;
    case 'gainEvidence':
      add(s.gain, h, card.n);
      return;
    case 'preventDeath':
      s.saved = true;
      k.tell?.({ type: 'spared', ward: wardName(a), by: 'living-panacea', clause: 'PATH-RX-11' }, ALL);
      quarantine(s, a + FIRST_WARD, 'PATH-RX-11', k);
      return;
    case 'swapWards': {
      const from = atOf(s, a + FIRST_WARD);
      carry(s, a + FIRST_WARD, atOf(s, b + FIRST_WARD), 'dance', 'PATH-RX-12', k);
      carry(s, b + FIRST_WARD, from, 'dance', 'PATH-RX-12', k);
      carriedOff(s, a, k);
      carriedOff(s, b, k);
      settle(s, k);
      return;
    }
    case 'cancel':
      s.cancelled = true;
      return;
    case 'protectWard':
      s.shield = a;
      return;
    case 'inspectStrain': {
      const seat = seatOfRole(s, h);
      s.seen[a] = nth(s.seen, a) | (1 << seat);
      k.tell?.({ type: 'looked', healer: healerName(h), at: a, strain: strainFace(nth(s.mine, a)), clause: 'PATH-RX-15' }, 1 << seat, {
        type: 'looked',
        healer: healerName(h),
        at: a,
        strain: 'back',
        clause: 'PATH-RX-15',
      });
      s.stack.push({ step: 'hands', healer: h, at: a });
      return;
    }
    case 'reduceEvidenceGain':
      s.reward = Math.max(0, s.reward - card.n);
      return;
    case 'stealResources':
      steal(s, h, a, firstIn(b), k);
      steal(s, h, a, secondIn(b), k);
      return;
    case 'treatWardAsOwn':
      s.kin = a;
      return;
    default:
      card.op satisfies never;
      return;
  }
};

/** The card takes effect, or No! has stopped it. */
export const effect: A<'effect'> = {
  run(s, f, k) {
    const title = titleIn(f.code);
    if (s.cancelled && cardOf(title).op !== 'cancel') {
      s.cancelled = false;
      k.tell?.({ type: 'no-effect', what: titleName(title), clause: 'PATH-RX-13' }, ALL);
      return;
    }
    apply(s, f.healer, f.code, k);
  },
};

/** PATH-RX-15: what becomes of the Strain is chosen after the look. */
export const hands: D<'hands'> = {
  verbs: ['let-lie', 'throw-out', 'carry'],
  reasons: ['PATH-RX-15'],
  deciders: (s, f) => 1 << seatOfRole(s, f.healer),
  prompt: (_, f) => ({ key: 'hands', at: f.at }),
  moves(s, f, _, out) {
    out.push({ verb: 'let-lie' });
    out.push({ verb: 'throw-out' });
    for (const to of nearOf(f.at)) if (s.mine[to] === NO_STRAIN) out.push({ verb: 'carry', to });
  },
  refuse: () => 'PATH-RX-15',
  play(s, f, _, m, k) {
    s.stack.pop();
    const strain = nth(s.mine, f.at);
    if (m.verb === 'let-lie') {
      k.tell?.({ type: 'strain-left', at: f.at, clause: 'PATH-RX-15' }, ALL);
      return;
    }
    s.mine[f.at] = NO_STRAIN;
    if (m.verb === 'throw-out') {
      add(s.spent, strain, 1);
      k.tell?.({ type: 'strain-out', at: f.at, strain: strainFace(strain), clause: 'PATH-RX-15' }, ALL);
    } else {
      s.mine[m.to] = strain;
      s.seen[m.to] = nth(s.seen, f.at);
      k.tell?.({ type: 'strain-carried', from: f.at, to: m.to, clause: 'PATH-RX-15' }, ALL);
    }
    s.seen[f.at] = 0;
  },
};
