/** What a seat of Pest sees, as bytes: what is asked, the turn, the own board, the cards, the next seat in full and the others in brief, then the map place by place.
 *  Nothing is hidden in this game, so the view is the state; what nobody knows (which Pest cards are out of it) is not read. */

import type { Encoder } from '@pesthouse/kernel';
import { agendaOf } from '../cards/agendas.ts';
import {
  ADVANCED_CONTAINMENT,
  AMBULANCE_CART,
  BLAST_FURNACE,
  CONSTRUCTION_CRANE,
  has,
  MEDICAL_MASK,
  MOBILE_WORKSHOP,
  MOVING_PERMIT,
  PRODUCTION_LINE,
  STEEL_HORSESHOE,
  STORAGE_PODS,
  slotsOnTech,
} from '../cards/technologies.ts';
import {
  AID,
  BUILD_INFLUENCE,
  BUILDING,
  BUILDING_TYPE,
  CAPITAL,
  CASTLE,
  COIN,
  COVERED_SCALE,
  FOOD,
  GRAVE,
  GROUND,
  HERBS,
  IMPERATIVE,
  LABS,
  LUMBER,
  MOBILE,
  NEEDS_WORKER,
  NEXT,
  NUMBER,
  PEST,
  type Price,
  ROAD,
  ROW_BONUS,
  ROW_SLOTS,
  SPACE,
  START,
  STONE,
  TECH,
  TRACK_COVERED,
  TRACK_ICON,
  TRACK_REWARD,
  VERSUS_MINIMUM,
  WAY,
  WORK,
} from '../data/tables.ts';
import { row } from '../look.ts';
import { meta } from '../meta.ts';
import { ACTIONS, AIDS, BUILDINGS, CAPITALS, DECREES, PESTS, PLACES, REWARDS, SLOTS, STANDS, TECHS, TREASURY, WORKS } from '../names.ts';
import { ahead, limitOf, normalLimit, ones, quarantined, regularSlots } from '../reading.ts';
import type { Frame, Player, State } from '../state.ts';
import { placeOf } from '../steps/era.ts';

const SEATS = 5;
const RES = COIN + 1;
const CRATES = COIN;
const KINDS = 3;
const ERAS = 3;
const YEARS = 6;
const MOST = 7;
const SPACES = SPACE.length;

const ASKS: readonly Frame['step'][] = [
  'castle',
  'doctor',
  'block',
  'crate',
  'store',
  'lay',
  'tidy',
  'trade',
  'assistant',
  'pair',
  'trials',
  'act',
  'move',
  'settle',
  'construct',
  'pay',
  'more',
  'less',
  'research',
  'mobile',
  'cure',
  'assign',
  'token',
  'prize',
];
/** What may wait beneath the question. */
const WAITS: readonly Frame['step'][] = [
  'aid',
  'destroy',
  'spread',
  'forced',
  'column',
  'crate',
  'lay',
  'assistant',
  'act',
  'move',
  'enter',
  'construct',
  'less',
  'reap',
  'labs',
  'research',
  'acquired',
  'cure',
  'assign',
  'bonus',
  'prize',
];
const ASK_AT = new Map<string, number>(ASKS.map((x, i) => [x, i]));
const WAIT_AT = new Map<string, number>(WAITS.map((x, i) => [x, i]));
const PHASES: readonly State['phase'][] = ['setup', 'pest', 'aid', 'action', 'era', 'over'];

// The printed numbers, laid out so that reading them costs nothing.
const KIND = Int8Array.from(GROUND, (g) => g.kind);
const HOLDS = Int8Array.from(GROUND, (g) => g.capacity);
const HARBOUR = Int8Array.from(GROUND, (g) => g.harbour);
const RED_ROADS = ROAD.flatMap((r, i) => (r.colour >= 0 ? [i] : []));
const TRACKS = 1 << SPACES;
const rowOf = (f: (track: number) => number): Int8Array => Int8Array.from({ length: TRACKS }, (_, t) => f(t));
const COUNT = rowOf(ones);
const PEOPLE = rowOf((t) => SPACE.reduce((n, x, i) => n + ((t >> i) & 1) * x.renown, 0));
const LAB = rowOf((t) => ones(t & LABS));
const FREE = rowOf((t) => SPACE.findIndex((_, i) => ((t >> i) & 1) === 0));
const LAST = rowOf((t) => SPACE.findIndex((_, i) => ((t >> i) & 1) === 1));
const HERB = Int8Array.from(SPACE, (x) => x.herbs);
const along = (f: (space: number) => number): Int8Array => Int8Array.from({ length: NUMBER.trackEnd + 1 }, (_, i) => f(i));
const passed = (marks: readonly boolean[]): Int8Array => along((i) => marks.filter((x, k) => x && k >= 1 && k <= i).length);
const ICONS = passed(TRACK_ICON);
const COVERED = passed(TRACK_COVERED);
/** Spaces to the next that is marked; 15 where none is near. */
const toNext = (marks: readonly boolean[]): Int8Array =>
  along((i) =>
    Math.min(
      15,
      marks.map((x, k) => (x && k > i ? k - i : 99)).reduce((a, b) => Math.min(a, b), 99),
    ),
  );
const TO_ICON = toNext(TRACK_ICON);
const TO_REWARD = toNext(TRACK_REWARD.map((x) => x.length > 0));
const CREDIT = IMPERATIVE.map((levels) => levels.map((_, level) => levels.slice(0, level + 1).reduce((n, x) => n + x.renown, 0)));
const GRAVES = Array.from({ length: GRAVE.length + 1 }, (_, dead) => GRAVE.slice(0, dead).reduce((n, x) => n + x, 0));
const TURNS = [18, 18, 16, 14, 11, 8, 4];

/** What may be below nothing is moved up by this much. */
const ZERO = 40;
const EVEN = 128;

// Where the next byte goes. One writer serves all: nothing here is called from within itself.
let bytes: Uint8Array = new Uint8Array(0);
let next = 0;
const put = (x: number): void => {
  bytes[next++] = x < 0 ? 0 : x > 255 ? 255 : x;
};
const flag = (x: boolean): void => {
  bytes[next++] = x ? 1 : 0;
};
/** One of so many; none of them if it is below nothing. */
const one = (i: number, of: number): void => {
  if (i >= 0 && i < of) bytes[next + i] = 1;
  next += of;
};
/** As many as there are, from the first on. */
const upTo = (n: number, of: number): void => {
  const m = n < of ? n : of;
  for (let i = 0; i < m; i++) bytes[next + i] = 1;
  next += of;
};
const bits = (set: number, of: number): void => {
  for (let i = 0; i < of; i++) bytes[next + i] = (set >> i) & 1;
  next += of;
};
const at = (list: readonly number[], i: number): number => list[i] ?? 0;

const NOBODY = -1;
const decider = (s: State, f: Frame | undefined): number => {
  if (f === undefined) return NOBODY;
  if (f.step === 'castle' || f.step === 'doctor') return s.order[f.i] ?? NOBODY;
  return 'seat' in f ? f.seat : s.active;
};

/** What is asked at places, made anew before the map is written. */
const MARK = new Uint8Array(PLACES.length);
const mark = (place: number, n: number): void => {
  if (place >= 0 && place < PLACES.length) MARK[place] = (MARK[place] ?? 0) + n;
};

const QUESTION =
  ASKS.length +
  WAITS.length +
  SEATS +
  2 * SLOTS.length +
  4 +
  2 +
  RES +
  5 +
  3 +
  BUILDINGS.length +
  WORKS.length +
  1 +
  4 +
  2 +
  2 +
  4 +
  2 * (MOBILE + 1) +
  2 +
  KINDS;
const question = (s: State, seat: number, p: Player): void => {
  MARK.fill(0);
  const n = s.stack.length;
  const top = s.stack[n - 1];
  one(top === undefined ? -1 : (ASK_AT.get(top.step) ?? -1), ASKS.length);
  const waits = next;
  next += WAITS.length;
  for (let i = 0; i < n - 1; i++) {
    const k = WAIT_AT.get(s.stack[i]?.step ?? '');
    if (k !== undefined) bytes[waits + k] = (bytes[waits + k] ?? 0) + 1;
  }
  const who = decider(s, top);
  one(who < 0 ? -1 : (who - seat + s.players.length) % s.players.length, SEATS);
  bits(s.carriedFrom, SLOTS.length);
  bits(s.carriedTo, SLOTS.length);
  // What stands in the frames, wherever they lie; every field has a place of its own.
  const from = next;
  const haul = from + 6;
  const settling = haul + RES;
  const site = settling + 5;
  const bill = site + 3;
  const made = bill + BUILDINGS.length + WORKS.length;
  const study = made + 1;
  const shared = study + 4;
  const cured = shared + 2;
  const sent = cured + 2;
  const desks = sent + 4;
  const prizes = desks + 2 * (MOBILE + 1);
  next = prizes + 2 + KINDS;
  for (let i = 0; i < n; i++) {
    const f = s.stack[i];
    switch (f?.step) {
      case 'castle':
        for (const card of p.starts) for (const place of START[card] ?? []) if (s.ruin[place] === 0) mark(place, 1);
        break;
      case 'crate':
        bytes[from + (f.seat === seat ? 0 : 1)] = f.n;
        break;
      case 'lay':
        bytes[from + 2] = Math.min(255, f.n);
        bytes[from + 3] = f.moving ? 1 : 0;
        break;
      case 'forced':
      case 'block':
        bytes[from + (f.seat === seat ? 4 : 5)] = (bytes[from + (f.seat === seat ? 4 : 5)] ?? 0) + f.n;
        mark(f.at, f.n);
        break;
      case 'spread':
        mark(f.from, 1);
        break;
      case 'store':
      case 'more':
      case 'less':
      case 'reap':
        for (let r = 0; r < RES; r++) bytes[haul + r] = at(f.haul, r);
        break;
      case 'settle': {
        const sick = f.to === CAPITAL ? 0 : at(s.sick, f.to);
        const toll = f.road < 0 ? 0 : at(s.roadSick, f.road);
        bytes[settling] = toll;
        bytes[settling + 1] = sick;
        bytes[settling + 2] = toll + foodOf(p, sick);
        bytes[settling + 3] = f.to === CAPITAL ? 1 : 0;
        bytes[settling + 4] = f.points;
        mark(f.to, 1);
        break;
      }
      case 'enter':
        if (f.to === CAPITAL) bytes[settling + 3] = 1;
        mark(f.to, 1);
        break;
      case 'construct':
        bytes[site] = f.built;
        bytes[site + 1] = f.extra;
        bytes[site + 2] = f.less;
        for (const x of f.sites) mark(x, 2);
        break;
      case 'pay':
        if (f.building >= 0) bytes[bill + f.building] = 1;
        if (f.work >= 0) bytes[bill + BUILDINGS.length + f.work] = 1;
        mark(f.at, 1);
        break;
      case 'labs':
        bytes[made] = f.total;
        break;
      case 'research':
        bytes[study] = f.taken ? 1 : 0;
        bytes[study + 1] = f.recalled ? 1 : 0;
        bytes[study + 2] = f.tested ? 1 : 0;
        bytes[study + 3] = f.fed ? 1 : 0;
        bytes[shared] = f.waits & 1;
        bytes[shared + 1] = f.waits >> 1;
        break;
      case 'cure':
        bytes[cured] = f.cured;
        bytes[cured + 1] = f.dropped ? 1 : 0;
        bytes[study + 3] = f.fed ? 1 : 0;
        bytes[shared] = f.waits & 1;
        bytes[shared + 1] = f.waits >> 1;
        break;
      case 'assign':
        bytes[sent] = f.capital;
        bytes[sent + 1] = f.desks;
        bytes[sent + 2] = f.capital > 0 ? 1 : 0;
        bytes[sent + 3] = f.desks > 0 ? 1 : 0;
        for (let d = 0; d <= MOBILE; d++) {
          bytes[desks + d] = (f.left >> d) & 1;
          bytes[desks + MOBILE + 1 + d] = (f.got >> d) & 1;
        }
        break;
      case 'bonus':
        if (f.seat === seat) bytes[prizes] = f.place;
        else bytes[prizes + 1] = f.place;
        break;
      case 'column':
        // What comes to this seat after the question.
        if (f.seat === seat) bytes[prizes + 2 + f.column] = 1;
        break;
      default:
    }
  }
};

const foodOf = (p: Player, sick: number): number => {
  const n = sick - NUMBER.freeSick - (has(p, AMBULANCE_CART) ? 1 : 0);
  return n > 0 ? n : 0;
};

/** How many seats stand before each in Influence, and what each has scored as far as anybody can tell: made anew for every view. */
const ABOVE = new Int8Array(SEATS);
const SCORE = new Int16Array(SEATS);
const RAISED = new Int8Array(SEATS);
const BUILT = new Int8Array(SEATS);
const measure = (s: State): void => {
  const n = s.players.length;
  RAISED.fill(0);
  for (const owner of s.works) if (owner >= 0) RAISED[owner] = (RAISED[owner] ?? 0) + 1;
  for (let q = 0; q < n; q++) {
    const p = row(s.players, q);
    let above = 0;
    let level = false;
    let most = true;
    for (let r = 0; r < n; r++) {
      if (r === q) continue;
      if (ahead(s, r, q)) above++;
      if (p.influence === 0 && row(s.players, r).influence === 0) level = true;
      if ((RAISED[r] ?? 0) >= (RAISED[q] ?? 0)) most = false;
    }
    ABOVE[q] = above;
    let x = p.renown - p.negative + (PEOPLE[p.track] ?? 0) + (ICONS[p.influence] ?? 0);
    for (let i = 0; i < CASTLE; i++) if ((p.site[i] ?? 0) >= 0) x += row(BUILDING, i).renown;
    let built = 0;
    for (let k = 0; k < ROW_SLOTS.length; k++) {
      const slots = row(ROW_SLOTS, k);
      let full = true;
      for (const i of slots) {
        if ((p.site[i] ?? 0) >= 0) built++;
        else full = false;
      }
      if (full) x += ROW_BONUS[k] ?? 0;
    }
    BUILT[q] = built;
    for (let e = 0; e < ERAS; e++) if (!s.versus || (p.imperative[e] ?? 0) >= (VERSUS_MINIMUM[e] ?? 0)) x += row(CREDIT, e)[p.imperative[e] ?? 0] ?? 0;
    for (let k = 0; k < p.tech.length; k++) x += row(TECH, p.tech[k] ?? 0).renown;
    if (s.versus) x += (COVERED_SCALE[COVERED[p.influence] ?? 0] ?? 0) + (most && n > 1 ? NUMBER.versusWorks : 0);
    else if (n > 1 && !level) x += above === 0 ? NUMBER.most : above === 1 ? NUMBER.second : 0;
    SCORE[q] = x;
  }
};
const bestBeside = (s: State, q: number): number => {
  let best = -99;
  for (let r = 0; r < s.players.length; r++) if (r !== q && (SCORE[r] ?? 0) > best) best = SCORE[r] ?? 0;
  return best < -90 ? 0 : best;
};

/** What the seat can still store of each resource. */
const ROOM = new Int8Array(RES);
const HAUL = new Int8Array(RES);
/** What a Produce would yield now. */
const produce = (s: State, p: Player): void => {
  HAUL.fill(0);
  for (let i = 0; i <= CASTLE; i++) {
    if ((p.site[i] ?? 0) < 0 || (NEEDS_WORKER[i] === true && p.worker[i] !== 1)) continue;
    const r = i === TREASURY ? COIN : (p.makes[i] ?? 0);
    HAUL[r] = (HAUL[r] ?? 0) + (BUILDING_TYPE[i] === 'workshop' || (i === CASTLE && has(p, PRODUCTION_LINE)) ? 2 : 1);
  }
  if (p.worker[MOBILE] === 1 && p.mobile >= 0) HAUL[p.mobile] = (HAUL[p.mobile] ?? 0) + 1;
  if (p.doctor >= 0 && p.doctor !== CAPITAL && has(p, STORAGE_PODS) && s.ruin[p.doctor] === 0)
    HAUL[s.yields[p.doctor] ?? 0] = (HAUL[s.yields[p.doctor] ?? 0] ?? 0) + 1;
};

/** Why the seat may not build there is not told, only what it would gain in Influence; 0 where it may not. */
const gainAt = (s: State, seat: number, p: Player, place: number): number => {
  const built = s.built[place] ?? 0;
  if (s.ruin[place] === 1 || ((built >> seat) & 1) === 1) return 0;
  const n = ones(built);
  const kind = KIND[place] ?? 0;
  if (n >= (HOLDS[place] ?? 0)) return 0;
  const x = (BUILD_INFLUENCE[kind] ?? 0) - n;
  return (x > 1 ? x : 1) + ((kind === 0 && has(p, BLAST_FURNACE)) || (kind === 1 && has(p, CONSTRUCTION_CRANE)) ? 1 : 0);
};

const HERE = KINDS + CRATES + 5;
const here = (s: State, seat: number, p: Player, place: number): void => {
  if (place < 0 || place === CAPITAL) {
    next += HERE;
    return;
  }
  const gain = gainAt(s, seat, p, place);
  one(KIND[place] ?? 0, KINDS);
  one(s.ruin[place] === 1 ? -1 : (s.yields[place] ?? 0), CRATES);
  put(gain);
  flag(gain > 0);
  flag((((s.built[place] ?? 0) >> seat) & 1) === 1);
  put(ones((s.built[place] ?? 0) & ~(1 << seat)));
  flag(s.ruin[place] === 1);
};

/** Coins that are missing to a price. */
const missing = (p: Player, cost: Price): number => {
  const l = cost.lumber - (p.res[LUMBER] ?? 0);
  const t = cost.stone - (p.res[STONE] ?? 0);
  const h = cost.herbs - (p.res[HERBS] ?? 0);
  return (l > 0 ? l : 0) + (t > 0 ? t : 0) + (h > 0 ? h : 0);
};

const OWN =
  RES * MOST +
  RES +
  2 +
  4 +
  9 +
  ERAS +
  5 +
  BUILDINGS.length * (2 + CRATES) +
  CASTLE +
  1 +
  CRATES +
  MOST +
  1 +
  (SLOTS.length - 1) +
  5 +
  SPACES +
  9 +
  3 * TECHS.length +
  5 +
  STANDS.length +
  3 +
  3 * RES +
  5 +
  2 * HERE +
  4 +
  SEATS +
  4;
const own = (s: State, seat: number, p: Player): void => {
  const era = s.year < 1 ? 0 : (s.year - 1) >> 1;
  const normal = normalLimit(p);
  for (let r = 0; r < RES; r++) upTo(p.res[r] ?? 0, MOST);
  for (let r = 0; r < RES; r++) {
    ROOM[r] = limitOf(p, r) - (p.res[r] ?? 0);
    flag((ROOM[r] ?? 0) <= 0);
  }
  put(normal);
  put(p.research);
  upTo(p.research, 4);
  put(p.renown);
  put(p.negative);
  put((SCORE[seat] ?? 0) + ZERO);
  put((SCORE[seat] ?? 0) - bestBeside(s, seat) + EVEN);
  put(p.influence);
  put(TO_ICON[p.influence] ?? 0);
  put(TO_REWARD[p.influence] ?? 0);
  put(ABOVE[seat] ?? 0);
  flag(ABOVE[seat] === 0);
  for (let e = 0; e < ERAS; e++) put(p.imperative[e] ?? 0);
  one(p.imperative[era] ?? 0, 5);
  let vacant = 0;
  let hands = 0;
  for (let i = 0; i < BUILDINGS.length; i++) {
    const stands = (p.site[i] ?? 0) >= 0;
    flag(stands);
    flag(p.worker[i] === 1);
    one(stands ? (p.makes[i] ?? 0) : -1, CRATES);
    if (p.worker[i] === 1) hands++;
    else if (stands && NEEDS_WORKER[i] === true) vacant++;
  }
  const purse = p.res[COIN] ?? 0;
  let payable = 0;
  for (let i = 0; i < CASTLE; i++) {
    const due = (p.site[i] ?? 0) >= 0 ? 9 : missing(p, row(BUILDING, i));
    put(due);
    if (due <= purse && due < 9) payable++;
  }
  flag(p.worker[MOBILE] === 1);
  one(p.mobile, CRATES);
  if (p.worker[MOBILE] === 1) hands++;
  else if (has(p, MOBILE_WORKSHOP)) vacant++;
  const regular = regularSlots(p);
  upTo(p.sick[0] ?? 0, MOST);
  put(regular - (p.sick[0] ?? 0));
  for (let i = 1; i < SLOTS.length; i++) flag((p.sick[i] ?? 0) > 0);
  const sick = quarantined(p);
  put(sick);
  put(p.dead);
  put(p.dead >= GRAVE.length ? 3 : (GRAVE[p.dead] ?? 0));
  put(GRAVES[p.dead] ?? 9);
  put(slotsOnTech(p));
  bits(p.track, SPACES);
  const free = FREE[p.track] ?? 0;
  const last = LAST[p.track] ?? 0;
  put(COUNT[p.track] ?? 0);
  put(LAB[p.track] ?? 0);
  put(PEOPLE[p.track] ?? 0);
  put(free < 0 ? 9 : (HERB[free] ?? 0));
  put(free < 0 ? 0 : row(SPACE, free).renown);
  flag(free >= 0 && row(SPACE, free).lab);
  put(last < 0 ? 0 : row(SPACE, last).renown + 1);
  // So many could be cured now, by Herbs alone and with Coins too.
  let track = p.track;
  let herbs = p.res[HERBS] ?? 0;
  let cures = 0;
  let dear = 0;
  for (let coins = purse; dear < sick; ) {
    const space = FREE[track] ?? 0;
    if (space < 0) break;
    const price = HERB[space] ?? 0;
    if (price > herbs + coins) break;
    if (price <= herbs) cures = dear + 1;
    else coins -= price - herbs;
    herbs = herbs > price ? herbs - price : 0;
    dear++;
    track |= 1 << space;
  }
  put(cures);
  put(dear);
  for (let k = 0; k < 3; k++) one((p.tech[k] ?? 0) - 1, TECHS.length);
  put(p.breathing);
  put(p.infirmary);
  put(p.experts);
  let cards = 0;
  for (let k = 0; k < 3; k++) if ((p.tech[k] ?? 0) > 0) cards++;
  put(cards);
  flag(p.mobile >= 0);
  bits(p.stands, STANDS.length);
  put(p.ready);
  upTo(p.ready, 2);
  produce(s, p);
  let made = 0;
  for (let r = 0; r < RES; r++) {
    const n = HAUL[r] ?? 0;
    const room = ROOM[r] ?? 0;
    put(n);
    put(n < room ? n : room);
    flag(n > 0);
    made += n;
  }
  put(made);
  put(vacant);
  put(hands);
  put(payable);
  flag(payable > 0 && (siteOpen(s, seat, p, p.doctor) || siteOpen(s, seat, p, p.camp)));
  here(s, seat, p, p.doctor);
  here(s, seat, p, p.camp);
  flag(p.camp < 0);
  put(p.capital);
  put(placeOf(s, seat));
  put(RAISED[seat] ?? 0);
  one(s.order.indexOf(seat), SEATS);
  put(BUILT[seat] ?? 0);
  put(s.year < 1 || s.phase === 'era' || s.phase === 'over' ? 0 : agendaOf(s, seat, s.decrees[era] ?? 0));
  put(agendaOf(s, seat, s.decrees[2] ?? 0));
  put(Math.max(0, (TURNS[s.year] ?? 0) - (s.year < 1 ? 0 : ([2, 2, 3, 3, 4, 4][s.year - 1] ?? 0) - p.ready)));
};
const siteOpen = (s: State, seat: number, p: Player, place: number): boolean => place >= 0 && place !== CAPITAL && gainAt(s, seat, p, place) > 0;

/** Cards not yet seen that would strike: places by size and yield, harbours and roads by colour. */
const BY_PLACE = new Uint8Array(KINDS * CRATES);
const BY_HARBOUR = new Uint8Array(3);
const BY_ROAD = new Uint8Array(3);
const threats = (s: State): void => {
  BY_PLACE.fill(0);
  BY_HARBOUR.fill(0);
  BY_ROAD.fill(0);
  for (let n = 1; n < PEST.length; n++) {
    if (((s.pests >> n) & 1) === 0) continue;
    const card = row(PEST, n);
    for (const x of card.places) BY_PLACE[x.kind * CRATES + x.resource] = (BY_PLACE[x.kind * CRATES + x.resource] ?? 0) + 1;
    if (card.harbour >= 0) BY_HARBOUR[card.harbour] = (BY_HARBOUR[card.harbour] ?? 0) + 1;
    if (card.road >= 0) BY_ROAD[card.road] = (BY_ROAD[card.road] ?? 0) + 1;
  }
};

const TABLE =
  YEARS +
  ERAS +
  2 +
  PHASES.length +
  SEATS +
  STANDS.length +
  2 * ACTIONS.length +
  2 +
  7 +
  3 +
  SEATS +
  1 +
  PESTS.length +
  3 +
  2 * AIDS.length +
  9 +
  2 * DECREES.length +
  CAPITALS.length +
  2 * REWARDS.length +
  4 * WORKS.length +
  2 * TECHS.length +
  4;
const table = (s: State, seat: number, p: Player): void => {
  const n = s.players.length;
  const era = s.year < 1 ? 0 : (s.year - 1) >> 1;
  one(s.year - 1, YEARS);
  one(era, ERAS);
  flag(s.year % 2 === 0);
  put(s.year);
  one(PHASES.indexOf(s.phase), PHASES.length);
  one((s.active - seat + n) % n, SEATS);
  const mine = s.active === seat;
  const acting = s.phase === 'action' && s.stand >= 0;
  one(acting ? s.stand : -1, STANDS.length);
  // The actions still open, and those of the turn.
  one(acting && s.top >= 0 && !s.topDone ? s.top : -1, 3);
  one(acting && s.left >= 0 && !s.leftDone ? s.left : -1, 3);
  one(acting ? s.top : -1, 3);
  one(acting ? s.left : -1, 3);
  flag(s.spent);
  flag(mine && acting);
  put(acting ? s.going.points : 0);
  put(acting ? s.going.steps : 0);
  put(acting ? s.going.gathered : 0);
  flag(acting && s.going.jumped);
  flag(acting && s.going.crowd);
  flag(acting && s.going.rival);
  flag(p.doctor === CAPITAL);
  flag(s.versus);
  flag(s.advanced);
  flag(s.neutralPersists);
  flag(s.pairNeedsPeople);
  one(n - 1, SEATS);
  put(s.neutral);
  bits(s.pests >> 1, PESTS.length);
  for (let c = 0; c < 3; c++) put(BY_ROAD[c] ?? 0);
  const card = s.aidsUp.length === 0 ? 0 : (s.aidsUp[s.aidsUp.length - 1] ?? 0);
  one(s.year < YEARS ? card - 1 : -1, AIDS.length);
  bits(s.aids >> 1, AIDS.length);
  // What it would pay this seat as it stands.
  const pays = next;
  next += 9;
  if (card > 0 && s.year < YEARS) {
    const aid = row(AID, card);
    const column = n === 1 || ABOVE[seat] === 0 ? aid.most : ABOVE[seat] === n - 1 ? aid.least : aid.middle;
    for (const x of column) if (x.what < 9) bytes[pays + x.what] = x.n;
  }
  const decrees = next;
  next += 2 * DECREES.length;
  for (let e = 0; e < ERAS; e++) bytes[decrees + (s.decrees[e] ?? 0) - 1] = 1;
  if (s.year > 0) bytes[decrees + DECREES.length + (s.decrees[era] ?? 0) - 1] = 1;
  one(s.court - 1, CAPITALS.length);
  for (let i = 0; i < REWARDS.length; i++) put(s.tokensUp[i] ?? 0);
  for (let i = 0; i < REWARDS.length; i++) put(s.tokens[i] ?? 0);
  let payable = 0;
  for (let i = 0; i < WORKS.length; i++) {
    const owner = s.works[i] ?? 0;
    const due = owner >= 0 ? 12 : missing(p, row(WORK, i));
    flag(owner < 0);
    flag(owner === seat);
    put(due);
    const can = owner < 0 && due <= (p.res[COIN] ?? 0);
    flag(can);
    if (can) payable++;
  }
  put(payable);
  const market = next;
  next += 2 * TECHS.length;
  let cards = 0;
  for (const x of s.market) {
    bytes[market + x - 1] = 1;
    if (row(TECH, x).cost > p.research) continue;
    bytes[market + TECHS.length + x - 1] = 1;
    cards++;
  }
  put(cards);
  put(ones(s.deck));
};

const BRIEF = RES + 12 + ERAS + 6 + 5 + 3;
const RIVAL = BRIEF + BUILDINGS.length + MOBILE + 1 + TECHS.length + STANDS.length + SPACES + RES + SLOTS.length + 8 + HERE;
const rival = (s: State, seat: number, q: number, full: boolean): void => {
  const p = row(s.players, q);
  const era = s.year < 1 ? 0 : (s.year - 1) >> 1;
  for (let r = 0; r < RES; r++) put(p.res[r] ?? 0);
  put(p.research);
  put(p.renown);
  put(p.negative);
  put((SCORE[q] ?? 0) + ZERO);
  put((SCORE[q] ?? 0) - (SCORE[seat] ?? 0) + EVEN);
  put(p.influence);
  put(p.influence - row(s.players, seat).influence + EVEN);
  put(ABOVE[q] ?? 0);
  put(p.capital);
  put(placeOf(s, q));
  put(RAISED[q] ?? 0);
  put(BUILT[q] ?? 0);
  for (let e = 0; e < ERAS; e++) put(p.imperative[e] ?? 0);
  let hands = 0;
  for (let i = 0; i <= MOBILE; i++) hands += p.worker[i] ?? 0;
  put(hands);
  put(COUNT[p.track] ?? 0);
  put(LAB[p.track] ?? 0);
  const sick = quarantined(p);
  put(sick);
  put(p.dead);
  put(p.ready);
  put(s.order.indexOf(q));
  put(s.year < 1 || s.phase === 'era' || s.phase === 'over' ? 0 : agendaOf(s, q, s.decrees[era] ?? 0));
  put(agendaOf(s, q, s.decrees[2] ?? 0));
  flag(p.camp < 0);
  put(regularSlots(p) - (p.sick[0] ?? 0));
  flag(q === s.active);
  let cards = 0;
  for (let k = 0; k < 3; k++) if ((p.tech[k] ?? 0) > 0) cards++;
  put(cards);
  produce(s, p);
  let made = 0;
  for (let r = 0; r < RES; r++) made += HAUL[r] ?? 0;
  put(made);
  if (!full) return;
  for (let i = 0; i < BUILDINGS.length; i++) flag((p.site[i] ?? 0) >= 0);
  for (let i = 0; i <= MOBILE; i++) put(p.worker[i] ?? 0);
  for (let k = 0; k < 3; k++) if ((p.tech[k] ?? 0) > 0) bytes[next + (p.tech[k] ?? 0) - 1] = 1;
  next += TECHS.length;
  bits(p.stands, STANDS.length);
  bits(p.track, SPACES);
  for (let r = 0; r < RES; r++) put(HAUL[r] ?? 0);
  for (let i = 0; i < SLOTS.length; i++) put(p.sick[i] ?? 0);
  const free = FREE[p.track] ?? 0;
  put(free < 0 ? 9 : (HERB[free] ?? 0));
  put(PEOPLE[p.track] ?? 0);
  put(p.breathing);
  put(p.infirmary);
  put(p.experts);
  put(p.mobile + 1);
  put(normalLimit(p));
  put(p.imperative[era] ?? 0);
  here(s, q, p, p.doctor);
};

const FAR = 9;
const COST = new Int8Array(CAPITAL + 1);
const LINE = new Int8Array(4 * CAPITAL);
/** What movement every place costs from where the Doctor stands, by steps that could each be paid for; 9 where it is too far. */
const reach = (s: State, seat: number, p: Player, far: number): void => {
  COST.fill(FAR);
  if (p.doctor < 0) return;
  const means = (p.res[FOOD] ?? 0) + (p.res[COIN] ?? 0);
  const camp = p.camp < 0;
  const permit = has(p, MOVING_PERMIT);
  const mask = has(p, MEDICAL_MASK) ? 1 : 0;
  const moving = s.phase === 'action' && s.active === seat && s.going.steps > 0 ? s.going.entered : [];
  COST[p.doctor] = 0;
  LINE[0] = p.doctor;
  let n = 1;
  // Steps that cost nothing are rare, so a place may stand in the line twice.
  for (let i = 0; i < n && n < LINE.length - 8; i++) {
    const u = LINE[i] ?? 0;
    const d = COST[u] ?? 0;
    const ends = row(NEXT, u);
    const ways = row(WAY, u);
    for (let k = 0; k < ends.length; k++) {
      const v = ends[k] ?? 0;
      let c = d;
      let due = s.roadSick[ways[k] ?? 0] ?? 0;
      if (v !== CAPITAL) {
        const built = s.built[v] ?? 0;
        if (((built >> seat) & 1) === 0 && !(permit && built !== 0)) c++;
        if (!camp) due += foodOf(p, (s.sick[v] ?? 0) - mask);
      }
      if (c > far || c >= (COST[v] ?? 0) || due > means || moving.includes(v)) continue;
      COST[v] = c;
      LINE[n++] = v;
    }
  }
};

const PLACE = 16;
const REACH = CRATES + 2 * KINDS + 4;
const MAP = RED_ROADS.length + 2 * REACH + PLACES.length * PLACE;
const map = (s: State, seat: number, p: Player): void => {
  const b = bytes;
  const n = s.players.length;
  const following = (seat + 1) % n;
  for (const r of RED_ROADS) put(s.roadSick[r] ?? 0);
  const moving = s.phase === 'action' && s.active === seat && s.stack.some((f) => f.step === 'move');
  const far = moving ? s.going.points : (has(p, STEEL_HORSESHOE) ? NUMBER.horseshoe : NUMBER.movement) - ((p.sick[1] ?? 0) > 0 ? 1 : 0);
  reach(s, seat, p, far + 1);
  // What can be reached with the movement of a Move, and with one more.
  const near = next;
  next += 2 * REACH;
  const first = next;
  for (let at = 0; at < PLACES.length; at++) {
    const k = first + at * PLACE;
    const built = s.built[at] ?? 0;
    const ruin = s.ruin[at] ?? 0;
    const sick = s.sick[at] ?? 0;
    const cost = COST[at] ?? 0;
    const yields = s.yields[at] ?? 0;
    if (ruin === 1) b[k + 4] = 1;
    else {
      const room = ROOM[yields] ?? 0;
      const gain = gainAt(s, seat, p, at);
      const threat = (BY_PLACE[(KIND[at] ?? 0) * CRATES + yields] ?? 0) + ((HARBOUR[at] ?? 0) < 0 ? 0 : (BY_HARBOUR[HARBOUR[at] ?? 0] ?? 0));
      b[k + 5] = yields + 1;
      b[k + 6] = room;
      b[k + 13] = threat;
      b[k + 15] = gain;
      if (built !== 0) {
        const mine = (built >> seat) & 1;
        b[k] = mine;
        let others = ones(built) - mine;
        if (n > 1 && ((built >> following) & 1) === 1) {
          b[k + 1] = 1;
          others--;
        }
        b[k + 2] = others;
      }
      if (cost <= far + 1 && at !== p.doctor)
        for (let e = cost <= far ? 0 : 1; e < 2; e++) {
          const j = near + e * REACH;
          if (room > 0) b[j + yields] = 1;
          if (gain > 0) b[j + CRATES + (KIND[at] ?? 0)] = 1;
          b[j + CRATES + KINDS + (KIND[at] ?? 0)] = 1;
          if (sick > (b[j + CRATES + 2 * KINDS] ?? 0)) b[j + CRATES + 2 * KINDS] = sick;
          b[j + CRATES + 2 * KINDS + 1] = (b[j + CRATES + 2 * KINDS + 1] ?? 0) + 1;
          if (sick > 0) b[j + CRATES + 2 * KINDS + 2] = (b[j + CRATES + 2 * KINDS + 2] ?? 0) + 1;
          if (built !== 0 && (built & ~(1 << seat)) !== 0) b[j + CRATES + 2 * KINDS + 3] = 1;
        }
    }
    b[k + 3] = sick;
    b[k + 11] = cost > far + 1 ? 0 : 6 - cost;
    b[k + 14] = MARK[at] ?? 0;
  }
  for (let q = 0; q < n; q++) {
    const x = row(s.players, q);
    const mine = q === seat;
    if (x.doctor >= 0 && x.doctor !== CAPITAL) b[first + x.doctor * PLACE + (mine ? 7 : 8)] = (b[first + x.doctor * PLACE + (mine ? 7 : 8)] ?? 0) + 1;
    if (x.camp >= 0) b[first + x.camp * PLACE + (mine ? 9 : 10)] = (b[first + x.camp * PLACE + (mine ? 9 : 10)] ?? 0) + (has(x, ADVANCED_CONTAINMENT) ? 2 : 1);
  }
  if (s.phase === 'action') {
    for (const x of s.going.entered) if (x < PLACES.length) b[first + x * PLACE + 12] = 1;
    if (moving && s.going.from >= 0 && s.going.from < PLACES.length) b[first + s.going.from * PLACE + 12] = (b[first + s.going.from * PLACE + 12] ?? 0) + 2;
  }
  next = first + PLACES.length * PLACE;
};

const SIZE = QUESTION + TABLE + OWN + RIVAL + (SEATS - 2) * BRIEF + MAP;

const encode = (s: State, seat: number, seats: number, out: Uint8Array, from: number): void => {
  bytes = out;
  next = from;
  out.fill(0, from, from + SIZE);
  const p = row(s.players, seat);
  measure(s);
  threats(s);
  question(s, seat, p);
  table(s, seat, p);
  own(s, seat, p);
  if (seats > 1) rival(s, seat, (seat + 1) % seats, true);
  else next += RIVAL;
  for (let k = 2; k < SEATS; k++) {
    if (k < seats) rival(s, seat, (seat + k) % seats, false);
    else next += BRIEF;
  }
  map(s, seat, p);
  if (next !== from + SIZE) throw new Error(`wrote ${next - from} bytes, not ${SIZE}`);
};

export const encoder: Encoder<State> = { rules: meta.rules, mark: 'b2c16ef8537f42e2', size: SIZE, encode };
