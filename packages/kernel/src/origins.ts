/** Where each number of the rules comes from: the printed game, or us. What no game names is ours: nothing is called printed unless its data say so. */

export type Origin = 'printed' | 'ours';

/** As the data of a game say it: from the rulebook, found elsewhere about the printed game, or made by us within its limits. */
export type Source = 'rulebook' | 'found' | 'reconstructed';

export type Origins = { readonly [number: string]: Origin | undefined };

export const originOf = (source: Source): Origin => (source === 'reconstructed' ? 'ours' : 'printed');

/** Numbers of one source. */
export type Lot = readonly [source: Source, numbers: readonly string[]];

/** Throws where a number would have two origins. */
export const originsOf = (lots: readonly Lot[]): Origins => {
  const all = lots.flatMap(([source, numbers]) => numbers.map((name) => [name, originOf(source)] as const));
  const twice = all.find(([name], i) => all.findIndex(([x]) => x === name) !== i);
  if (twice !== undefined) throw new Error(`the number ${twice[0]} has two origins`);
  return Object.fromEntries(all);
};
