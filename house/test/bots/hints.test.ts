/** Hint, coach and review over real games of every kind, from fixed seeds: what they say is true, contradicts nothing and reads whole in every language, and the coach asks only where the review counts. `npm run hints` takes fifty of each game, as carefully as a house thinks, and writes down every sentence for people to read. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviceOf, gainOf, isClear, isSerious, judge, mistakeIn, WORK, type Work } from '@pesthouse/bots/judgement';
import { turnAt } from '@pesthouse/bots/review';
import { same } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS } from '../../games/index.ts';
import { positionsOf } from './positions.ts';
import { spokenOf, unseenIn, untrueIn, voicesOf } from './spoken.ts';

/** Less than a hint does, so that a test of many takes a minute; what is said must be true of any amount of work. */
const QUICK: Work = { search: 1_500, compare: 4_000, confirm: 8_000 };
/** How many of each game are read by people, and the folder to write them into. */
const READ = Number(process.env.HINTS ?? 0);
const FOLDER = process.env.HINTS_TO ?? '';
/** Every so manyth position is worked out anew by other luck. */
const HOW = READ > 0 ? { positions: READ, games: 10, work: WORK, again: 1 } : { positions: 9, games: 3, work: QUICK, again: 4 };

/** How many of each game gave occasion to speak. */
const spoke: number[] = [];

describe.each(GAME_IDS)('%s', (id) => {
  test('what is said of its positions is true, whole and never contradicts itself', async () => {
    const game = findGame(id);
    if (game === undefined) throw new Error(`there is no ${id}`);
    const { CLAUSES }: { readonly CLAUSES: readonly string[] } = await import(`../../../games/${id}/clauses.ts`);
    const [e, text, voices] = await Promise.all([game.taught(game.meta.rules), game.text(), voicesOf(id, CLAUSES)]);
    const met = positionsOf(e, READ > 0 ? game.meta.seats : [2, game.meta.usual], HOW.games, HOW.positions);
    expect(met.length).toBeGreaterThanOrEqual(HOW.positions);
    const written: string[] = [];
    const faults: string[] = [];
    let occasions = 0;
    for (const [i, { p, state, move, at }] of met.entries()) {
      const judged = judge(p, HOW.work);
      const advice = adviceOf(judged);
      if (advice.kind === 'clear') {
        expect(advice.best.hope.mean).toBeGreaterThanOrEqual(advice.second.hope.mean);
        expect(advice.best.sure || isClear(gainOf(p, advice.best, advice.second), p.seats)).toBe(true);
      }
      if (advice.kind === 'close') {
        expect(advice.moves.length).toBeGreaterThan(1);
        expect(advice.moves.some((x, n) => advice.moves.findIndex((y) => same(x.move, y.move)) !== n)).toBe(false);
        for (const x of advice.moves) expect(isClear(gainOf(p, judged.best, x), p.seats) && judged.look === 'second').toBe(false);
      }
      // What the coach says is what the review says: of the same position, the same.
      const mistake = mistakeIn(p, judged, move);
      const turn = turnAt(e, { at, seat: p.seat, move, state, drew: false, before: [], turn: 1 }, p.seats, text.counting, HOW.work);
      expect(turn === null).toBe(mistake === null);
      if (mistake !== null && turn !== null)
        expect([turn.better, turn.hopes, turn.gain]).toEqual([mistake.best.move, [mistake.best.hope, mistake.played.hope], mistake.gain]);
      const said = spokenOf(p, voices, judged, move);
      // The coach asks only where the review counts, and where it is serious he asks.
      if (said.asked) expect(turn).not.toBeNull();
      if (p.seats > 1 && mistake !== null && isSerious(mistake.gain, p.seats)) expect(said.asked).toBe(true);
      if (said.advised || said.asked) occasions++;
      const name = `${id} ${i + 1} (${p.seats} seats, ${text.seat(p.view, p.seat)}, move ${at + 1})`;
      for (const fault of [
        ...said.faults,
        ...unseenIn(p, voices, state),
        ...(i % HOW.again === 0 ? untrueIn(p, voices, judged, move, 1_000_000 + 1000 * i) : []),
      ])
        faults.push(`${name}: ${fault}`);
      written.push(name, ...said.lines);
    }
    if (FOLDER !== '') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `${id}.txt`), `${[...written, '', ...faults].join('\n')}\n`);
    }
    expect(faults).toEqual([]);
    spoke.push(occasions);
  });
});

test('somebody who takes any of three moves gives occasion to speak, in most games with as little work', () => {
  expect(spoke).toHaveLength(GAME_IDS.length);
  expect(spoke.filter((n) => n > 0).length).toBeGreaterThan(GAME_IDS.length / 2);
});
