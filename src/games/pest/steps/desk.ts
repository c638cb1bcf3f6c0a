/** What Research, Cure and Assign share: People sent to work or to the Capital, Capital tokens, and the two Technologies that cure by themselves (2.21). */
import { ALL, add, nth, row, type Seat } from '../../../kernel/index.ts';
import type { Clause } from '../clauses.ts';
import { finder, MOBILE, NEEDS_WORKER, NUMBER, REWARD_GAINS } from '../data/tables.ts';
import { DESKS, type Desk, REWARDS, TECHS, type TechId } from '../names.ts';
import { active, has, houseOf, only, playerOf } from '../reading.ts';
import type { D, K, Player, State } from '../state.ts';
import { gain } from './gain.ts';
import { toTrack } from './people.ts';

export const TO_CAPITAL = 11;
export const TO_EXPERTS = 12;
export const TO_TRACK = 13;
export const deskIndex = finder(DESKS);
export const deskName = (i: number): Desk => row(DESKS, i);
const techIndex = finder(TECHS);
/** The printed number of a Technology. */
export const numberOf = (card: TechId): number => techIndex(card) + 1;

/** Whether a Person can start to work there (PEST-ASG-03, PEST-TCR-15). */
export const vacant = (p: Player, desk: number): boolean => {
  if (desk > MOBILE || NEEDS_WORKER[desk] !== true || p.worker[desk] === 1) return false;
  return desk === MOBILE ? has(p, 25) : nth(p.site, desk) >= 0;
};
export const tellAssigned = (s: State, seat: Seat, from: number, to: number, k: K, clause: Clause): void => {
  k.tell?.({ type: 'assigned', who: houseOf(s, seat), from: deskName(from), to: deskName(to), clause }, ALL);
};

/** People came to the Capital: Tuition pays and a token is chosen (PEST-ASG-04, PEST-TCR-17). */
export const fed = (s: State, seat: Seat, k: K): void => {
  const p = playerOf(s, seat);
  if (has(p, 29)) {
    p.research++;
    k.tell?.({ type: 'gained', who: houseOf(s, seat), what: 'research', n: 1, lost: 0, clause: 'PEST-TECH-29' }, ALL);
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

/** Technologies 1 and 14 that hold a Sick and so must advance in this action (PEST-TCR-01). */
export const waiting = (p: Player): number => (p.breathing > 0 ? 1 : 0) | (p.infirmary > 0 ? 2 : 0);

/** One advance; past the last space the Person is cured for nothing. Gives whether that happened. With a full track it waits. */
export const advanceTech = (s: State, seat: Seat, tech: 1 | 14, k: K): boolean => {
  const p = playerOf(s, seat);
  const at = tech === 1 ? p.breathing : p.infirmary;
  const last = tech === 1 ? NUMBER.breathing : NUMBER.infirmary;
  const card: TechId = tech === 1 ? 'tech-1' : 'tech-14';
  let next = at + 1;
  if (at >= last) {
    const space = toTrack(p);
    next = space >= 0 ? 0 : at;
    if (space >= 0) k.tell?.({ type: 'cured', who: houseOf(s, seat), from: card, space: space + 1, herbs: 0, coins: 0, clause: 'PEST-TCR-20' }, ALL);
  }
  if (next > 0) k.tell?.({ type: 'advanced', who: houseOf(s, seat), card, space: next, clause: 'PEST-TCR-01' }, ALL);
  if (tech === 1) p.breathing = next;
  else p.infirmary = next;
  return next === 0;
};
/** At the end of the action everything that has still to advance does; gives how many were cured. */
export const advanceAll = (s: State, seat: Seat, waits: number, k: K): number =>
  ((waits & 1) !== 0 && advanceTech(s, seat, 1, k) ? 1 : 0) + ((waits & 2) !== 0 && advanceTech(s, seat, 14, k) ? 1 : 0);

/** A list that takes these moves among others. */
interface Takes<M> {
  push(move: M): void;
}
export const offerAdvance = (waits: number, out: Takes<{ verb: 'advance'; card: TechId }>): void => {
  if ((waits & 1) !== 0) out.push({ verb: 'advance', card: 'tech-1' });
  if ((waits & 2) !== 0) out.push({ verb: 'advance', card: 'tech-14' });
};
export const playAdvance = (s: State, seat: Seat, f: { waits: number }, card: TechId, k: K): boolean => {
  const tech = card === 'tech-1' ? 1 : 14;
  f.waits &= tech === 1 ? ~1 : ~2;
  return advanceTech(s, seat, tech, k);
};

/** Plague Experts: all who are sent within one action make one use of the card, which holds two (PEST-TECH-10, PEST-TCR-08). */
export const noSend = (p: Player, desk: number): Clause | null => {
  if (!has(p, 10) || p.experts === 0) return 'PEST-TECH-10';
  return desk === TO_CAPITAL || vacant(p, desk) ? null : 'PEST-ASG-03';
};
export const offerSend = (p: Player, out: Takes<{ verb: 'send'; to: Desk }>): void => {
  if (p.experts === 0 || !has(p, 10)) return;
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
