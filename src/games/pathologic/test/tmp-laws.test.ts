import { test } from 'vitest';
import { checkCoverage, checkGame, coverage, spreadOptions } from '/work/main/src/kernel/conformance/index.ts';
import { Sfc } from '/work/main/src/kernel/index.ts';
import { CLAUSES } from '/work/main/src/games/pathologic/clauses.ts';
import { meta } from '/work/main/src/games/pathologic/meta.ts';
import { rules } from '/work/main/src/games/pathologic/rules.ts';
import { cards, except } from '/work/main/src/games/pathologic/test/coverage.ts';
test('x', () => {
  const c = coverage();
  const N = Number(process.env.N ?? 8);
  for (const seats of [4,3,2]) {
    const options = spreadOptions(meta, seats, new Sfc().at(1, seats), 8);
    for (let i = 0; i < N; i++) {
      const o = options[i % options.length];
      checkGame(rules, { options: o, seats, seed: seats*1000+i, every: Number(process.env.EVERY ?? 7), clauses: CLAUSES }, c);
    }
  }
  console.log(c.games, c.decisions, c.longest, c.twins, c.free, c.undone);
  console.log(checkCoverage(rules, c, {cards, except}).join('\n'));
}, 600000);
