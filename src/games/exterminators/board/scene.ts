/** The position as the eye should see it while events are told: what was told has already moved, what is being told has just left its place. Only a picture; the rules know nothing of it. */
import { useTold } from '../../../client/kit/scene.ts';
import { CARD } from '../cards/cards.ts';
import { CHARACTER, DOORS, turned } from '../data/tables.ts';
import { cellAt, squeeze } from '../house.ts';
import { BACK, type Color, cardOf, colorOf, DIRS, NEST, type Seen, type TileId, type TrapId, tileOf, trapOf } from '../names.ts';
import type { Event, Player, State, Trap } from '../state.ts';

const who = (s: State, c: Color): Player | undefined => s.players[s.seatOf[colorOf(c)] ?? -1];
const roomOf = (s: State, tile: TileId): number => s.rooms.indexOf(tileOf(tile));
const put = (s: State, c: Color, tile: TileId, n: number): void => {
  const p = who(s, c);
  const r = roomOf(s, tile);
  if (p !== undefined && r >= 0) p.pests[r] = Math.max(0, (p.pests[r] ?? 0) + n);
};
const trapOfId = (s: State, id: TrapId): { readonly p: Player; readonly t: Trap; readonly i: number } | null => {
  const n = trapOf(id);
  const p = s.players[s.seatOf[n === 6 ? 3 : n] ?? -1];
  const i = n === 6 ? 1 : 0;
  const t = p?.traps[i];
  return p === undefined || t === undefined ? null : { p, t, i };
};
const numberOf = (x: Seen): number => (x === 'unknown' ? BACK : cardOf(x));
const hand = (p: Player | undefined, x: Seen, n: number): void => {
  if (p === undefined) return;
  const c = numberOf(x);
  // A card that was hidden here until now leaves as a back.
  const held = n < 0 && (p.hand[c] ?? 0) === 0 ? BACK : c;
  p.hand[held] = Math.max(0, (p.hand[held] ?? 0) + n);
  p.handSize = Math.max(0, p.handSize + n);
};
const discard = (s: State, card: number): void => {
  s.discard[card] = (s.discard[card] ?? 0) + 1;
  s.discardSize++;
};
/** What a trap held is free in its room, and the trap is back with its owner. */
const release = (x: { readonly p: Player; readonly t: Trap }): void => {
  const { p, t } = x;
  p.pests[t.room] = (p.pests[t.room] ?? 0) + t.pests;
  t.pests = 0;
  if (t.queen) p.held = -1;
  t.queen = false;
  t.room = -1;
};

/** What leaves its place, and everything that does not travel. */
const leave = (s: State, e: Event): void => {
  switch (e.type) {
    case 'took-color': {
      const p = s.players[e.seat];
      if (p === undefined) return;
      p.color = colorOf(e.color);
      s.seatOf[p.color] = e.seat;
      p.traps = Array.from({ length: CHARACTER[p.color]?.traps ?? 1 }, () => ({ room: -1, pests: 0, queen: false }));
      return;
    }
    case 'took-card':
      s.phase = 'toolboxes';
      s.draw[cardOf(e.card)] = Math.max(0, (s.draw[cardOf(e.card)] ?? 0) - 1);
      return;
    case 'dealt-tiles': {
      s.phase = 'house';
      const p = s.players[e.seat];
      if (p !== undefined) p.tiles = e.tiles.map(tileOf);
      return;
    }
    case 'placed': {
      const p = s.players[e.seat];
      const tile = tileOf(e.tile);
      const cell = cellAt(e.at.x, e.at.y);
      const doors = turned(DOORS[tile] ?? 0, e.rot);
      const own = e.forced === 'none' ? doors : squeeze(s, cell, doors, DIRS.indexOf(e.forced));
      if (p !== undefined) {
        p.tiles = p.tiles.filter((t) => t !== tile);
        if (tile >= NEST) p.nest = s.rooms.length;
      }
      s.rooms.push(tile);
      s.cells.push(cell);
      s.doors.push(own);
      return;
    }
    case 'tiles-out':
      for (const p of s.players) p.tiles = p.tiles.filter((t) => t >= NEST);
      return;
    case 'infested': {
      const p = who(s, e.color);
      if (p === undefined) return;
      s.phase = 'queen';
      p.queen = p.nest;
      p.reserve = e.reserve;
      p.box = e.boxed;
      return;
    }
    case 'turn':
      s.active = e.seat;
      s.phase = 'queen';
      s.round = e.round;
      s.ap = e.ap;
      s.free = e.free;
      s.drink = -1;
      return;
    case 'queen-turn':
    case 'face':
      s.phase = 'queen';
      return;
    case 'summoned':
      for (const f of e.flows) put(s, e.color, f.from, -f.n);
      return;
    case 'spread':
    case 'dropped':
    case 'emerged': {
      const p = who(s, e.color);
      if (p !== undefined) p.reserve -= e.type === 'spread' ? e.into.length : e.n;
      return;
    }
    case 'escaped': {
      const x = trapOfId(s, e.trap);
      if (x !== null) release(x);
      return;
    }
    case 'moved':
      s.phase = 'act';
      s.ap = e.ap;
      s.free = e.free;
      if (e.cost === 'drink') s.drink--;
      return;
    case 'exterminated':
      s.phase = 'act';
      s.ap = e.ap;
      s.free = 0;
      return;
    case 'removed':
      put(s, e.color, e.room, -e.n);
      return;
    case 'trap-dropped':
    case 'trap-dragged':
      s.ap = e.ap;
      s.free = 0;
      return;
    case 'trap-emptied': {
      s.ap = e.ap;
      const x = trapOfId(s, e.trap);
      if (x === null || e.queen) return;
      x.t.pests = 0;
      x.t.room = -1;
      return;
    }
    case 'trap-destroyed': {
      const x = trapOfId(s, e.trap);
      if (x !== null) release(x);
      return;
    }
    case 'sealed':
    case 'unsealed': {
      const p = who(s, e.color);
      if (p !== undefined) p.sealed = e.type === 'sealed';
      return;
    }
    case 'played':
      s.ap = e.ap;
      if (e.from === 'hand') hand(who(s, e.color), e.card, -1);
      else s.discardSize--;
      return;
    case 'gained-ap':
      s.ap = e.ap;
      return;
    case 'discarded':
      for (const id of e.cards) {
        const c = cardOf(id);
        const p = who(s, e.of);
        if (e.from === 'hand') hand(p, id, -1);
        if (e.from === 'front' && p !== undefined) {
          const i = p.front.findIndex((x) => x.card === c);
          if (i >= 0) p.front.splice(i, 1);
        }
        discard(s, c);
      }
      return;
    case 'sabotaged':
      hand(who(s, e.color), e.card, -1);
      return;
    case 'boxed': {
      const p = who(s, e.color);
      if (p === undefined) return;
      p.reserve -= e.n;
      p.box += e.n;
      return;
    }
    case 'bought':
      s.ap = e.ap;
      if (e.from === 'draw') s.drawSize--;
      else s.discardSize--;
      return;
    case 'gave':
      hand(who(s, e.from), e.card, -1);
      return;
    case 'eliminated': {
      const p = who(s, e.color);
      if (p === undefined) return;
      p.alive = false;
      p.pests = [];
      for (const t of p.traps) t.room = -1;
      return;
    }
    default:
      return;
  }
};

/** What comes to its new place. */
const arrive = (s: State, e: Event): void => {
  switch (e.type) {
    case 'took-card':
      hand(s.players[e.seat], e.card, 1);
      return;
    case 'dealt-cards':
      for (const x of e.cards) hand(s.players[e.seat], x, 1);
      return;
    case 'infested': {
      put(s, e.color, e.nest, e.inNest);
      for (const t of e.around) put(s, e.color, t, 1);
      return;
    }
    case 'queen-moved':
    case 'queen-left':
    case 'queen-nested': {
      const p = who(s, e.color);
      if (p !== undefined) p.queen = roomOf(s, e.to);
      return;
    }
    case 'summoned':
      for (const f of e.flows) put(s, e.color, f.to, f.n);
      return;
    case 'spread':
      for (const t of e.into) put(s, e.color, t, 1);
      return;
    case 'dropped':
    case 'emerged':
      put(s, e.color, e.room, e.n);
      return;
    case 'captured': {
      const x = trapOfId(s, e.trap);
      if (x === null) return;
      if (e.queen) {
        x.t.queen = true;
        x.p.held = x.i;
      } else {
        x.t.pests += e.pests;
        put(s, e.color, e.room, -e.pests);
      }
      return;
    }
    case 'moved': {
      const p = who(s, e.color);
      if (p !== undefined) p.room = roomOf(s, e.to);
      return;
    }
    case 'removed': {
      const p = who(s, e.color);
      if (p !== undefined) p.reserve += e.n;
      return;
    }
    case 'trap-emptied': {
      const p = who(s, e.color);
      if (p !== undefined) p.reserve += e.pests;
      return;
    }
    case 'trap-dropped': {
      const x = trapOfId(s, e.trap);
      if (x !== null) x.t.room = roomOf(s, e.room);
      return;
    }
    case 'trap-dragged': {
      const x = trapOfId(s, e.trap);
      const p = who(s, e.by);
      const to = roomOf(s, e.to);
      if (x !== null) {
        x.t.room = to;
        if (x.t.queen) x.p.queen = to;
      }
      if (p !== undefined) p.room = to;
      return;
    }
    case 'laid':
      who(s, e.on)?.front.push({ card: cardOf(e.card), by: s.seatOf[colorOf(e.by)] ?? 0 });
      return;
    case 'played':
      if (CARD[cardOf(e.card)]?.op.op === 'drink') {
        s.ap = 0;
        s.drink = 4;
      }
      return;
    case 'sabotaged':
      discard(s, cardOf(e.card));
      return;
    case 'bought':
      hand(who(s, e.color), e.card, 1);
      return;
    case 'gave':
      hand(who(s, e.to), e.card, 1);
      return;
    default:
      return;
  }
};

/** The position after `told`, with what `now` moves on its way. */
export const sceneAfter = (view: State, told: readonly Event[], now: Event | null): State => {
  if (told.length === 0 && now === null) return view;
  const s = structuredClone(view);
  for (const e of told) {
    leave(s, e);
    arrive(s, e);
  }
  if (now !== null) leave(s, now);
  return s;
};

/** Remembers what was told since this position came to the board. */
export const useScene = (view: State, now: Event | null): State => useTold(view, now, sceneAfter);
