/** A game's rules with the kernel inside as one small module that imports nothing, and the engine factory in it. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AnyEngine, Factory } from '../../games/index.ts';
import { Wrong } from '../wrong.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The bundler is a tool of whoever works on the rules: a house in use may lack it. */
const bundler = async () => {
  try {
    return await import('esbuild');
  } catch {
    throw new Wrong('To publish an edition, or to turn numbers of rules that are not published yet, the packages for development are needed: run npm ci.');
  }
};

/** The rules of a game from the project below `root`. All of it stands inside the factory, so that every engine has tables of its own. */
export const bundleRules = async (root: string, game: string): Promise<string> => {
  const { build } = await bundler();
  const { outputFiles } = await build({
    entryPoints: [join(root, 'games', game, 'rules.ts')],
    bundle: true,
    conditions: ['pesthouse-source'],
    format: 'iife',
    globalName: 'edition',
    platform: 'neutral',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  const code = outputFiles[0]?.text.trim();
  if (code === undefined) throw new Wrong(`The rules of ${game} could not be bundled.`);
  return `export const make=()=>{${code}return edition.rules};\n`;
};

const isModule = (x: unknown): x is { make(): AnyEngine } => typeof x === 'object' && x !== null && 'make' in x && typeof x.make === 'function';

/** Runs a bundled module that is not on any disk yet. */
export const runModule = async (code: string): Promise<Factory> => {
  const found: unknown = await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  if (!isModule(found)) throw new Wrong('The bundled rules make no engine.');
  return found.make;
};

/** The source's own rules as a module, made when first asked for: what variants of rules run on that are not published yet. */
export const drafts = (root: string): ((game: string) => Promise<Factory>) => {
  const known = new Map<string, Promise<Factory>>();
  return (game) => {
    const found = known.get(game) ?? bundleRules(root, game).then(runModule);
    known.set(game, found);
    return found;
  };
};
