/** Move (2.12, 2.13): step by step along the roads, gathering on the way, with the Camp. */
import { ALL, type Out, type Seat } from '../../../kernel/index.ts';
import type { Clause } from '../clauses.ts';
import { CAPITAL, CITY, COIN, DECREE, FOOD, finder, GROUND, HERBS, NEXT, NUMBER, type Trigger, WAY } from '../data/tables.ts';
import { PLACES, ROADS, SPACES } from '../names.ts';
import { active, activeSeat, add, eraOf, has, houseOf, mine, nth, placeName, playerOf, rivals, row, spaceName } from '../reading.ts';
import type { A, D, K, Moves, Player, State } from '../state.ts';
import { aside, canTrade, noAside } from './aside.ts';
import { fulfil, gainResource } from './gain.ts';
import { canCarry, receive, settled, toTrack } from './people.ts';

const budget = (p: Player, hindered: boolean, enhanced: boolean): number =>
  (has(p, 22) ? NUMBER.horseshoe : NUMBER.movement) - (hindered ? 1 : 0) + (enhanced ? 1 : 0); // PEST-MOV-18

/** What entering costs in movement (PEST-MOV-02, PEST-MOV-03, Technology 16). */
const enterCost = (s: State, seat: Seat, p: Player, to: number): number => {
  if (to === CAPITAL || mine(s, seat, to)) return 0;
  return has(p, 16) && rivals(s, seat, to) ? 0 : 1;
};
/** Food for the Sick of a location when nobody is left behind (PEST-MOV-08, Technology 8). */
const foodFor = (p: Player, sick: number): number => Math.max(0, sick - NUMBER.freeSick - (has(p, 8) ? 1 : 0));
/** The least Food with which the Sick of a location can be settled. */
const leastFood = (s: State, p: Player, to: number, camp: boolean): number => {
  const sick = nth(s.sick, to);
  return sick === 0 || camp ? 0 : foodFor(p, sick - (has(p, 4) ? 1 : 0));
};

/** Why a step over this road may not be made with so much movement and means; `camp` tells whether the Camp may be counted on. */
const noStep = (s: State, seat: Seat, p: Player, road: number, to: number, points: number, means: number, camp: boolean): Clause | null => {
  if (s.going.entered.includes(to)) return to === CAPITAL ? 'PEST-MOV-06' : 'PEST-MOV-05';
  if (enterCost(s, seat, p, to) > points) return 'PEST-MOV-18';
  const toll = nth(s.roadSick, road);
  if (toll > means) return 'PEST-MOV-07';
  if (to !== CAPITAL) return toll + leastFood(s, p, to, camp) > means ? 'PEST-MOV-12' : null;
  const exits = row(NEXT, CAPITAL);
  const ways = row(WAY, CAPITAL);
  for (let i = 0; i < exits.length; i++) if (noStep(s, seat, p, nth(ways, i), nth(exits, i), points, means - toll, camp) === null) return null;
  return 'PEST-MOV-04';
};
const noJump = (s: State, p: Player, to: number, points: number, means: number, camp: boolean): Clause | null => {
  if (!has(p, 6)) return 'PEST-TECH-06';
  if (p.doctor === CAPITAL || p.doctor === to || points < NUMBER.cloneCost) return 'PEST-TCR-07';
  if (GROUND[p.doctor]?.kind !== GROUND[to]?.kind) return 'PEST-TECH-06';
  if (s.going.entered.includes(to)) return 'PEST-MOV-05';
  return leastFood(s, p, to, camp) > means ? 'PEST-MOV-12' : null;
};
const meansOf = (p: Player): number => nth(p.res, FOOD) + nth(p.res, COIN);

/** Whether any step or jump can be made. */
const canStep = (s: State, seat: Seat, p: Player, points: number, camp: boolean): boolean => {
  const means = meansOf(p);
  const next = row(NEXT, p.doctor);
  const ways = row(WAY, p.doctor);
  for (let i = 0; i < next.length; i++) if (noStep(s, seat, p, nth(ways, i), nth(next, i), points, means, camp) === null) return true;
  if (!has(p, 6) || points < NUMBER.cloneCost) return false;
  for (let to = 0; to < PLACES.length; to++) if (noJump(s, p, to, points, means, camp) === null) return true;
  return false;
};

/** PEST-MOV-15: a Move needs at least one step. */
export const canStart = (s: State, enhanced: boolean): boolean => {
  const p = active(s);
  return canStep(s, s.active, p, budget(p, nth(p.sick, 1) > 0, enhanced), p.camp < 0);
};

export const startMove = (s: State, hindered: boolean, enhanced: boolean): void => {
  const p = active(s);
  s.going = { from: p.doctor, points: budget(p, hindered, enhanced), steps: 0, entered: [], gathered: 0, crowd: false, rival: false };
  s.stack.push({ step: 'move' });
};

const watching = (s: State, trigger: Trigger): boolean => DECREE[nth(s.decrees, eraOf(s))]?.trigger === trigger;

/** Why the Camp may not be placed there now (PEST-CMP-03, 04, 10). */
const noCamp = (s: State, seat: Seat, p: Player, at: number): Clause | null => {
  if (p.camp >= 0) return 'PEST-CMP-02';
  if (p.doctor === CAPITAL) return 'PEST-CMP-04';
  if (at !== s.going.from && !s.going.entered.includes(at)) return 'PEST-CMP-10';
  if (nth(s.ruin, at) === 1) return 'PEST-CMP-04';
  // Before the first step the Camp must not be the only means of making it.
  return s.going.steps === 0 && !canStep(s, seat, p, s.going.points, false) ? 'PEST-MOV-15' : null;
};

const gathered = (s: State, seat: Seat, from: string, sick: number, k: K, clause: Clause): void => {
  const at = PLACES.find((x) => x === from) ?? ROADS.find((x) => x === from);
  if (at !== undefined) k.tell?.({ type: 'gathered', who: houseOf(s, seat), from: at, sick, clause }, ALL);
};
const count = (s: State, sick: number, k: K): void => {
  s.going.gathered += sick;
  if (sick < 2 || s.going.crowd || !watching(s, 'gatherAtOnce')) return;
  s.going.crowd = true;
  fulfil(s, k, 'PEST-DEC-10I');
};

/** The Camp is placed and all Sick there are gathered for nothing, but for those that are left behind; gives how many go to Quarantine. */
const pitch = (s: State, seat: Seat, p: Player, at: number, leave: number, k: K): number => {
  p.camp = at;
  k.tell?.({ type: 'camp', who: houseOf(s, seat), at: placeName(at), clause: 'PEST-CMP-03' }, ALL);
  let sick = Math.max(0, nth(s.sick, at) - leave);
  if (sick === 0) return 0;
  add(s.sick, at, -sick);
  if (k.tell) gathered(s, seat, placeName(at), sick, k, 'PEST-CMP-05');
  count(s, sick, k);
  if (has(p, 21)) {
    const space = toTrack(p);
    if (space >= 0) {
      sick--;
      k.tell?.({ type: 'cured', who: houseOf(s, seat), from: 'map', space: space + 1, herbs: 0, coins: 0, clause: 'PEST-TECH-21' }, ALL);
    }
  }
  return sick;
};

/** The step is made: what is owed is paid, the Sick are gathered, then the Doctor enters. */
const arrive = (s: State, seat: Seat, road: number, to: number, points: number, coins: number, camp: boolean, mask: boolean, k: K): void => {
  const p = playerOf(s, seat);
  const toll = road < 0 ? 0 : nth(s.roadSick, road);
  const leave = mask ? 1 : 0;
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
    if (k.tell) gathered(s, seat, ROADS[road] ?? '', toll, k, 'PEST-MOV-07');
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
const go = (s: State, seat: Seat, road: number, to: number, points: number, k: K): void => {
  const p = playerOf(s, seat);
  const sick = to === CAPITAL ? 0 : nth(s.sick, to);
  const toll = road < 0 ? 0 : nth(s.roadSick, road);
  const choice = (sick > 0 && (has(p, 4) || p.camp < 0)) || (toll + sick > 0 && nth(p.res, COIN) > 0);
  if (choice) s.stack.push({ step: 'settle', road, to, points });
  else arrive(s, seat, road, to, points, 0, false, false, k);
};

const spaceIndex = finder(SPACES);
const roadTo = (from: number, to: number): number => {
  const i = row(NEXT, from).indexOf(to);
  return i < 0 ? -1 : nth(row(WAY, from), i);
};

export const move: D<'move'> = {
  verbs: ['step', 'jump', 'camp', 'stop', 'trade', 'tidy'],
  reasons: [
    'PEST-LOC-07',
    'PEST-MOV-03',
    'PEST-MOV-04',
    'PEST-MOV-05',
    'PEST-MOV-06',
    'PEST-MOV-07',
    'PEST-MOV-12',
    'PEST-MOV-15',
    'PEST-MOV-18',
    'PEST-TECH-06',
    'PEST-TCR-07',
    'PEST-CMP-02',
    'PEST-CMP-04',
    'PEST-CMP-10',
    'PEST-TRD-02',
    'PEST-TRD-03',
    'PEST-QUA-06',
    'PEST-QUA-07',
  ],
  forced: () => true,
  deciders: activeSeat,
  prompt: (s) => ({ key: 'move', points: s.going.points, steps: s.going.steps }),
  moves(s, _, seat, out, want) {
    const p = active(s);
    const g = s.going;
    const onRoad = p.doctor === CAPITAL;
    const camp = p.camp < 0;
    if (g.steps > 0 && !onRoad) out.push({ verb: 'stop' });
    const means = meansOf(p);
    const next = row(NEXT, p.doctor);
    const ways = row(WAY, p.doctor);
    for (let i = 0; i < next.length; i++) {
      const to = nth(next, i);
      if (noStep(s, seat, p, nth(ways, i), to, g.points, means, camp) === null) out.push({ verb: 'step', to: spaceName(to) });
    }
    if (out.n >= want) return;
    if (has(p, 6) && g.points >= NUMBER.cloneCost && !onRoad)
      for (let to = 0; to < PLACES.length; to++) if (noJump(s, p, to, g.points, means, camp) === null) out.push({ verb: 'jump', to: placeName(to) });
    if (onRoad) return;
    if (camp) {
      if (noCamp(s, seat, p, g.from) === null) out.push({ verb: 'camp', at: placeName(g.from) });
      for (const at of g.entered) if (at !== CAPITAL && at !== g.from && nth(s.ruin, at) === 0) out.push({ verb: 'camp', at: placeName(at) });
    }
    if (g.steps > 0) asides(s, p, out);
  },
  refuse(s, _, seat, m) {
    const p = active(s);
    const g = s.going;
    const onRoad = p.doctor === CAPITAL;
    switch (m.verb) {
      case 'stop':
        return onRoad ? 'PEST-MOV-03' : 'PEST-MOV-15';
      case 'trade':
        return onRoad || g.steps === 0 ? 'PEST-TRD-03' : noAside('trade');
      case 'tidy':
        return onRoad || g.steps === 0 ? 'PEST-QUA-07' : noAside('tidy');
      case 'camp':
        return noCamp(s, seat, p, spaceIndex(m.at)) ?? 'PEST-CMP-10';
      case 'jump':
        return noJump(s, p, spaceIndex(m.to), g.points, meansOf(p), p.camp < 0) ?? 'PEST-TCR-07';
      case 'step': {
        const to = spaceIndex(m.to);
        const road = roadTo(p.doctor, to);
        return road < 0 ? 'PEST-LOC-07' : (noStep(s, seat, p, road, to, g.points, meansOf(p), p.camp < 0) ?? 'PEST-LOC-07');
      }
      default:
        return m satisfies never;
    }
  },
  play(s, _, seat, m, k) {
    const p = active(s);
    switch (m.verb) {
      case 'trade':
      case 'tidy':
        aside(s, m.verb);
        return;
      case 'step': {
        const to = spaceIndex(m.to);
        go(s, seat, roadTo(p.doctor, to), to, enterCost(s, seat, p, to), k);
        break;
      }
      case 'jump':
        go(s, seat, -1, spaceIndex(m.to), NUMBER.cloneCost, k);
        break;
      case 'camp':
        receive(s, seat, pitch(s, seat, p, spaceIndex(m.at), 0, k), true, k);
        break;
      case 'stop':
        s.stack.pop();
        finish(s, seat, p, k);
        break;
      default:
        m satisfies never;
    }
    settled(s);
  },
};

const asides = (s: State, p: Player, out: Out<Moves['move']>): void => {
  if (canTrade(p)) out.push({ verb: 'trade' });
  if (canCarry(s, p)) out.push({ verb: 'tidy' });
};

/** The Move is over (PEST-MOV-14) and may have fulfilled an Imperative. */
const finish = (s: State, seat: Seat, p: Player, k: K): void => {
  const at = p.doctor;
  const yields = nth(s.yields, at);
  const intact = nth(s.ruin, at) === 0;
  k.tell?.({ type: 'stopped', who: houseOf(s, seat), at: placeName(at), clause: 'PEST-MOV-14' }, ALL);
  if (intact) gainResource(s, seat, yields, 1, k, 'PEST-MOV-14');
  if (watching(s, 'moveEndResource')) {
    if (intact && (yields === FOOD || yields === HERBS)) fulfil(s, k, 'PEST-DEC-02I');
  } else if (watching(s, 'gatherInMove')) {
    if (s.going.gathered > 0) fulfil(s, k, 'PEST-DEC-05I');
  } else if (watching(s, 'moveEndKind') && GROUND[at]?.kind === CITY) fulfil(s, k, 'PEST-DEC-13I');
};

export const enter: A<'enter'> = {
  run(s, f, k) {
    const seat = s.active;
    const p = active(s);
    const to = f.to;
    const jumped = f.jumped;
    k.tell?.(
      { type: 'moved', who: houseOf(s, seat), from: spaceName(p.doctor), to: spaceName(to), jumped, clause: jumped ? 'PEST-TECH-06' : 'PEST-MOV-01' },
      ALL,
    );
    p.doctor = to;
    s.going.entered.push(to);
    s.going.steps++;
    if (to === CAPITAL || !rivals(s, seat, to)) return;
    if (has(p, 5)) gainResource(s, seat, nth(s.yields, to), 1, k, 'PEST-TECH-05');
    for (let i = 0; i < s.players.length; i++) if (i !== seat && mine(s, i, to) && has(playerOf(s, i), 3)) gainResource(s, i, COIN, 1, k, 'PEST-TECH-03');
    if (s.going.rival || !watching(s, 'moveIntoOpponentBuilding')) return;
    s.going.rival = true;
    fulfil(s, k, 'PEST-DEC-04I');
  },
};

/** What a way of settling a step costs in Food and Coins together. */
const owed = (s: State, p: Player, road: number, to: number, camp: boolean, mask: boolean): number => {
  const sick = to === CAPITAL ? 0 : nth(s.sick, to) - (mask ? 1 : 0);
  return (road < 0 ? 0 : nth(s.roadSick, road)) + (camp || sick <= 0 ? 0 : foodFor(p, sick));
};
const mayCamp = (s: State, p: Player, to: number): boolean => to !== CAPITAL && p.camp < 0 && nth(s.sick, to) > 0;
const mayMask = (s: State, p: Player, to: number): boolean => to !== CAPITAL && has(p, 4) && nth(s.sick, to) > 0;

export const settle: D<'settle'> = {
  verbs: ['settle'],
  reasons: ['PEST-MOV-09', 'PEST-TECH-04', 'PEST-MOV-10', 'PEST-CON-06'],
  forced: () => true,
  deciders: activeSeat,
  prompt: (s, f) => ({ key: 'settle', to: spaceName(f.to), sick: f.to === CAPITAL ? 0 : nth(s.sick, f.to), road: f.road < 0 ? 0 : nth(s.roadSick, f.road) }),
  moves(s, f, _, out) {
    const p = active(s);
    for (let c = 0; c < 2; c++) {
      if (c === 1 && !mayCamp(s, p, f.to)) continue;
      for (let m = 0; m < 2; m++) {
        if (m === 1 && !mayMask(s, p, f.to)) continue;
        const price = owed(s, p, f.road, f.to, c === 1, m === 1);
        const most = Math.min(price, nth(p.res, COIN));
        for (let coins = Math.max(0, price - nth(p.res, FOOD)); coins <= most; coins++) out.push({ verb: 'settle', coins, camp: c === 1, mask: m === 1 });
      }
    }
  },
  refuse(s, f, _, m) {
    const p = active(s);
    if (m.camp && !mayCamp(s, p, f.to)) return 'PEST-MOV-09';
    if (m.mask && !mayMask(s, p, f.to)) return 'PEST-TECH-04';
    return owed(s, p, f.road, f.to, m.camp, m.mask) - m.coins > nth(p.res, FOOD) ? 'PEST-MOV-10' : 'PEST-CON-06';
  },
  play(s, f, seat, m, k) {
    s.stack.pop();
    arrive(s, seat, f.road, f.to, f.points, m.coins, m.camp, m.mask, k);
  },
};
