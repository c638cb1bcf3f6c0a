/** What a seat of Pests! sees, as bytes, and what moves are called there. Rooms are not told by name: they stand in the order in which the seat's exterminator reaches them,
 *  first its own, then those beyond its four doors, then by distance. Seats stand in turn order from the own one. So a way, a target and a rival are the same wherever and whoever they are. */

import type { AnyVocabulary, Encoder, Flat } from '@pesthouse/kernel';
import { CARD } from '../cards/cards.ts';
import { CHARACTER, DOORS, SHAPE, SHAPES, turned } from '../data/tables.ts';
import { ghostFrom, ghostOutside, ghostTo, isOpen } from '../doors.ts';
import { cellAt, grid, hasDoor, lay, roomAt, step as stepTo } from '../grid.ts';
import { meta } from '../meta.ts';
import {
  ANGRY_QUEEN,
  BACK,
  CARD_COUNT,
  CARDS,
  type CardId,
  COLORS,
  CONTENTS,
  colorOf,
  colorOfTrap,
  DIRS,
  ENTRY,
  FACES,
  FERTILE,
  NEST,
  ROYAL_PERSUASION,
  SECOND_GREEN,
  STUCK,
  type TILES,
  TWO_BY_TWO,
  tileOf,
  trapOf,
} from '../names.ts';
import { atLarge, canSummon, free, infestedAll, ready, roomOf, trapOwner } from '../pieces.ts';
import { IN_HAND, type Move, type Phase, type Player, pestsAt, playerAt, type State, sameTeam, trapped } from '../state.ts';
import { jobsOf } from '../steps/finish.ts';
import { OUT, WALL } from '../ways.ts';
import { hidden } from './hidden.ts';

const SEATS = 6;
/** The own room, the four beyond its doors, then all others: there are at most 25. */
const SLOTS = 29;
const STEPS = ['choose', 'draft', 'build', 'emergency', 'window', 'persuade', 'act', 'pick', 'dive', 'answer'];
const PHASES: readonly Phase[] = ['exterminators', 'toolboxes', 'house', 'queen', 'act', 'over'];
const LASTING = [ANGRY_QUEEN, STUCK, ROYAL_PERSUASION, TWO_BY_TWO, FERTILE];
const NEST_SHAPE = SHAPES.length;
/** Crosses, tees, straights, corners, and the nests, which are tees too. */
const shapeOf = (tile: number): number => (tile >= NEST ? NEST_SHAPE : (SHAPE[tile] ?? 0));
const KINDS = NEST_SHAPE + 1;

// Where the next byte goes. One writer serves all: nothing here is called from within itself.
let bytes: Uint8Array = new Uint8Array(0);
let next = 0;
const put = (x: number): void => {
  bytes[next++] = x < 0 ? 0 : x > 255 ? 255 : x;
};
const flag = (x: boolean): void => {
  bytes[next++] = x ? 1 : 0;
};
const one = (i: number, of: number): void => {
  if (i >= 0 && i < of) bytes[next + i] = 1;
  next += of;
};

// The view that was encoded last: moves are named by it.
let s: State;
let me = 0;
let seats = 0;
let mine: Player;
const from = (q: number): number => (q < 0 ? -1 : (q - me + seats) % seats);

/** The house as distances, room after room in rows of this length; a row is worked out when it is first asked for. */
const WIDE = 32;
const NOWHERE = 20;
interface Reach {
  readonly beside: Int32Array;
  readonly far: Uint8Array;
  /** The rooms whose rows are there, as bits. */
  known: number;
}
const beyond = new Int8Array(WIDE * 4);
/** By doors, and for who passes inner walls. */
const byDoor: Reach = { beside: new Int32Array(WIDE), far: new Uint8Array(WIDE * WIDE), known: 0 };
const byFoot: Reach = { beside: new Int32Array(WIDE), far: new Uint8Array(WIDE * WIDE), known: 0 };
let myReach = byDoor;
let rooms = 0;
const slotOf = new Int8Array(WIDE);
const roomIn = new Int8Array(SLOTS);
/** Pests that the seat wants gone, by room: the own ones, and those of partners. */
const wanted = new Int16Array(WIDE);
const pulls = new Int16Array(WIDE);
const PULL = [16, 8, 4, 2, 1];

const measure = ({ beside, far }: Reach, r: number): void => {
  const at = r * WIDE;
  far.fill(NOWHERE, at, at + rooms);
  let seen = 0;
  let front = 1 << r;
  for (let d = 0; front !== 0; d++) {
    let more = 0;
    for (let f = front; f !== 0; f &= f - 1) {
      const q = 31 - Math.clz32(f & -f);
      far[at + q] = d;
      more |= beside[q] ?? 0;
    }
    seen |= front;
    front = more & ~seen;
  }
};
/** Where the row of a room begins. */
const rowOf = (reach: Reach, r: number): number => {
  if (((reach.known >> r) & 1) === 0) {
    measure(reach, r);
    reach.known |= 1 << r;
  }
  return r * WIDE;
};
/** From a place that others are measured from to one of them: the row of the first is kept. */
const apart = (reach: Reach, a: number, b: number): number => (a < 0 || b < 0 ? NOWHERE : (reach.far[rowOf(reach, a) + b] ?? 0));
const reachOf = (p: Player): Reach => (p.color >= 0 && CHARACTER[p.color]?.moveThroughWalls === true ? byFoot : byDoor);

/** Which room lies beyond each door; of a house in the making it is read off the grid. */
const survey = (): void => {
  rooms = s.rooms.length;
  const done = s.way.length > 0;
  if (done) for (let i = 0; i < rooms * 4; i++) beyond[i] = s.way[i] ?? -1;
  else {
    lay(s);
    for (let r = 0; r < rooms; r++)
      for (let d = 0; d < 4; d++) {
        beyond[r * 4 + d] = -1;
        const cells = s.rooms[r] === ENTRY ? 2 : 1;
        for (let i = 0; i < cells; i++) {
          const cell = (s.cells[r] ?? 0) + i;
          if (hasDoor(cell, d)) beyond[r * 4 + d] = roomAt(cell + stepTo(d));
        }
      }
  }
  for (let r = 0; r < rooms; r++) {
    let beside = 0;
    for (let d = 0; d < 4; d++) {
      const to = beyond[r * 4 + d] ?? 0;
      if (to >= 0) beside |= 1 << to;
    }
    byDoor.beside[r] = beside;
    byFoot.beside[r] = done ? beside | (s.beside[r] ?? 0) : beside;
  }
  byDoor.known = 0;
  byFoot.known = 0;
  myReach = reachOf(mine);
};

const arrange = (): void => {
  slotOf.fill(-1);
  roomIn.fill(-1);
  const here = mine.room;
  slotOf[here] = 0;
  roomIn[0] = here;
  let placed = 1;
  for (let d = 0; d < 4; d++) {
    const to = beyond[here * 4 + d] ?? -1;
    if (to < 0) continue;
    roomIn[1 + d] = to;
    slotOf[to] = 1 + d;
    placed++;
  }
  let at = 5;
  const row = rowOf(myReach, here);
  const { far } = myReach;
  for (let d = 1; d < NOWHERE && placed < rooms; d++)
    for (let r = 0; r < rooms; r++) {
      if (far[row + r] !== d || slotOf[r] !== -1) continue;
      roomIn[at] = r;
      slotOf[r] = at++;
      placed++;
    }
  wanted.fill(0);
  for (let q = me % s.teams; q < seats; q += s.teams) {
    const { pests } = playerAt(s, q);
    for (let r = 0; r < pests.length; r++) wanted[r] = (wanted[r] ?? 0) + (pests[r] ?? 0);
  }
  // Only the own room and those that a move leads to are asked about.
  pulls[here] = pullAt(here);
  for (let f = myReach.beside[here] ?? 0; f !== 0; f &= f - 1) {
    const r = 31 - Math.clz32(f & -f);
    pulls[r] = pullAt(r);
  }
};
const pullAt = (room: number): number => {
  const row = rowOf(myReach, room);
  const { far } = myReach;
  let n = 0;
  for (let q = 0; q < rooms; q++) {
    const pests = wanted[q] ?? 0;
    if (pests > 0) n += pests * (PULL[far[row + q] ?? 0] ?? 0);
  }
  return n;
};

/** Where a rival who has come far can be hurt: the trap with a queen, or the sealed nest; -1 if nowhere. */
let soft = -1;
const softSpot = (): number => {
  let best = -1;
  let spot = -1;
  for (let q = 0; q < seats; q++) {
    const p = playerAt(s, q);
    if (!p.alive || sameTeam(s, q, me)) continue;
    const w = (p.held >= 0 ? 40 : p.sealed ? 30 : -1000) - atLarge(p);
    if (w <= best) continue;
    best = w;
    spot = p.held >= 0 ? p.queen : p.nest;
  }
  return spot;
};

const decider = (): number => {
  const f = s.stack[s.stack.length - 1];
  switch (f?.step) {
    case 'choose':
      return (s.first + seats - f.n) % seats;
    case 'draft':
      return (s.first + 1 + f.n) % seats;
    case 'build':
    case 'emergency':
      return f.who;
    case 'persuade':
      return f.by;
    case 'answer':
      return f.asked;
    case 'window':
    case 'act':
    case 'pick':
    case 'dive':
      return s.active;
    default:
      return -1;
  }
};

const ASKED = STEPS.length + 2 * SEATS + 4 + CARD_COUNT;
const asked = (): void => {
  const f = s.stack[s.stack.length - 1];
  one(f === undefined ? -1 : STEPS.indexOf(f.step), STEPS.length);
  one(from(decider()), SEATS);
  one(from(s.active), SEATS);
  let rolls = 0;
  for (const x of s.stack) if (x.step === 'queen' || x.step === 'window') rolls++;
  put(rolls);
  put(f?.step === 'window' ? f.action : 0);
  put(f?.step === 'pick' ? f.left : f?.step === 'choose' || f?.step === 'draft' ? f.n : 0);
  put(f?.step === 'pick' ? 1 + (slotOf[f.room] ?? 0) : 0);
  // Only the team knows what a partner is asked for.
  one(f?.step === 'answer' && sameTeam(s, f.asked, me) ? f.card : -1, CARD_COUNT);
};

const TURN = PHASES.length + (SEATS - 1) + 4 + 4 + 3 + 5 + SEATS + 9;
const turn = (): void => {
  one(PHASES.indexOf(s.phase), PHASES.length);
  one(seats - 2, SEATS - 1);
  one(s.teams === seats ? 0 : s.teams === 3 ? 3 : seats === 6 ? 2 : 1, 4);
  flag(s.quickStart);
  flag(s.autoBuild);
  flag(s.bigDeck);
  flag(s.nestTraps);
  put(s.round);
  put(s.roundLimit);
  put(s.roundLimit > 0 ? Math.max(0, 10 + s.round - s.roundLimit) : 0);
  put(s.ap);
  put(s.free);
  put(s.drink + 1);
  put(s.spent);
  flag(s.caught);
  one(from(s.start), SEATS);
  put((me - s.start + seats) % seats);
  put(s.way.length > 0 ? 0 : 1 + Math.floor(s.buildTurn / seats));
  put(s.passes + 1);
  put(s.drawSize);
  put(s.discardSize);
  put(s.outs.length);
  const own = sameTeam(s, s.active, me);
  put(own ? s.swapped.length : 0);
  put(own ? s.declined.length : 0);
  put(rooms);
};

const PILES = 4 * CARD_COUNT;
const piles = (): void => {
  for (let c = 0; c < CARD_COUNT; c++) put(mine.hand[c] ?? 0);
  for (let c = 0; c < CARD_COUNT; c++) put(s.discard[c] ?? 0);
  for (let c = 0; c < CARD_COUNT; c++) put(s.played[c] ?? 0);
  // What nobody has shown: the draw pile with what is hidden in the hands of other teams, as a view counts it.
  const at = next;
  for (let c = 0; c < CARD_COUNT; c++) put(s.draw[c] ?? 0);
  for (let t = 0; t < s.teams; t++) {
    if (t === me % s.teams) continue;
    let open = 0;
    for (let q = t; q < seats; q += s.teams) {
      const p = playerAt(s, q);
      open += p.handSize - p.knownSize - (p.hand[BACK] ?? 0);
    }
    if (open === 0) continue;
    for (let c = 0; c < CARD_COUNT; c++) {
      let hidden = 0;
      for (let q = t; q < seats; q += s.teams) {
        const p = playerAt(s, q);
        hidden += (p.hand[c] ?? 0) - (p.known[c] ?? 0);
      }
      if (hidden > 0) bytes[at + c] = (bytes[at + c] ?? 0) + (hidden - (s.loose[t]?.[c] ?? 0));
    }
  }
};

const TRAP = 6;
const COMMON = 3 + COLORS.length + 20 + LASTING.length + 1 + 2 * TRAP + 12 + KINDS;
const common = (q: number): void => {
  const p = playerAt(s, q);
  const reach = reachOf(p);
  const house = p.pests.length > 0 && p.alive;
  flag(true);
  flag(p.alive);
  flag(sameTeam(s, q, me));
  one(p.color, COLORS.length);
  const inTraps = trapped(p);
  const loose = p.held < 0 && inTraps === 0;
  const large = house ? atLarge(p) : 0;
  flag(p.sealed);
  flag(p.held >= 0);
  flag(house && large === 0);
  put(jobsOf(p));
  put(p.reserve);
  flag(house && loose && p.reserve === 0);
  flag(house && loose && p.reserve <= 2);
  flag(house && loose && p.reserve <= 5);
  flag(house && infestedAll(p));
  put(p.alive ? p.box : 0);
  put(house ? free(p) : 0);
  put(inTraps);
  put(large);
  put(p.sealed ? Math.max(0, 6 - large) : 0);
  flag(house && ready(s, q, false));
  flag(house && ready(s, q, true));
  put(p.handSize);
  put(p.knownSize);
  put(Math.min(2, p.turns));
  let spare = 0;
  for (const t of p.traps) if (t.room === IN_HAND) spare++;
  put(spare);
  for (const card of LASTING) {
    let n = 0;
    for (const x of p.front) if (x.card === card) n++;
    put(n);
  }
  flag(p.front.some((x) => x.card === ROYAL_PERSUASION && x.by === me));
  for (let i = 0; i < 2; i++) {
    const t = p.traps[i];
    if (t === undefined || t.room === IN_HAND || !p.alive) {
      next += TRAP;
      continue;
    }
    flag(true);
    put(t.pests);
    flag(t.queen);
    flag(!t.queen && t.pests === 0);
    put(apart(reach, p.room, t.room));
    put(q === me ? apart(byDoor, p.queen, t.room) : apart(myReach, mine.room, t.room));
  }
  let most = 0;
  let many = 0;
  let close = 0;
  let near = 0;
  let away = 0;
  if (house) {
    const here = rowOf(reach, p.room);
    for (let r = 0; r < rooms; r++) {
      const n = p.pests[r] ?? 0;
      if (n === 0) continue;
      const d = reach.far[here + r] ?? 0;
      many++;
      most = Math.max(most, n);
      if (d <= 1) close += n;
      if (d <= 2) near += n;
      away += n * d;
    }
  }
  put(house ? pestsAt(p, p.room) : 0);
  put(most);
  put(many);
  put(close);
  put(near);
  put(away);
  put(p.nest < 0 ? 0 : 1 + (house ? apart(reach, p.room, p.nest) : apart(byDoor, 0, p.nest)));
  put(house ? apart(reach, p.room, p.queen) : 0);
  put(house ? apart(byDoor, p.queen, p.nest) : 0);
  put(q === me || !house ? 0 : apart(myReach, mine.room, p.nest));
  put(q === me || !house ? 0 : apart(myReach, mine.room, p.queen));
  put(q === me || !house ? 0 : apart(reach, p.room, mine.nest));
  const at = next;
  next += KINDS;
  for (const t of p.tiles) {
    const kind = at + shapeOf(t);
    bytes[kind] = (bytes[kind] ?? 0) + 1;
  }
};

const OTHER = COMMON + CARD_COUNT;
const other = (q: number): void => {
  const p = playerAt(s, q);
  const partner = sameTeam(s, q, me);
  // A partner's hand is open; of a rival's, what everybody knows, or knows to be somewhere in the team.
  const loose = s.loose[q % s.teams];
  for (let c = 0; c < CARD_COUNT; c++) put(partner ? (p.hand[c] ?? 0) : (p.known[c] ?? 0) + (loose?.[c] ?? 0));
  common(q);
};

const nearer = (to: number, goal: number): number => apart(myReach, goal, mine.room) - apart(myReach, goal, to);

const DOOR = 13;
const DOORWAYS = 1 + 4 * DOOR;
const doorways = (): void => {
  const house = s.way.length > 0 && mine.alive;
  put(house ? (pulls[mine.room] ?? 0) >> 1 : 0);
  let best = 0;
  for (let d = 0; d < 4; d++) {
    const to = roomIn[1 + d] ?? -1;
    if (to >= 0) best = Math.max(best, pulls[to] ?? 0);
  }
  for (let d = 0; d < 4; d++) {
    const to = roomIn[1 + d] ?? -1;
    if (to < 0 || !house) {
      next += DOOR;
      continue;
    }
    flag(true);
    put((pulls[to] ?? 0) >> 1);
    flag(best > 0 && pulls[to] === best);
    flag((pulls[to] ?? 0) > (pulls[mine.room] ?? 0));
    flag(nearer(to, mine.nest) > 0);
    flag(nearer(to, mine.nest) < 0);
    flag(nearer(to, mine.queen) > 0);
    flag(nearer(to, mine.queen) < 0);
    let full = false;
    for (const t of mine.traps) if (t.room !== IN_HAND && t.pests > 0 && nearer(to, t.room) > 0) full = true;
    flag(full);
    flag(soft >= 0 && nearer(to, soft) > 0);
    flag(soft === to);
    flag(to === mine.nest);
    flag(to === mine.queen);
  }
};

const PLACE = 10;
const firstPests = new Int16Array(WIDE);
const otherPests = new Int16Array(WIDE);
const nests = new Int16Array(WIDE);
const traps = new Int16Array(WIDE);
const places = (): void => {
  const built = s.way.length > 0;
  firstPests.fill(0);
  otherPests.fill(0);
  nests.fill(0);
  traps.fill(0);
  for (let k = 0; k < seats; k++) {
    const q = (me + k) % seats;
    const p = playerAt(s, q);
    if (k > 0 && sameTeam(s, q, me)) continue;
    for (let i = 0; i < p.traps.length; i++) {
      const t = p.traps[i];
      if (t === undefined) continue;
      if (t.room !== IN_HAND) traps[t.room] = (traps[t.room] ?? 0) + (k === 0 ? 1 : t.queen ? 24 : t.pests > 0 ? 16 : 8);
    }
    if (k === 0) continue;
    const to = k === 1 ? firstPests : otherPests;
    for (let r = 0; r < p.pests.length; r++) to[r] = (to[r] ?? 0) + (p.pests[r] ?? 0);
    if (p.nest >= 0 && (!built || (p.alive && p.sealed))) nests[p.nest] = (nests[p.nest] ?? 0) + 1;
  }
  const row = rowOf(myReach, mine.room);
  for (let i = 0; i < SLOTS; i++, next += PLACE) {
    const r = roomIn[i] ?? 0;
    if (r < 0) continue;
    let doors = 1;
    for (let f = byDoor.beside[r] ?? 0; f !== 0; f &= f - 1) doors++;
    const own = mine.pests[r] ?? 0;
    bytes[next] = doors;
    bytes[next + 1] = myReach.far[row + r] ?? 0;
    bytes[next + 2] = own;
    bytes[next + 3] = (wanted[r] ?? 0) - own;
    bytes[next + 4] = firstPests[r] ?? 0;
    bytes[next + 5] = otherPests[r] ?? 0;
    bytes[next + 6] = mine.nest === r ? 1 : 0;
    bytes[next + 7] = built && mine.alive && mine.queen === r ? 1 : 0;
    bytes[next + 8] = nests[r] ?? 0;
    bytes[next + 9] = traps[r] ?? 0;
  }
};

// Where the queen would go on a roll.
let at = 0;
let done = false;
let left = false;
let caught = false;
const catches = (p: Player, room: number): boolean => {
  for (const t of p.traps) if (t.room === room && !t.queen && t.pests === 0) return true;
  return false;
};
const goes = (p: Player, d: number): void => {
  at = p.queen;
  done = true;
  left = false;
  caught = false;
  const character = CHARACTER[p.color];
  const steps = character?.queenSteps ?? 1;
  const walls = character?.queenThroughWalls === true;
  for (let n = 1; n <= steps; n++) {
    const way = s.way[at * 4 + d] ?? WALL;
    const ghost = walls ? ghostFrom(s, at, d) : 0;
    if (!walls && way === WALL) {
      done = n > 1;
      return;
    }
    const outside = walls ? ghostOutside(ghost) : way === OUT;
    const to = walls ? ghostTo(ghost) : outside ? (s.exit[at * 4 + d] ?? -1) : way;
    left = outside;
    if (outside && to < 0) {
      done = n > 1;
      return;
    }
    at = to;
    caught = catches(p, to);
    if (caught || outside) return;
  }
};

const FACE = 6;
const QUEEN = 4 * FACE + 4;
/** What the next roll brings whoever's turn it is; of a rival's queen only somebody who persuades her asks. */
const queenRolls = (): void => {
  const p = playerAt(s, s.active);
  if (s.way.length === 0 || !p.alive || p.held >= 0) {
    next += QUEEN;
    return;
  }
  const reach = reachOf(p);
  for (let d = 0; d < 4; d++) {
    goes(p, d);
    flag(!done);
    flag(left);
    flag(caught);
    put(apart(reach, p.room, at));
    put(pestsAt(p, at));
    flag(at === p.nest);
  }
  flag(true);
  flag(canSummon(p, p.queen));
  let around = 0;
  let doors = 0;
  for (let d = 0; d < 4; d++) {
    const to = beyond[p.queen * 4 + d] ?? -1;
    if (to < 0) continue;
    doors++;
    around += pestsAt(p, to);
  }
  put(around);
  put(doors);
};

const LEFT = -5;
const RIGHT = 6;
const HIGH = 5;
const SITE = (RIGHT - LEFT + 1) * (2 * HIGH + 1);
const doorsTo = (cell: number): number => {
  let n = 0;
  for (let d = 0; d < 4; d++) if (grid[cell + stepTo(d)] !== 0 && hasDoor(cell + stepTo(d), d ^ 2)) n++;
  return n;
};
/** While the house is built, what lies on every square around the Entry: a room, or so many doors that lead there. */
const site = (): void => {
  if (s.phase !== 'house' || s.way.length > 0) {
    next += SITE;
    return;
  }
  lay(s);
  for (let y = -HIGH; y <= HIGH; y++)
    for (let x = LEFT; x <= RIGHT; x++) {
      const cell = cellAt(x, y);
      const r = roomAt(cell);
      const tile = r < 0 ? -1 : (s.rooms[r] ?? 0);
      put(r < 0 ? doorsTo(cell) : tile < NEST ? 8 : r === mine.nest ? 16 : 12);
    }
};

const SIZE = ASKED + TURN + PILES + COMMON + (SEATS - 1) * OTHER + DOORWAYS + SLOTS * PLACE + QUEEN + SITE;

const encode = (view: State, seat: number, many: number, out: Uint8Array, to: number): void => {
  bytes = out;
  next = to;
  out.fill(0, to, to + SIZE);
  s = view;
  me = seat;
  seats = many;
  mine = playerAt(view, seat);
  survey();
  arrange();
  soft = s.way.length > 0 ? softSpot() : -1;
  asked();
  turn();
  piles();
  common(me);
  for (let k = 1; k < SEATS; k++) {
    if (k < seats) other((me + k) % seats);
    else next += OTHER;
  }
  doorways();
  places();
  queenRolls();
  site();
  if (next !== to + SIZE) throw new Error(`wrote ${next - to} bytes, not ${SIZE}`);
};

const withOp = (...ops: readonly string[]): readonly CardId[] => CARDS.filter((_, c) => ops.includes(CARD[c]?.op.op ?? ''));
const MANY = 7;
const AWAY = 12;
const WHOSE = [0, SEATS - 1] as const;
const TRAPS = [0, SEATS] as const;
const SIGN = [0, 2] as const;
const vocabulary: AnyVocabulary = {
  choose: { color: COLORS },
  take: { card: CARDS },
  place: { shape: [0, KINDS - 1], away: [0, AWAY], met: [0, 3], open: [0, 3], rival: [0, AWAY] },
  force: { rot: [0, 3], side: DIRS },
  roll: {},
  hibernate: {},
  'mind-control': { face: FACES },
  persuade: { face: FACES },
  'let-roll': {},
  move: { pests: [0, MANY], nest: SIGN, queen: SIGN, pull: [0, 3], soft: SIGN, to: [0, SLOTS - 1] },
  exterminate: {},
  'drop-trap': { content: CONTENTS },
  'empty-trap': { trap: [0, 1] },
  'drag-trap': { trap: TRAPS, content: CONTENTS, pests: [0, MANY], to: [0, 4] },
  'seal-nest': {},
  'destroy-trap': { trap: TRAPS },
  unseal: { whose: WHOSE },
  play: { card: CARDS },
  'play-at': { card: withOp('zap', 'halve'), pests: [0, MANY], away: [0, AWAY] },
  'play-on': { card: withOp('unseal', 'surge', 'box', 'sabotage', 'lasting'), whose: WHOSE },
  'play-trap': { card: withOp('remote', 'break-trap'), trap: TRAPS, full: SIGN },
  'play-spread': { whose: WHOSE, doors: [0, 4], away: [0, AWAY] },
  buy: {},
  give: { whose: WHOSE, card: CARDS },
  ask: { whose: WHOSE, card: CARDS },
  'end-turn': {},
  pick: { whose: WHOSE },
  stop: {},
  accept: {},
  decline: {},
};

const most = (x: number, limit: number): number => (x < 0 ? 0 : x > limit ? limit : x);
const seatOf = (color: number): number => s.seatOf[color] ?? 0;
const whose = (color: (typeof COLORS)[number]): number => from(seatOf(colorOf(color)));
/** Every seat's trap by its seat, and the second green one. */
const trapFrom = (trap: number): number => (trap === SECOND_GREEN ? SEATS : from(seatOf(colorOfTrap(trap))));
const sign = (x: number): number => (x > 0 ? 2 : x < 0 ? 0 : 1);

/** The door to the nearest of the rooms that a new one would be joined to is what tells how far out it lies. */
const placed = (m: Extract<Move, { verb: 'place' }>): Flat => {
  lay(s);
  const cell = cellAt(m.x, m.y);
  const tile = tileOf(m.tile);
  const doors = turned(DOORS[tile] ?? 0, m.rot);
  let away = NOWHERE;
  let rival = NOWHERE;
  let met = 0;
  let open = 0;
  for (let d = 0; d < 4; d++) {
    if (!isOpen(doors, d)) continue;
    const r = roomAt(cell + stepTo(d));
    if (r < 0) {
      open++;
      continue;
    }
    met++;
    away = Math.min(away, 1 + apart(byDoor, 0, r));
    for (let q = 0; q < seats; q++) {
      const p = playerAt(s, q);
      // A nest from the nearest rival's, any other room from the own nest.
      if (p.nest >= 0 && (tile >= NEST ? !sameTeam(s, q, me) : q === me)) rival = Math.min(rival, 1 + apart(byDoor, p.nest, r));
    }
  }
  return { verb: 'place', shape: shapeOf(tile), away: most(away, AWAY), met: most(met - 1, 3), open: most(open, 3), rival: most(rival, AWAY) };
};

const moved = (tile: (typeof TILES)[number]): Flat => {
  const to = roomOf(s, tileOf(tile));
  const here = pulls[mine.room] ?? 0;
  const pull = pulls[to] ?? 0;
  let best = true;
  for (let f = myReach.beside[mine.room] ?? 0; f !== 0; f &= f - 1) if ((pulls[31 - Math.clz32(f & -f)] ?? 0) > pull) best = false;
  return {
    verb: 'move',
    pests: most(wanted[to] ?? 0, MANY),
    nest: sign(nearer(to, mine.nest)),
    queen: sign(nearer(to, mine.queen)),
    pull: (pull > here ? 2 : 0) + (best ? 1 : 0),
    soft: soft < 0 ? 1 : sign(nearer(to, soft)),
    to: most(slotOf[to] ?? 0, SLOTS - 1),
  };
};

const name = (m: Move): Flat => {
  switch (m.verb) {
    case 'place':
      return placed(m);
    case 'force':
      return { verb: 'force', rot: m.rot, side: m.side };
    case 'move':
      return moved(m.to);
    case 'empty-trap':
      return { verb: m.verb, trap: m.trap === 'green-2' ? 1 : 0 };
    case 'drag-trap': {
      const to = roomOf(s, tileOf(m.to));
      const owner = playerAt(s, trapOwner(s, trapOf(m.trap)).seat);
      return { verb: m.verb, trap: trapFrom(trapOf(m.trap)), content: m.content, pests: most(pestsAt(owner, to), MANY), to: most(slotOf[to] ?? 0, 4) };
    }
    case 'destroy-trap':
      return { verb: m.verb, trap: trapFrom(trapOf(m.trap)) };
    case 'unseal':
    case 'pick':
      return { verb: m.verb, whose: whose(m.color) };
    case 'play-at': {
      const r = roomOf(s, tileOf(m.room));
      return {
        verb: m.verb,
        card: m.card,
        pests: most(m.card === 'zap' ? (wanted[r] ?? 0) : pestsAt(mine, r), MANY),
        away: most(apart(myReach, mine.room, r), AWAY),
      };
    }
    case 'play-on':
      return { verb: m.verb, card: m.card, whose: whose(m.color) };
    case 'play-trap': {
      const trap = trapOf(m.trap);
      const { seat, i } = trapOwner(s, trap);
      const t = playerAt(s, seat).traps[i];
      return { verb: m.verb, card: m.card, trap: trapFrom(trap), full: t?.queen === true ? 2 : (t?.pests ?? 0) > 0 ? 1 : 0 };
    }
    case 'play-spread': {
      const r = roomOf(s, tileOf(m.room));
      const p = playerAt(s, seatOf(colorOf(m.color)));
      let doors = 0;
      for (let d = 0; d < 4; d++) if ((beyond[r * 4 + d] ?? -1) >= 0) doors++;
      return { verb: m.verb, whose: whose(m.color), doors, away: most(apart(reachOf(p), p.room, r), AWAY) };
    }
    case 'give':
      return { verb: m.verb, whose: whose(m.to), card: m.card };
    case 'ask':
      return { verb: m.verb, whose: whose(m.from), card: m.card };
    default:
      return m;
  }
};

export const encoder: Encoder<State, Move> = {
  rules: meta.rules,
  mark: 'df90de4af069fbad',
  size: SIZE,
  encode,
  blind: true,
  hidden,
  naming: { vocabulary, name },
};
