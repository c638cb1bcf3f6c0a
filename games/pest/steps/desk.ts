/** What Research, Cure and Assign share: People sent to work or to the Capital, Capital tokens, and the two Technologies that cure by themselves (2.21). */

import { ALL, type Seat } from '@pesthouse/kernel';
import { EFFECT, expertsWait, has, MOBILE_WORKSHOP, TUITION } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { finder, MOBILE, NEEDS_WORKER, NUMBER, REWARD_GAINS } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { DESKS, type Desk, REWARDS, TECHS, type TechId, TO_CAPITAL, TO_EXPERTS } from '../names.ts';
import { active, houseOf, only, playerOf } from '../reading.ts';
import type { D, K, Player, State } from '../state.ts';
import { gain } from './gain.ts';
import { toTrack } from './people.ts';

export const deskIndex = finder(DESKS);
export const deskName = (i: number): Desk => row(DESKS, i);
const techIndex = finder(TECHS);
/** The printed number of a Technology. */
export const numberOf = (card: TechId): number => techIndex(card) + 1;

/** Whether a Person can start to work there (PEST-ASG-03, PEST-TCR-15). */
export const vacant = (p: Player, desk: number): boolean => {
  if (desk > MOBILE || NEEDS_WORKER[desk] !== true || p.worker[desk] === 1) return false;
  return desk === MOBILE ? has(p, MOBILE_WORKSHOP) : nth(p.site, desk) >= 0;
};
export const tellAssigned = (s: State, seat: Seat, from: number, to: number, k: K, clause: Clause): void => {
  k.tell?.({ type: 'assigned', who: houseOf(s, seat), from: deskName(from), to: deskName(to), clause }, ALL);
};

/** People came to the Capital: Tuition pays and a token is chosen (PEST-ASG-04, PEST-TCR-17). */
export const fed = (s: State, seat: Seat, k: K): void => {
  const p = playerOf(s, seat);
  if (has(p, TUITION)) {
    p.research += EFFECT.tuitionResearch;
    k.tell?.({ type: 'gained', who: houseOf(s, seat), what: 'research', n: EFFECT.tuitionResearch, lost: 0, clause: 'PEST-TECH-29' }, ALL);
  }
  if (s.tokensUp.some((n) => n > 0)) s.stack.push({ step: 'token', seat });
};

const rewardIndex = finder(REWARDS);

export const token: D<'token'> = {
  verbs: ['token'],
  reasons: ['PEST-ASG-04'],
  forced: () => true,
  deciders: only,
  prompt: () => ({ key: 'token' }),
  moves(s, _, __, out) {
    for (let i = 0; i < REWARDS.length; i++) {
      const reward = REWARDS[i];
      if (reward !== undefined && nth(s.tokensUp, i) > 0) out.push({ verb: 'token', reward });
    }
  },
  refuse: () => 'PEST-ASG-04',
  play(s, f, _, m, k) {
    s.stack.pop();
    const i = rewardIndex(m.reward);
    add(s.tokensUp, i, -1);
    k.tell?.({ type: 'token', who: houseOf(s, f.seat), reward: m.reward, clause: 'PEST-ASG-04' }, ALL);
    gain(s, f.seat, row(REWARD_GAINS, i), k, 'PEST-ASG-06');
  },
};

/** What has still to advance in an action, as bits: the Sick on the Breathing Apparatus and in the Infirmary (PEST-TCR-01). */
const ON_BREATHING = 1;
const IN_INFIRMARY = 2;
export const waiting = (p: Player): number => (p.breathing > 0 ? ON_BREATHING : 0) | (p.infirmary > 0 ? IN_INFIRMARY : 0);

/** The Breathing Apparatus or the Infirmary. */
type Slow = 'tech-1' | 'tech-14';
/** One advance; past the last space the Person is cured for nothing. Gives whether that happened. With a full track it waits. */
const advanceTech = (s: State, seat: Seat, card: Slow, k: K): boolean => {
  const p = playerOf(s, seat);
  const breathing = card === 'tech-1';
  const at = breathing ? p.breathing : p.infirmary;
  const last = breathing ? NUMBER.breathing : NUMBER.infirmary;
  let next = at + 1;
  if (at >= last) {
    const space = toTrack(p);
    next = space >= 0 ? 0 : at;
    if (space >= 0) k.tell?.({ type: 'cured', who: houseOf(s, seat), from: card, space: space + 1, herbs: 0, coins: 0, clause: 'PEST-TCR-20' }, ALL);
  }
  if (next > 0) k.tell?.({ type: 'advanced', who: houseOf(s, seat), card, space: next, clause: 'PEST-TCR-01' }, ALL);
  if (breathing) p.breathing = next;
  else p.infirmary = next;
  return next === 0;
};
/** At the end of the action everything that has still to advance does; gives how many were cured. */
export const advanceAll = (s: State, seat: Seat, waits: number, k: K): number =>
  ((waits & ON_BREATHING) !== 0 && advanceTech(s, seat, 'tech-1', k) ? 1 : 0) + ((waits & IN_INFIRMARY) !== 0 && advanceTech(s, seat, 'tech-14', k) ? 1 : 0);

/** A list that takes these moves among others. */
interface Takes<M> {
  push(move: M): void;
}
export const offerAdvance = (waits: number, out: Takes<{ verb: 'advance'; card: TechId }>): void => {
  if ((waits & ON_BREATHING) !== 0) out.push({ verb: 'advance', card: 'tech-1' });
  if ((waits & IN_INFIRMARY) !== 0) out.push({ verb: 'advance', card: 'tech-14' });
};
export const playAdvance = (s: State, seat: Seat, f: { waits: number }, card: TechId, k: K): boolean => {
  const slow: Slow = card === 'tech-1' ? card : 'tech-14';
  f.waits &= slow === 'tech-1' ? ~ON_BREATHING : ~IN_INFIRMARY;
  return advanceTech(s, seat, slow, k);
};

/** Plague Experts: all who are sent within one action make one use of the card, which holds two (PEST-TECH-10, PEST-TCR-08). */
export const noSend = (p: Player, desk: number): Clause | null => {
  if (!expertsWait(p)) return 'PEST-TECH-10';
  return desk === TO_CAPITAL || vacant(p, desk) ? null : 'PEST-ASG-03';
};
export const offerSend = (p: Player, out: Takes<{ verb: 'send'; to: Desk }>): void => {
  if (!expertsWait(p)) return;
  for (let i = 0; i <= MOBILE; i++) if (vacant(p, i)) out.push({ verb: 'send', to: deskName(i) });
  out.push({ verb: 'send', to: 'capital' });
};
export const playSend = (s: State, seat: Seat, f: { fed: boolean }, to: Desk, k: K): void => {
  const p = active(s);
  const desk = deskIndex(to);
  p.experts--;
  tellAssigned(s, seat, TO_EXPERTS, desk, k, 'PEST-TECH-10');
  if (desk !== TO_CAPITAL) {
    p.worker[desk] = 1;
    return;
  }
  p.capital++;
  if (f.fed) return;
  f.fed = true;
  fed(s, seat, k);
};
