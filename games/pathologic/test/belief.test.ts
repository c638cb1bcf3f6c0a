/** What a Healer believes of the Plague: it is where it was announced, seldom beside prey that it spared, and it was where a Strain was laid; whoever missed a round knows only what all know. */

import { type Believed, clone, firstOf, type Seat, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { follow, settle, truth } from '../belief.ts';
import { RATS } from '../data/tables.ts';
import { LISTS } from '../fog.ts';
import { creepTo } from '../judging.ts';
import { learnt } from '../learnt.ts';
import { holds, nth, sizeOf } from '../look.ts';
import { NO_STRAIN, PLACES, PLAGUE } from '../names.ts';
import { rules } from '../rules.ts';
import { isOngoing, type State } from '../state.ts';
import { optionsFor } from './games.ts';

const weights = learnt.hunch?.weights ?? [];

/** Decisions of Healers in games by policy, each as its seat sees it, with what it believed before and believes now. */
interface Moment {
  readonly game: number;
  readonly s: State;
  readonly view: State;
  readonly seat: Seat;
  readonly before: Believed<State> | null;
  readonly now: Believed<State>;
}
const moments: Moment[] = [];
for (let n = 0; n < 50; n++) {
  const chance = new Sfc().at(71, n);
  const s = rules.start(optionsFor(2), 2, chance);
  let before: Believed<State> | null = null;
  while (!rules.over(s)) {
    const seat = firstOf(rules.deciders(s));
    if (nth(s.roles, seat) !== PLAGUE) {
      const view = clone(rules.view(s, seat));
      const now = follow(weights, before, view, seat);
      moments.push({ game: n, s: clone(s), view, seat, before, now });
      before = now;
    }
    const move = rules.policy(s, seat, chance);
    if (move === undefined) break;
    rules.play(s, seat, move, { chance, tell: undefined });
  }
}
const after = moments.filter((x) => x.view.fog !== 0);
const inPlace = ({ odds }: Believed<State>, place: number): number => odds.subarray(place * LISTS, (place + 1) * LISTS).reduce((a, b) => a + b, 0);

test('what is believed is possible, one in all, and never rules the truth out', () => {
  expect(after.length).toBeGreaterThan(200);
  for (const { s, view, now } of after) {
    expect(now.odds.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(now.odds[truth(s)]).toBeGreaterThan(0);
    for (let place = 0; place < PLACES; place++) if (!holds(view.fog, place)) expect(inPlace(now, place)).toBe(0);
  }
});

test('the Plague itself believes nothing, nor does anybody before it begins', () => {
  const early = moments.filter((x) => x.view.fog === 0);
  expect(early.length).toBeGreaterThan(10);
  for (const { now } of early) expect(now.odds.every((x) => x === 0)).toBe(true);
  const [some] = after;
  if (some === undefined) throw new Error('nobody decided');
  const plague = nth(some.s.seatOf, PLAGUE);
  expect(follow(weights, null, clone(rules.view(some.s, plague)), plague).odds.every((x) => x === 0)).toBe(true);
});

/** Whose turn was the Plague's since the decision before, without it being seen. */
const hidden = after.flatMap(({ s, view, before, now }) =>
  before !== null && before.seen.fog !== 0 && view.round === before.seen.round + 1 && view.lastSeenRound < view.round
    ? [{ s, view, seen: before.seen, now }]
    : [],
);

test('PATH-INF-03: where it was announced, it is', () => {
  const shown = after.filter((x) => x.view.lastSeenRound === x.view.round && x.view.active === PLAGUE);
  expect(shown.length).toBeGreaterThan(5);
  for (const { view, now } of shown) expect(inPlace(now, view.lastSeen)).toBeCloseTo(1);
});

test('PATH-INF-01: where it hides is known better than by what is possible, and no surer than it should be', () => {
  let [believed, even, found] = [0, 0, 0];
  for (const { s, view, now } of hidden) {
    const places = Array.from({ length: PLACES }, (_, place) => inPlace(now, place));
    const most = Math.max(...places);
    believed += most;
    even += 1 / sizeOf(view.fog);
    if (places.indexOf(most) === s.place) found++;
  }
  expect(hidden.length).toBeGreaterThan(40);
  expect(found).toBeGreaterThan(1.3 * even);
  expect(found).toBeGreaterThan(0.75 * believed);
});

test('PATH-STR-04: who laid a Strain was there, so it is there or one step away', () => {
  let asked = 0;
  for (const { view, seen, now } of hidden) {
    const laid = view.mine.findIndex((x, d) => x !== NO_STRAIN && seen.mine[d] === NO_STRAIN);
    if (laid < 0 || isOngoing(seen, RATS)) continue;
    asked++;
    for (let place = 0; place < PLACES; place++) if (creepTo(place, laid) > 1) expect(inPlace(now, place)).toBeLessThan(0.05);
  }
  expect(asked).toBeGreaterThan(3);
});

test('who missed a round believes all that is possible alike, and a world is made of what is believed', () => {
  const [first] = after;
  const last = after.find((x) => x.game === first?.game && x.view.round > first.view.round + 1);
  if (first === undefined || last === undefined) throw new Error('the game was too short');
  const { odds } = follow(weights, first.now, last.view, last.seat);
  const possible = odds.filter((x) => x > 0);
  expect(possible).toHaveLength(sizeOf(last.view.fog) * sizeOf(last.view.lists));
  expect(new Set(possible).size).toBe(1);
  for (const { s, view, seat } of after.slice(0, 40)) {
    const world = rules.guess(view, seat, new Sfc().at(1, 1));
    settle(world, truth(s), new Sfc().at(1, 2));
    expect([world.place, ...world.hit]).toEqual([s.place, ...s.hit]);
    expect(rules.view(world, seat)).toEqual(view);
  }
});
