/** Set-up and turn order (PLG-SET, PLG-TRN), and the sixth card (PLG-OPT-06). */

import { checkOptions, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { card, KINGDOM_FACES } from '../cards/cards.ts';
import { meta } from '../meta.ts';
import { faceOf, idOf } from '../names.ts';
import { of } from '../piles.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { deckOf } from '../steps/score.ts';
import { given, OPTIONS, picks, times } from './given.ts';

const start = (seats: number, options = {}, seed = 5): State => rules.start({ ...OPTIONS, ...options }, seats, new Sfc().at(seed, 0));
const lineupOf = (s: State): number[] => s.lineup;
const costly = (s: State): number => lineupOf(s).filter((f) => card(f).resistance >= 6).length;
/** The first seed with a first Lineup of that many costly cards. */
const seedWith = (n: number): number => {
  for (let seed = 1; ; seed++) if (costly(start(2, { lineupRedeal: 'off' }, seed)) === n) return seed;
};
const total = (p: readonly number[]): number => p.reduce((n, x) => n + x, 0);

test('PLG-SET-01 PLG-SET-02 PLG-SET-03 120 cards of the Kingdom, 8 of them in the 8 spaces, whatever the number of players', () => {
  for (const seats of meta.seats) {
    const s = start(seats);
    expect(s.lineup).toHaveLength(8);
    expect(s.kingdomSize).toBe(112);
    for (const f of KINGDOM_FACES) expect(of(s.kingdom, f) + s.lineup.filter((x) => x === f).length, idOf(f)).toBe(card(f).copies);
    expect(s.lineup.every((f) => card(f).kingdom)).toBe(true);
  }
});

test('E1 PLG-SET-04 PLG-SET-05 five costly cards of eight: the first player is asked; four: nobody is', () => {
  const asked = start(2, { lineupRedeal: 'offer', firstPlayer: 'seat-2' }, seedWith(5));
  expect(asked.stack.at(-1)?.step).toBe('redeal');
  expect(rules.deciders(asked)).toBe(1 << 1);
  expect(start(2, { lineupRedeal: 'offer' }, seedWith(4)).stack.at(-1)?.step).toBe('spread');
});

test('PLG-SET-05 a redeal puts all 8 back and deals from all 120; the first turn comes after it', () => {
  const s = start(2, { lineupRedeal: 'offer' }, seedWith(5));
  expect(s.round).toBe(0);
  const before = s.lineup.slice();
  const chance = picks(119, 0, 0, 0, 0, 0, 0, 0);
  rules.submit(s, chance, 0, { verb: 'redeal' });
  // The last of 120 cards: all eight are back, or there would be no card with that number.
  expect(idOf(s.lineup[0] ?? 0)).toBe('hire_doctor');
  expect(s.lineup).not.toEqual(before);
  expect(s.kingdomSize).toBe(112);
  expect(chance.used).toBe(8);
  expect(s.round).toBe(1);
});

test('PLG-SET-05 the test repeats, at most 5 times; no keeps the Lineup', () => {
  const s = start(2, { lineupRedeal: 'offer' }, seedWith(5));
  const again = (): void => {
    rules.submit(s, picks(...times(8, 'rat').map(() => s.kingdomSize)), 0, { verb: 'redeal' });
  };
  for (let i = 0; i < 5; i++) {
    expect(s.stack.at(-1)?.step).toBe('redeal');
    again(); // eight of the last faces, all costly
    expect(costly(s)).toBeGreaterThanOrEqual(5);
  }
  expect(s.stack.at(-1)?.step).toBe('spread');
  const kept = start(2, { lineupRedeal: 'offer' }, seedWith(5));
  const before = kept.lineup.slice();
  rules.submit(kept, picks(), 0, { verb: 'keep' });
  expect(kept.lineup).toEqual(before);
  expect(kept.stack.at(-1)?.step).toBe('spread');
});

test('PLG-SET-05 auto redeals without asking, off never', () => {
  const seed = seedWith(6);
  const auto = start(2, { lineupRedeal: 'auto' }, seed);
  expect(auto.redeals).toBeGreaterThan(0);
  expect(auto.redeals === 5 || costly(auto) < 5).toBe(true);
  expect(auto.stack.at(-1)?.step).toBe('spread');
  const off = start(2, { lineupRedeal: 'off' }, seed);
  expect([off.redeals, costly(off), off.stack.at(-1)?.step]).toEqual([0, 6, 'spread']);
});

test('PLG-SET-06 PLG-SET-07 the King under two stacks, named from the top', () => {
  const s = start(3);
  expect(s.king).toBe(true);
  expect(s.stacks.map((x) => x.toReversed().map(idOf))).toEqual([
    ['prince', 'princess', 'queen'],
    ['bishop', 'cardinal', 'pope'],
  ]);
});

test('PLG-SET-08 PLG-SET-09 PLG-SET-12 24 Penance cards, 15 Rat Kings, an empty Plague Pit', () => {
  const s = start(4);
  expect([s.penanceSize, total(s.penance), s.ratKings, s.pitSize, total(s.pit)]).toEqual([24, 24, 15, 0, 0]);
  expect(of(s.penance, faceOf('penance_2'))).toBe(8);
});

test('PLG-SET-10 7 Rats and 3 Filth each, 5 of them in hand', () => {
  const s = start(3);
  for (const [q, p] of s.players.entries()) {
    expect([p.handSize, p.drawSize, p.discardSize]).toEqual([5, 5, 0]);
    expect([total(p.hand), total(p.draw)]).toEqual([5, 5]);
    expect(deckOf(s, q).slice(0, 3)).toEqual([7, 3, 0]);
  }
});

test('E2 PLG-SET-11 what nobody received is nowhere in the game', () => {
  const rats = (seats: number) => rules.game.census(start(seats));
  expect(rats(5)).toMatchObject({ rat: 35, filth: 15 });
  expect(rats(2)).toMatchObject({ rat: 14, filth: 6 });
  expect(start(2).pitSize).toBe(0);
});

test('PLG-TRN-01 PLG-TRN-07 the first player is drawn by lot, or named by the host', () => {
  const drawn = new Set(Array.from({ length: 40 }, (_, seed) => start(4, { firstPlayer: 'random' }, seed).first));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
  for (const n of [1, 2, 3]) {
    const s = start(3, { firstPlayer: `seat-${n}` });
    expect([s.first, s.active]).toEqual([n - 1, n - 1]);
  }
  expect(checkOptions(meta, 3, { firstPlayer: 'seat-3' })).toHaveProperty('options');
  expect(checkOptions(meta, 3, { firstPlayer: 'seat-4' })).toEqual({ wrong: 'these options do not go together (PLG-TRN-07)' });
});

test('PLG-TRN-02 PLG-TRN-06 turns pass to the next seat, and a round begins with the first player', () => {
  const it = given({ seats: 3, first: 1, active: 1 });
  it.s.round = 1;
  const order: [number, number][] = [];
  for (let i = 0; i < 6; i++) {
    order.push([it.s.active, it.s.round]);
    it.all('end-spread', 'end-infect');
  }
  expect(order).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
    [1, 2],
    [2, 2],
    [0, 2],
  ]);
});

test('PLG-TRN-03 PLG-TRN-04 Spread, Infect, End, and never back', () => {
  const it = given({ players: [{ hand: ['hire_collector', 'rat'], draw: times(9, 'rat') }, {}], pool: 5 });
  expect(it.s.phase).toBe('spread');
  expect(it.refused('infect space-0')).toBe('PLG-TRN-03');
  expect(it.refused('take-rat-king')).toBe('PLG-TRN-03');
  it.all('play hire_collector', 'end-spread');
  expect(it.s.phase).toBe('infect');
  expect(it.refused('play rat')).toBe('PLG-INF-19');
  it.does('end-infect');
  expect([it.s.phase, it.now()]).toEqual(['end', 'end']);
  expect(it.refused('infect space-0')).toBe('PLG-TRN-04');
  expect(it.refused('play rat')).toBe('PLG-TRN-04');
});

test('PLG-TRN-05 at the start of a turn the marks are cleared and nothing is gained', () => {
  const it = given({
    players: [
      { control: ['queen'], draw: times(5, 'rat') },
      { control: ['ale_priest'], hand: ['rat'], draw: times(9, 'rat') },
    ],
    pool: 3,
    phase: 'infect',
  });
  const [mine, theirs] = it.s.players.map((p) => p.control[0]);
  if (mine === undefined || theirs === undefined) throw new Error('a Chronic card is missing');
  theirs.used = true;
  it.all('activate queen', 'end-infect');
  expect([it.s.active, it.s.gained, it.s.pool, theirs.used]).toEqual([1, 0, 0, false]);
  expect(mine.used).toBe(true); // until the own turn
  it.all('end-spread', 'end-infect');
  expect(mine.used).toBe(false);
});

test('PLG-TRN-05 PLG-CON-02 a condition that waits at the start of a turn is looked at once', () => {
  // No face can wait there by itself, so the position is laid by hand.
  const it = given({ players: [{ draw: times(5, 'rat') }, { control: ['ale_peasant', 'ale_priest'], hand: ['rat'], draw: times(9, 'rat') }], phase: 'infect' });
  it.does('end-infect');
  expect(it.s.active).toBe(1);
  expect(it.hand(1)).toEqual(['rat', 'rat']);
});

test('E24 PLG-OPT-06 PLG-OPT-01 with the sixth card the second of two players starts with 6; from the first End Phase on both draw 5', () => {
  const s = start(2, { secondSeatCard: true, firstPlayer: 'seat-2' });
  expect(s.players.map((p) => [p.handSize, p.drawSize])).toEqual([
    [6, 4],
    [5, 5],
  ]);
  expect(start(2).players.map((p) => p.handSize)).toEqual([5, 5]);
  expect(start(3, { secondSeatCard: true }).players.map((p) => p.handSize)).toEqual([5, 5, 5]);
  const pass = (): void => {
    for (const verb of ['end-spread', 'end-infect']) rules.submit(s, new Sfc().at(3, 3), s.active, { verb });
  };
  pass();
  pass();
  expect(s.players.map((p) => p.handSize)).toEqual([5, 5]);
});

test('PLG-OPT-01 both fair-play options are off unless chosen', () => {
  expect(checkOptions(meta, 2, {})).toMatchObject({ options: { equalTurns: false, secondSeatCard: false, lineupRedeal: 'offer', firstPlayer: 'random' } });
});

test('the deal is told: each hand to its owner, its size to all', () => {
  const heard: { e: Event; to: number; blurred: Event | undefined }[] = [];
  rules.start(OPTIONS, 3, new Sfc().at(2, 2), (e, to, blurred) => heard.push({ e, to, blurred }));
  const drew = heard.filter((x) => x.e.type === 'drew');
  expect(drew.map((x) => x.to)).toEqual([1, 2, 4]);
  for (const x of drew) expect(x.blurred).toMatchObject({ cards: ['unknown', 'unknown', 'unknown', 'unknown', 'unknown'] });
});
