/** `pesthouse edition`: publishes a game's rules as they are, as a module that never changes again, with all that proves it. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEngine } from '../../games/index.ts';
import { ROOT } from '../folder.ts';
import { gameNamed } from '../game.ts';
import type { Io } from '../io.ts';
import { Wrong } from '../wrong.ts';
import { bundleRules, runModule, sha256 } from './bundle.ts';
import { goldenGames } from './golden.ts';
import { changesBetween, editionFolder, type Manifest, publishedVersions } from './manifest.ts';

const numbersOf = (e: AnyEngine): string => JSON.stringify(e.game.tunables.map((t) => [t.name, t.get()]));

const textOf = (file: string): string => {
  if (!existsSync(file)) throw new Wrong(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
};

/** The edition that this one follows, where there is one. */
const before = (root: string, game: string, version: string): string | undefined => publishedVersions(root, game).findLast((x) => Number(x) < Number(version));

export interface EditionWish {
  readonly game: string;
  /** The project whose rules are published: this one, or an older state of it. */
  readonly from: string | undefined;
}

export const publish = async ({ game, from }: EditionWish, io: Io, root: string = ROOT): Promise<number> => {
  gameNamed(game);
  const source = from ?? root;
  const body = await bundleRules(source, game);
  const engine = (await runModule(body))();
  const { title, rules: version } = engine.game.meta;
  if (publishedVersions(root, game).includes(version))
    throw new Wrong(
      `Edition ${version} of ${title} is published already and never changes. If the rules are other ones now, raise their version in games/${game}/meta.ts.`,
    );
  const code = `/** ${title}, edition ${version}: published rules, which never change. Made by \`pesthouse edition ${game}\`. */\n${body}`;
  const rulebook = textOf(join(source, 'games', game, 'rulebook.md'));
  const home = join(source, 'games', game, 'data');
  // A small game keeps what it prints in its tables.
  const data = textOf(['printed.ts', 'tables.ts'].map((x) => join(home, x)).find((x) => existsSync(x)) ?? home);
  const golden = goldenGames(engine, source);
  const folder = editionFolder(root, game);
  const old = before(root, game, version);
  const hash = sha256(code);
  const made: Manifest = {
    game,
    version,
    module: `${version}-${hash.slice(0, 8)}.js`,
    sha256: hash,
    rulebook: sha256(rulebook),
    data: sha256(data),
    numbers: sha256(numbersOf(engine)),
    changed: old === undefined ? [] : changesBetween(textOf(join(folder, `${old}.md`)), rulebook),
    golden: golden.map((x) => ({
      ...x,
      moves: [...x.moves],
      options: Object.fromEntries(Object.entries(x.options).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v])),
    })),
  };
  const manifest = `${JSON.stringify(made, null, 1)}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, made.module), code, { flag: 'wx' });
  writeFileSync(join(folder, `${version}.md`), rulebook, { flag: 'wx' });
  writeFileSync(join(folder, `${version}.json`), manifest, { flag: 'wx' });
  appendFileSync(join(root, 'games', 'EDITIONS'), `${game} ${version} ${hash} ${sha256(manifest)}\n`);
  // The game's own list of its editions follows from what is published.
  const { renew } = await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts', 'generate.mjs')).href);
  renew();
  io.out(`Edition ${version} of ${title} is published: games/${game}/editions/${made.module}, proved by ${golden.length} golden games.`);
  for (const x of made.changed) io.out(`  ${x.clause}: ${x.now ?? 'is gone'}`);
  return 0;
};
