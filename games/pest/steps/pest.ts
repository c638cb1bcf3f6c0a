/** Pest phase (2.7, 2.8): the Year's card strikes, lone buildings take the Sick in, crowded locations fall and spread. */

import { ALL, type Chance, type Seat } from '@pesthouse/kernel';
import { ADVANCED_CONTAINMENT, EFFECT, has, PROTECTIVE_UNIFORM, QUARANTINE_CHECKPOINT } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { BUILDING, CAPITAL, GROUND, NEXT, NUMBER, PEST, type Pest, ROAD, SICK_BY_ERA, SPECIAL } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { COLOURS, PLACES, ROADS } from '../names.ts';
import { buildingAt, buildings, doctorAt, eraOf, few, holds, houseOf, loneBuilder, ones, only, pestName, pick, placeName, playerOf } from '../reading.ts';
import type { A, D, Frame, K, State } from '../state.ts';
import { receive } from './people.ts';

/** With one or two players one unseen card of each colour pile is out of the game (PEST-SET-11): which one is not known to anybody,
 *  so it is thought of anew among those of the pile not yet seen; the odds are the same. As bits by card. */
export const outOfGame = (s: State, chance: Chance): number => {
  let out = 0;
  if (few(s))
    for (let pile = 0; pile < COLOURS.length; pile++) {
      let unseen = 0;
      for (let n = 1; n < PEST.length; n++) if (row(PEST, n).pile === pile && holds(s.pests, n)) unseen |= 1 << n;
      out |= 1 << pick(unseen, chance.below(ones(unseen)));
    }
  return out;
};

/** Draws this Year's Pest card. */
const drawPest = (s: State, chance: Chance): number => {
  const left = s.pests & ~outOfGame(s, chance);
  const card = pick(left, chance.below(ones(left)));
  s.pests &= ~(1 << card);
  s.pestsUp.push(card);
  return card;
};

/** PEST-CRD-01. */
export const strikes = (s: State, card: Pest, at: number): boolean => {
  const g = row(GROUND, at);
  if (card.harbour >= 0 && g.harbour === card.harbour) return true;
  for (const t of card.places) if (t.kind === g.kind && t.resource === nth(s.yields, at)) return true; // PEST-ADV-06
  return false;
};

/** So many buildings keep the Sick off (PEST-PST-05). */
const CROWD = 2;
/** So many Sick for one location (PEST-PST-03 to 07). Gives whether they were put there; a forced gather is added to `gathers`. */
const strike = (s: State, at: number, n: number, gathers: Frame[], k: K, clause: Clause): boolean => {
  if (nth(s.ruin, at) === 1) return false; // PEST-PST-09, PEST-LOC-04
  const houses = buildings(s, at);
  const camped = s.players.some((p) => p.camp === at);
  if (houses >= CROWD || doctorAt(s, at) || (houses === 1 && camped)) {
    k.tell?.({ type: 'spared', at: placeName(at), clause: 'PEST-PST-05' }, ALL);
    return false;
  }
  if (houses === 1) {
    gathers.push({ step: 'forced', seat: loneBuilder(s, at), at, n });
    return false;
  }
  if (camped) {
    for (const [seat, p] of s.players.entries())
      if (p.camp === at && !has(p, ADVANCED_CONTAINMENT)) {
        p.camp = -1;
        k.tell?.({ type: 'camp-back', who: houseOf(s, seat), at: placeName(at), clause: 'PEST-PST-06' }, ALL);
      }
    return false;
  }
  add(s.sick, at, n);
  k.tell?.({ type: 'struck', at: placeName(at), sick: n, now: nth(s.sick, at), clause }, ALL);
  return true;
};

/** Pushes forced gathers so that the first in turn order, then in the alphabet, comes first (PEST-PST-10). */
const pushGathers = (s: State, gathers: Frame[]): void => {
  for (let i = s.order.length - 1; i >= 0; i--)
    for (let j = gathers.length - 1; j >= 0; j--) {
      const g = gathers[j];
      if (g !== undefined && 'seat' in g && g.seat === s.order[i]) s.stack.push(g);
    }
};

export const year: A<'year'> = {
  run(s, _, k) {
    s.year++;
    s.phase = 'pest';
    const n = nth(SICK_BY_ERA, eraOf(s)); // PEST-PST-02
    k.tell?.({ type: 'year', year: s.year, era: eraOf(s) + 1, order: s.order.map((x) => houseOf(s, x)), clause: 'PEST-YR-02' }, ALL);
    const number = drawPest(s, k.chance);
    const card = row(PEST, number);
    k.tell?.({ type: 'pest', card: pestName(number), sick: n, clause: 'PEST-PST-01' }, ALL);
    const hit: number[] = [];
    const gathers: Frame[] = [];
    s.stack.push({ step: 'aid' });
    s.stack.push({ step: 'destroy', hit });
    for (let at = 0; at < PLACES.length; at++) if (strikes(s, card, at) && strike(s, at, n, gathers, k, 'PEST-PST-07')) hit.push(at);
    if (card.road >= 0)
      for (let r = 0; r < ROAD.length; r++)
        if (row(ROAD, r).colour === card.road) {
          add(s.roadSick, r, n);
          k.tell?.({ type: 'road-struck', road: row(ROADS, r), sick: n, now: nth(s.roadSick, r), clause: 'PEST-PST-08' }, ALL);
        }
    pushGathers(s, gathers);
  },
};

/** What the Protective Uniform and the Quarantine Checkpoint can turn away there (PEST-TCR-11). */
const shield = (s: State, seat: Seat, at: number, n: number): number => {
  const p = playerOf(s, seat);
  const b = buildingAt(p, at);
  if (row(SPECIAL, b)) return has(p, QUARANTINE_CHECKPOINT) ? n : 0;
  return row(BUILDING, b).type === 'district' && has(p, PROTECTIVE_UNIFORM) ? EFFECT.protectiveUniformTurnsAway : 0;
};

const takeForced = (s: State, seat: Seat, at: number, n: number, k: K): void => {
  if (n === 0) return;
  k.tell?.({ type: 'forced', who: houseOf(s, seat), at: placeName(at), sick: n, clause: 'PEST-PST-03' }, ALL);
  receive(s, seat, n, false, k);
};

export const forced: A<'forced'> = {
  run(s, f, k) {
    if (shield(s, f.seat, f.at, f.n) > 0) s.stack.push({ step: 'block', seat: f.seat, at: f.at, n: f.n });
    else takeForced(s, f.seat, f.at, f.n, k);
  },
};

export const block: D<'block'> = {
  verbs: ['block'],
  reasons: [],
  deciders: only,
  prompt: (s, f) => ({ key: 'block', at: placeName(f.at), n: f.n, away: shield(s, f.seat, f.at, f.n) }),
  moves(_s, _f, _seat, out) {
    out.push({ verb: 'block', turn: true });
    out.push({ verb: 'block', turn: false });
  },
  refuse: () => 'PEST-TCR-11',
  play(s, f, _, m, k) {
    s.stack.pop();
    const away = m.turn ? shield(s, f.seat, f.at, f.n) : 0;
    if (away > 0)
      k.tell?.(
        {
          type: 'turned-away',
          who: houseOf(s, f.seat),
          at: placeName(f.at),
          sick: away,
          clause: SPECIAL[buildingAt(playerOf(s, f.seat), f.at)] ? 'PEST-TECH-24' : 'PEST-TECH-15',
        },
        ALL,
      );
    takeForced(s, f.seat, f.at, f.n - away, k);
  },
};

/** PEST-DST-01, PEST-DST-02, PEST-DST-06: all that fall fall first, then each spreads. */
export const destroy: A<'destroy'> = {
  run(s, f, k) {
    const fallen = f.hit.filter((at) => nth(s.sick, at) >= NUMBER.destroy);
    for (const at of fallen) {
      const sick = nth(s.sick, at);
      s.ruin[at] = 1;
      s.sick[at] = 0;
      k.tell?.({ type: 'destroyed', at: placeName(at), sick, clause: 'PEST-DST-01' }, ALL);
    }
    for (let i = fallen.length - 1; i >= 0; i--) s.stack.push({ step: 'spread', from: nth(fallen, i) });
  },
};

export const spread: A<'spread'> = {
  run(s, f, k) {
    k.tell?.({ type: 'spread', from: placeName(f.from), clause: 'PEST-DST-03' }, ALL);
    const gathers: Frame[] = [];
    for (const to of row(NEXT, f.from)) if (to !== CAPITAL) strike(s, to, 1, gathers, k, 'PEST-DST-05');
    pushGathers(s, gathers);
  },
};
