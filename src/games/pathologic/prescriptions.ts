/** How the Healers of the bots judge their Prescriptions: which to take, when to play it, and at whom. */

import { titleIn } from './cards/plays.ts';
import { NUMBER } from './data/tables.ts';
import { job, need, served, stake } from './healing.ts';
import { canResolve, danger, mayUse, suspicion } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { FIRST_WARD, groupOf, RESOURCES, STRAINS, TAKINGS, titleName, WARDS, type Window } from './names.ts';
import { alive, atOf, isFree, isOngoing, type Move, type State } from './state.ts';

/** How dear each Prescription is to its taker. */
export const LIKED: { readonly [title: string]: number } = {
  paralysis: 7.4,
  curfew: 1.5,
  summons: 2.5,
  'emergency-powers': 1,
  'isolation-order': 2.1,
  'thanatologists-method': 1.4,
  'wild-harvest': 5.4,
  'ticking-away': 2.2,
  shortcuts: 1.8,
  'blood-debt': 2.6,
  'living-panacea': 3,
  'herb-brides-dance': 1.6,
  no: 2.5,
  'have-no-fear': 1.5,
  'laying-on-of-hands': 0.89,
  'false-witness': 2.2,
  'light-fingers': 1.8,
  'false-kin': 1.3,
};
/** When a card is worth playing; an answer competes with a pass of 1. */
const PLAY = {
  paralysis: 2.5,
  paralysisBar: 0.86,
  harvest: 7.2,
  summonsSafe: 2,
  summonsEvent: 3.6,
  summonsRival: 0.93,
  dance: 6.7,
  danceBar: 1.3,
  hands: 2,
  handsIdle: 0.59,
  noStrain: 2.4,
  panaceaOther: -1.2,
  isolateOwn: 4.8,
  isolateOther: 0.66,
  witness: [-1.5, -0.6, -0.56, 0.22, 3.1, 3.7, 5.2, 3.3],
  curfew: 0.64,
  method: 0.4,
  fear: 1,
  ticking: [2.8, 7.7, 0.75],
  shortcuts: 1.7,
  last: 6.4,
};
/** What it is worth to stop a rival's card. */
const STOPPED: { readonly [title: string]: number } = {
  'ticking-away': 2.4,
  'light-fingers': 1.6,
  'blood-debt': 1.5,
  'emergency-powers': 1,
  summons: 1.4,
  'wild-harvest': 1.3,
};

const noOf = (s: State, h: number, kind: Window | null, about: number): number => {
  if (kind === 'W-STR') return s.active === h && about < STRAINS.length ? PLAY.noStrain : -1;
  return kind === 'W-RX' ? (STOPPED[titleName(titleIn(about))] ?? -1) : -1;
};
/** Moving a Ward by one space: an own one to its work or out of danger, a rival's away from its work. */
const summonsOf = (s: State, h: number, w: number, to: number): number => {
  const p = w + FIRST_WARD;
  const at = atOf(s, p);
  if (groupOf(w) === h)
    return stake(s, h, p) * (danger(s, at) - danger(s, to)) * (PLAY.summonsSafe / 3) + (job(s, h, p, to) - job(s, h, p, at)) * PLAY.summonsEvent;
  if (s.active === h || !isOngoing(s, at) || !mayUse(s, s.active, p) || !canResolve(s, s.active, p)) return -1;
  const gain = groupOf(w) === s.active ? NUMBER.ownWard : NUMBER.otherWard;
  return nth(s.evidence, s.active) + gain >= NUMBER.evidenceWin ? PLAY.last : gain * PLAY.summonsRival;
};
/** What free Wards stand to lose before the Plague's next turn: all of them, or those of one district. */
const exposed = (s: State, h: number, at: number): number => {
  let sum = 0;
  for (let w = 0; w < WARDS.length; w++) {
    const d = atOf(s, w + FIRST_WARD);
    if (isFree(s, w + FIRST_WARD) && (at === 0 || d === at)) sum += stake(s, h, w + FIRST_WARD) * danger(s, d);
  }
  return sum;
};
/** A closed district keeps the Plague out, or in. */
const curfewOf = (s: State, h: number, at: number): number => {
  if (s.fog === 1 << at) return (exposed(s, h, 0) - exposed(s, h, at)) * PLAY.curfew;
  return (s.fog >> at) & 1 ? 0 : exposed(s, h, at) * PLAY.curfew;
};
/** A Ward in a rival's Pact that could resolve for me now. */
const bound = (s: State, h: number): boolean => {
  for (const x of s.order) {
    const w = nth(s.pact, x);
    const p = w + FIRST_WARD;
    if (x !== h && w >= 0 && alive(s, w) && isFree(s, p) && isOngoing(s, atOf(s, p)) && ((s.acted >> p) & 1) === 0 && canResolve(s, h, p)) return true;
  }
  return false;
};
/** Saving another's Ward is worth it when it may be the last target. */
const lastHope = (s: State, w: number): number => (sizeOf(s.crypt) >= 2 && suspicion(s, w) > 0 ? PLAY.last : 0);

/** What a card does for its player now, roughly. */
export const scorePlay = (s: State, h: number, m: Move, kind: Window | null, about: number): number => {
  switch (m.verb) {
    case 'ticking-away':
      return nth(PLAY.ticking, Math.min(2, s.ap));
    case 'shortcuts':
      return s.ap > 0 ? PLAY.shortcuts : -1;
    case 'wild-harvest':
      return PLAY.harvest + need(s, h, RESOURCES.indexOf(m.first)) + (m.second === 'none' ? 0 : need(s, h, TAKINGS.indexOf(m.second)));
    case 'light-fingers':
      return 4 + (m.second === 'none' ? 0 : 1);
    case 'paralysis':
      return exposed(s, h, 0) * PLAY.paralysis - PLAY.paralysisBar;
    case 'emergency-powers':
      return s.ap > 0 && bound(s, h) ? 9 : -1;
    case 'false-kin': {
      const p = WARDS.indexOf(m.ward) + FIRST_WARD;
      const fit = s.ap > 0 && isFree(s, p) && isOngoing(s, atOf(s, p)) && ((s.acted >> p) & 1) === 0 && mayUse(s, h, p);
      return fit && canResolve(s, h, p) ? 21 : -1;
    }
    case 'summons':
      return summonsOf(s, h, WARDS.indexOf(m.ward), m.to);
    case 'herb-brides-dance': {
      const a = WARDS.indexOf(m.ward) + FIRST_WARD;
      const b = WARDS.indexOf(m.other) + FIRST_WARD;
      const worth = (p: number, d: number): number => (groupOf(p - FIRST_WARD) === h ? job(s, h, p, d) : 0);
      return (worth(a, atOf(s, b)) + worth(b, atOf(s, a)) - worth(a, atOf(s, a)) - worth(b, atOf(s, b))) * PLAY.dance - PLAY.danceBar;
    }
    case 'laying-on-of-hands':
      return served(m.at) ? PLAY.hands : PLAY.handsIdle;
    case 'no':
      return noOf(s, h, kind, about);
    case 'isolation-order': {
      const w = WARDS.indexOf(m.ward);
      return (groupOf(w) === h ? PLAY.isolateOwn : 0) + sizeOf(s.crypt) * PLAY.isolateOther * suspicion(s, w) + lastHope(s, w);
    }
    case 'living-panacea':
      return (groupOf(about) === h ? 4 : PLAY.panaceaOther) + lastHope(s, about);
    case 'blood-debt':
      return 5;
    case 'false-witness':
      return nth(s.evidence, s.active) + s.reward >= NUMBER.evidenceWin
        ? PLAY.last
        : nth(PLAY.witness, Math.min(nth(s.evidence, s.active), PLAY.witness.length - 1));
    case 'curfew':
      return curfewOf(s, h, m.at);
    case 'thanatologists-method':
      return PLAY.method + (1 - Math.abs(danger(s, m.at) - 0.5));
    case 'have-no-fear': {
      const p = WARDS.indexOf(m.ward) + FIRST_WARD;
      return isFree(s, p) ? stake(s, h, p) * danger(s, atOf(s, p)) * PLAY.fear : 0;
    }
    default:
      return 0;
  }
};
