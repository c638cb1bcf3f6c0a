/** Pests, queens, traps and seals on their way: what enters a room, what a trap takes, spread and summon (2.5, 2.10, 2.14). */

import { ALL, type Ctx, type Seat } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import { CHARACTER, NUMBER } from './data/tables.ts';
import { wayFrom } from './doors.ts';
import { dropLasting } from './hands.ts';
import { nth, row } from './look.ts';
import { type Color, type Content, colorName, colorOfTrap, FERTILE, SECOND_GREEN, TILES, type TileId, type TrapId, TWO_BY_TWO, trapName } from './names.ts';
import { slot } from './scratch.ts';
import { type Event, type Flow, IN_HAND, type Player, pestsAt, playerAt, type State, type Trap, trapped } from './state.ts';

export const roomName = (s: State, room: number): TileId => row(TILES, nth(s.rooms, room));
export const roomOf = (s: State, tile: number): number => s.rooms.indexOf(tile);
export const colorAt = (s: State, seat: Seat): Color => colorName(playerAt(s, seat).color);
/** A player's second trap is the second green one. */
export const trapOfPlayer = (p: Player, i: number): number => (i === 0 ? p.color : SECOND_GREEN);
export const trapId = (p: Player, i: number): TrapId => trapName(trapOfPlayer(p, i));
export const capacity = (p: Player): number => row(CHARACTER, p.color).trapCapacity;
export const trapIn = (p: Player, i: number): Trap => row(p.traps, i);
/** Which seat and which of its traps an id means; -1 if nobody has it. */
export const trapOwner = (s: State, trap: number): { readonly seat: Seat; readonly i: number } => {
  return { seat: nth(s.seatOf, colorOfTrap(trap)), i: trap === SECOND_GREEN ? 1 : 0 };
};

/** EXT-QN-12: as many from the reserve as there are. */
const take = (p: Player, n: number): number => {
  const got = Math.min(n, p.reserve);
  p.reserve -= got;
  return got;
};

/** Pests of a room go into a trap that stands there. */
const fill = (s: State, p: Player, i: number, room: number, n: number, k: Ctx<Event>): number => {
  const t = trapIn(p, i);
  const got = Math.min(n, capacity(p) - t.pests);
  if (got <= 0) return 0;
  t.pests += got;
  p.pests[room] = pestsAt(p, room) - got;
  k.tell?.({ type: 'captured', color: colorName(p.color), trap: trapId(p, i), room: roomName(s, room), pests: got, queen: false, clause: 'EXT-TRP-04' }, ALL);
  return got;
};

const land = (p: Player, room: number, n: number): void => {
  if (n > 0) p.pests[room] = pestsAt(p, room) + n;
};

/** So many pests have come into a room: traps of their color take what they can hold, one with pests first (EXT-TRP-04, EXT-TRP-06). */
const capture = (s: State, p: Player, room: number, n: number, k: Ctx<Event>): void => {
  const left = n - fillThose(s, p, room, n, false, k);
  if (left > 0) fillThose(s, p, room, left, true, k);
};
const fillThose = (s: State, p: Player, room: number, n: number, empty: boolean, k: Ctx<Event>): number => {
  let got = 0;
  for (let i = 0; i < p.traps.length && got < n; i++) {
    const t = trapIn(p, i);
    if (t.room === room && !t.queen && (t.pests === 0) === empty) got += fill(s, p, i, room, n - got, k);
  }
  return got;
};

/** The queen is in a trap: Fertile is over (EXT-CARD-O12). */
const trapQueen = (s: State, p: Player, i: number, k: Ctx<Event>, clause: Clause): void => {
  const t = trapIn(p, i);
  t.queen = true;
  p.held = i;
  k.tell?.({ type: 'captured', color: colorName(p.color), trap: trapId(p, i), room: roomName(s, t.room), pests: 0, queen: true, clause }, ALL);
  if (p.front.length > 0) dropLasting(s, p, FERTILE, k);
};

/** The queen comes into a room: an empty trap of her color takes her (EXT-QMV-04, EXT-TRP-06). Whether one did. */
export const queenEnters = (s: State, p: Player, room: number, k: Ctx<Event>): boolean => {
  p.queen = room;
  for (let i = 0; i < p.traps.length; i++) {
    const t = p.traps[i];
    if (t === undefined || t.room !== room || t.queen || t.pests > 0) continue;
    s.caught = true;
    trapQueen(s, p, i, k, 'EXT-QMV-04');
    return true;
  }
  return false;
};

/** What a trap of this player would take in a room: both if the owner must choose (EXT-ACT-10, EXT-ACT-11). */
export const offered = (p: Player, t: Trap, room: number): 'both' | Content => {
  if (t.queen) return 'nothing';
  const pests = pestsAt(p, room) > 0 && t.pests < capacity(p);
  const queen = t.pests === 0 && p.held < 0 && p.queen === room;
  return pests ? (queen ? 'both' : 'pests') : queen ? 'queen' : 'nothing';
};

/** A trap that was dropped or dragged takes what was chosen (EXT-TRP-03). */
export const collect = (s: State, p: Player, i: number, content: Content, k: Ctx<Event>): void => {
  const t = trapIn(p, i);
  if (content === 'queen') trapQueen(s, p, i, k, 'EXT-ACT-10');
  else if (content === 'pests') fill(s, p, i, t.room, pestsAt(p, t.room), k);
};

/** A trap goes back to its owner and what it held is free in the room; that is not entering (EXT-ACT-20, EXT-ACT-21). */
export const release = (p: Player, i: number): void => {
  const t = trapIn(p, i);
  if (t.pests > 0) p.pests[t.room] = pestsAt(p, t.room) + t.pests;
  t.pests = 0;
  if (t.queen) {
    t.queen = false;
    p.held = -1;
  }
  t.room = IN_HAND;
};

export const seal = (s: State, by: Seat, p: Player, k: Ctx<Event>, clause: Clause): void => {
  p.sealed = true;
  k.tell?.({ type: 'sealed', by: colorAt(s, by), color: colorName(p.color), room: roomName(s, p.nest), clause }, ALL);
  if (p.front.length > 0) dropLasting(s, p, TWO_BY_TWO, k);
};
export const unseal = (s: State, by: Seat, p: Player, k: Ctx<Event>, clause: Clause): void => {
  p.sealed = false;
  k.tell?.({ type: 'unsealed', by: colorAt(s, by), color: colorName(p.color), room: roomName(s, p.nest), clause }, ALL);
};

/** Pests of one color leave a room for their owner's reserve (EXT-ACT-07). */
export const remove = (s: State, by: Seat, p: Player, room: number, n: number, k: Ctx<Event>, clause: Clause): void => {
  const gone = Math.min(n, pestsAt(p, room));
  p.pests[room] = pestsAt(p, room) - gone;
  p.reserve += gone;
  k.tell?.({ type: 'removed', color: colorName(p.color), by: colorAt(s, by), room: roomName(s, room), n: gone, clause }, ALL);
};

export const drop = (s: State, p: Player, n: number, why: 'drop' | 'frustrated' | 'fertile' | 'escape', k: Ctx<Event>, clause: Clause): void => {
  const got = take(p, n);
  land(p, p.queen, got);
  k.tell?.({ type: 'dropped', color: colorName(p.color), room: roomName(s, p.queen), n: got, short: n - got, why, clause }, ALL);
  if (got > 0) capture(s, p, p.queen, got, k);
};

export const emerge = (s: State, p: Player, n: number, k: Ctx<Event>, clause: Clause): void => {
  const got = take(p, n);
  land(p, p.nest, got);
  k.tell?.({ type: 'emerged', color: colorName(p.color), room: roomName(s, p.nest), n: got, short: n - got, sealed: p.sealed, clause }, ALL);
  if (got > 0) capture(s, p, p.nest, got, k);
};

/** EXT-INF-05: one by one around a room in DLUR order. Gives back where they went, in order, if somebody listens. */
export const spread = (s: State, p: Player, room: number, n: number, k: Ctx<Event>, clause: Clause): number => {
  const got = take(p, n);
  const into: TileId[] | undefined = k.tell === undefined ? undefined : [];
  for (let i = 0, d = 0; i < got; d = (d + 1) & 3) {
    const to = wayFrom(s, room, d);
    if (to < 0) continue;
    land(p, to, 1);
    into?.push(roomName(s, to));
    i++;
  }
  if (into !== undefined) k.tell?.({ type: 'spread', color: colorName(p.color), around: roomName(s, room), into, short: n - got, clause }, ALL);
  for (let i = 0, d = 0; i < got; d = (d + 1) & 3) {
    const to = wayFrom(s, room, d);
    if (to < 0) continue;
    capture(s, p, to, 1, k);
    i++;
  }
  return got;
};

const dist = new Int8Array(32);
const line = new Int8Array(32);
const arrive = new Int16Array(32);
/** How far every room is for somebody who passes inner walls (EXT-CHAR-09), in the same scratch. */
export const distancesThrough = (s: State, to: number): Int8Array => {
  dist.fill(-1);
  let head = 0;
  let tail = 0;
  line[tail++] = to;
  dist[to] = 0;
  while (head < tail) {
    const r = slot(line, head++);
    const beside = nth(s.beside, r);
    for (let n = 0; n < s.rooms.length; n++) {
      if (((beside >> n) & 1) === 0 || dist[n] !== -1) continue;
      dist[n] = slot(dist, r) + 1;
      line[tail++] = n;
    }
  }
  return dist;
};

/** Doors from every room to one of them, in a scratch that the next call overwrites. */
export const distances = (s: State, to: number): Int8Array => {
  dist.fill(-1);
  let head = 0;
  let tail = 0;
  line[tail++] = to;
  dist[to] = 0;
  while (head < tail) {
    const r = slot(line, head++);
    for (let d = 0; d < 4; d++) {
      const n = wayFrom(s, r, d);
      if (n < 0 || dist[n] !== -1) continue;
      dist[n] = slot(dist, r) + 1;
      line[tail++] = n;
    }
  }
  return dist;
};

/** EXT-QSU-03: every free pest one room nearer, split evenly where several rooms are equally near. Gives back how many moved. */
const summonStep = (s: State, p: Player, to: number, step: number, k: Ctx<Event>, clause: Clause): number => {
  const rooms = s.rooms.length;
  const flows: Flow[] | undefined = k.tell === undefined ? undefined : [];
  let moved = 0;
  arrive.fill(0);
  for (let r = 0; r < rooms; r++) {
    const n = pestsAt(p, r);
    const far = slot(dist, r);
    if (n === 0 || far <= 0) continue;
    let ways = 0;
    for (let d = 0; d < 4; d++) {
      const t = wayFrom(s, r, d);
      if (t >= 0 && dist[t] === far - 1) ways++;
    }
    const each = Math.floor(n / ways);
    let more = n % ways;
    for (let d = 0; d < 4; d++) {
      const t = wayFrom(s, r, d);
      if (t < 0 || dist[t] !== far - 1) continue;
      const go = each + (more > 0 ? 1 : 0);
      more--;
      arrive[t] = slot(arrive, t) + go;
      if (go > 0) flows?.push({ from: roomName(s, r), to: roomName(s, t), n: go });
    }
    p.pests[r] = 0;
    moved += n;
  }
  for (let r = 0; r < rooms; r++) land(p, r, slot(arrive, r));
  if (flows !== undefined) k.tell?.({ type: 'summoned', color: colorName(p.color), to: roomName(s, to), step, flows, clause }, ALL);
  for (let r = 0; r < rooms; r++) if (slot(arrive, r) > 0) capture(s, p, r, slot(arrive, r), k);
  return moved;
};

/** Whether a summon to this room would move anything (EXT-QSU-05). */
export const canSummon = (p: Player, to: number): boolean => free(p) > pestsAt(p, to);

export const summon = (s: State, p: Player, to: number, steps: number, k: Ctx<Event>, clause: Clause): void => {
  distances(s, to);
  for (let i = 1; i <= steps; i++) if (canSummon(p, to)) summonStep(s, p, to, i, k, clause);
};

/** Free pests of a player: those that are nowhere else. */
export const free = (p: Player): number => NUMBER.pests - p.box - p.reserve - trapped(p);

/** Pests in rooms and traps. */
export const atLarge = (p: Player): number => NUMBER.pests - p.box - p.reserve;

/** EXT-WIN-01, EXT-TEAM-03: sealed, no pest in rooms or traps, queen trapped, for everybody of the team; `with` counts as trapped. */
export const ready = (s: State, seat: Seat, withQueen: boolean): boolean => {
  for (let q = seat % s.teams; q < s.players.length; q += s.teams) {
    const p = playerAt(s, q);
    if (!p.sealed || atLarge(p) > 0 || (p.held < 0 && !(withQueen && q === seat))) return false;
  }
  return true;
};
/** The house holds every pest outside the traps: the turn cannot end like this without the player being out (EXT-ELI-02, EXT-ELI-03). */
export const infestedAll = (p: Player): boolean => p.reserve === 0 && p.held < 0 && trapped(p) === 0 && free(p) > 0;
