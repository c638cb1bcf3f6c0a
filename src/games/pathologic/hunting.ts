/** How the Plague of the bots judges a step, an attack and a mine: prey now, prey to come, and sieges. */
import { nearOf, num, reachOf } from './data/tables.ts';
import { creepTo, isTarget } from './judging.ts';
import { FIRST_WARD, groupOf, PIECES, WARDS } from './names.ts';
import { alive, atOf, isFree, isOngoing, playing, type State, targetOf } from './state.ts';

/** What an attack on this place would be worth to the Plague now; `all` = quarantined Wards die too. */
export const prey = (s: State, d: number, all: boolean): number => {
  let worth = 0;
  if (d === 0) return 0;
  for (let w = 0; w < WARDS.length; w++) {
    const p = w + FIRST_WARD;
    if (atOf(s, p) !== d || (!all && !isFree(s, p)) || s.shield === w) continue;
    const e = playing(s, groupOf(w)) ? num(s.evidence, groupOf(w)) : 0;
    worth += isTarget(s, w) ? 10 : e === 0 ? 1 : 1 + e * 0.4 + (e >= 6 ? 3 : 0);
  }
  for (const h of s.order) if (atOf(s, h) === d && isFree(s, h)) worth += 0.8;
  return worth;
};
/** What being there next turn promises. */
export const lure = (s: State, d: number): number => {
  let worth = 0;
  for (let g = 0; g < 3; g++) {
    const w = targetOf(s, g);
    if (w < 0 || !alive(s, w)) continue;
    worth += (isFree(s, w + FIRST_WARD) ? 4 : 3) / (1 + creepTo(d, atOf(s, w + FIRST_WARD)));
  }
  // Who will come to an Event must leave Quarantine for it.
  let next = 0;
  for (const x of reachOf(d)) next = Math.max(next, prey(s, x, false));
  return worth + Math.max(next, prey(s, d, false)) * 0.35 + (d !== 0 && isOngoing(s, d) ? 1.2 : 0);
};

/** Staying where a quarantined target lives is the first half of a Blockade, and staying with the token its second. */
const siege = (s: State, to: number): number => {
  if (to !== s.place) return 0;
  const caught = prey(s, to, true) - prey(s, to, false);
  return caught >= 9 ? (s.blockade === to ? 12 : 3) : 0;
};
export const plagueStep = (s: State, to: number, last: boolean): number => prey(s, to, false) * (last ? 0.3 : 1) + lure(s, to) + (last ? 0 : siege(s, to));

export const scoreAttack = (s: State, verb: string): number => {
  const free = prey(s, s.place, false);
  const all = prey(s, s.place, true);
  switch (verb) {
    case 'infect':
      return free >= 2 ? free : free - 2;
    case 'blockade':
      // Quarantined targets die only when a Blockade is ceased.
      return free + (all - free >= 9 ? 4 : all - free - 4);
    case 'cease':
      return all >= 2 ? all : 0.2;
    case 'interrupt':
      return all < 2 ? 0.5 : -1;
    default:
      return 0.4;
  }
};

/** Strains by how well they suit a place: stops and harms where people act. */
export const scoreLay = (s: State, strain: number, at: number): number => {
  let worth = isOngoing(s, at) ? 3 : 0;
  for (let p = 0; p < PIECES.length; p++) if (atOf(s, p) === at) worth += 1;
  worth += nearOf(at).length * 0.15;
  return worth - 1.5 + (strain === 9 && s.place === at ? 1 : 0);
};
