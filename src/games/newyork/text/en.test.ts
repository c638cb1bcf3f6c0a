/** The words of New York over whole games: every prompt, choice and event has its sentence, and no two choices are called the same. */
import { expect, test } from 'vitest';
import { Sfc } from '../../../kernel/index.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { text } from './en.ts';

const HOLE = /undefined|NaN|null|\[object/;

const playThrough = (seed: number, seats: number, look: (s: State, seat: number) => void, hear: (s: State, e: Event) => void): State => {
  const chance = new Sfc().at(seed, 0);
  const s = rules.start(
    { species: Array.from({ length: seats }, () => 'random' as const), lastCall: seed % 2 === 0, slowFinish: false, wholeDeck: seed === 3, lastMove: seed < 3 },
    seats,
    chance,
  );
  while (!rules.over(s)) {
    const seat = 31 - Math.clz32(rules.deciders(s));
    const f = s.stack[s.stack.length - 1];
    if (f === undefined) break;
    look(s, seat);
    rules.play(s, seat, rules.game.bot.policy(s, f, seat, chance), { chance, tell: (e) => hear(s, e) });
  }
  return s;
};

test.each([
  [1, 4],
  [2, 3],
  [3, 2],
])('game %i with %i seats is told without a hole', (seed, seats) => {
  const heard = new Set<string>();
  const end = playThrough(
    seed,
    seats,
    (s, seat) => {
      const p = rules.prompt(s, seat);
      if (p === null) throw new Error('somebody decides, but nothing is asked');
      const said = text.prompt(s, seat, p);
      expect(said.title).not.toBe('Your move');
      const choices = rules.moves(s, seat).map((m) => text.move(s, seat, m));
      const names = choices.map((c) => `${c.label} ${c.detail}`);
      expect(new Set(names).size).toBe(names.length);
      for (const line of [said.title, said.detail, text.waiting(s, p), ...names, ...text.board(s, seat)]) expect(line).not.toMatch(HOLE);
    },
    (s, e) => {
      heard.add(e.type);
      expect(text.event(s, e)).not.toMatch(HOLE);
    },
  );
  for (const type of ['turn', 'limit', 'drew', 'bred', 'last-card', 'final-battles', 'ended']) expect(heard).toContain(type);
  expect(text.verdict(end)).toMatch(/inherit the city/);
});

test('a half-made choice fills the gaps of the prompt', () => {
  let checked = 0;
  playThrough(
    5,
    4,
    (s, seat) => {
      const breed = rules.moves(s, seat).find((m) => m.verb === 'breed');
      const p = rules.prompt(s, seat);
      if (breed?.verb !== 'breed' || p === null) return;
      const places = new Set(rules.moves(s, seat).flatMap((m) => (m.verb === 'breed' && m.kind === breed.kind ? [m.at] : []))).size;
      const said = text.prompt(s, seat, { ...p, kind: breed.kind });
      expect(said.title).toMatch(/^Choose a place to breed an? /);
      expect(said.detail).toContain(`${places} place`);
      checked++;
    },
    () => undefined,
  );
  expect(checked).toBeGreaterThan(5);
});
