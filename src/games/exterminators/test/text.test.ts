/** The words of Pests! over whole games: every prompt, choice and event has its sentence, and no two choices are called the same. */
import { expect, test } from 'vitest';
import { clone, holds, Sfc } from '../../../kernel/index.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { text } from '../text/en.ts';
import { OPTIONS } from './given.ts';

const HOLE = /undefined|NaN|null|\[object|\s\s/;

test.each([
  [1, 2, {}],
  [2, 4, { teams: '2x2', quickStart: true } as const],
  [3, 6, { teams: '3x2', toolboxDeck: '28' } as const],
  [4, 5, { autoBuild: true, roundLimit: 10 } as const],
])('game %i with %i seats is told without a hole', (seed, seats, options) => {
  const chance = new Sfc().at(seed, 0);
  const lines: string[] = [];
  const s = rules.start({ ...OPTIONS, ...options }, seats, chance);
  let n = 0;
  while (!rules.over(s)) {
    const seat = s.players.findIndex((_, i) => holds(rules.deciders(s), i));
    const p = rules.prompt(s, seat);
    if (p === null) throw new Error('somebody decides, but nothing is asked');
    const said = text.prompt(s, seat, p);
    expect(said.title).not.toBe('Your move');
    const moves = rules.moves(s, seat);
    const choices = moves.map((m) => text.move(s, seat, m));
    const names = choices.map((c) => `${c.label} ${c.detail}`);
    expect(new Set(names).size).toBe(names.length);
    lines.push(said.title, said.detail, text.waiting(s, p), ...names);
    if (n++ % 20 === 0) lines.push(...text.board(rules.view(s, seat), seat), ...text.board(rules.view(s, -1), -1));
    const m = moves[chance.below(moves.length)];
    if (m === undefined) throw new Error('no move');
    const f = s.stack[s.stack.length - 1];
    const chosen = f !== undefined && n % 3 > 0 ? rules.game.bot.policy(clone(s), f, seat, chance) : m;
    rules.play(s, seat, chosen, {
      chance,
      tell: (e, _, blurred) => {
        lines.push(text.event(s, e));
        if (blurred !== undefined) lines.push(text.event(s, blurred));
      },
    });
  }
  lines.push(text.verdict(s), ...(rules.outcome(s) ?? []).flatMap((x) => Object.keys(x.sheet).map((line) => text.sheet(line))));
  for (const line of lines) expect(line).not.toMatch(HOLE);
  expect(text.verdict(s)).toMatch(/wins?[: ]|win on/);
});

test('every option and value has its words', () => {
  for (const [id, x] of Object.entries(meta.options)) {
    const o = text.option(id);
    expect(o.name).not.toBe(id);
    expect(o.about.length).toBeGreaterThan(10);
    if (x.kind === 'choice') for (const v of x.values) expect(o.value(v)).not.toBe(v);
  }
  expect(text.option('roundLimit').value('0')).toBe('No limit');
  expect(text.option('roundLimit').value('40')).toBe('40 rounds');
});
