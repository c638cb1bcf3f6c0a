/** The record of a local table, and the play that follows from it: also where it began in the middle of another table. */

import type { GameRecord } from '@pesthouse/kernel';
import { applyStored, type Branches, chanceWith, openPlay, type Play, promiseOf, type Story, type Wants } from '@pesthouse/table';
import { type AnyEngine, findGame, UnknownEdition } from '../../games/index.ts';
import type { LocalTable } from './store.ts';

export const recordOf = (t: LocalTable): GameRecord & { readonly branches?: Branches } => ({
  game: t.game,
  rules: t.rules,
  options: t.options,
  seats: t.seats.length,
  ...(Object.keys(t.variant?.numbers ?? {}).length > 0 ? { numbers: t.variant?.numbers ?? {} } : {}),
  seed: t.seed,
  entries: t.entries,
  ...(t.branches.length === 0 ? {} : { branches: t.branches }),
});

/** By which rules a table is played. */
export type Rules = Pick<LocalTable, 'game' | 'rules' | 'variant'>;

/** The rules that the table began with. Throws, in words for whoever opens it, where this house does not have them. */
export const rulesOf = async (t: Rules): Promise<AnyEngine> => {
  const game = findGame(t.game);
  if (game === undefined) throw new Error('no-game');
  try {
    return await game.engine(t.rules, t.variant?.numbers);
  } catch (e) {
    if (e instanceof UnknownEdition) throw new Error(`local-edition:${e.edition}`);
    throw e;
  }
};

/** A finished table as it goes into a file: the same shape that the house gives. */
export const exportOf = (t: LocalTable) => ({
  table: t.id,
  promise: promiseOf(t.seed, t.id),
  name: t.name,
  names: t.seats.map((s) => s.name),
  ...(t.variant === undefined ? {} : { variant: t.variant }),
  record: recordOf(t),
});

/** The play of a table by the rules of its own edition and numbers: see `rulesOf`. */
export const playOf = (engine: AnyEngine, t: LocalTable, story: Story, wants?: Wants): Play => {
  const { branches: _, ...record } = recordOf(t);
  // The setup is drawn when a play is opened, so it is opened with the seed that drew it, and goes on with the chance of all branches.
  const first = openPlay(engine, { ...record, from: t.from, entries: [] }, t.branches[0]?.seed ?? t.seed, story);
  const play: Play = { ...first, seed: t.seed, chanceAt: chanceWith(t.seed, t.branches) };
  for (const entry of record.entries) {
    const told = applyStored(play, entry, wants);
    if ('refused' in told) throw new Error(`entry ${entry.n} does not fit the rules (${told.refused})`);
    story(told);
  }
  return play;
};
