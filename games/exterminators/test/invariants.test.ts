/** The invariants of the rules, held against every position of many whole games. */
import { describe, expect, test } from 'vitest';
import { PLAYERS as BY_PLAYERS, CHARACTER, NUMBER } from '../data/tables.ts';
import type { Options } from '../meta.ts';
import { NEST } from '../names.ts';
import { type Event, type State, trapped } from '../state.ts';
import { PLAYERS, playWhole, type Taken } from './games.ts';
import { OPTIONS } from './given.ts';

const MODES: readonly (readonly [number, Partial<Options>])[] = [
  [2, {}],
  [3, { quickStart: true }],
  [4, { teams: '2x2' }],
  [5, { toolboxDeck: '28', autoBuild: true }],
  [6, { teams: '3x2', quickStart: true }],
  [6, { teams: '2x3', roundLimit: 12 }],
  [6, { roundLimit: 15 }],
];

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

/** What must hold wherever somebody decides, once the house stands. */
const holdsIn = (s: State): void => {
  const size = s.bigDeck ? 28 : 24;
  expect(s.drawSize + s.discardSize + s.playedSize + sum(s.players.map((p) => p.handSize + p.front.length))).toBe(size); // 6
  for (const p of s.players) expect(sum(p.hand)).toBe(p.handSize);
  if (s.way.length === 0) return;
  expect(s.rooms.length).toBe(1 + 18 - (BY_PLAYERS[s.players.length]?.removedTiles ?? 0) + s.players.length); // 7
  expect(s.ap).toBeGreaterThanOrEqual(0); // 9
  expect(s.ap).toBeLessThanOrEqual(s.bigDeck ? 4 : 3);
  for (const p of s.players) {
    const terms = [p.reserve, p.box, trapped(p), sum(p.pests)];
    expect(sum(terms)).toBe(NUMBER.pests); // 1
    expect(Math.min(...terms, ...p.pests)).toBeGreaterThanOrEqual(0);
    if (!p.alive) continue;
    expect(p.box).toBeGreaterThanOrEqual(6 - s.players.length); // 2
    const holders = p.traps.flatMap((t, i) => (t.queen ? [i] : []));
    expect(holders).toEqual(p.held >= 0 ? [p.held] : []); // 3
    if (p.held >= 0) expect(p.traps[p.held]?.room).toBe(p.queen);
    expect(p.traps).toHaveLength(p.color === 3 ? 2 : 1); // 4
    for (const t of p.traps) {
      if (!s.nestTraps) expect(t.room).not.toBe(p.nest); // EXT-TRP-09
      expect(t.pests).toBeLessThanOrEqual(CHARACTER[p.color]?.trapCapacity ?? 7); // 5
      expect(t.queen && t.pests > 0).toBe(false);
      if (t.room < 0) expect(t.pests).toBe(0);
    }
    expect(p.room).toBeLessThan(s.rooms.length); // 8
    expect(p.queen).toBeLessThan(s.rooms.length);
  }
};

/** 7: on each shared side door meets door or wall meets wall, and all rooms hang together. */
const soundHouse = (s: State): void => {
  for (const [i, to] of s.way.entries()) if (to >= 0) expect(s.way[to * 4 + ((i & 3) ^ 2)]).toBe(i >> 2);
  const seen = new Set([0]);
  for (const r of seen) for (let d = 0; d < 4; d++) if ((s.way[r * 4 + d] ?? -1) >= 0) seen.add(s.way[r * 4 + d] ?? 0);
  expect(seen.size).toBe(s.rooms.length);
  for (const [i, to] of s.exit.entries()) expect(to).not.toBe(i >> 2); // 11
};

/** 13: how many pests one Queen's Turn brought. */
const brought = (events: readonly Event[]): number =>
  sum(
    events.map((e) =>
      e.type === 'dropped' || (e.type === 'emerged' && !e.sealed) ? e.n : e.type === 'spread' && e.clause === 'EXT-QPO-01' ? e.into.length : 0,
    ),
  );

const holdsAcross = ({ before, move, after, events, seat }: Taken): void => {
  const calm = before.players.every((p) => p.front.length === 0);
  const turns = events.filter((e) => e.type === 'queen-turn').length;
  if (calm && move.verb === 'end-turn' && turns === 1) expect(brought(events)).toBeLessThanOrEqual(5);
  for (const e of events) {
    if (e.type === 'eliminated') expect(before.players[before.active]?.alive).toBe(true); // 16
    if (e.type === 'summoned') expect(e.flows.every((f) => f.n > 0 && f.from !== f.to)).toBe(true); // 12
    if (e.type === 'placed' && e.tile.startsWith('nest_')) {
      expect(e.round).toBeGreaterThanOrEqual(3); // 10
      expect(e.tile).toBe(`nest_${['red', 'orange', 'yellow', 'green', 'blue', 'purple'][after.players[e.seat]?.color ?? 0]}`);
    }
    if (e.type === 'placed') expect(after.rooms.at(-1)).toBeDefined();
  }
  if (move.verb === 'place') expect(after.rooms.some((t) => t >= NEST) ? after.buildTurn : 99).toBeGreaterThan(2 * after.players.length);
  if (move.verb === 'move') expect(after.players[seat]?.room).not.toBe(before.players[seat]?.room);
};

describe.each(MODES.map(([seats, options]) => ({ seats, options })))('$seats seats, $options', ({ seats, options }) => {
  test.each(PLAYERS)('every invariant holds in games of %s players', (player) => {
    for (let seed = 1; seed <= 4; seed++) {
      let n = 0;
      const game = playWhole({ options: { ...OPTIONS, ...options }, seats, seed, player }, (taken) => {
        holdsAcross(taken);
        if (n++ % 3 === 0) holdsIn(taken.after);
      });
      soundHouse(game.s);
      // 14: how a winner stands.
      const winners = game.s.players.filter((_, seat) => game.s.ranks[seat] === 1);
      if (game.s.ending === 'emptied') for (const p of winners) expect([p.sealed, NUMBER.pests - p.box - p.reserve, p.held >= 0]).toEqual([true, 0, true]);
      if (game.s.ending === 'last') expect(game.s.players.filter((p) => p.alive)).toEqual(winners);
      if (game.s.ending === 'limit') expect(game.s.round).toBe(options.roundLimit ?? 40);
      expect(game.s.round).toBeLessThanOrEqual(options.roundLimit ?? 40); // 15
    }
  });
});
