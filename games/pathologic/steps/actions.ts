/** Actions carried out: after the Strain of their district, step by step, completed, cancelled or made impossible (PATH-STR-13 to PATH-STR-17). */

import { ALL } from '@pesthouse/kernel';
import { barredPlay, codeOf, isCard, listPlays } from '../cards/plays.ts';
import type { Clause } from '../clauses.ts';
import { ACCESS, cardOf, deckList, nearOf } from '../data/tables.ts';
import { passable } from '../fog.ts';
import { add, nth } from '../look.ts';
import { type Action, counterSlot, FIRST_WARD, healerName, NO_STRAIN, pieceName, RESOURCES, resourceName, titleIndex, wardName } from '../names.ts';
import { type A, type ActionCard, activeSeat, atOf, type D, deckKind, inHandOf, isFree, type State } from '../state.ts';
import { missing } from '../sums.ts';
import { carry, type K, release, returnGiven, takeCounter } from './doing.ts';
import { stillPossible } from './legal.ts';
import { payFor } from './resolve.ts';
import { inHand, turnUp } from './windows.ts';

/** The Action is lost; counters given for it go to the Pool (PATH-STR-14, PATH-ACT-17). */
const waste = (s: State, what: Action, piece: number, k: K): void => {
  if (what === 'resolve' && s.supplied === piece - FIRST_WARD) returnGiven(s);
  k.tell?.({ type: 'wasted', piece: pieceName(piece), action: what, clause: 'PATH-STR-14' }, ALL);
};

const perform = (s: State, what: Action, piece: number, k: K): void => {
  const h = s.active;
  switch (what) {
    case 'leave':
      release(s, piece, 'PATH-ACT-07', k);
      return;
    case 'transfer':
      takeCounter(s, h, nth(ACCESS, piece - FIRST_WARD), wardName(piece - FIRST_WARD), 'PATH-ACT-12', k);
      return;
    case 'supply':
      for (let t = 0; t < RESOURCES.length; t++)
        for (let n = missing(s, h, piece, t); n > 0; n--) {
          add(s.counters, counterSlot(h, t), -1);
          add(s.given, t, 1);
          k.tell?.({ type: 'gave', healer: healerName(h), resource: resourceName(t), to: wardName(piece - FIRST_WARD), clause: 'PATH-ACT-15' }, ALL);
        }
      s.supplied = piece - FIRST_WARD;
      return;
    case 'resolve':
      payFor(s, piece, k);
      return;
    case 'claim':
      s.stack.push({ step: 'claim-type' });
      return;
    case 'use':
      s.stack.push({ step: 'use-card' });
      return;
    case 'move':
      return;
    default:
      what satisfies never;
      return;
  }
};

/** Claim and Use a Prescription ask what is claimed or played, and there the player may cancel; the others ask only whether to go on. */
export const doAction: A<'do'> = {
  run(s, f, k) {
    if (!s.tripped) return perform(s, f.what, f.piece, k);
    if (f.what === 'use' && !s.broken) s.stack.push({ step: 'use-card' });
    else if (!stillPossible(s, s.active, f.what, f.piece)) waste(s, f.what, f.piece, k);
    else if (f.what === 'claim') s.stack.push({ step: 'claim-type' });
    else s.stack.push({ step: 'continue', what: f.what, piece: f.piece });
  },
};

export const goOn: D<'continue'> = {
  verbs: ['complete', 'cancel'],
  reasons: [],
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'continue', action: f.what, piece: pieceName(f.piece) }),
  moves(_, __, ___, out) {
    out.push({ verb: 'complete' });
    out.push({ verb: 'cancel' });
  },
  refuse: () => 'PATH-STR-14',
  play(s, f, _, m, k) {
    s.stack.pop();
    if (m.verb === 'complete') perform(s, f.what, f.piece, k);
    else waste(s, f.what, f.piece, k);
  },
};

export const claimType: D<'claim-type'> = {
  verbs: ['pick', 'cancel'],
  reasons: ['PATH-STR-14', 'PATH-COMP-21'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'claim-type', tripped: s.tripped }),
  moves(s, _, __, out) {
    for (let t = 0; t < RESOURCES.length; t++) if (nth(s.pool, t) > 0) out.push({ verb: 'pick', resource: resourceName(t) });
    if (s.tripped) out.push({ verb: 'cancel' });
  },
  refuse: (_, __, ___, m) => (m.verb === 'cancel' ? 'PATH-STR-14' : 'PATH-COMP-21'),
  play(s, _, __, m, k) {
    s.stack.pop();
    if (m.verb === 'cancel') waste(s, 'claim', s.active, k);
    else takeCounter(s, s.active, RESOURCES.indexOf(m.resource), 'pool', 'PATH-ACT-11', k);
  },
};

const isActionCard = (m: { verb: string }): m is ActionCard => isCard(m.verb, 'action');
/** PATH-STR-21: the card is named only now; a cancelled Action leaves it in hand unseen. */
export const useCard: D<'use-card'> = {
  verbs: ['curfew', 'thanatologists-method', 'have-no-fear', 'cancel'],
  reasons: ['PATH-STR-14', 'PATH-GEN-01', 'PATH-RX-02', 'PATH-RX-14'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'use-card', tripped: s.tripped }),
  moves(s, _, __, out) {
    const h = s.active;
    const list = deckList(deckKind(s, h));
    for (let slot = 0; slot < list.length; slot++) {
      const title = nth(list, slot);
      if (inHandOf(s, h, slot) > 0 && cardOf(title).type === 'action')
        listPlays(s, h, title, -1, { n: 0, push: (m) => (isActionCard(m) ? out.push(m) : undefined) }, Infinity);
    }
    if (s.tripped) out.push({ verb: 'cancel' });
  },
  refuse(s, _, __, m): Clause {
    if (m.verb === 'cancel') return 'PATH-STR-14';
    if (!inHand(s, s.active, titleIndex(m.verb))) return 'PATH-GEN-01';
    return barredPlay(s, s.active, codeOf(m, -1), -1) ?? 'PATH-GEN-01';
  },
  play(s, _, __, m, k) {
    s.stack.pop();
    if (m.verb === 'cancel') waste(s, 'use', s.active, k);
    else turnUp(s, s.active, codeOf(m, -1), k);
  },
};

const exits = (s: State, piece: number): boolean => atOf(s, piece) !== s.curfew && isFree(s, piece);

/** One space of a Move; after the first the player may stop (PATH-ACT-10). */
export const walk: D<'walk'> = {
  verbs: ['go', 'stop'],
  reasons: ['PATH-ACT-09', 'PATH-RX-02', 'PATH-ACT-10'],
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'walk', piece: pieceName(f.piece), left: f.left }),
  moves(s, f, _, out) {
    if (f.begun) out.push({ verb: 'stop' });
    const from = atOf(s, f.piece);
    for (const to of nearOf(from)) if (passable(s, from, to)) out.push({ verb: 'go', to });
  },
  refuse(s, f, _, m): Clause {
    if (m.verb === 'stop') return 'PATH-ACT-10';
    return nearOf(atOf(s, f.piece)).includes(m.to) ? 'PATH-RX-02' : 'PATH-ACT-09';
  },
  play(s, f, _, m, k) {
    s.stack.pop();
    if (m.verb === 'stop') return;
    carry(s, f.piece, m.to, 'move', 'PATH-ACT-09', k);
    s.tripped = false;
    if (f.left > 1) s.stack.push({ step: 'stride', piece: f.piece, left: f.left - 1 });
    if (s.mine[m.to] !== NO_STRAIN) s.stack.push({ step: 'trip', at: m.to, piece: f.piece }); // PATH-STR-07
  },
};
/** Between two spaces: a Strain may have ended the Move (PATH-STR-15). */
export const stride: A<'stride'> = {
  run(s, f, k) {
    if (!s.broken && exits(s, f.piece)) s.stack.push({ step: 'walk', piece: f.piece, left: f.left, begun: true });
    else if (s.tripped) waste(s, 'move', f.piece, k);
  },
};
