/** What is on which edition in this house: for its owner, who decides what is moved to a newer one. */

import type { editions } from '@pesthouse/api';
import type * as z from 'zod';
import { GAME_IDS } from '../games/index.ts';
import type { EditionCount } from './store/rows.ts';
import type { Store } from './store/store.ts';
import type { Library } from './tables.ts';

export type Editions = z.infer<typeof editions>;
type Line = Editions['tables'][number];

const byName = (a: Line, b: Line): number => (a.game === b.game ? Number(a.edition) - Number(b.edition) : a.game < b.game ? -1 : 1);

/** The editions of every game that is named. */
const knownOf = async (ids: Iterable<string>, games: Library): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, (await games(id)?.editions()) ?? []] as const)));

/** One line for every game, edition and variant: variants of one meaning are one, whatever they are called. */
const linesOf = (counts: readonly EditionCount[], editions: ReadonlyMap<string, readonly string[]>): Line[] => {
  const lines = new Map<string, Line>();
  for (const { game, rules: edition, variant, status, n } of counts) {
    const key = JSON.stringify([game, edition, variant]);
    const line = lines.get(key) ?? { game, edition, known: editions.get(game)?.includes(edition) ?? false, variant, waiting: 0, playing: 0, over: 0 };
    lines.set(key, { ...line, [status]: line[status] + n });
  }
  return [...lines.values()].sort(byName);
};

export const editionsOf = async ({ store, games }: { readonly store: Pick<Store, 'editions'>; readonly games: Library }): Promise<Editions> => {
  const counts = await store.editions();
  const known = await knownOf([...GAME_IDS, ...counts.map((x) => x.game)], games);
  return {
    games: GAME_IDS.flatMap((game) => {
      const found = games(game);
      return found === undefined ? [] : [{ game, newest: found.meta.rules, editions: [...(known.get(game) ?? [])] }];
    }),
    tables: linesOf(counts, known),
  };
};
