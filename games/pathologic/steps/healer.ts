/** A Healer's turn begins (2.9): Events are drawn, all Healers are asked for Influence cards; and the turn ends (2.4). */

import { ALL } from '@pesthouse/kernel';
import { eventOf, NUMBER, QUARTER, QUARTER_BITS, slotOf } from '../data/tables.ts';
import { narrow } from '../fog.ts';
import { add, nth, row } from '../look.ts';
import { DISTRICTS, FIRST_WARD, HEALERS, healerName, PLAGUE, QUARTERS, RESOURCES, resourceName, roleName, TITLES } from '../names.ts';
import { counterOf, countersOf } from '../reading.ts';
import { type A, atOf, type D, deckKind, ONGOING, type State, seatOfRole, UNDRAWN } from '../state.ts';
import { drawStrains, type K, release, returnCounter, win } from './doing.ts';
import { lose } from './supply.ts';
import { openWindow } from './windows.ts';

const CURFEW = TITLES.indexOf('curfew');
const FEAR = TITLES.indexOf('have-no-fear');

export const healerTurn: A<'healer-turn'> = {
  run(s, f, k) {
    const h = f.healer;
    s.active = h;
    s.phase = 'events';
    // PATH-RX-20: what lasts until the start of the own next turn ends before its Setup Phase.
    if (slotOf(deckKind(s, h), CURFEW) >= 0) {
      s.lastCurfew = s.curfew;
      s.curfew = 0;
    }
    if (slotOf(deckKind(s, h), FEAR) >= 0) s.shield = -1;
    s.acted = 0;
    s.ap = NUMBER.actionPoints;
    s.stride = 0;
    s.emergency = false;
    s.kin = -1;
    k.tell?.({ type: 'turn', who: roleName(h), round: s.round, clause: 'PATH-TURN-01' }, ALL);
    if (s.duel) {
      s.tier = (s.tier + 1) % HEALERS.length; // PATH-P2-08
      k.tell?.({ type: 'tier', healer: healerName(s.tier), clause: 'PATH-P2-07' }, ALL);
    }
    let all = 0;
    for (const x of s.order) all |= 1 << x;
    s.stack.push({ step: 'turn-end' }, { step: 'act' }, { step: 'influence', asked: all }, { step: 'draw-event', left: s.begun ? 1 : NUMBER.firstDraw });
    s.begun = true;
  },
};

/** PATH-GEN-16: every Event still in the deck is equally likely. */
const pickEvent = (s: State, k: K): number => {
  let r = k.chance.below(s.undrawn);
  for (let d = 1; d <= DISTRICTS; d++) if (s.event[d] === UNDRAWN && r-- === 0) return d;
  return 0;
};

/** An on-start effect (PATH-SUP-07). */
const start = (s: State, d: number, k: K): void => {
  const { op } = eventOf(d);
  switch (op.op) {
    case 'unquarantine':
      for (let p = FIRST_WARD; p < s.at.length; p++) if (atOf(s, p) !== 0 && (op.places >> atOf(s, p)) & 1) release(s, p, 'PATH-EV-04', k);
      return;
    case 'lose': {
      const first = s.order.indexOf(s.active);
      for (let i = s.order.length - 1; i >= 0; i--) {
        const h = nth(s.order, (first + i) % s.order.length);
        if (countersOf(s, h) > 0) s.stack.push({ step: 'loot', healer: h });
      }
      return;
    }
    case 'quarter': {
      const q = nth(QUARTER, s.place);
      narrow(s, nth(QUARTER_BITS, q));
      k.tell?.({ type: 'quarter', quarter: row(QUARTERS, q), clause: 'PATH-EV-15' }, ALL);
      return;
    }
    default:
      return;
  }
};

export const drawEvent: A<'draw-event'> = {
  run(s, f, k) {
    if (s.ongoing >= NUMBER.ongoingMost || s.undrawn === 0) return; // PATH-SUP-03
    if (f.left > 1) s.stack.push({ step: 'draw-event', left: f.left - 1 });
    const d = pickEvent(s, k);
    const type = nth(eventOf(d).need, s.duel ? s.tier : s.active); // PATH-SUP-06, PATH-P2-09
    s.event[d] = ONGOING;
    s.need[d] = type;
    s.ongoing++;
    s.undrawn--;
    if (nth(s.pool, type) > 0) {
      add(s.pool, type, -1);
      s.marker[d] = 1;
    }
    k.tell?.({ type: 'event', at: d, resource: resourceName(type), healer: healerName(s.duel ? s.tier : s.active), clause: 'PATH-SUP-05' }, ALL);
    s.stack.push({ step: 'event-strain' });
    start(s, d, k);
  },
};
export const eventStrain: A<'event-strain'> = {
  run: (s, _, k) => drawStrains(s, 1, 'PATH-STR-01', k),
};

/** PATH-EV-13: each Healer who has a counter returns one of their choice. */
export const loot: D<'loot'> = {
  verbs: ['pick'],
  reasons: ['PATH-EV-13'],
  forced: () => true,
  deciders: (s, f) => 1 << seatOfRole(s, f.healer),
  prompt: () => ({ key: 'loot' }),
  moves(s, f, _, out) {
    for (let t = 0; t < RESOURCES.length; t++) if (counterOf(s, f.healer, t) > 0) out.push({ verb: 'pick', resource: resourceName(t) });
  },
  refuse: () => 'PATH-EV-13',
  play(s, f, _, m, k) {
    s.stack.pop();
    returnCounter(s, f.healer, RESOURCES.indexOf(m.resource), 'PATH-EV-13', k);
  },
};

/** PATH-SUP-10: the Influence window, for those still to be asked. */
export const influence: A<'influence'> = {
  run(s, f, k) {
    if (!openWindow(s, 'W-INF', f.asked, -1, k)) s.phase = 'actions';
  },
};

export const turnEnd: A<'turn-end'> = {
  run(s, _, k) {
    lose(s, 'PATH-ACT-17', k);
    const next = s.order[s.order.indexOf(s.active) + 1];
    if (next !== undefined) s.stack.push({ step: 'healer-turn', healer: next });
    else if (s.round >= s.rounds) win(s, PLAGUE, 'rounds', 'PATH-TURN-08', k);
    else s.stack.push({ step: 'plague-turn' });
  },
};
