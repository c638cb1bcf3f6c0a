/** Hint, coach and review over real games of every kind, from fixed seeds: nothing that is said contradicts itself, and the coach asks only where the review counts. */

import {
  adviceOf,
  figureOf,
  figuresOf,
  gainOf,
  groundsFor,
  isClear,
  isSerious,
  judge,
  mistakeIn,
  type Position,
  rankOf,
  swingOf,
  type Work,
} from '@pesthouse/bots/judgement';
import { turnAt } from '@pesthouse/bots/review';
import { type Base, clone, defaults, type Flat, firstOf, type Seat, Sfc, same, seats as seatsIn } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, findGame, GAME_IDS } from '../../games/index.ts';

/** Less than a hint does, so that a test of many takes a minute; what is said must be true of any amount of work. */
const QUICK: Work = { search: 1_500, compare: 4_000, confirm: 8_000 };
const POSITIONS = Number(process.env.HINTS ?? 12);
const GAMES = 3;

interface Met {
  readonly p: Position;
  readonly state: Base;
  readonly move: Flat;
  readonly at: number;
}

/** Decisions with a choice from games by what masters learnt, in which every third move is any that is allowed. */
const meet = (e: AnyEngine, seats: number, seed: number): readonly Met[] => {
  const chance = new Sfc().at(seed, 1);
  const s = e.start(defaults(e.game.meta, seats), seats, chance);
  const all: Met[] = [];
  for (let at = 0; !e.over(s); at++) {
    const seat: Seat = firstOf(e.deciders(s));
    const legal = e.moves(s, seat);
    const usual = chance.below(3) === 0 ? legal[chance.below(legal.length)] : e.policy(s, seat, chance);
    const move = (usual === undefined ? undefined : e.legal(s, seat, usual)) ?? legal[0];
    if (move === undefined) break;
    if (legal.length > 1 && e.deciders(s) === seatsIn(seat)) all.push({ p: { e, view: e.view(s, seat), seat, seats }, state: clone(s), move, at });
    e.play(s, seat, move, { chance, tell: undefined });
  }
  return all;
};

const spread = <T>(all: readonly T[], n: number): T[] =>
  Array.from({ length: n }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / n)]).filter((x) => x !== undefined);

const spoken: number[] = [];
describe.each(GAME_IDS)('%s', (id) => {
  test('what is said of its positions never contradicts itself', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const [e, text] = await Promise.all([game.taught(game.meta.rules), game.text()]);
    const counts = [2, game.meta.usual];
    const met = Array.from({ length: GAMES }, (_, i) => spread(meet(e, counts[i % counts.length] ?? 2, 40 + i), POSITIONS / GAMES)).flat();
    expect(met.length).toBe(POSITIONS);
    let [said, alarms] = [0, 0];
    for (const { p, state, move, at } of met) {
      const judged = judge(p, QUICK);
      const advice = adviceOf(judged);
      if (advice.kind === 'clear') {
        said++;
        const { best, second } = advice;
        const [a, b] = figuresOf(best.hope, second.hope, p.seats);
        expect(a).toEqual(figureOf(best.hope, p.seats));
        expect(b === null || rankOf(a) > rankOf(b)).toBe(true);
        expect(best.hope.mean).toBeGreaterThanOrEqual(second.hope.mean);
        for (const g of groundsFor(p, text.counting, best.move, second.move)) expect(['wins', 'loses', 'count', 'opens']).toContain(g.kind);
        const gain = gainOf(p, best, second);
        expect(best.sure || isClear(gain, p.seats)).toBe(true);
      }
      if (advice.kind === 'close') {
        expect(advice.moves.length).toBeGreaterThan(1);
        expect(advice.moves.some((x, i) => advice.moves.findIndex((y) => same(x.move, y.move)) !== i)).toBe(false);
        for (const x of advice.moves) expect(isClear(gainOf(p, judged.best, x), p.seats) && judged.look === 'second').toBe(false);
      }
      const mistake = mistakeIn(p, judged, move);
      const turn = turnAt(e, { at, seat: p.seat, move, state, drew: false, before: [], turn: 1 }, p.seats, text.counting, QUICK);
      // What the coach says is what the review says: of the same position, the same.
      expect(turn === null).toBe(mistake === null);
      if (mistake === null || turn === null) continue;
      expect([turn.better, turn.hopes, turn.gain]).toEqual([mistake.best.move, [mistake.best.hope, mistake.played.hope], mistake.gain]);
      const swing = swingOf(mistake.gain, p.seats);
      expect(swing === null || swing.off >= swing.about).toBe(false);
      if (isSerious(mistake.gain, p.seats)) {
        alarms++;
        // Two bars with one figure each, and the better is the longer one.
        const [a, b] = figuresOf(mistake.best.hope, mistake.played.hope, p.seats);
        expect(b === null ? 0 : rankOf(a) - rankOf(b)).toBeGreaterThan(0);
      }
    }
    spoken.push(said + alarms);
  });
});
test('somebody who takes any of three moves gives occasion to speak, in most games with as little work', () => {
  expect(spoken).toHaveLength(GAME_IDS.length);
  expect(spoken.filter((n) => n > 0).length).toBeGreaterThan(GAME_IDS.length / 2);
});
