/** Reaction and Influence windows (2.17): one sealed question to all whom public facts do not exclude, resolved together in turn order. */

import { ALL } from '@pesthouse/kernel';
import { answersIn, barredPlay, codeOf, isInfluence, isReaction, listPlays, mayReact, targetsOf, titleIn } from '../cards/plays.ts';
import type { Clause } from '../clauses.ts';
import { actionSlots, cardOf, deckList, slotOf } from '../data/tables.ts';
import { add, nth } from '../look.ts';
import { HEALERS, healerName, PLAGUE, titleIndex, titleName, type Window } from '../names.ts';
import { isAsked } from '../reading.ts';
import { type A, type D, deckKind, inHandOf, OPEN, PASS, type State, seatOfRole } from '../state.ts';
import type { K } from './doing.ts';

/** Opens a window if anybody is to be asked, and says whether it did. For W-INF `about` is the set of Healers still to ask; `by` is the Healer whose card it is about. */
export const openWindow = (s: State, kind: Window, about: number, by: number, _k: K): boolean => {
  let asked = 0;
  for (const h of s.order) {
    if (h === by || (kind === 'W-RES' && h === s.active)) continue;
    if (kind === 'W-INF' && ((about >> h) & 1) === 0) continue;
    if (mayReact(s, h, kind, about)) asked |= 1 << h;
  }
  // PATH-SUP-10: what only the active Healer could play now is free in the Action Phase, which follows at once.
  if (asked === 0 || (kind === 'W-INF' && asked === 1 << s.active)) return false;
  s.stack.push({ step: 'window', kind, asked, answers: [OPEN, OPEN, OPEN], about });
  return true;
};

/** A card leaves the hand face up for the discard pile, its effect waits for its own W-RX (PATH-RP-05, PATH-GEN-12). */
export const turnUp = (s: State, healer: number, code: number, k: K): void => {
  const title = titleIn(code);
  dropCard(s, healer, slotOf(deckKind(s, healer), title));
  k.tell?.({ type: 'played', healer: healerName(healer), card: titleName(title), targets: targetsOf(code), clause: 'PATH-GEN-12' }, ALL);
  s.stack.push({ step: 'effect', healer, code });
  if (cardOf(title).op !== 'cancel') openWindow(s, 'W-RX', code, healer, k); // PATH-RP-06
};
/** A card from hand to discard pile. An Action card seen there is no longer one that all know to be held. */
export const dropCard = (s: State, healer: number, slot: number): void => {
  const hand = s.hand[healer];
  const discard = s.discard[healer];
  if (hand === undefined || discard === undefined) return;
  add(hand, slot, -1);
  add(discard, slot, 1);
  add(s.held, healer, -1);
  if ((actionSlots(deckKind(s, healer)) >> slot) & 1) s.sure &= ~(1 << healer);
};

const inHand = (s: State, healer: number, title: number): boolean => {
  const slot = slotOf(deckKind(s, healer), title);
  return slot >= 0 && inHandOf(s, healer, slot) > 0;
};

export const window: D<'window'> = {
  sealed: true,
  verbs: [
    'pass',
    'paralysis',
    'summons',
    'wild-harvest',
    'herb-brides-dance',
    'laying-on-of-hands',
    'light-fingers',
    'emergency-powers',
    'ticking-away',
    'shortcuts',
    'false-kin',
    'no',
    'isolation-order',
    'living-panacea',
    'blood-debt',
    'false-witness',
  ],
  reasons: [
    'PATH-RP-01',
    'PATH-GEN-01',
    'PATH-RX-01',
    'PATH-RX-02',
    'PATH-RX-03',
    'PATH-RX-04',
    'PATH-RX-05',
    'PATH-RX-07',
    'PATH-RX-12',
    'PATH-RX-15',
    'PATH-RX-17',
    'PATH-RX-18',
  ],
  deciders(s, f) {
    let who = 0;
    for (let h = 0; h < HEALERS.length; h++) if (isAsked(f, h) && f.answers[h] === OPEN) who |= 1 << seatOfRole(s, h);
    return who;
  },
  prompt: (s, f, seat) => ({ key: 'window', kind: f.kind, about: f.about, own: f.kind === 'W-INF' && s.roles[seat] === s.active }),
  moves(s, f, seat, out) {
    out.push({ verb: 'pass' });
    const h = nth(s.roles, seat);
    const list = deckList(deckKind(s, h));
    for (let slot = 0; slot < list.length; slot++) {
      const title = nth(list, slot);
      if (inHandOf(s, h, slot) > 0 && answersIn(s, h, title, f.kind))
        listPlays(s, h, title, f.about, { n: 0, push: (m) => (isInfluence(m) || isReaction(m) ? out.push(m) : undefined) }, Infinity);
    }
  },
  refuse(s, f, seat, m): Clause {
    if (m.verb === 'pass') return 'PATH-RP-01';
    const h = nth(s.roles, seat);
    const title = titleIndex(m.verb);
    if (!answersIn(s, h, title, f.kind)) return 'PATH-RP-01';
    if (!inHand(s, h, title)) return 'PATH-GEN-01';
    return barredPlay(s, h, codeOf(m, f.about), f.about) ?? 'PATH-RP-01';
  },
  play(s, f, seat, m) {
    const h = nth(s.roles, seat);
    f.answers[h] = m.verb === 'pass' ? PASS : codeOf(m, f.about);
    for (let x = 0; x < HEALERS.length; x++) if (isAsked(f, x) && f.answers[x] === OPEN) return;
    s.stack.pop();
    s.stack.push({ step: 'answers', kind: f.kind, asked: f.asked, answers: f.answers, about: f.about, turned: 0 });
  },
};

/** PATH-RP-05: the cause is gone or a target no longer legal, so the card goes back to hand unseen. */
const gone = (s: State, kind: Window, healer: number, code: number, about: number): boolean => {
  if (kind === 'W-RX' || kind === 'W-STR') return s.cancelled;
  if (kind === 'W-DIE') return s.saved;
  return barredPlay(s, healer, code, about) !== null;
};

export const answers: A<'answers'> = {
  run(s, f, k) {
    const first = s.active === PLAGUE ? 0 : s.active;
    for (let i = 0; i < HEALERS.length; i++) {
      const h = (first + i) % HEALERS.length;
      const code = nth(f.answers, h);
      if (code < 0) continue;
      f.answers[h] = PASS;
      if (gone(s, f.kind, h, code, f.about)) continue;
      f.turned |= 1 << h;
      s.stack.push(f);
      turnUp(s, h, code, k);
      return;
    }
    if (f.kind === 'W-INF') s.stack.push({ step: 'influence', asked: f.turned }); // PATH-SUP-10
  },
};
export { inHand };
