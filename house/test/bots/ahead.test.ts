/** Thinking ahead: time that a decision does not need goes to the next one, and a decision that is thought about in parts comes to what it would at one go. */

import { EFFORTS, thinkWith } from '@pesthouse/bots';
import { judgementOf } from '@pesthouse/bots/learnt';
import { blank, considered, foreseen, Inquiry } from '@pesthouse/bots/search';
import { type Base, defaults, firstOf, type Seat, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { type AnyEngine, findGame } from '../../games/index.ts';

const SEATS = 2;
const taught = async (): Promise<AnyEngine> => {
  const game = findGame('retribution');
  if (game === undefined) throw new Error('there is no retribution');
  return game.taught(game.meta.rules);
};

/** The first position of games by policy at which this holds. */
const found = (e: AnyEngine, wanted: (s: Base, seat: Seat) => boolean): { readonly view: Base; readonly seat: Seat } => {
  for (let game = 0; game < 20; game++) {
    const chance = new Sfc().at(11, game);
    const s = e.start(defaults(e.game.meta, SEATS), SEATS, chance);
    while (!e.over(s)) {
      const seat = firstOf(e.deciders(s));
      if (wanted(s, seat)) return { view: e.view(s, seat), seat };
      const move = e.policy(s, seat, chance);
      if (move === undefined) break;
      e.play(s, seat, move, { chance, tell: undefined });
    }
  }
  throw new Error('no game has such a position');
};

const stepOf = (s: Base): string | undefined => s.stack[s.stack.length - 1]?.step;
const never = (): number => 0;

test('a decision that two others give their time is thought about as at one go', async () => {
  const e = await taught();
  const { view, seat } = found(e, (s, p) => stepOf(s) === 'infect' && considered(e, s, p).length === 4);
  const inquiry = (runs: number): Inquiry => new Inquiry(e, view, seat, SEATS, { ...EFFORTS.good, runs, depth: 20 }, new Sfc().at(5, 5), null, null);
  const whole = inquiry(400);
  whole.go(never, 0);
  const parts = inquiry(200);
  parts.go(never, 1);
  expect(parts.runs).toBe(200);
  parts.go(never, 0);
  expect(parts.opinions()).toEqual(whole.opinions());
});

test('where one move alone is worth a thought, the next decision is thought about, and what was found there is gone on with', async () => {
  const e = await taught();
  const choice = (s: Base, p: Seat): boolean => considered(e, s, p).length > 1;
  const { view, seat } = found(e, (s, p) => {
    const [only, other] = considered(e, s, p);
    if (only === undefined || other !== undefined || e.moves(s, p).length < 2) return false;
    const next = foreseen(e, e.view(s, p), p, only);
    return next !== null && choice(next, p);
  });
  const mind = blank();
  const question = { seat, seats: SEATS, level: 'master' as const, seed: 3, runs: 60 };
  const only = thinkWith(e, { ...question, view }, never, mind);
  expect([only]).toEqual(considered(e, view, seat));
  const { pending } = mind;
  const next = foreseen(e, view, seat, only);
  if (pending === null || next === null) throw new Error('nothing was thought of what comes next');
  expect(pending.view).toEqual(next);
  expect(pending.runs).toBe(60);
  const move = thinkWith(e, { ...question, view: next }, never, mind);
  expect(pending.runs).toBeGreaterThan(60);
  expect(pending.best().move).toEqual(move);
});

test('positions are judged when a turn begins, however many decisions a move takes', async () => {
  const e = await taught();
  const turn = e.learnt?.turn;
  const judgement = judgementOf(e, SEATS);
  if (turn === undefined || judgement === null) throw new Error('nothing was learnt');
  const { view, seat } = found(e, (s, p) => stepOf(s) === 'infect' && considered(e, s, p).length > 2);
  const begun: number[] = [];
  const judge = (s: Base, into: number[]): void => {
    if (!e.over(s)) begun.push(turn(s) - turn(view));
    judgement.chances(s, into);
  };
  const inquiry = new Inquiry(e, view, seat, SEATS, { ...EFFORTS.master, runs: 50, turns: 3, judge }, new Sfc().at(5, 5), null, null);
  inquiry.go(never, 0);
  expect(begun.length).toBeGreaterThan(20);
  expect(new Set(begun)).toEqual(new Set([3]));
});

test('a master who is not hurried stops when more runs would find nothing better', async () => {
  const e = await taught();
  const enough = e.learnt?.tunedFor?.[SEATS]?.runs;
  if (enough === undefined) throw new Error('nothing says how many are enough');
  // Moves that are close to each other, so that nothing else ends the thought.
  const { view, seat } = found(e, (s, p) => stepOf(s) === 'infect' && considered(e, s, p).length > 6);
  let runs = 0;
  thinkWith(e, { view, seat, seats: SEATS, level: 'master', seed: 3 }, never, blank(), (all) => {
    for (const { visits } of all) runs += visits;
  });
  expect(runs).toBeGreaterThan(enough / 2);
  expect(runs).toBeLessThanOrEqual(enough);
});

test('a master stops sooner where its game says that closer moves are as good', async () => {
  const e = await taught();
  const { learnt } = e;
  if (learnt === undefined) throw new Error('nothing was learnt');
  const { view, seat } = found(e, (s, p) => stepOf(s) === 'infect' && considered(e, s, p).length > 6);
  const runsWith = (settled: number): number => {
    const of = { ...e, learnt: { ...learnt, tunedFor: { ...learnt.tunedFor, [SEATS]: { ...learnt.tunedFor?.[SEATS], settled } } } };
    let runs = 0;
    thinkWith(of, { view, seat, seats: SEATS, level: 'master', seed: 3 }, never, blank(), (all) => {
      for (const { visits } of all) runs += visits;
    });
    return runs;
  };
  const [close, closer] = [runsWith(0.2), runsWith(0.002)];
  expect(close).toBeGreaterThan(0);
  expect(close).toBeLessThan(closer / 2);
});
