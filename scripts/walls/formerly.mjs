/** Where a file of the workspaces lay in src, so that the walls of then hold on: only until they are written for the workspaces. */
import { existsSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { at } from '../house.mjs';

const RULES = [
  [/^packages\/kernel\/src\/shelf\//, 'src/games/'],
  [/^packages\/kernel\/src\/laws\b/, 'src/kernel/conformance'],
  [/^packages\/kernel\/src\/testing\b/, 'src/kernel/test/kit'],
  [/^packages\/table\/src\/(ratings|lessons)\b/, 'src/$1'],
  [/^packages\/lab\/src\/puzzles\b/, 'src/puzzles'],
  // The port by which the page tells the kit of its reader needs nothing of either.
  [/^packages\/board\/src\/reader\.ts$/, 'src/client/reader.ts'],
  [/^packages\/board\/src\/play\//, 'src/client/kit/board/'],
  [/^packages\/board\/src\/parts\//, 'src/client/kit/'],
  [/^packages\/board\/src\/index\.ts$/, 'src/client/kit/board.ts'],
  [/^packages\/board\/src\//, 'src/client/kit/'],
  [/^packages\/(\w+)\/src\b/, 'src/$1'],
  [/^games\/([^/]+)\/editions\//, 'editions/$1/'],
  [/^games\//, 'src/games/'],
  [/^house\/page\b/, 'src/client'],
  [/^house\/(games|server|cli)\b/, 'src/$1'],
];
export const formerly = (path) => {
  const rule = RULES.find(([from]) => from.test(path));
  return rule === undefined ? path : path.replace(...rule);
};

/** Which file an import means, by its way or by the name of its package. What is no file, as a pattern, stays as it is said. */
export const meant = (from, said) => {
  const [, name, inside = ''] = /^(@pesthouse\/[\w-]+|pesthouse)(?:\/(.*))?$/.exec(said) ?? [];
  if (name === undefined) return posix.join(dirname(from), said);
  const short = name.replace('@pesthouse/', '');
  const folder = name === 'pesthouse' ? 'house' : existsSync(at('packages', short)) ? 'packages/' + short + '/src' : 'games/' + short;
  const path = posix.join(folder, inside);
  return [path, path + '.ts', path + '.tsx', path + '/index.ts'].find((x) => existsSync(at(x)) && statSync(at(x)).isFile()) ?? path;
};

const SAID = /(['"`])(!?)((?:\.{1,2}\/|@?pesthouse\/|@pesthouse\b|pesthouse\b)[^'"`\n\s]*)\1/g;
/** The text with every address as it was. */
export const asItWas = (path, text) =>
  text.replace(SAID, (_, quote, not, said) => {
    const way = posix.relative(dirname(formerly(path)), formerly(meant(path, said)));
    return quote + not + (way.startsWith('.') ? way : './' + way) + quote;
  });
