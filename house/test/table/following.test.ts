/** A table told live where nothing is hidden: whoever follows what has changed sees at every entry what whole views would have shown. */

import { type Base, clone, defaults, type Entry, engine, firstOf, isMove, type Seat, Sfc, same } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import {
  applyProposed,
  applyStored,
  type Between,
  followProposed,
  followStored,
  type Item,
  type News,
  nobodyYet,
  openPlay,
  type Play,
  patched,
  positionsOf,
  proposeUndo,
  type Wants,
} from '@pesthouse/table';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, GAME_IDS, GAMES } from '../../games/index.ts';

const SEED = '5a'.repeat(32);
const closely: Wants = () => 'closely';

const fresh = (e: AnyEngine, seats: number): Play =>
  openPlay(e, { game: e.game.meta.id, rules: e.game.meta.rules, options: defaults(e.game.meta, seats), seats, entries: [] }, SEED);

/** The next entry of a random game; now and then somebody goes back. */
const nextEntry = (play: Play, chance: Sfc): Entry | null => {
  const { engine: e, state } = play;
  if (e.over(state)) return null;
  const seat = firstOf(e.deciders(state));
  const back = chance.below(9) === 0 ? proposeUndo(play, seat, Math.max(0, state.asked - 1 - chance.below(5))) : null;
  if (back !== null) return back.entry;
  const moves = e.moves(state, seat);
  const move = moves[chance.below(moves.length)];
  if (move === undefined) throw new Error('nobody has a move');
  return { n: play.entries.length + 1, seat, move };
};

/** What a listener of the house remembers, and what it sees. */
interface Listener {
  readonly seat: Seat;
  seq: number;
  after: number;
  view: Base;
  between: Between | undefined;
}

const isBase = (x: unknown): x is Base => typeof x === 'object' && x !== null && 'stack' in x;
const hear = (x: Listener, news: News, play: Play, after: number): void => {
  const told = news.told.get(x.seat);
  if (told === undefined) return;
  const next = x.seq === told.seq - 1 && x.after === news.since ? patched(x.view, news.patch) : clone(play.state);
  if (!isBase(next)) throw new Error('that is no position');
  x.view = next;
  x.seq = told.seq;
  x.after = after;
  x.between = news.between(x.seat);
};

const bareOf = ({ view: _, between: __, ...told }: Item) => told;

/** One game told both ways; gives how often a patch was enough and how many ways there were. */
const both = (
  e: AnyEngine,
  seats: number,
  entries: number,
  wants: Wants,
  chance = new Sfc().at(3, seats),
): { patches: number; ways: number; undos: number } => {
  const whole = fresh(e, seats);
  const live = fresh(e, seats);
  const followers = nobodyYet();
  const listeners = Array.from({ length: seats + 1 }, (_, i): Listener => ({ seat: i - 1, seq: 0, after: -1, view: live.state, between: undefined }));
  const count = { patches: 0, ways: 0, undos: 0 };
  for (let i = 0; i < entries; i++) {
    const entry = nextEntry(whole, chance);
    if (entry === null) break;
    const told = isMove(entry) ? applyProposed(whole, entry, wants) : applyStored(whole, entry, wants);
    const news = isMove(entry) && i % 2 === 0 ? followProposed(live, followers, entry, wants) : followStored(live, followers, entry, wants);
    if ('refused' in told || 'refused' in news) throw new Error('a legal entry was refused');
    expect([...news.told]).toEqual([...told].map(([seat, item]) => [seat, bareOf(item)]));
    if (!isMove(entry)) count.undos++;
    for (const x of listeners) {
      const item = told.get(x.seat);
      if (item === undefined) continue;
      if (x.after === news.since && x.seq === item.seq - 1) count.patches++;
      hear(x, news, live, followers.after);
      expect(same(x.view, item.view)).toBe(true);
      if (wants(x.seat, item.seq) !== 'closely') continue;
      if (item.between !== undefined) count.ways++;
      if (item.between !== undefined || x.between !== undefined) expect(same(positionsOf({ ...item, between: x.between }), positionsOf(item))).toBe(true);
    }
    expect(same(live.state, whole.state)).toBe(true);
    expect(live.told).toEqual(whole.told);
  }
  return count;
};

const openGames = async (): Promise<AnyEngine[]> =>
  (await Promise.all(GAME_IDS.map(async (id) => (await GAMES[id].rules()).rules))).filter((e) => e.game.open === true);

test('there are games in which nothing is hidden', async () => {
  expect((await openGames()).map((e) => e.game.meta.id)).toEqual(['newyork', 'pest']);
});

describe.each(['newyork', 'pest'] as const)('%s', (id) => {
  test('with every number of seats, moves taken back among them', async () => {
    const e: AnyEngine = (await GAMES[id].rules()).rules;
    for (const seats of e.game.meta.seats) {
      const { patches, ways, undos } = both(e, seats, 80, closely);
      expect(patches).toBeGreaterThan(100);
      expect(ways).toBeGreaterThan(10);
      expect(undos).toBeGreaterThan(3);
    }
  });

  test('for those who come and go', async () => {
    const e: AnyEngine = (await GAMES[id].rules()).rules;
    const { usual } = e.game.meta;
    // Each seat looks for a while, closely or not, and nobody does now and then.
    const wants: Wants = (seat, seq) => (seq % 11 < 2 ? false : (seq + seat) % 7 < 3 ? false : seq % 3 === 0 ? 'closely' : true);
    const { patches, ways } = both(e, usual, 200, wants);
    expect(patches).toBeGreaterThan(100);
    expect(ways).toBeGreaterThan(0);
  });
});

/** The toy hides cards and asks sealed questions; with nothing hidden from anybody it still tells each seat its own events and answers in secret. */
const bared: AnyEngine = engine({ ...toy, open: true, hide: () => {} });

test('an answer that one seat alone hears of, and events that not everybody hears', () => {
  const { patches, ways } = both(bared, 3, 120, closely);
  expect(patches).toBeGreaterThan(20);
  expect(ways).toBeGreaterThan(3);
});

test('where a position is veiled the board stays as it was', async () => {
  const e: AnyEngine = (await GAMES.newyork.rules()).rules;
  const { ways } = both({ ...e, veils: ['fought', 'turn'] }, 3, 150, closely);
  expect(ways).toBeGreaterThan(10);
});

test('what does not fit is refused and changes nothing', async () => {
  const e: AnyEngine = (await GAMES.newyork.rules()).rules;
  const play = fresh(e, 3);
  const followers = nobodyYet();
  const before = clone(play.state);
  expect(followStored(play, followers, { n: 2, seat: 0, undo: 0 }, closely)).toEqual({ refused: 'KERNEL-STALE' });
  expect(followStored(play, followers, { n: 1, seat: 0, move: { verb: 'fly' } }, closely)).toHaveProperty('refused');
  expect(play.state).toEqual(before);
  expect([followers, play.told]).toEqual([nobodyYet(), [1, 1, 1, 1]]);
});

test('where nobody listens nothing is looked at, and everything is counted', async () => {
  const e: AnyEngine = (await GAMES.newyork.rules()).rules;
  const play = fresh(e, 3);
  const followers = nobodyYet();
  const entry = nextEntry(play, new Sfc().at(1, 1));
  if (entry === null) throw new Error('no entry');
  const news = followStored(play, followers, entry, () => false);
  expect('told' in news && news.told.size).toBe(0);
  expect(followers).toEqual(nobodyYet());
  expect(play.told).toEqual([2, 2, 2, 2]);
});
