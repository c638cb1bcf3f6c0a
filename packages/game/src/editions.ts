/** Engines by edition and numbers. The newest edition with its printed numbers is the source itself; every other one is an instance of a published module, with numbers of its own. */
import type { AnyEngine, Meta, Numbers } from '@pesthouse/kernel';
import type { AnyDefinition } from './definition.ts';
import type { Edition, Factory } from './edition.ts';

/** This house does not have the edition: what was played by it cannot be judged here, and is not wrong for that. */
export class UnknownEdition extends Error {
  readonly game: string;
  readonly edition: string;
  constructor(meta: Meta, edition: string) {
    super(`this house does not know edition ${edition} of ${meta.title}`);
    this.game = meta.id;
    this.edition = edition;
  }
}

/** The numbers do not fit the edition. */
export class WrongNumbers extends Error {}

/** Where the newest rules are not published yet, whoever has a bundler makes their module from the source: see `drafting`. */
type Draft = (game: string) => Promise<Factory>;
let draft: Draft | undefined;
/** For tests, tools and the lab of whoever works on the rules. A house in use needs published editions only. */
export const drafting = (make: Draft): void => {
  draft = make;
};

/** So many engines are kept, each of about 100 KB; whoever still plays by another one holds it. The lab weighs up to 60 side by side. */
const MOST = 64;
// A Map remembers the order of insertion: the first key is the one that was not asked for longest.
const made = new Map<string, Promise<AnyEngine>>();

const turned = (e: AnyEngine, numbers: Numbers): AnyEngine => {
  for (const [name, value] of Object.entries(numbers)) {
    const t = e.game.tunables.find((x) => x.name === name);
    if (t === undefined) throw new WrongNumbers(`there is no number ${name} in edition ${e.game.meta.rules} of ${e.game.meta.title}`);
    if (!Number.isFinite(value)) throw new WrongNumbers(`${name} must be a number`);
    t.set(value);
  }
  return e;
};

const keyOf = (game: string, edition: string, numbers: Numbers): string =>
  JSON.stringify([game, edition, ...Object.entries(numbers).sort(([a], [b]) => (a < b ? -1 : 1))]);

const published = async (game: AnyDefinition): Promise<readonly Edition[]> => (await game.editions?.())?.editions ?? [];

/** What an edition could not yet say of itself: where it needs a veil, and which of its questions are reactions. */
const completed = (e: AnyEngine, veils: readonly string[] | undefined, { game: { reactions } }: AnyEngine): AnyEngine => ({
  ...e,
  ...(veils && { veils }),
  ...(reactions && e.game.reactions === undefined && { game: { ...e.game, reactions } }),
});

const factoryOf = async (game: AnyDefinition, edition: string): Promise<Factory> => {
  const found = (await published(game)).find((x) => x.version === edition);
  if (found !== undefined) {
    const [{ make }, { rules }] = await Promise.all([found.load(), game.rules()]);
    return () => completed(make(), game.veils?.[edition], rules);
  }
  if (edition === game.meta.rules && draft !== undefined) return draft(game.meta.id);
  throw new UnknownEdition(game.meta, edition);
};

/** All editions that can be played, the newest first: the published ones, and the source's own where it is ahead of them. */
export const editionsOf = async (game: AnyDefinition): Promise<readonly string[]> => {
  const versions = (await published(game)).map((x) => x.version);
  return versions.includes(game.meta.rules) ? versions : [game.meta.rules, ...versions];
};

/** Rules of an edition with some of its numbers turned. Rejects with `UnknownEdition` or `WrongNumbers`. Engines are shared: nobody turns their numbers. */
export const engineOf = async (game: AnyDefinition, edition: string, numbers: Numbers = {}): Promise<AnyEngine> => {
  if (edition === game.meta.rules && Object.keys(numbers).length === 0) return (await game.rules()).rules;
  const key = keyOf(game.meta.id, edition, numbers);
  const known = made.get(key);
  const engine = known ?? factoryOf(game, edition).then((make) => turned(make(), numbers));
  made.delete(key);
  made.set(key, engine);
  if (known === undefined) engine.catch(() => made.delete(key));
  for (const old of made.keys()) if (made.size > MOST) made.delete(old);
  return engine;
};

/** A new engine that nobody else will ever get. The newest edition is made anew too. */
export const freshEngine = async (game: AnyDefinition, edition: string, numbers: Numbers = {}): Promise<AnyEngine> =>
  turned((await factoryOf(game, edition))(), numbers);
