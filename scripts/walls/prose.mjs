/** Prose names only what exists: every path, link, front door of a package and command in README, docs and comments leads somewhere. Each finding is a sentence; no finding, no fault. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { at, filesBelow, ROOT } from '../house.mjs';

/** The folders of the tree, and the name of its packages: what begins with one of them is told from the root. */
const FOLDERS = ['packages', 'games', 'house', 'scripts', 'test', 'bench', 'docs', 'examples', 'deploy', '.ci'];
const ROOTS = [...FOLDERS, '@pesthouse'];
/** What is built, installed or kept, and so is in no tree: `house/dist`, `.laws/book.jsonl`. */
const MADE = /(?:^|\/)(?:dist|node_modules|fuzz-failures|test-results|\.(?:pictures|laws|campaign))(?:\/|$)/;
const FILE = /\.(?:tsx?|mjs|js|css|md|html|py|svg|json|conf|service)$/;
/** A name that is told without any folder. */
const SOURCE = /^[\w.*<>-]+\.(?:tsx?|mjs|css)$/;
/** One step of a path: letters, and placeholders that stand for some, as `*`, `{a,b}`, `<id>` and `…`. */
const STEP = '(?:[\\w.*…-]|<[\\w-]+>|\\{[^{}\\s]+\\})+';
const PATH = new RegExp(`^@?${STEP}(?:/${STEP})*/?$`);

/** `{a,b}` means both. */
const spelled = (path) => {
  const [whole, choices] = /\{([^{}]+)\}/.exec(path) ?? [];
  return whole === undefined ? [path] : choices.split(',').flatMap((x) => spelled(path.replace(whole, x)));
};
const asPattern = (path) =>
  path
    .replace(/\/$/, '')
    .split(/(\*\*\/?|\*|…|<[\w-]+>)/)
    .map((x, i) => (i % 2 === 0 ? x.replace(/[.+?^${}()|[\]\\]/g, '\\$&') : x === '**/' ? '(?:.*/)?' : x === '**' || x === '…' ? '.*' : '[^/\n]*'))
    .join('');

/** What stands in backticks, word by word, for a path may be an argument of a command; and whole paths of files wherever they stand. */
const wordsIn = (text) => {
  const quoted = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```|(?<!`)`([^`\n]+)`(?!`)/gm)].flatMap(([, block, span]) =>
    // What an example imports lies beside whoever copies it.
    (block?.replace(/^import .*$/gm, '') ?? span).split(/\s+/),
  );
  const plain = text.split(/[\s`]+/).filter((x) => x.includes('/') && FILE.test(x.replace(/\W+$/, '')) && FOLDERS.includes(x.split('/')[0]));
  return [...new Set([...quoted, ...plain].map((x) => x.replace(/^['"(]+|['"),;:.]+$|:\d+$/g, '')))];
};
const linksIn = (text) => [...new Set([...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, to]) => to).filter((to) => !/^(?:[a-z]+:|\/)/.test(to)))];
const commandsIn = (text) => [...new Set([...text.matchAll(/\bnpm run ([a-z][\w:-]*)|\bnpm (test|start)\b/g)].map(([, run, short]) => run ?? short))];

/** How a word is looked up: from the root, from beside the file, by its end; null where it is no path. */
const lookUp = (word, isProse) => {
  if (!PATH.test(word) || MADE.test(word) || !/[a-z]/i.test(word)) return null;
  // A comment may speak of what somebody would import, which is no path of the tree.
  if (/^\.{1,2}\//.test(word)) return isProse && FILE.test(word) ? 'beside' : null;
  if (!word.includes('/')) return SOURCE.test(word) ? 'end' : null;
  if (ROOTS.includes(word.split('/')[0])) return 'root';
  // Without its beginning a path is known by its end: `text/en.ts` of some game. In comments slashes stand between other things too.
  return !word.startsWith('@') && (isProse || FILE.test(word)) ? 'end' : null;
};

/** What is wrong with one text; `file` is relative to the root, with slashes, `known` all files, folders and front doors, `commands` the scripts of package.json. */
export const proseIn = (file, text, known, commands) => {
  const all = [...known].join('\n');
  const stands = (start, path, end = '') => spelled(path).every((x) => new RegExp(`${start}${asPattern(x)}${end}$`, 'm').test(all));
  const FOUND = {
    root: (path) => stands('^', path),
    beside: (path) => stands('^', posix.join(posix.dirname(file), path)),
    end: (path) => stands('(?:^|/)', path, FILE.test(path) ? '' : '(?:\\.\\w+)?'),
  };
  const words = wordsIn(text).filter((word) => {
    const way = lookUp(word, file.endsWith('.md'));
    return way !== null && !FOUND[way](word);
  });
  return [
    ...words.map((path) => `${file} names ${path}, which does not exist`),
    ...linksIn(text)
      .filter((to) => !FOUND.beside(to))
      .map((to) => `${file} links to ${to}, which does not exist`),
    ...commandsIn(text)
      .filter((name) => !commands.has(name))
      .map((name) => `${file} names the command ${name}, and package.json has no such script`),
  ];
};

/** The comments of a source, without its code. */
export const commentsIn = (code) => [...code.matchAll(/(?<=^[^\S\n]*|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/\s.*$/gm)].map(([comment]) => comment).join('\n');

const nameOf = (path) => relative(ROOT, path).split(sep).join('/');
const read = (name) => readFileSync(at(name), 'utf8');
const withFolders = (name) => name.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
/** By which names a package is entered, as its package.json says. */
const frontsOf = (name) => {
  const { name: own, exports = {} } = JSON.parse(read(name));
  return Object.keys(exports).map((door) => posix.join(own, door));
};

export const proseFaults = () => {
  // A copy without the docs holds less than its comments speak of.
  if (!existsSync(at('docs'))) return [];
  const single = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  const files = [...FOLDERS.flatMap((folder) => filesBelow(at(folder)).map(nameOf)), ...single.map(({ name }) => name)];
  const fronts = files.filter((name) => /^(?:(?:packages|games)\/[^/]+|house)\/package\.json$/.test(name)).flatMap(frontsOf);
  const known = new Set([...files.flatMap(withFolders), ...fronts]);
  const commands = new Set(Object.keys(JSON.parse(read('package.json')).scripts));
  // The changelog tells of trees that were, and a rulebook of its game.
  // What a failed test leaves is no prose of ours.
  const prose = files.filter((name) => name.endsWith('.md') && !MADE.test(name) && !/^CHANGELOG\.md$|(?:^|\/)rulebook[^/]*$|\/editions\//.test(name));
  const code = files.filter((name) => /\.(?:tsx?|mjs)$/.test(name));
  return [
    ...prose.flatMap((name) => proseIn(name, read(name), known, commands)),
    ...code.flatMap((name) => proseIn(name, commentsIn(read(name)), known, commands)),
  ];
};
