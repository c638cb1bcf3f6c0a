/** The bot keeps the contract: its policy gives a legal move in every guess and in the true state, and its appraisal is numbers. */
import { hash, same } from '../hash.ts';
import { type Look, must } from './look.ts';

export const botKeeps = (x: Look): void => {
  const { e, s, dice } = x;
  const { bot } = e.game;
  const terms = Object.keys(bot.terms).length;
  for (const seat of x.deciding) {
    for (const world of [s, e.guess(e.view(s, seat), seat, dice)]) {
      const before = hash(world);
      const f = world.stack[world.stack.length - 1];
      if (f === undefined) continue;
      const m = bot.policy(world, f, seat, dice);
      must(
        8,
        e.moves(world, seat).some((y) => same(y, m)),
        () => `the policy of ${f.step} gives a move that is not legal: ${JSON.stringify(m)}`,
      );
      must(8, hash(world) === before, `the policy of ${f.step} changed the state`);
    }
  }
  for (let seat = 0; seat < x.seats; seat++) {
    const values: number[] = [];
    const before = hash(s);
    bot.appraise(s, seat, values);
    must(8, values.length === terms && values.every(Number.isFinite), () => `the appraisal of seat ${seat} is not ${terms} numbers: ${values.join(', ')}`);
    must(8, hash(s) === before, 'the appraisal changed the state');
  }
};
