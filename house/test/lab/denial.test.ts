/** Cards denied by lot: the lot is the same for everybody who asks, nobody picks what is denied, and the figures tell what a card is worth. */

import { search } from '@pesthouse/bots/search';
import { clone, defaults, plainChance, plainNumber, Sfc } from '@pesthouse/kernel';
import {
  addGame,
  doingWithout,
  fairnessPage,
  figuresOf,
  type GameResult,
  lotsOf,
  newTally,
  playOne,
  recordOf,
  reportPage,
  summarise,
  tallyUp,
} from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { engineOf, planFor } from './load.ts';

// Only what a game tells the lab of its cards can be denied.
const TELLING = (await Promise.all(GAME_IDS.map(async (id) => ({ id, tells: (await engineOf(id)).game.lab !== undefined }))))
  .filter((x) => x.tells)
  .map((x) => x.id);

describe.each(TELLING)('%s', (id) => {
  test.each(['random', 'novice', 'master:4'])('%s picks nothing that is denied, unless nothing else is left', async (bot) => {
    const e = await engineOf(id);
    const plan = planFor(e, { players: 2, bots: [bot], games: 2, seed: 3, deny: 50 });
    const { lab } = e.game;
    if (lab === undefined) throw new Error(`${id} tells the lab nothing`);
    let [denied, free] = [0, 0];
    for (let job = 0; job < 2; job++) {
      const record = recordOf(e, plan, job);
      const lots = [0, 1].map((seat) => lotsOf(plan, job, seat));
      const chanceAt = plainChance(plainNumber(record.seed ?? '') ?? -1);
      const s = e.start(record.options, 2, chanceAt(0));
      for (const entry of record.entries) {
        if (!('move' in entry)) throw new Error('bots take nothing back');
        const no = (m: typeof entry.move): boolean => {
          const p = lab.pick(s, entry.seat, m);
          return p !== null && lots[entry.seat]?.(p.card) === true;
        };
        const legal = e.moves(s, entry.seat);
        if (legal.some(no)) denied++;
        if (no(entry.move)) expect(legal.every(no)).toBe(true);
        else free++;
        e.play(s, entry.seat, entry.move, { chance: chanceAt(entry.n), tell: undefined });
      }
      expect(e.over(s)).toBe(true);
    }
    expect(denied).toBeGreaterThan(0);
    expect(free).toBeGreaterThan(0);
  });
});

test('a result names the denied cards that could have been picked, and without a lot it names none', async () => {
  const e = await engineOf('newyork');
  const plan = planFor(e, { players: 2, bots: ['random'], games: 1, deny: 30 });
  const x = playOne(e, plan, 0);
  for (const [seat, mine] of x.seats.entries()) {
    const open = new Set(Object.values(mine.picks).flatMap((deck) => Object.keys(deck)));
    expect(mine.denied).toEqual([...open].filter(lotsOf(plan, 0, seat)));
  }
  expect(playOne(e, planFor(e, { players: 2, bots: ['random'], games: 1 }), 0).seats[0]).not.toHaveProperty('denied');
});

test('a lot is drawn for every card, seat and game by itself, about as often as the plan says', async () => {
  const e = await engineOf('newyork');
  const plan = planFor(e, { players: 2, deny: 25 });
  const cards = Array.from({ length: 40 }, (_, i) => `card-${i}`);
  const row = (game: number, seat: number): string => cards.map((c) => Number(lotsOf(plan, game, seat)(c))).join('');
  expect(row(0, 0)).toBe(row(0, 0));
  expect(new Set([row(0, 0), row(0, 1), row(1, 0), row(1, 1)]).size).toBe(4);
  const all = Array.from({ length: 50 }, (_, game) => row(game, 0)).join('');
  const share = [...all].filter((x) => x === '1').length / all.length;
  expect(share).toBeGreaterThan(0.22);
  expect(share).toBeLessThan(0.28);
});

test('how often cards are denied is a number from 0 to 50', async () => {
  const e = await engineOf('newyork');
  expect(() => planFor(e, { deny: 51 })).toThrow('cards are denied in 0 to 50 of a hundred games');
  expect(() => planFor(e, { deny: 0.5 })).toThrow('cards are denied');
  expect(planFor(e, { deny: 0 })).toEqual(planFor(e));
  const pest = await engineOf('pest');
  expect(() => planFor(pest, { players: 1, deny: 25 })).toThrow('with two players or more');
});

test('a search whose policy has no opinion weighs all moves alike, keeps to its runs and is the same again', async () => {
  const e = await engineOf('newyork');
  const s = e.start(defaults(e.game.meta, 2), 2, new Sfc().at(1, 0));
  const silent = { ...e, policy: () => undefined };
  const view = e.view(s, 31 - Math.clz32(e.deciders(s)));
  const seat = 31 - Math.clz32(e.deciders(s));
  const ask = () => search(silent, clone(view), seat, 2, { runs: 60, lean: 0.95, curiosity: 0.5, caution: 1 }, new Sfc().at(5, 5), () => 0);
  const { opinions, runs } = ask();
  expect(runs).toBeLessThanOrEqual(60);
  expect(ask().opinions).toEqual(opinions);
  // Without a move to measure by, the best that is left is the one with the most hope.
  const most = Math.max(...opinions.map((o) => o.visits));
  const last = opinions.filter((o) => o.visits === most);
  expect(opinions[0]?.hope).toBe(Math.max(...last.map((o) => o.hope)));
});

test('where every move picks what is denied, all of them stay', async () => {
  const e = await engineOf('newyork');
  const s = e.start(defaults(e.game.meta, 2), 2, new Sfc().at(1, 0));
  const seat = 31 - Math.clz32(e.deciders(s));
  const picky = { ...e, game: { ...e.game, lab: { labels: () => ({}), ending: () => '', rounds: () => 0, pick: () => ({ deck: 'd', card: 'c' }) } } };
  expect(doingWithout(picky, seat, () => true).moves(s, seat)).toEqual(e.moves(s, seat));
});

/** `ace` is open to both seats of every game, and so are two plain cards; who must do without the ace loses `often` times of ten, and nobody minds the others. */
const rigged = (games: number, often: number): GameResult[] =>
  Array.from({ length: games }, (_, index) => {
    const poor = index % 2;
    const loses = (index >> 1) % 10 < often;
    const plain = ['two', 'three'].filter((_, i) => ((index >> 2) + i) % 2 === 0);
    return {
      index,
      variant: 0,
      seats: [0, 1].map((seat) => ({
        bot: 'random',
        rank: (seat === poor) === loses ? 2 : 1,
        score: 0,
        labels: {},
        verbs: {},
        picks: { first: { ace: [3, seat === poor ? 0 : 1] as const, two: [1, 1] as const }, second: { ace: [1, 0] as const, three: [1, 0] as const } },
        denied: [...(seat === poor ? ['ace'] : []), ...plain],
      })),
      decisions: 2,
      rounds: 1,
      leads: 0,
      settled: 0,
      ending: 'end',
    };
  });

test.each([
  [9, 'strong'],
  [5, 'fair'],
  [1, 'weak'],
] as const)('who must do without loses %i of ten: beside plain cards the card is %s', (often, verdict) => {
  const { ace, two, three } = figuresOf(tallyUp(1, rigged(4000, often))[0] ?? newTally(), 2).worths;
  expect(ace).toMatchObject({ verdict, usual: 0, free: { seats: 4000, share: often / 10 }, without: { seats: 4000, share: (10 - often) / 10 } });
  expect(ace?.share).toBeCloseTo((2 * often - 10) / 10, 10);
  expect([two?.share, two?.verdict, three?.verdict]).toEqual([0, 'fair', 'fair']);
});

test('where every card is as dear none is too strong', () => {
  const alone = rigged(4000, 9).map((g) => ({
    ...g,
    seats: g.seats.map((x) => ({ ...x, picks: { only: { ace: [1, 0] as const } }, denied: x.denied?.filter((c) => c === 'ace') ?? [] })),
  }));
  expect(figuresOf(tallyUp(1, alone)[0] ?? newTally(), 2).worths).toMatchObject({ ace: { usual: 0.8, verdict: 'fair' } });
});

test('a few games leave it open, a card that nobody was denied has no worth, and a seat counts once a game', () => {
  const few = figuresOf(tallyUp(1, rigged(2, 9))[0] ?? newTally(), 2);
  expect(few.worths.ace?.verdict).toBe('open');
  expect(few.worths.ace?.free.seats).toBe(2);
  const t = newTally();
  for (const g of rigged(20, 9)) addGame(t, { ...g, seats: g.seats.map(({ denied: _, ...seat }) => ({ ...seat, denied: [] })) });
  expect(figuresOf(t, 2).worths).toEqual({});
});

test('report and page tell the worth of every card in words', async () => {
  const e = await engineOf('newyork');
  const plan = planFor(e, { players: 2, games: 4000, deny: 25 });
  const games = rigged(4000, 9);
  const tallies = tallyUp(1, games);
  const summary = summarise(plan, e.game.meta.title, tallies);
  const html = reportPage({ plan, summary, tallies, games: games.slice(0, 2), command: 'x' });
  expect(html).toContain('What cards are worth');
  expect(html).toMatch(/<td>Ace<\/td><td>90\.0% .*\+80\.0 .*too strong/);
  const page = fairnessPage([{ figures: summary, bots: ['random'], command: 'pesthouse lab' }]);
  expect(page).toContain('cards denied by lot');
  expect(page).toMatch(/\| ace \| 90% of 4000 \| 10% of 4000 \| \+80\.0 \| \+[\d.]+ to \+[\d.]+ \| too strong \|/);
});
