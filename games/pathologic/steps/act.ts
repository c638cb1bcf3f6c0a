/** The Action Phase (2.10): the active Healer spends points, plays cards and places the Pact until the turn is ended. */

import { ALL, type FrameOf, Out, type Seat } from '@pesthouse/kernel';
import { barredPlay, codeOf, isInfluence, listPlays } from '../cards/plays.ts';
import type { Clause } from '../clauses.ts';
import { cardOf, deckList } from '../data/tables.ts';
import { nth } from '../look.ts';
import { type Action, FIRST_WARD, healerName, NO_STRAIN, PIECES, pieceName, titleIndex, WARDS, wardName } from '../names.ts';
import { type Args, activeSeat, atOf, type D, deckKind, inHandOf, isFree, isOngoing, type Moves, type State, seatOfRole } from '../state.ts';
import type { K } from './doing.ts';
import { keepsPromise, reachNow, SUPPLY, usable, whyNotAct, whyNotPact, whyUnfit } from './legal.ts';
import { inHand, turnUp } from './windows.ts';

/** The point is spent, the piece has acted, and a Strain where it stands goes off first (PATH-STR-13). A Move begins on no Strain of its own district (PATH-STR-08). */
const declare = (s: State, what: Action, piece: number, k: K): void => {
  const actor = what === 'supply' ? s.active : piece;
  if (s.supplied >= 0 && s.supplied + FIRST_WARD !== piece) s.stack.push({ step: 'settle' });
  s.ap--;
  s.acted |= 1 << actor;
  s.tripped = false;
  s.broken = false;
  k.tell?.({ type: 'acts', healer: healerName(s.active), action: what, piece: pieceName(piece), clause: 'PATH-ACT-01' }, ALL);
  if (what === 'move') {
    s.stack.push({ step: 'walk', piece, left: reachNow(s), begun: false });
    return;
  }
  if (what === 'use') s.sure |= 1 << s.active;
  s.stack.push({ step: 'do', what, piece });
  const at = atOf(s, actor);
  if (s.mine[at] !== NO_STRAIN) s.stack.push({ step: 'trip', at, piece: actor });
};

type Act = Moves['act'];
const actionOf = (s: State, m: Act): { what: Action; piece: number } | null => {
  switch (m.verb) {
    case 'leave':
    case 'move':
    case 'resolve':
      return { what: m.verb, piece: PIECES.indexOf(m.piece) };
    case 'transfer':
    case 'supply':
      return { what: m.verb, piece: WARDS.indexOf(m.ward) + FIRST_WARD };
    case 'claim':
    case 'use':
      return { what: m.verb, piece: s.active };
    default:
      return null;
  }
};

export const act: D<'act'> = {
  verbs: [
    'end',
    'leave',
    'move',
    'claim',
    'transfer',
    'resolve',
    'supply',
    'use',
    'pact',
    'paralysis',
    'summons',
    'emergency-powers',
    'wild-harvest',
    'ticking-away',
    'shortcuts',
    'herb-brides-dance',
    'laying-on-of-hands',
    'light-fingers',
    'false-kin',
  ],
  reasons: [
    'PATH-ACT-01',
    'PATH-ACT-02',
    'PATH-ACT-03',
    'PATH-ACT-07',
    'PATH-ACT-09',
    'PATH-ACT-13',
    'PATH-ACT-16',
    'PATH-ACT-17',
    'PATH-COMP-21',
    'PATH-DTH-06',
    'PATH-EV-01',
    'PATH-EV-09',
    'PATH-GEN-01',
    'PATH-PAC-02',
    'PATH-PAC-04',
    'PATH-PAC-06',
    'PATH-RES-01',
    'PATH-RES-02',
    'PATH-RES-04',
    'PATH-RX-01',
    'PATH-RX-02',
    'PATH-RX-03',
    'PATH-RX-04',
    'PATH-RX-07',
    'PATH-RX-12',
    'PATH-RX-15',
    'PATH-RX-17',
    'PATH-RX-18',
  ],
  deciders: activeSeat,
  prompt: (s, f, seat) => ({ key: 'act', ap: s.ap, free: s.ap === 0 && seat === seatOfRole(s, s.active) && hasFree(s, f, seat) }),
  moves(s, _, __, out, want) {
    out.push({ verb: 'end' });
    const h = s.active;
    if (s.ap > 0) {
      if (s.supplied >= 0) {
        const piece = s.supplied + FIRST_WARD;
        if (whyNotAct(s, 'resolve', piece) === null) out.push({ verb: 'resolve', piece: pieceName(piece) });
      }
      listActions(s, h, out);
    }
    if (out.n >= want) return;
    if (s.ongoing > 0) for (let w = 0; w < WARDS.length; w++) if (whyNotPact(s, w) === null) out.push({ verb: 'pact', ward: wardName(w) });
    if (nth(s.held, h) === 0) return;
    const list = deckList(deckKind(s, h));
    for (let slot = 0; slot < list.length; slot++) {
      const title = nth(list, slot);
      if (inHandOf(s, h, slot) > 0 && cardOf(title).type === 'influence')
        listPlays(s, h, title, -1, { n: 0, push: (m) => (isInfluence(m) ? out.push(m) : undefined) }, Infinity);
    }
  },
  refuse(s, _, __, m): Clause {
    const action = actionOf(s, m);
    if (action !== null) return whyNotAct(s, action.what, action.piece) ?? 'PATH-ACT-01';
    if (m.verb === 'pact') return whyNotPact(s, WARDS.indexOf(m.ward)) ?? 'PATH-PAC-02';
    if (!isInfluence(m)) return 'PATH-ACT-01';
    if (!inHand(s, s.active, titleIndex(m.verb))) return 'PATH-GEN-01';
    return barredPlay(s, s.active, codeOf(m, -1), -1) ?? 'PATH-GEN-01';
  },
  play(s, _, __, m, k) {
    if (m.verb === 'end') {
      s.stack.pop();
      return;
    }
    const action = actionOf(s, m);
    if (action !== null) return declare(s, action.what, action.piece, k);
    if (m.verb === 'pact') {
      s.pact[s.active] = WARDS.indexOf(m.ward);
      k.tell?.({ type: 'pact', healer: healerName(s.active), ward: m.ward, back: false, clause: 'PATH-PAC-01' }, ALL);
      return;
    }
    if (isInfluence(m)) turnUp(s, s.active, codeOf(m, -1), k);
  },
};

/** Whether there is more to choose than the end of the turn; only the active Healer is told, for the hand decides it. */
const hasFree = (s: State, f: FrameOf<Args, 'act'>, seat: Seat): boolean => {
  const out = new Out<Act>();
  act.moves(s, f, seat, out, 2);
  return out.n > 1;
};

/** One pass over the pieces: what each of them can do, by the same requirements that refusals name. */
const listActions = (s: State, h: number, out: { push(m: Act): void }): void => {
  const canSupply = s.ap >= SUPPLY && ((s.acted >> h) & 1) === 0;
  for (let p = 0; p < PIECES.length; p++) {
    if ((s.acted >> p) & 1 || !keepsPromise(s, 'move', p) || usable(s, h, p) !== null) continue;
    const piece = pieceName(p);
    if (isFree(s, p)) {
      if (whyUnfit(s, h, 'move', p) === null) out.push({ verb: 'move', piece });
      if (isOngoing(s, atOf(s, p))) {
        if (keepsPromise(s, 'resolve', p) && whyUnfit(s, h, 'resolve', p) === null) out.push({ verb: 'resolve', piece });
        if (p >= FIRST_WARD && canSupply && whyUnfit(s, h, 'supply', p) === null) out.push({ verb: 'supply', ward: wardName(p - FIRST_WARD) });
      }
    } else out.push({ verb: 'leave', piece });
    if (p >= FIRST_WARD) {
      if (whyUnfit(s, h, 'transfer', p) === null) out.push({ verb: 'transfer', ward: wardName(p - FIRST_WARD) });
      continue;
    }
    if (whyUnfit(s, h, 'claim', p) === null) out.push({ verb: 'claim' });
    if (whyUnfit(s, h, 'use', p) === null) out.push({ verb: 'use' });
  }
};
