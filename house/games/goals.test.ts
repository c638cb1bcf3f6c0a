/** Every game says its goal at every moment, in every language: short lines, bars between nothing and full, and nothing that the seat may not know. */

import { defaults, LANGUAGES, WATCHER } from '@pesthouse/kernel';
import { chooser, playWhole } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from './index.ts';

describe.each(GAME_IDS)('%s', (game) => {
  test('the goal can be said from the first position to the last, and tells no secret', async () => {
    const { engine: make, meta, words } = GAMES[game];
    const engine = await make(meta.rules);
    const { CLAUSES }: { readonly CLAUSES: readonly string[] } = await import(`../../games/${game}/clauses.ts`);
    const said = await Promise.all(LANGUAGES.map((x) => words(meta.rules, {}, x)));
    const seats = meta.seats.find((n) => n >= 3) ?? 2;
    let n = 0;
    const look = (s: Parameters<typeof engine.view>[0]): void => {
      for (const seat of [...Array.from({ length: seats }, (_, i) => i), WATCHER])
        for (const text of said) {
          const goal = text.goal?.(engine.view(s, seat), seat);
          // What the seat is told depends on nothing that is hidden from it.
          expect(goal).toEqual(text.goal?.(s, seat));
          expect(goal?.line.length ?? 0).toBeGreaterThan(3);
          expect(goal?.line.length ?? 99, goal?.line).toBeLessThanOrEqual(36);
          expect(goal?.clock.length ?? 99, goal?.clock).toBeLessThanOrEqual(32);
          for (const share of [goal?.share ?? -1, ...(goal?.rows ?? []).map((x) => x.share)]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          for (const clause of goal?.clauses ?? []) expect(CLAUSES).toContain(clause);
          expect(JSON.stringify(goal)).not.toMatch(/undefined|NaN/);
        }
    };
    playWhole(
      engine,
      { options: defaults(meta, seats), seats, seed: 4, choose: chooser(engine, 'policy', 4) },
      {
        visit({ before, after }) {
          if (n++ % 90 === 0) look(before);
          if (engine.over(after)) look(after);
        },
      },
    );
    expect(n).toBeGreaterThan(5);
  });
});
