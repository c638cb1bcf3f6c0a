/** A quick sensible player: clear dense rooms, seal early, trap the queen when little else is left, annoy the leader. Every answer is legal. */

import { type Brain, type Chance, Out, type Seat } from '@pesthouse/kernel';
import { listCard, listDive, spareTrap } from './cards/ops.ts';
import { CHARACTER, COST } from './data/tables.ts';
import { wayFrom } from './doors.ts';
import { xOf, yOf } from './grid.ts';
import type { Habits } from './habits.ts';
import { copiesIn } from './hands.ts';
import { squeezes } from './house.ts';
import { nth, row } from './look.ts';
import { CARD_COUNT, COLORS, cardName, colorName, dirName, FACES, HIBERNATE, MIND_CONTROL, NEST, tileName } from './names.ts';
import { atLarge, canSummon, distances, distancesThrough, free, offered, ready, roomName, trapId, trapIn } from './pieces.ts';
import { slot } from './scratch.ts';
import { type CardMove, type Frame, isFoe, type Move, type Moves, type Player, pestsAt, playerAt, type State, sameTeam, teamPlay, trapped } from './state.ts';
import { listPlacements } from './steps/build.ts';

const some = <T>(list: readonly T[], chance: Chance): T => row(list, chance.below(list.length));

const draftPolicy = (h: Habits, s: State, chance: Chance): Moves['draft'] => {
  let best = 0;
  let top = -1;
  for (let c = 0; c < CARD_COUNT; c++) {
    if (copiesIn(s.draw, c) === 0) continue;
    const w = nth(h.liked, c) + chance.below(300) / 100;
    if (w > top) {
      top = w;
      best = c;
    }
  }
  return { verb: 'take', card: cardName(best) };
};

const choosePolicy = (s: State, chance: Chance): Moves['choose'] => {
  const left = COLORS.filter((_, c) => nth(s.seatOf, c) < 0);
  return { verb: 'choose', color: some(left, chance) };
};

const spots = new Out<Moves['build']>();
const buildPolicy = (h: Habits, s: State, seat: Seat, chance: Chance): Moves['build'] => {
  const nest = tileName(NEST + playerAt(s, seat).color);
  let top = -Infinity;
  let best = 0;
  listPlacements(s, seat, spots);
  for (let i = 0; i < spots.n; i++) {
    const { tile, x, y } = row(spots.list, i);
    // The own nest near the Entry, everything else where it falls.
    const w = (tile === nest ? h.near * (4 - Math.abs(x) - Math.abs(y)) : 0) + chance.below(200) / 100;
    if (w <= top) continue;
    top = w;
    best = i;
  }
  return row(spots.list, best);
};

const emergencyPolicy = (s: State, chance: Chance): Moves['emergency'] => {
  const all: Moves['emergency'][] = [];
  squeezes(s, (cell, rot, side) => all.push({ verb: 'force', x: xOf(cell), y: yOf(cell), rot, side: dirName(side) }));
  return some(all, chance);
};

const windowPolicy = (h: Habits, s: State, seat: Seat, chance: Chance): Moves['window'] => {
  const p = playerAt(s, seat);
  if (p.handSize === 0 || p.held >= 0 || p.reserve > h.window + chance.below(12)) return { verb: 'roll' };
  if (copiesIn(p.hand, HIBERNATE) > 0) return { verb: 'hibernate' };
  if (copiesIn(p.hand, MIND_CONTROL) > 0 && canSummon(p, p.queen)) return { verb: 'mind-control', face: 'S' };
  return { verb: 'roll' };
};

const persuadePolicy = (s: State, chance: Chance): Moves['persuade'] =>
  playerAt(s, s.active).reserve > 0 ? { verb: 'persuade', face: 'P' } : { verb: 'persuade', face: some(FACES, chance) };

/** How far a player has come, for those who look at rivals. */
export const progress = (p: Player): number => (p.alive ? (p.sealed ? 8 : 0) + (p.held >= 0 ? 6 : 0) - free(p) - 0.35 * trapped(p) + 0.5 * p.handSize : -60);

/** The opponent who has come farthest. */
const leader = (s: State, seat: Seat): Seat => {
  let best = -1;
  let top = -Infinity;
  for (let q = 0; q < s.players.length; q++) {
    const o = playerAt(s, q);
    if (!isFoe(s, o, q, seat)) continue;
    const w = progress(o);
    if (w > top) {
      top = w;
      best = q;
    }
  }
  return best;
};

const scratch = new Out<CardMove>();
/** A way to use what is listed, against the leader if it is against somebody. */
const pointed = (s: State, seat: Seat, chance: Chance): CardMove | undefined => {
  if (scratch.n === 0) return undefined;
  const color = colorName(row(s.players, leader(s, seat)).color);
  const from = chance.below(scratch.n);
  for (let i = 0; i < scratch.n; i++) {
    const m = scratch.list[(from + i) % scratch.n];
    if (m === undefined) continue;
    const hit = 'color' in m ? m.color === color : 'trap' in m ? m.trap.startsWith(color) : false;
    if (hit) return m;
  }
  return scratch.list[from];
};

/** Which cards there is a reason to play here. */
const reason = (h: Habits, s: State, p: Player, seat: Seat, card: number): boolean => {
  switch (cardName(card)) {
    case 'more_time':
      return s.ap === 1 || p.held >= 0;
    case 'bug_bomb':
    case 'quiktrap':
      return pestsAt(p, p.room) >= h.bomb || (p.sealed && atLarge(p) <= pestsAt(p, p.room)) || (atLarge(p) === 0 && p.sealed);
    case 'zap':
      return free(p) <= h.zap;
    case 'colony_collapse':
      return free(p) >= h.collapse;
    case 'mating_call':
      return free(p) - pestsAt(p, p.room) >= h.call && s.ap > 1;
    case 'quikseal':
      return p.room === p.nest;
    case 'trap_remote':
      return ready(s, seat, false) || p.traps.some((t) => t.pests >= h.remote);
    default:
      return false;
  }
};
/** Which cards are worth a point here, now and then for no reason. */
const worth = (h: Habits, s: State, p: Player, seat: Seat, card: number, chance: Chance): boolean => {
  if (reason(h, s, p, seat, card)) return true;
  const often = nth(h.often, card);
  return often > 0 && chance.below(60) < often;
};

const cardPolicy = (h: Habits, s: State, p: Player, seat: Seat, chance: Chance): CardMove | undefined => {
  for (let c = 0; c < CARD_COUNT; c++) {
    if (copiesIn(p.hand, c) === 0 || c === HIBERNATE || c === MIND_CONTROL || !worth(h, s, p, seat, c, chance)) continue;
    scratch.n = 0;
    listCard(s, seat, c, scratch);
    const m = cardName(c) === 'trap_remote' ? best(p) : pointed(s, seat, chance);
    if (m !== undefined) return m;
  }
  return undefined;
};
/** The fullest of the player's traps among those listed, the queen's first. */
const best = (p: Player): CardMove | undefined => {
  let top = 0;
  let found: CardMove | undefined;
  for (let i = 0; i < scratch.n; i++) {
    const m = scratch.list[i];
    if (m?.verb !== 'play-trap') continue;
    const t = trapIn(p, m.trap === 'green-2' ? 1 : 0);
    const w = t.queen ? 99 : t.pests;
    if (w <= top) continue;
    top = w;
    found = m;
  }
  return found;
};

/** Own pests in a room; in team play those of teammates count too, once the own are few (EXT-TEAM-06). */
const matesPests = (s: State, p: Player, room: number, seat: Seat): number => {
  let n = pestsAt(p, room);
  if (teamPlay(s) && atLarge(p) < 4) for (let q = seat % s.teams; q < s.players.length; q += s.teams) if (q !== seat) n += 0.7 * pestsAt(playerAt(s, q), room);
  return n;
};

/** Pests of a room that one good roll removes. */
const MANY = 3;

/** Where the exterminator is wanted: dense rooms, the open nest, the queen's trap at the end. */
const wantedAt = (h: Habits, s: State, p: Player, seat: Seat, chance: Chance): number => {
  const near = reach(s, p, p.room);
  const left = atLarge(p);
  const done = ready(s, seat, false);
  let goal = p.room;
  let top = 0;
  for (let r = 0; r < s.rooms.length; r++) {
    const pests = matesPests(s, p, r, seat);
    let w = Math.min(MANY, pests) + h.beyond * Math.max(0, pests - MANY);
    if (r === p.nest && !p.sealed) w += h.nest;
    if (r === p.queen && p.held >= 0 && done) w += h.ending;
    if (r === p.queen && p.held < 0 && (p.reserve <= h.queenReserve || (p.sealed && left <= h.queenLeft)) && spareTrap(p) >= 0) w += h.queen;
    for (const t of p.traps) if (t.room === r && t.pests > 0) w += t.pests * h.trap;
    if (w === 0) continue;
    w = w / (h.step + slot(near, r)) + chance.below(20) / 100;
    if (w > top) {
      top = w;
      goal = r;
    }
  }
  return goal;
};

/** Steps of this exterminator from every room to one of them. */
const reach = (s: State, p: Player, to: number): Int8Array => (row(CHARACTER, p.color).moveThroughWalls ? distancesThrough(s, to) : distances(s, to));

/** One room nearer to a room. */
const toward = (s: State, p: Player, goal: number): Moves['act'] | undefined => {
  const far = reach(s, p, goal);
  const here = slot(far, p.room);
  for (let d = 0; d < 4; d++) {
    const to = wayFrom(s, p.room, d);
    if (to >= 0 && slot(far, to) < here) return { verb: 'move', to: roomName(s, to) };
  }
  if (!row(CHARACTER, p.color).moveThroughWalls) return undefined;
  const beside = nth(s.beside, p.room);
  for (let r = 0; r < s.rooms.length; r++) if ((beside >> r) & 1 && slot(far, r) < here) return { verb: 'move', to: roomName(s, r) };
  return undefined;
};

/** Nothing of the color is outside the house but a small reserve: something in a trap, anything, keeps the player in the game (EXT-ELI-02). */
const endangered = (h: Habits, p: Player): boolean => p.reserve <= h.low && p.held < 0 && trapped(p) === 0;

const trapPolicy = (h: Habits, s: State, p: Player, seat: Seat): Moves['act'] | undefined => {
  for (let i = 0; i < p.traps.length; i++) {
    const t = trapIn(p, i);
    if (t.room !== p.room) continue;
    const idle = t.pests === 0 && p.queen !== t.room && p.held < 0 && p.sealed;
    if (s.ap < COST.empty) continue;
    if (t.queen ? ready(s, seat, false) : idle || (t.pests > 0 && (p.sealed || t.pests >= h.empty) && p.reserve + t.pests > h.low))
      return { verb: 'empty-trap', trap: trapId(p, i) };
  }
  const spare = p.room === p.nest || s.ap < COST.drop ? -1 : spareTrap(p);
  if (spare < 0) return undefined;
  const what = offered(p, trapIn(p, spare), p.room);
  const danger = endangered(h, p);
  if (((p.sealed && atLarge(p) <= h.catch) || danger) && (what === 'both' || what === 'queen')) return { verb: 'drop-trap', content: 'queen' };
  if ((danger || pestsAt(p, p.room) >= h.drop) && (what === 'both' || what === 'pests')) return { verb: 'drop-trap', content: 'pests' };
  return undefined;
};

const actPolicy = (h: Habits, s: State, seat: Seat, chance: Chance): Moves['act'] => {
  const p = playerAt(s, seat);
  const stop: Moves['act'] = { verb: 'end-turn' };
  if (s.ap > 0 && s.ap >= COST.empty && ready(s, seat, false) && p.held >= 0 && trapIn(p, p.held).room === p.room)
    return { verb: 'empty-trap', trap: trapId(p, p.held) };
  const goal = wantedAt(h, s, p, seat, chance);
  if (s.free > 0 || s.drink > 0) {
    const step = goal === p.room ? undefined : toward(s, p, goal);
    if (step !== undefined) return step;
  }
  if (s.ap <= 0) return stop;
  const kills = s.ap >= COST.exterminate;
  if (kills && p.reserve <= h.dire && endangered(h, p) && pestsAt(p, p.room) > 0) return { verb: 'exterminate' };
  if (p.room === p.nest && !p.sealed && s.ap >= row(CHARACTER, p.color).sealNestCost) return { verb: 'seal-nest' };
  const trap = trapPolicy(h, s, p, seat);
  if (trap !== undefined) return trap;
  if (p.handSize > 0) {
    const card = cardPolicy(h, s, p, seat, chance);
    if (card !== undefined) return card;
  }
  if (kills && matesPests(s, p, p.room, seat) > (goal === p.room ? 0 : Math.max(0, h.spare))) return { verb: 'exterminate' };
  for (let q = 0; q < s.players.length; q++) {
    const o = playerAt(s, q);
    if (!isFoe(s, o, q, seat)) continue;
    for (let i = 0; i < o.traps.length && s.ap >= COST.destroy; i++)
      if (o.traps[i]?.room === p.room && (o.traps[i]?.queen === true || chance.below(60) < h.destroy)) return { verb: 'destroy-trap', trap: trapId(o, i) };
    if (s.ap >= COST.unseal && o.nest === p.room && o.sealed) return { verb: 'unseal', color: colorName(o.color) };
  }
  if (goal !== p.room) return toward(s, p, goal) ?? stop;
  if (s.ap >= COST.buy && s.drawSize + s.discardSize > 0) return { verb: 'buy' };
  return stop;
};

const pickPolicy = (s: State, f: { readonly room: number }, seat: Seat): Moves['pick'] => {
  if (pestsAt(playerAt(s, seat), f.room) > 0) return { verb: 'pick', color: colorName(playerAt(s, seat).color) };
  for (let q = 0; q < s.players.length; q++)
    if (sameTeam(s, q, seat) && pestsAt(playerAt(s, q), f.room) > 0) return { verb: 'pick', color: colorName(playerAt(s, q).color) };
  return { verb: 'stop' };
};

const divePolicy = (s: State, seat: Seat, chance: Chance): Moves['dive'] => {
  scratch.n = 0;
  listDive(s, seat, scratch);
  const m = pointed(s, seat, chance);
  if (m === undefined || m.verb === 'play' || m.verb === 'play-at') throw new Error('there is nothing to dive for');
  return m;
};

/** The policy of whoever has these habits. */
export const policyBy =
  (h: Habits): Brain<State, Frame, Move>['policy'] =>
  (s, f, seat, chance) => {
    switch (f.step) {
      case 'choose':
        return choosePolicy(s, chance);
      case 'draft':
        return draftPolicy(h, s, chance);
      case 'build':
        return buildPolicy(h, s, seat, chance);
      case 'emergency':
        return emergencyPolicy(s, chance);
      case 'window':
        return windowPolicy(h, s, seat, chance);
      case 'persuade':
        return persuadePolicy(s, chance);
      case 'act':
        return actPolicy(h, s, seat, chance);
      case 'pick':
        return pickPolicy(s, f, seat);
      case 'dive':
        return divePolicy(s, seat, chance);
      case 'answer':
        return { verb: chance.below(2) === 0 ? 'accept' : 'decline' };
      default:
        throw new Error(`${f.step} asks nobody`);
    }
  };
