/** The laws over every edition that was ever published, at every seat count and with every option turned. */

import { coverage, holdLaws, LIGHT } from '@pesthouse/kernel/laws';
import { expect, test } from 'vitest';
import { publishedVersions } from '../cli/edition/manifest.ts';
import { ROOT } from '../cli/folder.ts';
import { readRulebook } from '../cli/rulebook.ts';
import { GAME_IDS, GAMES } from './index.ts';

const ALL = GAME_IDS.flatMap((game) => publishedVersions(ROOT, game).map((edition) => ({ game, edition })));

test.each(ALL)('$game, edition $edition keeps the laws at every seat count', async ({ game, edition }) => {
  const e = await GAMES[game].engine(edition);
  const clauses = [...readRulebook(game, edition).keys()];
  const reached = coverage();
  for (const seats of e.game.meta.seats) expect(holdLaws(e, seats, { care: LIGHT, clauses }, reached), `${seats} seats`).toBeGreaterThan(0);
});
