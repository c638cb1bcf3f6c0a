/** What bots know of Pathologic: terms to judge a position by, and a quick sensible policy. The Plague hides, lays mines and times its kills; Healers race, deny and keep out of danger. */
import { type Brain, type Chance, Out, type Seat } from '../../kernel/index.ts';
import { ACCESS, nearOf, NUMBER, num, REACH_BITS, reachOf } from './data/tables.ts';
import { DISTRICTS, FIRST_WARD, groupOf, PIECES, PLAGUE, RESOURCES, STRAINS, WARDS } from './names.ts';
import { alive, atOf, type Frame, isFree, isOngoing, type Move, pactOn, playing, type State, targetOf } from './state.ts';
import { act } from './steps/act.ts';
import { claimType, goOn, useCard, walk } from './steps/actions.ts';
import { takeCardStep } from './steps/death.ts';
import { loot } from './steps/healer.ts';
import { missing, reachNow } from './steps/legal.ts';
import { attack, lay } from './steps/plague.ts';
import { confine, gain, revive } from './steps/resolve.ts';
import { begin, hit, placeDistrict, placePiece, prescribe } from './steps/setup.ts';
import { ambush, drift, hunger, spoil, stampede } from './steps/strain.ts';
import { window } from './steps/windows.ts';
import { hands } from './cards/effects.ts';

const bits = (set: number): number => {
  let n = 0;
  for (let x = set; x !== 0; x &= x - 1) n++;
  return n;
};

/** Spaces between two districts on foot. */
const DISTANCE: readonly (readonly number[])[] = Array.from({ length: DISTRICTS + 1 }, (_, from) => {
  const far = Array.from({ length: DISTRICTS + 1 }, () => 9);
  far[from] = 0;
  const queue = from === 0 ? [] : [from];
  for (let d = queue.shift(); d !== undefined; d = queue.shift())
    for (const to of nearOf(d))
      if (num(far, to) === 9) {
        far[to] = num(far, d) + 1;
        queue.push(to);
      }
  return far;
});
const distance = (a: number, b: number): number => DISTANCE[a]?.[b] ?? 9;
/** Steps of the Plague between two places, the Steppe included. */
const CREEP: readonly (readonly number[])[] = Array.from({ length: DISTRICTS + 1 }, (_, from) => {
  const far = Array.from({ length: DISTRICTS + 1 }, () => 9);
  far[from] = 0;
  const queue = [from];
  for (let d = queue.shift(); d !== undefined; d = queue.shift())
    for (const to of reachOf(d))
      if (num(far, to) === 9) {
        far[to] = num(far, d) + 1;
        queue.push(to);
      }
  return far;
});
const creepTo = (a: number, b: number): number => CREEP[a]?.[b] ?? 9;

/** The share of the places where the Plague may be from which it strikes here next turn. */
const danger = (s: State, d: number): number => {
  const all = bits(s.fog);
  if (all === 0 || d === 0) return 0;
  return bits(s.fog & (num(REACH_BITS, d) | (1 << d))) / all;
};
const isTarget = (s: State, w: number): boolean => targetOf(s, groupOf(w)) === w;

/** How much of the cost of an Event the Healer lacks, if this piece resolves it there; 9 where it cannot. */
const lacks = (s: State, h: number, piece: number, d: number): number => {
  const here = s.at[piece] ?? 0;
  s.at[piece] = d;
  let n = 0;
  let supply = 0;
  for (let t = 0; t < 3; t++) {
    const m = missing(s, h, piece, t);
    supply += m;
    n += Math.max(0, m - num(s.counters, h * 3 + t));
  }
  s.at[piece] = here;
  return n + (piece >= FIRST_WARD && supply > 0 ? 0.5 : 0);
};
/** The worth of bringing this piece to the best Event: Evidence over the Actions it still takes. */
const errand = (s: State, h: number, piece: number, from: number): number => {
  let best = 0;
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === h;
  const prize = own ? NUMBER.ownWard : 1;
  for (let d = 1; d <= DISTRICTS; d++) {
    if (!isOngoing(s, d)) continue;
    const lack = lacks(s, h, piece, d);
    const walks = Math.ceil(distance(from, d) / Math.max(1, reachNow(s)));
    best = Math.max(best, prize / (1 + walks + 1.5 * lack));
  }
  return best;
};

const TERMS = { evidence: 3, rivals: -1.2, crypts: -4, work: 1, counters: 0.2, cards: 0.3, exposed: -1, kills: 1, hunt: 1, fog: 0.4 };

/** Zero for the other side's terms: one list serves both. */
const appraise = (s: State, seat: Seat, values: number[]): void => {
  const role = s.roles[seat] ?? PLAGUE;
  for (let i = 0; i < 10; i++) values[i] = 0;
  const crypts = bits(s.crypt);
  let top = 0;
  let second = 0;
  for (const h of s.order) {
    const e = num(s.evidence, h);
    if (h !== role && e > top) {
      second = top;
      top = e;
    } else if (h !== role) second = Math.max(second, e);
  }
  if (s.winner >= 0) {
    values[0] = s.winner === role ? 20 : 0;
    return;
  }
  values[1] = (top > 5 ? top + (top - 5) : top) * 0.8 + second * 0.2;
  if (role === PLAGUE) {
    values[2] = -crypts;
    values[7] = bits(s.grave) * 0.5;
    let hunt = 0;
    for (let g = 0; g < 3; g++) {
      const w = targetOf(s, g);
      if (w >= 0 && alive(s, w)) hunt += (isFree(s, w + FIRST_WARD) ? 2 : 1) * 0.6 ** creepTo(s.place, atOf(s, w + FIRST_WARD));
    }
    values[8] = hunt;
    values[9] = Math.min(8, bits(s.fog)) / 4 + s.gripSize * 0.2;
    return;
  }
  values[0] = num(s.evidence, role) + Math.max(0, num(s.evidence, role) - 5) * 0.5;
  values[2] = crypts * crypts * 0.5;
  let work = 0;
  let exposed = 0;
  for (let p = 0; p < PIECES.length; p++) {
    const at = atOf(s, p);
    if (at === 0 || (p < FIRST_WARD && p !== role)) continue;
    const own = p < FIRST_WARD || groupOf(p - FIRST_WARD) === role;
    if (own) work += errand(s, role, p, at) * (isFree(s, p) ? 1 : 0.6);
    if (p >= FIRST_WARD && isFree(s, p)) exposed += danger(s, at) * (own ? 1 : 0.4);
  }
  values[3] = work;
  values[4] = Math.min(5, num(s.counters, role * 3) + num(s.counters, role * 3 + 1) + num(s.counters, role * 3 + 2));
  values[5] = num(s.held, role);
  values[6] = exposed;
};

const noise = (chance: Chance, n: number): number => chance.below(1000) * (n / 1000);

/** What an attack on this place would be worth to the Plague now; `all` = quarantined Wards die too. */
const prey = (s: State, d: number, all: boolean): number => {
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
const lure = (s: State, d: number): number => {
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
const plagueStep = (s: State, to: number, last: boolean): number => prey(s, to, false) * (last ? 0.3 : 1) + lure(s, to) + (last ? 0 : siege(s, to));

const scoreAttack = (s: State, verb: string): number => {
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

/** How dear each Prescription is to its taker. */
const LIKED: { readonly [title: string]: number } = {
  'ticking-away': 5,
  'false-witness': 3,
  'wild-harvest': 3,
  'blood-debt': 2,
  'living-panacea': 3,
  'isolation-order': 3,
  no: 3,
  'have-no-fear': 2,
  paralysis: 4,
  shortcuts: 3,
  curfew: 2,
  'light-fingers': 2,
};

/** What a card does for its player now, roughly. */
const scorePlay = (s: State, h: number, m: Move, about: number): number => {
  switch (m.verb) {
    case 'ticking-away':
      return s.ap === 1 ? 6 : s.ap === 0 ? 4 : 1;
    case 'shortcuts':
      return s.ap > 0 ? 1.4 : -1;
    case 'wild-harvest':
      return 4 + need(s, h, RESOURCES.indexOf(m.first)) + (m.second === 'none' ? 0 : need(s, h, RESOURCES.findIndex((r) => r === m.second)));
    case 'light-fingers':
      return 4 + (m.second === 'none' ? 0 : 1);
    case 'paralysis': {
      let exposed = 0;
      for (let w = h * 3; w < h * 3 + 3; w++) if (isFree(s, w + FIRST_WARD)) exposed += danger(s, atOf(s, w + FIRST_WARD));
      return exposed * 8 - 1;
    }
    case 'emergency-powers':
      return s.ap > 0 ? 0.9 : -1;
    case 'false-kin': {
      const p = WARDS.indexOf(m.ward) + FIRST_WARD;
      return s.ap > 0 && isFree(s, p) && isOngoing(s, atOf(s, p)) && lacks(s, h, p, atOf(s, p)) === 0 && ((s.acted >> p) & 1) === 0 ? 9 : -1;
    }
    case 'summons': {
      const w = WARDS.indexOf(m.ward);
      if (groupOf(w) === h) return (danger(s, atOf(s, w + FIRST_WARD)) - danger(s, m.to)) * 3 + (isOngoing(s, m.to) ? 1 : 0);
      return isOngoing(s, atOf(s, w + FIRST_WARD)) ? 1.2 : -1;
    }
    case 'herb-brides-dance': {
      const a = WARDS.indexOf(m.ward) + FIRST_WARD;
      const b = WARDS.indexOf(m.other) + FIRST_WARD;
      const worth = (p: number, d: number): number => (groupOf(p - FIRST_WARD) === h ? errand(s, h, p, d) : 0);
      return (worth(a, atOf(s, b)) + worth(b, atOf(s, a)) - worth(a, atOf(s, a)) - worth(b, atOf(s, b))) * 4 - 1;
    }
    case 'laying-on-of-hands':
      return isOngoing(s, m.at) ? 2 : 0.5;
    case 'no':
      return about < STRAINS.length || groupOf(about) >= 0 ? 1.5 : 0;
    case 'isolation-order': {
      const w = WARDS.indexOf(m.ward);
      return (groupOf(w) === h ? 3 : 0) + bits(s.crypt);
    }
    case 'living-panacea':
      return groupOf(about) === h ? 4 : bits(s.crypt) >= 2 ? 3 : -1;
    case 'blood-debt':
      return 5;
    case 'false-witness':
      return num(s.evidence, s.active) >= 4 ? 3 : -0.5;
    case 'curfew':
      return danger(s, m.at) * 2;
    case 'thanatologists-method':
      return 0.5 + (1 - Math.abs(danger(s, m.at) - 0.5));
    case 'have-no-fear': {
      const w = WARDS.indexOf(m.ward);
      return (groupOf(w) === h ? 2 : bits(s.crypt)) * (isFree(s, w + FIRST_WARD) ? danger(s, atOf(s, w + FIRST_WARD)) : 0.1);
    }
    default:
      return 0;
  }
};
/** Whether a counter of this type would pay for an ongoing Event. */
const need = (s: State, h: number, type: number): number => {
  let n = -num(s.counters, h * 3 + type);
  for (let d = 1; d <= DISTRICTS; d++) if (isOngoing(s, d) && s.need[d] === type) n++;
  return Math.max(0, Math.min(2, n));
};

const scoreAct = (s: State, h: number, m: Move): number => {
  switch (m.verb) {
    case 'end':
      return s.ap === 0 ? 0.6 : 0.1;
    case 'resolve': {
      const p = PIECES.indexOf(m.piece);
      const own = p >= FIRST_WARD && (groupOf(p - FIRST_WARD) === h || s.kin === p - FIRST_WARD);
      return own ? 20 : 12;
    }
    case 'supply':
      return groupOf(WARDS.indexOf(m.ward)) === h ? 14 : 8;
    case 'leave': {
      const p = PIECES.indexOf(m.piece);
      const own = p < FIRST_WARD || groupOf(p - FIRST_WARD) === h;
      return errand(s, h, p, atOf(s, p)) * (own ? 4 : 2.5) - (p < FIRST_WARD ? 0 : danger(s, atOf(s, p)) * (own ? 3 : 0.5));
    }
    case 'move': {
      const p = PIECES.indexOf(m.piece);
      const own = p < FIRST_WARD || groupOf(p - FIRST_WARD) === h;
      const here = atOf(s, p);
      if (isOngoing(s, here) && lacks(s, h, p, here) === 0) return own ? danger(s, here) * 2 : 0.5;
      return errand(s, h, p, here) * (own ? 3.5 : 2) + danger(s, here) * (own && p >= FIRST_WARD ? 3 : 0);
    }
    case 'claim':
      return 1.2 + need(s, h, 0) * 0.5 + need(s, h, 1) * 0.5 + need(s, h, 2) * 0.5;
    case 'transfer':
      return 0.8 + need(s, h, num(ACCESS, WARDS.indexOf(m.ward)));
    case 'use':
      return 1.6;
    case 'pact': {
      const w = WARDS.indexOf(m.ward);
      const fit = (x: number): number =>
        x < 0 || !alive(s, x) || !isOngoing(s, atOf(s, x + FIRST_WARD)) ? 0 : (groupOf(x) === h ? 2 : 1) / (1 + lacks(s, h, x + FIRST_WARD, atOf(s, x + FIRST_WARD)));
      const now = s.pact.findIndex((x, i) => i === h && x >= 0) < 0 ? -1 : num(s.pact, h);
      return s.order.length > 1 && pactOn(s, w) < 0 && fit(w) > fit(now) + 0.2 ? 3 : -1;
    }
    default:
      return scorePlay(s, h, m, -1);
  }
};

/** Where a walking piece should go. */
const scoreWalk = (s: State, h: number, piece: number, left: number, to: number): number => {
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === h;
  let best = 0;
  for (let d = 1; d <= DISTRICTS; d++) {
    if (!isOngoing(s, d)) continue;
    const far = Math.max(0, distance(to, d) - (left - 1));
    best = Math.max(best, 4 / (1 + far + lacks(s, h, piece, d) * 2));
  }
  return best - (own ? danger(s, to) * 2 : 0) - ((s.mine[to] ?? -1) >= 0 ? 0.8 : 0);
};

const out = new Out<Move>();

/** The best of the listed moves, with a little noise so that games differ. */
const best = (chance: Chance, wild: number, worth: (m: Move) => number): Move => {
  let top = -Infinity;
  let found: Move = out.list[0] ?? { verb: 'pass' };
  for (let i = 0; i < out.n; i++) {
    const m = out.list[i];
    if (m === undefined) continue;
    const w = worth(m) + noise(chance, wild);
    if (w > top) {
      top = w;
      found = m;
    }
  }
  return found;
};
/** Lists a decision into the shared list and chooses the best. */
const among = <F>(d: { moves(s: State, f: F, seat: Seat, o: Out<Move>, want: number): void }, s: State, f: F, seat: Seat, chance: Chance, wild: number, worth: (m: Move) => number): Move => {
  out.n = 0;
  d.moves(s, f, seat, out, Infinity);
  return best(chance, wild, worth);
};

const chooseStep = (s: State, chance: Chance, last: boolean): Move => {
  let to = s.place;
  let top = plagueStep(s, s.place, last) + noise(chance, 2) - (last ? 1.5 : 0);
  for (const x of reachOf(s.place)) {
    if (s.curfew !== 0 && (x === s.curfew || s.place === s.curfew)) continue;
    const w = plagueStep(s, x, last) + noise(chance, 2);
    if (w > top) {
      top = w;
      to = x;
    }
  }
  return to === s.place ? { verb: 'stay' } : { verb: 'go', to };
};

/** Strains by how well they suit a place: stops and harms where people act. */
const scoreLay = (s: State, strain: number, at: number): number => {
  let worth = isOngoing(s, at) ? 3 : 0;
  for (let p = 0; p < PIECES.length; p++) if (atOf(s, p) === at) worth += 1;
  worth += nearOf(at).length * 0.15;
  return worth - 1.5 + (strain === 9 && s.place === at ? 1 : 0);
};

const policy = (s: State, f: Frame, seat: Seat, chance: Chance): Move => {
  const h = s.roles[seat] ?? 0;
  switch (f.step) {
    case 'prescribe':
      return among(prescribe, s, f, seat, chance, 3, (m) => (m.verb === 'take' ? (LIKED[m.card] ?? 1) : 0));
    case 'take-card':
      return among(takeCardStep, s, f, seat, chance, 3, (m) => (m.verb === 'take' ? (LIKED[m.card] ?? 1) : 0));
    case 'hit':
      return among(hit, s, f, seat, chance, 1, () => 0);
    case 'place-piece':
      return among(placePiece, s, f, seat, chance, 1, () => 0);
    case 'place-district':
      return among(placeDistrict, s, f, seat, chance, 2, (m) => (m.verb === 'put' ? nearOf(m.at).length * 0.3 : 0));
    case 'begin':
      return among(begin, s, f, seat, chance, 2, (m) => (m.verb === 'begin' ? lure(s, m.at) : 0));
    case 'step':
      return chooseStep(s, chance, false);
    case 'extra':
      return chooseStep(s, chance, true);
    case 'drift':
      return among(drift, s, f, seat, chance, 1, (m) => plagueStep(s, m.verb === 'go' ? m.to : s.place, false));
    case 'attack':
      return among(attack, s, f, seat, chance, 0.3, (m) => scoreAttack(s, m.verb));
    case 'lay':
      return among(lay, s, f, seat, chance, 1, (m) => (m.verb === 'lay' ? scoreLay(s, STRAINS.indexOf(m.strain), m.at) : 0.5));
    case 'loot':
      return among(loot, s, f, seat, chance, 1, (m) => (m.verb === 'pick' ? -need(s, f.healer, RESOURCES.indexOf(m.resource)) : 0));
    case 'window':
      return among(window, s, f, seat, chance, 1, (m) => (m.verb === 'pass' ? 1 : scorePlay(s, h, m, f.kind === 'W-RX' ? STRAINS.length : f.about)));
    case 'act':
      return among(act, s, f, seat, chance, 0.6, (m) => scoreAct(s, h, m));
    case 'claim-type':
      return among(claimType, s, f, seat, chance, 0.5, (m) => (m.verb === 'pick' ? 1 + need(s, h, RESOURCES.indexOf(m.resource)) : 0));
    case 'use-card':
      return among(useCard, s, f, seat, chance, 0.3, (m) => (m.verb === 'cancel' ? -1 : scorePlay(s, h, m, -1)));
    case 'walk':
      return among(walk, s, f, seat, chance, 0.4, (m) => (m.verb === 'go' ? scoreWalk(s, h, f.piece, f.left, m.to) : scoreWalk(s, h, f.piece, 1, atOf(s, f.piece))));
    case 'continue':
      return among(goOn, s, f, seat, chance, 0, (m) => (m.verb === 'complete' ? 1 : 0));
    case 'hands':
      return among(hands, s, f, seat, chance, 1, (m) => (m.verb === 'throw-out' ? 1 : 0.3));
    case 'confine':
      return among(confine, s, f, seat, chance, 0.2, (m) => {
        if (m.verb !== 'confine') return 0.3;
        const p = PIECES.indexOf(m.piece);
        return p >= FIRST_WARD && groupOf(p - FIRST_WARD) === h ? danger(s, atOf(s, p)) : p < FIRST_WARD && p !== h ? 0.5 : 0;
      });
    case 'revive':
      return among(revive, s, f, seat, chance, 1, (m) => (m.verb === 'revive' && isTarget(s, WARDS.indexOf(m.ward)) ? -5 : 0));
    case 'gain':
      return among(gain, s, f, seat, chance, 0.5, (m) => (m.verb === 'pick' ? need(s, h, RESOURCES.indexOf(m.resource)) : 0));
    case 'hunger':
      return among(hunger, s, f, seat, chance, 0.5, (m) => {
        if (m.verb !== 'shift') return 0;
        const w = WARDS.indexOf(m.ward);
        const old = targetOf(s, groupOf(w));
        const at = (x: number): number => (isFree(s, x + FIRST_WARD) ? 2 : 1) / (1 + creepTo(s.place, atOf(s, x + FIRST_WARD)));
        return at(w) - at(old);
      });
    case 'ambush':
      return among(ambush, s, f, seat, chance, 0, (m) => (m.verb === 'reveal' ? prey(s, f.at, false) : 1.5));
    case 'spoil':
      return among(spoil, s, f, seat, chance, 0.5, (m) => (m.verb === 'pick' ? need(s, s.active, RESOURCES.indexOf(m.resource)) : 0));
    case 'stampede':
      return among(stampede, s, f, seat, chance, 1, (m) => (m.verb === 'drive' ? -creepTo(s.place, m.to) : 0));
    default:
      throw new Error(`nobody decides ${f.step}`);
  }
};

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy };
