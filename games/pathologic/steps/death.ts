/** Death of Wards (2.7), in the order of PATH-DTH-09; and the Prescription that a death or a resolution gives. */

import { ALL } from '@pesthouse/kernel';
import { deckList } from '../data/tables.ts';
import { toldTarget } from '../fog.ts';
import { holds, nth, sizeOf } from '../look.ts';
import { FIRST_WARD, groupOf, HEALERS, healerName, PLAGUE, titleName, WARDS, wardName } from '../names.ts';
import { type A, atOf, type D, deckKind, inDeckOf, pactOn, playing, type State, seatOfRole, targetOf } from '../state.ts';
import { changeEvidence, type K, note, win } from './doing.ts';
import { slotIn, takeCard } from './setup.ts';
import { openWindow } from './windows.ts';

/** One named Ward would die now. */
export const die: A<'die'> = {
  run(s, f, k) {
    if (s.shield === f.ward) {
      k.tell?.({ type: 'spared', ward: wardName(f.ward), by: 'have-no-fear', clause: 'PATH-RX-14' }, ALL);
      return;
    }
    s.saved = false;
    s.stack.push({ step: 'doom', ward: f.ward });
    openWindow(s, 'W-DIE', f.ward, -1, k);
  },
};
/** Nobody has saved it; it dies with the others of this attack. */
export const doom: A<'doom'> = {
  run(s, f) {
    if (!s.saved) s.doomed |= 1 << f.ward;
    s.saved = false;
  },
};

/** The Ward leaves the map, and all are told whether it was a target. */
const bury = (s: State, ward: number, k: K): void => {
  const piece = ward + FIRST_WARD;
  const group = groupOf(ward);
  if (targetOf(s, group) < 0) throw new Error('this view does not know the Hit List'); // so that a move which asks it is never taken for a foreseen one
  const target = targetOf(s, group) === ward;
  const at = atOf(s, piece);
  s.at[piece] = 0; // PATH-DTH-06
  s.free &= ~(1 << piece);
  s.toll++;
  if (target) s.crypt |= 1 << ward;
  else s.grave |= 1 << ward;
  toldTarget(s, ward, target);
  note(s, 'killed', ward, target ? 1 : 0);
  k.tell?.({ type: 'died', ward: wardName(ward), at, target, clause: 'PATH-DTH-01' }, ALL);
};
const mourn = (s: State, ward: number, k: K): void => {
  const group = groupOf(ward);
  if (playing(s, group)) changeEvidence(s, group, -1, 'PATH-DTH-03', k);
  const owner = pactOn(s, ward);
  if (owner < 0) return;
  s.pact[owner] = -1;
  k.tell?.({ type: 'pact', healer: healerName(owner), ward: wardName(ward), back: true, clause: 'PATH-DTH-05' }, ALL);
};
/** PATH-DTH-07: all who were not saved die at once; what follows from it comes after, Ward by Ward. */
export const deaths: A<'deaths'> = {
  run(s, _, k) {
    const dying = WARDS.flatMap((_, w) => (holds(s.doomed, w) ? [w] : []));
    s.doomed = 0;
    for (const w of dying) bury(s, w, k);
    if (sizeOf(s.crypt) === HEALERS.length) return win(s, PLAGUE, 'hit-list', 'PATH-EVD-03', k);
    for (const w of dying) mourn(s, w, k);
    const takers: number[] = [];
    for (const w of dying) {
      const g = groupOf(w);
      if (playing(s, g) && takers.filter((x) => x === g).length < nth(s.rest, g)) takers.push(g); // PATH-GEN-03
    }
    for (const healer of takers.reverse()) s.stack.push({ step: 'take-card', healer, reward: false });
  },
};

/** PATH-GEN-02: any title of the rest of the deck. Never played by itself, for how many titles are left is secret. */
export const takeCardStep: D<'take-card'> = {
  verbs: ['take'],
  reasons: ['PATH-GEN-02'],
  deciders: (s, f) => 1 << seatOfRole(s, f.healer),
  prompt: (_, f) => ({ key: 'take-card', reward: f.reward }),
  moves(s, f, _, out) {
    const list = deckList(deckKind(s, f.healer));
    for (let slot = 0; slot < list.length; slot++) if (inDeckOf(s, f.healer, slot) > 0) out.push({ verb: 'take', card: titleName(nth(list, slot)) });
  },
  refuse: () => 'PATH-GEN-02',
  play(s, f, _, m, k) {
    s.stack.pop();
    takeCard(s, f.healer, slotIn(s, f.healer, m.card), k);
  },
};
