/** A score sheet adds up: what stands above the score makes the score, in every golden game; and the score stands before everything that is only told. */
import type { Score } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { publishedVersions, readManifest } from '../../../cli/edition/manifest.ts';
import { ROOT } from '../../../cli/folder.ts';
import { GAME_IDS } from '../../../games/index.ts';
import { loadGame } from '../../shown/game.ts';
import { linesOf } from '../sheetlines.ts';
import { walkGolden } from './golden.ts';

/** A game that has published no edition yet has no golden games. */
const PUBLISHED = GAME_IDS.filter((id) => publishedVersions(ROOT, id).length > 0);

describe.each(PUBLISHED)('%s', async (id) => {
  const edition = publishedVersions(ROOT, id).at(-1) ?? '';
  const loaded = await loadGame(id, edition);
  const { engine, text } = loaded;
  test.each(readManifest(ROOT, id, edition).golden)('golden game $name', (game) => {
    const ends: Score[][] = [];
    walkGolden(engine, game, {
      positions: 2,
      shown: () => false,
      position: (s) => {
        ends.push(engine.outcome(s) ?? []);
      },
      event: () => {},
    });
    const scores = ends.at(-1) ?? [];
    expect(scores.length).toBeGreaterThan(0);
    const { adds, total, others } = linesOf(loaded, scores);
    expect(new Set([...adds, ...(total === null ? [] : [total]), ...others])).toEqual(new Set(scores.flatMap((x) => Object.keys(x.sheet))));
    // Where losers have no order there is no sum.
    expect(total === null).toBe(text.place !== undefined);
    if (total === null) return;
    for (const { sheet, score } of scores) {
      expect(sheet[total]).toBe(score);
      if (adds.length > 0) expect(adds.reduce((n, x) => n + (sheet[x] ?? 0), 0)).toBe(score);
    }
  });
});
