/** What leaves its place in the scene when an event is told, and everything that does not travel. */
import { CHARACTER, DOORS, turned } from '../data/tables.ts';
import { cellAt, squeeze } from '../house.ts';
import { cardOf, colorOf, DIRS, NEST, tileOf } from '../names.ts';
import type { Event, State } from '../state.ts';
import { discard, hand, put, release, trapOfId, who } from './sceneparts.ts';

export const leave = (s: State, e: Event): void => {
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
