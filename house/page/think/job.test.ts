/** Advice always names a rule: that of the move, or where luck decides which that is, that of the question. */
import { defaults, firstOf, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { ruleFor } from './job.ts';

test.each(GAME_IDS)('%s: every question of a game has a rule to look up', async (id) => {
  const { meta, rules, words } = GAMES[id];
  const [{ rules: e }, text] = await Promise.all([rules(), words(meta.rules)]);
  const chance = new Sfc().at(3, 0);
  const s = e.start(defaults(meta, meta.usual), meta.usual, chance);
  const mute = new Set<string>();
  let asked = 0;
  for (; !e.over(s); asked++) {
    const seat = firstOf(e.deciders(s));
    const view = e.view(s, seat);
    const step = view.stack.at(-1)?.step ?? '';
    if (ruleFor(text, view, []) === null) mute.add(step);
    const own = text.coach?.[step]?.clauses ?? [];
    expect(ruleFor(text, view, [...own, 'SAID-01'])).toBe('SAID-01');
    expect(ruleFor(text, view, own)).toBe(own[0]);
    const move = e.policy(s, seat, chance);
    e.play(s, seat, move === undefined ? (e.moves(s, seat)[0] ?? { verb: '' }) : move, { chance, tell: undefined });
  }
  expect(asked).toBeGreaterThan(10);
  expect([...mute]).toEqual([]);
});
