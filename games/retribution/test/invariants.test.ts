/** The invariants of the game as properties of whole games, by uniform players and by the bot. */

import { clone, Out, Sfc } from '@pesthouse/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, STACKS } from '../cards/cards.ts';
import { FACE_COUNT } from '../names.ts';
import { rules } from '../rules.ts';
import { EMPTY, type Event, type Move, type State } from '../state.ts';
import { tallies } from '../steps/score.ts';

/** Hundreds of times in every position: too often for `expect`. */
const must = (invariant: number, ok: boolean, words: string): void => {
  if (!ok) throw new Error(`invariant ${invariant}: ${words}`);
};

const sum = (p: readonly number[]): number => {
  let n = 0;
  for (const x of p) n += x;
  return n;
};
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
  must(1, sum(Object.values(rules.game.census(s))) === 166 + 10 * s.players.length, 'cards were lost or made');
  for (const p of s.players) {
    must(1, sum(p.hand) === p.handSize && sum(p.draw) === p.drawSize && sum(p.discard) === p.discardSize && sum(p.known) === p.knownSize, 'a size is wrong');
    for (let f = 0; f < FACE_COUNT; f++) must(19, (p.known[f] ?? 0) <= (p.hand[f] ?? 0), 'a card that is known is not in hand');
    must(19, p.drawSize > 0 || p.knownSize === p.handSize, 'the draw pile is empty and the hand is not known');
  }
  must(1, sum(s.kingdom) === s.kingdomSize && sum(s.penance) === s.penanceSize && sum(s.pit) === s.pitSize, 'a size is wrong');
  for (const f of s.lineup) must(3, f === EMPTY || card(f).kingdom, 'no card of the Kingdom in the Lineup');
  for (const [i, stack] of s.stacks.entries()) must(3, stack.join() === STACKS[i]?.slice(0, stack.length).join(), 'a stack has another order');
  must(3, s.king || s.stacks.flat().length === 0, 'the King went before the stacks');
};

/** What must hold when a turn begins. */
const betweenTurns = (s: State, next: boolean): void => {
  must(2, s.kingdomSize === 0 || !s.lineup.includes(EMPTY), 'the Lineup is not full');
  for (const [q, p] of s.players.entries())
    for (const x of p.control) {
      must(5, card(x.card).chronic || x.repented, 'a card stayed on the table');
      must(7, !next || q !== s.active || !x.used, 'a mark was not cleared');
    }
};

/** What a move may change. */
const step = (a: State, b: State, m: Move, seat: number, told: readonly Event[], drawn: number): void => {
  for (let f = 0; f < FACE_COUNT; f++) must(4, (b.pit[f] ?? 0) >= (a.pit[f] ?? 0), 'a card left the Pit');
  must(4, b.penanceSize <= a.penanceSize, 'the Penance deck grew');
  must(4, a.ratKings - b.ratKings === (m.verb === 'take-rat-king' ? 1 : 0), 'a Rat King moved by itself');
  must(4, m.verb !== 'take-rat-king' || (a.spent === 0 && !a.tookRatKing), 'a Rat King too many');
  const paid = b.spent - a.spent;
  if (m.verb === 'infect') must(8, paid >= 1 && b.pool >= 0 && a.pool - b.pool === paid, 'a price is wrong');
  must(10, drawn > 0 || !told.some((e) => e.type === 'reshuffled'), 'a reshuffle without a draw');
  const before = tallies(a);
  const after = tallies(b);
  for (const [q, p] of a.players.entries()) {
    const mine = told.filter((e) => 'who' in e && e.who === q);
    const gained = mine.filter((e) => e.type === 'infected' || e.type === 'penance').length;
    const lost = mine.filter((e) => e.type === 'pitted').length;
    must(11, (after[q]?.cards ?? 0) - (before[q]?.cards ?? 0) === gained - lost, 'a deck changed by itself');
    const fewer = (b.players[q]?.handSize ?? 0) < p.handSize;
    if (fewer && q !== a.active) must(12, q === seat && (m.verb === 'repent' || m.verb === 'discard'), 'another hand shrank');
  }
  if (m.verb === 'repent') must(9, b.penanceSize === a.penanceSize && told[0]?.type === 'repented', 'a Persecute that was answered still worked');
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
    must(15, who !== 0 && (who & (who - 1)) === 0, 'not exactly one player decides');
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
    if (turn?.type === 'turn') {
      betweenTurns(s, true);
      const p = s.players[before.active];
      const had = p === undefined ? 0 : p.handSize + p.drawSize + p.top.length + p.discardSize;
      if (before.phase !== 'setup') must(6, p?.handSize === Math.min(5 + before.extraDraw, had), 'a new hand has another size');
      if (turn.closing) closing++;
    }
    must(16, allInfamy(s) === whole, 'Infamy was lost or made');
  }
  betweenTurns(s, false);
  const turns = s.players.map((p) => p.turns);
  must(17, Math.max(...turns) - Math.min(...turns) <= (equalTurns ? 0 : 1), 'unequal turns');
  must(13, closing <= (equalTurns ? seats - 1 : 0), 'too many closing turns');
  return s;
};

for (const byPolicy of [true, false])
  test(`the invariants hold in whole games of ${byPolicy ? 'the bot' : 'uniform players'}`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(2, 3, 4, 5), fc.boolean(), (seed, seats, equalTurns) => {
        play(seed, seats, byPolicy, equalTurns);
      }),
      { numRuns: 12, seed: 7 },
    );
  });

test('invariants 13 and 15: a game ends, and the same chance gives the same game', () => {
  const end = (): State => play(4711, 3, true, false);
  expect(end()).toEqual(end());
});
