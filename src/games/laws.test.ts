/** The laws over every game of the registry, at every seat count and over a spread of options; and the tripwires of their rules. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../cli/rulebook.ts';
import { checkCoverage, checkGame, coverage, spreadOptions, tripwire } from '../kernel/conformance/index.ts';
import { type AnyOptions, Sfc } from '../kernel/index.ts';
import { GAME_IDS, GAMES } from './index.ts';

/** Games at each seat count, and how often their dear laws are looked at: a minute or so a game. A game whose own tests hold the laws too, with players of its own, needs fewer here. */
const ALONE = 90;
const BESIDE = 12;
const EVERY = 7;

interface Own {
  readonly cards?: readonly string[];
  readonly except?: { readonly [thing: string]: string };
  readonly notable?: readonly AnyOptions[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What the game's own tests say of its coverage: cards, exceptions and notable options. */
const ownOf = async (id: string): Promise<Own> => (existsSync(here(`./${id}/test/coverage.ts`)) ? import(`./${id}/test/coverage.ts`) : {});

describe.each(GAME_IDS)('%s', async (id) => {
  const { meta, rules } = GAMES[id];
  const e = (await rules()).rules;
  const own = await ownOf(id);
  const clauses = [...readRulebook(id).keys()];
  const all = coverage();
  const beside = existsSync(here(`./${id}/test/laws.test.ts`));
  const each = beside ? BESIDE : ALONE;

  test.each(meta.seats.map((seats) => ({ seats })))('keeps the laws with $seats seats', ({ seats }) => {
    const options = spreadOptions(meta, seats, new Sfc().at(1, seats), 8, own.notable);
    for (let i = 0; i < each; i++) {
      const chosen = options[i % options.length];
      if (chosen !== undefined) checkGame(e, { options: chosen, seats, seed: seats * 1000 + i, every: EVERY, clauses }, all);
    }
    expect(all.games).toBeGreaterThanOrEqual(each);
  });

  // What so few games do not reach, the game's own tests of the laws answer for.
  if (!beside)
    test('law 7: every step, verb, refusal and card is reached', () => {
      expect(all.games, 'the laws above must have run').toBe(each * meta.seats.length);
      expect(checkCoverage(e, all, own)).toEqual([]);
    });

  test('the rules are the ones that its tripwire was set on', () => {
    const file = here(`./${id}/test/tripwire.json`);
    const renew = `if the change of the rules is meant, renew it: npm run -s pesthouse -- tripwire --write ${id}`;
    expect(existsSync(file), `there is no tripwire; ${renew}`).toBe(true);
    expect(tripwire(e), renew).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
