/** How the Healers of the bots judge Actions, cards and ways: race, deny, and keep out of danger. */
import { ACCESS, num } from './data/tables.ts';
import { bits, danger, distance, errand, lacks } from './judging.ts';
import { DISTRICTS, FIRST_WARD, groupOf, PIECES, RESOURCES, STRAINS, TAKINGS, WARDS } from './names.ts';
import { alive, atOf, isFree, isOngoing, type Move, pactOn, type State } from './state.ts';

/** How dear each Prescription is to its taker. */
export const LIKED: { readonly [title: string]: number } = {
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
export const scorePlay = (s: State, h: number, m: Move, about: number): number => {
  switch (m.verb) {
    case 'ticking-away':
      return s.ap === 1 ? 6 : s.ap === 0 ? 4 : 1;
    case 'shortcuts':
      return s.ap > 0 ? 1.4 : -1;
    case 'wild-harvest':
      return 4 + need(s, h, RESOURCES.indexOf(m.first)) + (m.second === 'none' ? 0 : need(s, h, TAKINGS.indexOf(m.second)));
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
export const need = (s: State, h: number, type: number): number => {
  let n = -num(s.counters, h * 3 + type);
  for (let d = 1; d <= DISTRICTS; d++) if (isOngoing(s, d) && s.need[d] === type) n++;
  return Math.max(0, Math.min(2, n));
};

export const scoreAct = (s: State, h: number, m: Move): number => {
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
      const suits = (x: number): number =>
        x < 0 || !alive(s, x) || !isOngoing(s, atOf(s, x + FIRST_WARD))
          ? 0
          : (groupOf(x) === h ? 2 : 1) / (1 + lacks(s, h, x + FIRST_WARD, atOf(s, x + FIRST_WARD)));
      const now = s.pact.findIndex((x, i) => i === h && x >= 0) < 0 ? -1 : num(s.pact, h);
      return s.order.length > 1 && pactOn(s, w) < 0 && suits(w) > suits(now) + 0.2 ? 3 : -1;
    }
    default:
      return scorePlay(s, h, m, -1);
  }
};

/** Where a walking piece should go. */
export const scoreWalk = (s: State, h: number, piece: number, left: number, to: number): number => {
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === h;
  let best = 0;
  for (let d = 1; d <= DISTRICTS; d++) {
    if (!isOngoing(s, d)) continue;
    const far = Math.max(0, distance(to, d) - (left - 1));
    best = Math.max(best, 4 / (1 + far + lacks(s, h, piece, d) * 2));
  }
  return best - (own ? danger(s, to) * 2 : 0) - ((s.mine[to] ?? -1) >= 0 ? 0.8 : 0);
};
