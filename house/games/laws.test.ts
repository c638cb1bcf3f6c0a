/** The laws over every game of the house: every seat count, a spread of options, the positions that a game names itself; and the tripwires of their rules. A game that is in the list is under them without a word of its own. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCoverage, coverage, type Holding, holdFrom, holdLaws, holdOn, type Own, tripwire, USUAL } from '@pesthouse/kernel/laws';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../cli/rulebook.ts';
import { GAME_IDS, GAMES } from './index.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What the game's own tests say of its coverage. */
const ownOf = async (id: string): Promise<Own> => (existsSync(here(`../../games/${id}/test/coverage.ts`)) ? import(`../../games/${id}/test/coverage.ts`) : {});

describe.each(GAME_IDS)('%s', async (id) => {
  const { meta, rules } = GAMES[id];
  const e = (await rules()).rules;
  const own = await ownOf(id);
  const holding: Holding = { care: USUAL, own, clauses: [...readRulebook(id).keys()] };
  const reached = coverage();
  const scenes = own.scenes ?? [];
  let games = 0;

  test.each(meta.seats.map((seats) => ({ seats })))('keeps the laws with $seats seats', ({ seats }) => {
    const played = holdLaws(e, seats, holding, reached);
    games += played;
    expect(played).toBeGreaterThan(0);
  });

  if (scenes.length > 0) test.each([...scenes])('keeps the laws from: $name', (scene) => expect(holdFrom(scene, holding, reached)).toEqual([]));

  test('law 7: every step, verb, refusal and card is reached, or is listed with its reason', () => {
    expect(reached.games, 'the laws above must have run').toBeGreaterThanOrEqual(games);
    expect(holdOn(e, holding, reached, () => checkCoverage(e, reached, own))).toEqual([]);
    // The laws had something to look at: what can be taken back was, and worlds with secrets were told apart from their twins.
    expect(reached.undone > 0).toBe(reached.free > 0);
    if (reached.secrets.size > 0) expect(reached.twins).toBeGreaterThan(0);
  });

  test('the rules are the ones that its tripwire was set on', () => {
    const file = here(`../../games/${id}/test/tripwire.json`);
    const renew = `if the change of the rules is meant, renew it: npm run -s pesthouse -- tripwire --write ${id}`;
    expect(existsSync(file), `there is no tripwire; ${renew}`).toBe(true);
    expect(tripwire(e), renew).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
