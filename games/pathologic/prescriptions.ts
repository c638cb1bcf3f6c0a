/** How the Healers of the bots judge their Prescriptions: which to take, when to play it, and at whom. */

import { titleIn } from './cards/plays.ts';
import { NUMBER } from './data/tables.ts';
import type { Habits } from './habits.ts';
import { job, need, served, stake } from './healing.ts';
import { canResolve, danger, mayUse, suspicion } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { FIRST_WARD, groupOf, RESOURCES, STRAINS, TAKINGS, titleName, WARDS, type Window } from './names.ts';
import { alive, atOf, isFree, isOngoing, type Move, type State } from './state.ts';

const noOf = (by: Habits, s: State, h: number, kind: Window | null, about: number): number => {
  const stopped: { readonly [title: string]: number } = by.stopped;
  if (kind === 'W-STR') return s.active === h && about < STRAINS.length ? by.play.noStrain : -1;
  return kind === 'W-RX' ? (stopped[titleName(titleIn(about))] ?? -1) : -1;
};
/** Moving a Ward by one space: an own one to its work or out of danger, a rival's away from its work. */
const summonsOf = (by: Habits, s: State, h: number, w: number, to: number): number => {
  const p = w + FIRST_WARD;
  const at = atOf(s, p);
  if (groupOf(w) === h)
    return stake(by, s, h, p) * (danger(s, at) - danger(s, to)) * (by.play.summonsSafe / 3) + (job(s, h, p, to) - job(s, h, p, at)) * by.play.summonsEvent;
  if (s.active === h || !isOngoing(s, at) || !mayUse(s, s.active, p) || !canResolve(s, s.active, p)) return -1;
  const gain = groupOf(w) === s.active ? NUMBER.ownWard : NUMBER.otherWard;
  return nth(s.evidence, s.active) + gain >= NUMBER.evidenceWin ? by.play.last : gain * by.play.summonsRival;
};
/** What free Wards stand to lose before the Plague's next turn: all of them, or those of one district. */
const exposed = (by: Habits, s: State, h: number, at: number): number => {
  let sum = 0;
  for (let w = 0; w < WARDS.length; w++) {
    const d = atOf(s, w + FIRST_WARD);
    if (isFree(s, w + FIRST_WARD) && (at === 0 || d === at)) sum += stake(by, s, h, w + FIRST_WARD) * danger(s, d);
  }
  return sum;
};
/** A closed district keeps the Plague out, or in. */
const curfewOf = (by: Habits, s: State, h: number, at: number): number => {
  if (s.fog === 1 << at) return (exposed(by, s, h, 0) - exposed(by, s, h, at)) * by.play.curfew;
  return (s.fog >> at) & 1 ? 0 : exposed(by, s, h, at) * by.play.curfew;
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
const lastHope = (by: Habits, s: State, w: number): number => (sizeOf(s.crypt) >= 2 && suspicion(s, w) > 0 ? by.play.last : 0);

/** What a card does for its player now, roughly. */
export const scorePlay = (by: Habits, s: State, h: number, m: Move, kind: Window | null, about: number): number => {
  switch (m.verb) {
    case 'ticking-away':
      return nth(by.play.ticking, Math.min(2, s.ap));
    case 'shortcuts':
      return s.ap > 0 ? by.play.shortcuts : -1;
    case 'wild-harvest':
      return by.play.harvest + need(s, h, RESOURCES.indexOf(m.first)) + (m.second === 'none' ? 0 : need(s, h, TAKINGS.indexOf(m.second)));
    case 'light-fingers':
      return 4 + (m.second === 'none' ? 0 : 1);
    case 'paralysis':
      return exposed(by, s, h, 0) * by.play.paralysis - by.play.paralysisBar;
    case 'emergency-powers':
      return s.ap > 0 && bound(s, h) ? 9 : -1;
    case 'false-kin': {
      const p = WARDS.indexOf(m.ward) + FIRST_WARD;
      const fit = s.ap > 0 && isFree(s, p) && isOngoing(s, atOf(s, p)) && ((s.acted >> p) & 1) === 0 && mayUse(s, h, p);
      return fit && canResolve(s, h, p) ? 21 : -1;
    }
    case 'summons':
      return summonsOf(by, s, h, WARDS.indexOf(m.ward), m.to);
    case 'herb-brides-dance': {
      const a = WARDS.indexOf(m.ward) + FIRST_WARD;
      const b = WARDS.indexOf(m.other) + FIRST_WARD;
      const worth = (p: number, d: number): number => (groupOf(p - FIRST_WARD) === h ? job(s, h, p, d) : 0);
      return (worth(a, atOf(s, b)) + worth(b, atOf(s, a)) - worth(a, atOf(s, a)) - worth(b, atOf(s, b))) * by.play.dance - by.play.danceBar;
    }
    case 'laying-on-of-hands':
      return served(m.at) ? by.play.hands : by.play.handsIdle;
    case 'no':
      return noOf(by, s, h, kind, about);
    case 'isolation-order': {
      const w = WARDS.indexOf(m.ward);
      return (groupOf(w) === h ? by.play.isolateOwn : 0) + sizeOf(s.crypt) * by.play.isolateOther * suspicion(s, w) + lastHope(by, s, w);
    }
    case 'living-panacea':
      return (groupOf(about) === h ? 4 : by.play.panaceaOther) + lastHope(by, s, about);
    case 'blood-debt':
      return 5;
    case 'false-witness':
      return nth(s.evidence, s.active) + s.reward >= NUMBER.evidenceWin
        ? by.play.last
        : nth(by.play.witness, Math.min(nth(s.evidence, s.active), by.play.witness.length - 1));
    case 'curfew':
      return curfewOf(by, s, h, m.at);
    case 'thanatologists-method':
      return by.play.method + (1 - Math.abs(danger(s, m.at) - 0.5));
    case 'have-no-fear': {
      const p = WARDS.indexOf(m.ward) + FIRST_WARD;
      return isFree(s, p) ? stake(by, s, h, p) * danger(s, atOf(s, p)) * by.play.fear : 0;
    }
    default:
      return 0;
  }
};
