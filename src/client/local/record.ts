/** The record of a local table, and the play that follows from it: also where it began in the middle of another table. */
import type { AnyEngine } from '../../games/index.ts';
import type { ChanceAt, GameRecord } from '../../kernel/index.ts';
import { apply, openPlay, type Play, type Story } from '../../table/play.ts';
import { chanceOf } from '../../table/seed.ts';
import type { Branch, LocalTable } from './store.ts';

/** Chance of a table that branched off: the old seed up to there, the new one from there on. */
export const chanceWith = (seed: string, branch: Branch | undefined): ChanceAt => {
  const own = chanceOf(seed);
  if (branch === undefined) return own;
  const old = chanceOf(branch.seed);
  return (n) => (n <= branch.upTo ? old(n) : own(n));
};

export const recordOf = (t: LocalTable): GameRecord & { readonly branch?: Branch } => ({
  game: t.game,
  rules: t.rules,
  options: t.options,
  seats: t.seats.length,
  seed: t.seed,
  entries: t.entries,
  ...(t.branch === undefined ? {} : { branch: t.branch }),
});

export const playOf = (engine: AnyEngine, t: LocalTable, story: Story): Play => {
  const { branch: _, ...record } = recordOf(t);
  if (t.branch === undefined) return openPlay(engine, record, t.seed, story);
  const { upTo, seed } = t.branch;
  const old = openPlay(engine, { ...record, entries: record.entries.slice(0, upTo) }, seed, story);
  const play: Play = { ...old, seed: t.seed, chanceAt: chanceWith(t.seed, t.branch) };
  for (const entry of record.entries.slice(upTo)) {
    const told = apply(play, entry);
    if ('refused' in told) throw new Error(`entry ${entry.n} does not fit the rules (${told.refused})`);
    story(told);
  }
  return play;
};
