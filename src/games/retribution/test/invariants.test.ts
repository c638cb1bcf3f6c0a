/** The invariants of the game as properties of whole games, by uniform players and by the bot. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone, Out, Sfc } from '../../../kernel/index.ts';
import { card, STACKS } from '../cards/cards.ts';
import { FACE_COUNT } from '../names.ts';
import { rules } from '../rules.ts';
import { EMPTY, type Event, type Move, type State } from '../state.ts';
import { tallies } from '../steps/score.ts';

const sum = (p: readonly number[]): number => p.reduce((n, x) => n + x, 0);
const infamy = (f: number): number => card(f).resistance + card(f).notoriety;
const worth = (p: readonly number[]): number => p.reduce((n, x, f) => n + x * infamy(f), 0);

/** All Infamy in the game, wherever it lies (invariant 16). */
const allInfamy = (s: State): number =>
  tallies(s).reduce((n, t) => n + t.infamy, 0) +
  worth(s.kingdom) +
  worth(s.penance) +
  worth(s.pit) +
  s.ratKings +
  s.lineup.reduce((n, f) => n + (f === EMPTY ? 0 : infamy(f)), 0) +
  s.stacks.flat().reduce((n, f) => n + infamy(f), 0) +
  (s.king ? 20 : 0);

/** What must hold in every position. */
const everywhere = (s: State): void => {
  const n = s.players.length;
  const census = rules.game.census(s);
  expect(sum(Object.values(census))).toBe(166 + 10 * n); // 1
  for (const p of s.players) {
    expect([sum(p.hand), sum(p.draw), sum(p.discard), sum(p.known)]).toEqual([p.handSize, p.drawSize, p.discardSize, p.knownSize]);
    for (let f = 0; f < FACE_COUNT; f++) expect(p.known[f] ?? 0).toBeLessThanOrEqual(p.hand[f] ?? 0); // 19
    if (p.drawSize === 0) expect(p.knownSize).toBe(p.handSize); // PLG-ZON-12
  }
  expect([sum(s.kingdom), sum(s.penance), sum(s.pit)]).toEqual([s.kingdomSize, s.penanceSize, s.pitSize]);
  for (const f of s.lineup) if (f !== EMPTY) expect(card(f).kingdom).toBe(true); // 3
  for (const [i, stack] of s.stacks.entries()) expect(stack).toEqual(STACKS[i]?.slice(0, stack.length)); // 3
  if (!s.king) expect(s.stacks.flat()).toEqual([]); // 3
};

/** What must hold when a turn begins. */
const betweenTurns = (s: State, next: boolean): void => {
  if (s.kingdomSize > 0) expect(s.lineup).not.toContain(EMPTY); // 2
  for (const [q, p] of s.players.entries()) for (const x of p.control) {
      if (!card(x.card).chronic) expect(x.repented).toBe(true); // 5
      if (next && q === s.active) expect(x.used).toBe(false); // 7
    }
};

/** What a move may change. */
const step = (a: State, b: State, m: Move, seat: number, told: readonly Event[], drawn: number): void => {
  for (let f = 0; f < FACE_COUNT; f++) expect(b.pit[f] ?? 0).toBeGreaterThanOrEqual(a.pit[f] ?? 0); // 4
  expect(b.penanceSize).toBeLessThanOrEqual(a.penanceSize); // 4
  expect(a.ratKings - b.ratKings).toBe(m.verb === 'take-rat-king' ? 1 : 0); // 4
  if (m.verb === 'take-rat-king') expect([a.spent, a.tookRatKing]).toEqual([0, false]); // 4
  if (m.verb === 'infect') {
    expect(b.spent - a.spent).toBeGreaterThanOrEqual(1); // 8
    expect(b.pool).toBeGreaterThanOrEqual(0); // 8
    expect(a.pool - b.pool).toBe(b.spent - a.spent);
  }
  for (const e of told) if (e.type === 'reshuffled') expect(drawn).toBeGreaterThan(0); // 10
  const deck = (s: State, q: number): number => sum(tallies(s).map((t) => t.cards).slice(q, q + 1));
  const gains = told.filter((e) => e.type === 'infected' || e.type === 'penance');
  const losses = told.filter((e) => e.type === 'pitted');
  for (const [q, p] of a.players.entries()) {
    const after = b.players[q];
    if (after === undefined) continue;
    const change = gains.filter((e) => e.who === q).length - losses.filter((e) => e.who === q).length;
    expect(deck(b, q) - deck(a, q)).toBe(change); // 11
    if (q !== a.active && q !== seat) expect(after.handSize).toBeGreaterThanOrEqual(p.handSize); // 12
    if (q !== a.active && after.handSize < p.handSize) expect(['repent', 'discard']).toContain(m.verb); // 12
  }
  if (m.verb === 'repent') expect(b.penanceSize).toBe(a.penanceSize); // 9
};

const play = (seed: number, seats: number, byPolicy: boolean, equalTurns: boolean): State => {
  const chance = new Sfc().at(seed, 1);
  const s = rules.start({ lineupRedeal: 'offer', firstPlayer: 'random', equalTurns, secondSeatCard: seed % 2 === 0 }, seats, chance);
  const out = new Out<Move>();
  const whole = allInfamy(s);
  everywhere(s);
  let closing = 0;
  while (!rules.over(s)) {
    const who = rules.deciders(s);
    expect(who).not.toBe(0);
    expect(who & (who - 1)).toBe(0); // 15: exactly one decides
    const seat = 31 - Math.clz32(who);
    rules.list(s, seat, out);
    const m = byPolicy ? rules.policy(s, seat, chance) : out.list[chance.below(out.n)];
    if (m === undefined) throw new Error('no move');
    const before = clone(s);
    const told: Event[] = [];
    const used = chance.used;
    rules.play(s, seat, m, { chance, tell: (e) => told.push(e) });
    everywhere(s);
    step(before, s, m, seat, told, chance.used - used);
    const turn = told.find((e) => e.type === 'turn');
    if (turn !== undefined) betweenTurns(s, true);
    if (turn?.type === 'turn' && turn.closing) closing++;
    expect(allInfamy(s)).toBe(whole); // 16
  }
  betweenTurns(s, false);
  const turns = s.players.map((p) => p.turns);
  expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(equalTurns ? 0 : 1); // 17
  expect(closing).toBeLessThanOrEqual(equalTurns ? seats - 1 : 0); // 13
  return s;
};

for (const byPolicy of [true, false])
  test(`the invariants hold in whole games of ${byPolicy ? 'the bot' : 'uniform players'}`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(2, 3, 4, 5), fc.boolean(), (seed, seats, equalTurns) => {
        play(seed, seats, byPolicy, equalTurns);
      }),
      { numRuns: 6, seed: 7 },
    );
  });

test('invariant 6: after the End Phase the hand is five and what the Pope adds, or all there is', () => {
  const chance = new Sfc().at(11, 1);
  for (let game = 0; game < 8; game++) {
    const s = rules.start({ lineupRedeal: 'off', firstPlayer: 'seat-1', equalTurns: false, secondSeatCard: false }, 3, chance);
    while (!rules.over(s)) {
      const seat = 31 - Math.clz32(rules.deciders(s));
      const m = rules.policy(s, seat, chance);
      if (m === undefined) break;
      const active = s.active;
      let extra = 0;
      const told: Event[] = [];
      const before = s.extraDraw;
      rules.play(s, seat, m, { chance, tell: (e) => told.push(e) });
      extra = before;
      if (!told.some((e) => e.type === 'turn')) continue;
      const p = s.players[active];
      if (p === undefined) continue;
      expect(p.handSize).toBe(Math.min(5 + extra, p.handSize + p.drawSize + p.top.length + p.discardSize));
    }
  }
});

test('invariant 13, 15: a game ends, and the same chance gives the same game', () => {
  const end = (): State => play(4711, 3, true, false);
  expect(end()).toEqual(end());
});
