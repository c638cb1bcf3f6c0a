/** What a person keeps for all devices: settings, each as it was last chosen anywhere, and results of games that were played alone. */

import { type KeptAll, type keepWanted, keptResult, keptSettings } from '@pesthouse/api';
import type * as z from 'zod';
import type { Store } from './store/store.ts';

const MOST = 500;

export const keptOf = async (store: Pick<Store, 'kept'>, person: string): Promise<KeptAll> => {
  const [settings, results] = await Promise.all([store.kept(person, 'settings'), store.kept(person, 'results')]);
  return {
    settings: keptSettings.parse(JSON.parse(settings ?? '{}')),
    results: keptResult.array().parse(JSON.parse(results ?? '[]')),
  };
};

export const keepAll = async (store: Pick<Store, 'kept' | 'keep'>, person: string, given: z.output<typeof keepWanted>): Promise<KeptAll> => {
  const before = await keptOf(store, person);
  const settings = { ...before.settings, ...given.settings };
  const known = new Set(before.results.map((x) => x.table));
  const fresh = given.results.filter((x) => !known.has(x.table));
  const results = [...fresh, ...before.results].sort((a, b) => b.when - a.when).slice(0, MOST);
  if (Object.keys(given.settings).length > 0) await store.keep(person, 'settings', JSON.stringify(settings));
  if (fresh.length > 0) await store.keep(person, 'results', JSON.stringify(results));
  return { settings, results };
};
