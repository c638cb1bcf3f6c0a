/** The coach has his words for every kind of question of every game, in every language; what a game's own rule warns of is true, and tells no secret. */

import { defaults, holds, LANGUAGES } from '@pesthouse/kernel';
import { chooser, playWhole } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from './index.ts';

describe.each(GAME_IDS)('%s', async (game) => {
  const { engine: make, meta, words } = GAMES[game];
  const engine = await make(meta.rules);
  const { CLAUSES }: { readonly CLAUSES: readonly string[] } = await import(`../../games/${game}/clauses.ts`);
  const said = await Promise.all(LANGUAGES.map((x) => words(meta.rules, {}, x)));

  test('every kind of question is explained in two sentences at most', () => {
    const kinds = Object.entries(engine.game.steps).flatMap(([step, x]) => ('moves' in x ? [step] : []));
    expect(kinds.length).toBeGreaterThan(1);
    for (const text of said)
      for (const step of kinds) {
        const line = text.coach?.[step];
        expect(line, step).toBeDefined();
        expect(line?.title.length ?? 99, line?.title).toBeLessThanOrEqual(48);
        expect(line?.text.length ?? 999, line?.text).toBeLessThanOrEqual(230);
        const sentences = (line?.text ?? '').split(/[.!?](?:\s|$)/).filter((x) => x.trim() !== '').length;
        expect(sentences, line?.text).toBeLessThanOrEqual(2);
        expect(line?.clauses.length ?? 0).toBeGreaterThan(0);
        for (const clause of line?.clauses ?? []) expect(CLAUSES).toContain(clause);
      }
  });

  test('a warning hangs on what the seat can see, and names its clauses', () => {
    const seats = meta.seats.find((n) => n >= 2) ?? 2;
    let n = 0;
    playWhole(
      engine,
      { options: defaults(meta, seats), seats, seed: 6, choose: chooser(engine, 'random', 6) },
      {
        visit({ before }) {
          if (n++ % 7 !== 0) return;
          for (let seat = 0; seat < seats; seat++) {
            if (!holds(engine.deciders(before), seat)) continue;
            const view = engine.view(before, seat);
            for (const move of engine.moves(before, seat).slice(0, 12))
              for (const text of said) {
                const warned = text.warn?.(view, seat, move) ?? null;
                for (const clause of warned?.clauses ?? []) expect(CLAUSES).toContain(clause);
                expect(JSON.stringify(warned)).not.toMatch(/undefined|NaN/);
              }
          }
        },
      },
    );
    expect(n).toBeGreaterThan(5);
  });
});
