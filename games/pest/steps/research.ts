/** Research (2.19): take a Technology from the market, refresh it, and what Technologies do in this action. */

import { ALL, type Seat } from '@pesthouse/kernel';
import { onAcquired } from '../cards/imperatives.ts';
import {
  ADRENALINE_SHOT,
  BREATHING_APPARATUS,
  EFFECT,
  EXPERIMENTAL_LAB,
  has,
  INFIRMARY,
  MEDICINAL_TRIALS,
  MOBILE_WORKSHOP,
  PLAGUE_EXPERTS,
  SCHOLARS,
  slotsOn,
} from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { finder, MOBILE, NUMBER, TECH } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { ADRENALINE_STAND, CRATES, REGULAR, TIERS, TO_CAPITAL, TO_TRACK, TRIALS_STAND } from '../names.ts';
import { active, activeSeat, contained, freeSpace, houseOf, lastPerson, playerOf, regularSlots, stood, techName } from '../reading.ts';
import { dealTech } from '../setup.ts';
import type { A, D, FrameArgs, K, Player, State } from '../state.ts';
import { aside, noAside, offerWithin } from './aside.ts';
import { advanceAll, deskIndex, deskName, noSend, numberOf, offerAdvance, offerSend, playAdvance, playSend, tellAssigned, vacant, waiting } from './desk.ts';
import { receive, settled, toTrack } from './people.ts';
import { discarded } from './storage.ts';

type Study = FrameArgs<'research'>;

export const startResearch = (s: State): void => {
  s.stack.push({ step: 'research', taken: false, waits: waiting(active(s)), fed: false, recalled: false, tested: false });
};

/** Why the Technology in that slot may not be discarded (PEST-RES-05, PEST-RES-09). */
export const noDiscard = (p: Player, old: number): Clause | null => {
  if ((old === BREATHING_APPARATUS && p.breathing > 0) || (old === INFIRMARY && p.infirmary > 0)) return 'PEST-RES-05';
  if (slotsOn(old) > 0 && nth(p.sick, REGULAR) > regularSlots(p) - slotsOn(old)) return 'PEST-RES-05';
  return (old === MEDICINAL_TRIALS && stood(p, TRIALS_STAND)) || (old === ADRENALINE_SHOT && stood(p, ADRENALINE_STAND)) ? 'PEST-RES-09' : null;
};
const noTake = (s: State, p: Player, taken: boolean, card: number, tier: number): Clause | null => {
  if (taken) return 'PEST-RES-07';
  if (!s.market.includes(card)) return 'PEST-RES-01';
  const t = row(TECH, card);
  if (t.cost > p.research) return 'PEST-RES-10';
  if (t.tier >= 0 && t.tier !== tier) return 'PEST-RES-02';
  const old = nth(p.tech, tier);
  return old === 0 ? null : noDiscard(p, old);
};
/** Scholars: back to the track or to an unstaffed building (PEST-TCR-09). */
const noRecall = (p: Player, f: Study, desk: number): Clause | null => {
  if (!has(p, SCHOLARS) || p.capital === 0) return 'PEST-TECH-11';
  if (f.recalled) return 'PEST-TCR-24';
  return (desk === TO_TRACK && freeSpace(p) >= 0) || vacant(p, desk) ? null : 'PEST-TCR-09';
};

const tierIndex = finder(TIERS);
const crateIndex = finder(CRATES);

export const research: D<'research'> = {
  verbs: ['take', 'refresh', 'advance', 'send', 'recall', 'experiment', 'done', 'trade', 'tidy'],
  reasons: [
    'PEST-RES-01',
    'PEST-RES-02',
    'PEST-RES-05',
    'PEST-RES-06',
    'PEST-RES-07',
    'PEST-RES-09',
    'PEST-RES-10',
    'PEST-TCR-01',
    'PEST-TECH-10',
    'PEST-TCR-24',
    'PEST-ASG-03',
    'PEST-TECH-11',
    'PEST-TCR-09',
    'PEST-TECH-12',
    'PEST-TRD-02',
    'PEST-QUA-06',
  ],
  forced: () => true,
  deciders: activeSeat,
  prompt: (s, f) => ({ key: 'research', tokens: active(s).research, taken: f.taken }),
  moves(s, f, _, out, want) {
    const p = active(s);
    out.push({ verb: 'done' });
    if (!f.taken)
      for (const card of s.market)
        for (let i = 0; i < TIERS.length; i++) {
          const tier = TIERS[i];
          if (tier !== undefined && noTake(s, p, f.taken, card, i) === null) out.push({ verb: 'take', card: techName(card), tier });
        }
    if (out.n >= want) return;
    if (p.research > 0) out.push({ verb: 'refresh' });
    offerAdvance(f.waits, out);
    offerSend(p, out);
    if (has(p, SCHOLARS) && p.capital > 0 && !f.recalled) {
      for (let i = 0; i <= MOBILE; i++) if (vacant(p, i)) out.push({ verb: 'recall', to: deskName(i) });
      if (freeSpace(p) >= 0) out.push({ verb: 'recall', to: 'track' });
    }
    if (has(p, EXPERIMENTAL_LAB) && p.track !== 0 && !f.tested) out.push({ verb: 'experiment' });
    offerWithin(s, p, out, false);
  },
  refuse(s, f, _, m) {
    const p = active(s);
    switch (m.verb) {
      case 'take':
        return noTake(s, p, f.taken, numberOf(m.card), tierIndex(m.tier)) ?? 'PEST-RES-01';
      case 'refresh':
        return 'PEST-RES-06';
      case 'advance':
        return 'PEST-TCR-01';
      case 'send':
        return noSend(p, deskIndex(m.to)) ?? 'PEST-TECH-10';
      case 'recall':
        return noRecall(p, f, deskIndex(m.to)) ?? 'PEST-TCR-09';
      case 'experiment':
        return f.tested ? 'PEST-TCR-24' : 'PEST-TECH-12';
      case 'done':
        return 'PEST-RES-01';
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
      case 'take':
        f.taken = true;
        take(s, seat, numberOf(m.card), tierIndex(m.tier), k);
        break;
      case 'refresh':
        p.research--;
        s.spent = true;
        refreshMarket(s, k, false);
        k.tell?.({ type: 'refreshed', who: houseOf(s, seat), cards: s.market.map(techName), clause: 'PEST-RES-06' }, ALL);
        break;
      case 'advance':
        playAdvance(s, seat, f, m.card, k);
        break;
      case 'send':
        playSend(s, seat, f, m.to, k);
        break;
      case 'recall': {
        const desk = deskIndex(m.to);
        f.recalled = true;
        p.capital--;
        if (desk === TO_TRACK) toTrack(p);
        else p.worker[desk] = 1;
        tellAssigned(s, seat, TO_CAPITAL, desk, k, 'PEST-TECH-11');
        break;
      }
      case 'experiment':
        f.tested = true;
        p.track &= ~(1 << lastPerson(p));
        k.tell?.({ type: 'experiment', who: houseOf(s, seat), clause: 'PEST-TECH-12' }, ALL);
        receive(s, seat, EFFECT.experimentalLabSick, false, k);
        break;
      case 'done':
        s.stack.pop();
        advanceAll(s, seat, f.waits, k);
        break;
      default:
        m satisfies never;
    }
    settled(s);
  },
};

/** The five cards of the market go and five new ones come; in Versus the old ones are shuffled in only afterwards (PEST-VRS-11). */
export const refreshMarket = (s: State, k: K, later: boolean): void => {
  let old = 0;
  for (const card of s.market) old |= 1 << card;
  s.market = [];
  if (!later) s.deck |= old;
  for (let i = 0; i < NUMBER.market; i++) dealTech(s, k.chance);
  if (later) s.deck |= old;
};

/** PEST-RES-01, PEST-RES-04, PEST-RES-08, PEST-RES-09. */
const take = (s: State, seat: Seat, card: number, tier: number, k: K): void => {
  const p = playerOf(s, seat);
  const cost = row(TECH, card).cost;
  const before = contained(p);
  p.research -= cost;
  s.spent = true;
  s.market.splice(s.market.indexOf(card), 1);
  const old = nth(p.tech, tier);
  p.tech[tier] = card;
  k.tell?.({ type: 'took', who: houseOf(s, seat), card: techName(card), tier: row(TIERS, tier), cost, clause: 'PEST-RES-01' }, ALL);
  if (old > 0) {
    const renown = row(TECH, old).renown;
    p.renown += renown;
    s.deck |= 1 << old;
    if (old === PLAGUE_EXPERTS) for (; p.experts > 0; p.experts--) toTrack(p);
    if (old === MOBILE_WORKSHOP) {
      if (p.worker[MOBILE] === 1) toTrack(p);
      p.worker[MOBILE] = 0;
      p.mobile = -1;
    }
    k.tell?.({ type: 'discarded', who: houseOf(s, seat), card: techName(old), renown, clause: 'PEST-RES-04' }, ALL);
  }
  const dealt = dealTech(s, k.chance);
  k.tell?.({ type: 'dealt', card: techName(dealt), clause: 'PEST-RES-08' }, ALL);
  // The excess is lost before the Imperative brings anything (PEST-RES-04, PEST-DEC-08I).
  s.stack.push({ step: 'acquired' });
  if (card === MOBILE_WORKSHOP) s.stack.push({ step: 'mobile' });
  if (old > 0) discarded(s, seat, before, k);
};

/** A Technology lies on the board: the Imperative that waits for it. */
export const acquired: A<'acquired'> = {
  run(s, _, k) {
    onAcquired(s, k);
  },
};

/** Mobile Workshop: its resource for good (PEST-TECH-25). */
export const mobile: D<'mobile'> = {
  verbs: ['mobile'],
  reasons: [],
  deciders: activeSeat,
  prompt: () => ({ key: 'mobile' }),
  moves(_s, _f, _seat, out) {
    for (const resource of CRATES) out.push({ verb: 'mobile', resource });
  },
  refuse: () => 'PEST-TECH-25',
  play(s, _, seat, m, k) {
    s.stack.pop();
    active(s).mobile = crateIndex(m.resource);
    k.tell?.({ type: 'mobile', who: houseOf(s, seat), resource: m.resource, clause: 'PEST-TECH-25' }, ALL);
  },
};
