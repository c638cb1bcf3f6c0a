/** The invariants of section 8 over whole games, by bots and by players with moods, at every seat count. */

import { Sfc, same } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { num } from '../data/tables.ts';
import { PLAGUE, UNKNOWN } from '../names.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { optionsFor, playWhole } from './games.ts';
import { actionsOf, near, ofState } from './invariants.ts';

const GAMES = 12;

describe.each([2, 3, 4])('%i seats', (seats) => {
  const games = Array.from({ length: GAMES }, (_, i) => ({
    options: optionsFor(seats, 20),
    seed: seats * 50 + i,
    player: i % 2 === 0 ? ('policy' as const) : ('moody' as const),
  }));

  test('every position keeps the invariants 1 to 12 and 20', () => {
    for (const x of games) {
      let before: State | null = null;
      const game = playWhole(x, (s) => {
        for (const [name, check] of Object.entries(ofState)) expect(check(s), `${name} (seed ${x.seed}, ${s.stack.at(-1)?.step})`).toBeNull();
        if (before !== null) expect(near(before.place, s.place), 'the Plague leapt').toBe(true);
        before = { ...s };
      });
      for (const [name, check] of Object.entries(ofState)) expect(check(game.s), name).toBeNull();
      expect(actionsOf(game.events)).toBeNull();
    }
  });

  test('13 a death costs 1 Evidence and gives a card, but the third target neither; 16 17 one winner, nothing more is legal', () => {
    for (const x of games) {
      const { s, events } = playWhole(x);
      expect(rules.over(s) && s.winner >= 0 && s.round <= 20).toBe(true);
      expect(rules.outcome(s)?.filter((y) => y.rank === 1)).toHaveLength(1);
      for (const seat of s.roles.keys()) expect(rules.moves(s, seat)).toEqual([]);
      if (s.end === 'hit-list') {
        const last = events.findLastIndex((e) => e.type === 'died');
        expect(events.slice(last + 1).map((e) => e.type)).toEqual(['ended']);
      }
    }
  });

  test("14 15 a Healer's view does not depend on what is hidden, and a guess agrees with all that was told", () => {
    for (const x of games.slice(0, 4)) {
      let n = 0;
      playWhole(x, (s) => {
        if (n++ % 9 !== 0) return;
        for (const [seat, role] of s.roles.entries()) {
          if (role === PLAGUE) continue;
          const view = rules.view(s, seat);
          expect([view.place, view.visited, view.moved, view.notebook, view.hit]).toEqual([UNKNOWN, 0, false, [], [3, 3, 3]]);
          const g = rules.guess(view, seat, new Sfc().at(x.seed, n));
          // The guess is a whole position by all invariants: place, track, Hit List and hands are possible ones.
          for (const [name, check] of Object.entries(ofState)) expect(check(g), name).toBeNull();
          for (const h of s.order) if ((s.sure >> h) & 1) expect(num(g.held, h)).toBeGreaterThan(0);
          expect(same(rules.view(g, seat), view)).toBe(true);
        }
      });
    }
  });

  test('18 the Plague has 4, 5 or 6 places to begin', () => {
    const starts = new Set<number>();
    playWhole(games[0] ?? { options: optionsFor(seats), seed: 1, player: 'policy' }, (s, seat) => {
      if (s.stack.at(-1)?.step === 'begin') starts.add(rules.moves(s, seat).length);
    });
    expect([...starts]).toEqual([8 - seats]);
  });

  test('19 after a window every answer is in the discard pile or back in hand', () => {
    for (const x of games.slice(0, 6)) {
      let cards = 0;
      const total = (s: State): number => s.order.reduce((n, h) => n + num(s.held, h) + (s.discard[h] ?? []).reduce((m, y) => m + y, 0), 0);
      let inWindow = false;
      playWhole(x, (s) => {
        const now = s.stack.some((f) => f.step === 'window' || f.step === 'answers');
        if (now && inWindow && s.stack.at(-1)?.step === 'window') expect(total(s)).toBeGreaterThanOrEqual(cards);
        inWindow = now;
        cards = total(s);
      });
    }
  });
});
