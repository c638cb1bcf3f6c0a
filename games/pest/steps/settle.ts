/** Settling a step of a Move: Food, Coins or the Camp for the Sick, then the Doctor enters (2.12, 2.13). */

import { ALL, type Seat } from '@pesthouse/kernel';
import { onGathered, onRival } from '../cards/imperatives.ts';
import { ADVANCED_CONTAINMENT, DISINFECTANT, EFFECT, EXAMINATION_DESK, has, MEDICAL_MASK } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { CAPITAL, COIN, FOOD } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { type PlaceId, ROADS, type RoadId } from '../names.ts';
import { active, activeSeat, foodFor, houseOf, mine, owed, placeName, playerOf, rivals, spaceName } from '../reading.ts';
import type { A, D, FrameArgs, K, Moves, Player, State } from '../state.ts';
import { receive, toTrack } from './people.ts';
import { gainResource } from './storage.ts';

const gathered = (s: State, seat: Seat, from: PlaceId | RoadId, sick: number, k: K, clause: Clause): void => {
  k.tell?.({ type: 'gathered', who: houseOf(s, seat), from, sick, clause }, ALL);
};
const count = (s: State, sick: number, k: K): void => {
  s.going.gathered += sick;
  onGathered(s, sick, k);
};

/** The Camp is placed and all Sick there are gathered for nothing, but for those that are left behind; gives how many go to Quarantine. */
export const pitch = (s: State, seat: Seat, p: Player, at: number, leave: number, k: K): number => {
  p.camp = at;
  k.tell?.({ type: 'camp', who: houseOf(s, seat), at: placeName(at), clause: 'PEST-CMP-03' }, ALL);
  let sick = Math.max(0, nth(s.sick, at) - leave);
  if (sick === 0) return 0;
  add(s.sick, at, -sick);
  if (k.tell) gathered(s, seat, placeName(at), sick, k, 'PEST-CMP-05');
  count(s, sick, k);
  if (has(p, ADVANCED_CONTAINMENT)) {
    const space = toTrack(p);
    if (space >= 0) {
      sick--;
      k.tell?.({ type: 'cured', who: houseOf(s, seat), from: 'map', space: space + 1, herbs: 0, coins: 0, clause: 'PEST-TECH-21' }, ALL);
    }
  }
  return sick;
};

/** A step under way: the road (-1 = a jump), where it leads, and the movement that it costs. */
type Way = FrameArgs<'settle'>;
/** How its Sick are settled: Coins for Food, by the Camp, one of them left behind the mask. */
type Settling = Omit<Moves['settle'], 'verb'>;
const WITH_FOOD: Settling = { coins: 0, camp: false, mask: false };

/** The step is made: what is owed is paid, the Sick are gathered, then the Doctor enters. */
const arrive = (s: State, seat: Seat, { road, to, points }: Way, { coins, camp, mask }: Settling, k: K): void => {
  const p = playerOf(s, seat);
  const toll = road < 0 ? 0 : nth(s.roadSick, road);
  const leave = mask ? EFFECT.medicalMaskIgnores : 0;
  const there = to === CAPITAL ? 0 : nth(s.sick, to) - leave;
  const food = toll + (camp || there <= 0 ? 0 : foodFor(p, there)) - coins;
  s.going.points -= points;
  add(p.res, FOOD, -food);
  add(p.res, COIN, -coins);
  if (food + coins > 0)
    k.tell?.({ type: 'paid', who: houseOf(s, seat), lumber: 0, stone: 0, food, herbs: 0, coins, clause: toll > 0 ? 'PEST-MOV-07' : 'PEST-MOV-08' }, ALL);
  s.stack.push({ step: 'enter', to, jumped: road < 0 });
  let sick = 0;
  if (toll > 0) {
    s.roadSick[road] = 0;
    sick += toll;
    if (k.tell) gathered(s, seat, row(ROADS, road), toll, k, 'PEST-MOV-07');
    count(s, toll, k);
  }
  if (camp) sick += pitch(s, seat, p, to, leave, k);
  else if (there > 0) {
    add(s.sick, to, -there);
    sick += there;
    if (k.tell) gathered(s, seat, placeName(to), there, k, 'PEST-MOV-08');
    count(s, there, k);
  }
  receive(s, seat, sick, true, k);
};

/** A step or jump was chosen: if there is more than one way to settle it, the ways are asked for. */
export const go = (s: State, seat: Seat, road: number, to: number, points: number, k: K): void => {
  const p = playerOf(s, seat);
  const sick = to === CAPITAL ? 0 : nth(s.sick, to);
  const toll = road < 0 ? 0 : nth(s.roadSick, road);
  const choice = (sick > 0 && (has(p, MEDICAL_MASK) || p.camp < 0)) || (toll + sick > 0 && nth(p.res, COIN) > 0);
  if (choice) s.stack.push({ step: 'settle', road, to, points });
  else arrive(s, seat, { road, to, points }, WITH_FOOD, k);
};

export const enter: A<'enter'> = {
  run(s, f, k) {
    const seat = s.active;
    const p = active(s);
    const to = f.to;
    const jumped = f.jumped;
    const from = p.doctor;
    p.doctor = to;
    k.tell?.({ type: 'moved', who: houseOf(s, seat), from: spaceName(from), to: spaceName(to), jumped, clause: jumped ? 'PEST-TECH-06' : 'PEST-MOV-01' }, ALL);
    s.going.entered.push(to);
    s.going.steps++;
    s.going.jumped = jumped;
    if (to === CAPITAL || !rivals(s, seat, to)) return;
    if (has(p, DISINFECTANT)) gainResource(s, seat, nth(s.yields, to), EFFECT.disinfectantGives, k, 'PEST-TECH-05');
    for (let i = 0; i < s.players.length; i++)
      if (i !== seat && mine(s, i, to) && has(playerOf(s, i), EXAMINATION_DESK)) gainResource(s, i, COIN, EFFECT.examinationDeskCoins, k, 'PEST-TECH-03');
    onRival(s, k);
  },
};

const NO_OR_YES = [false, true] as const;
const mayCamp = (s: State, p: Player, to: number): boolean => to !== CAPITAL && p.camp < 0 && nth(s.sick, to) > 0;
const mayMask = (s: State, p: Player, to: number): boolean => to !== CAPITAL && has(p, MEDICAL_MASK) && nth(s.sick, to) > 0;

export const settle: D<'settle'> = {
  verbs: ['settle'],
  reasons: ['PEST-MOV-09', 'PEST-TECH-04', 'PEST-MOV-10', 'PEST-CON-06'],
  forced: () => true,
  deciders: activeSeat,
  prompt: (s, f) => ({ key: 'settle', to: spaceName(f.to), sick: f.to === CAPITAL ? 0 : nth(s.sick, f.to), road: f.road < 0 ? 0 : nth(s.roadSick, f.road) }),
  moves(s, f, _, out) {
    const p = active(s);
    for (const camp of NO_OR_YES) {
      if (camp && !mayCamp(s, p, f.to)) continue;
      for (const mask of NO_OR_YES) {
        if (mask && !mayMask(s, p, f.to)) continue;
        const price = owed(s, p, f, camp, mask);
        const most = Math.min(price, nth(p.res, COIN));
        for (let coins = Math.max(0, price - nth(p.res, FOOD)); coins <= most; coins++) out.push({ verb: 'settle', coins, camp, mask });
      }
    }
  },
  refuse(s, f, _, m) {
    const p = active(s);
    if (m.camp && !mayCamp(s, p, f.to)) return 'PEST-MOV-09';
    if (m.mask && !mayMask(s, p, f.to)) return 'PEST-TECH-04';
    return owed(s, p, f, m.camp, m.mask) - m.coins > nth(p.res, FOOD) ? 'PEST-MOV-10' : 'PEST-CON-06';
  },
  play(s, f, seat, m, k) {
    s.stack.pop();
    arrive(s, seat, f, m, k);
  },
};
