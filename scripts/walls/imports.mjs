/** The walls that no list of packages can say: who may import whom inside of a package, what a game's rules know, and how a game is reached. Each finding is a sentence; no finding, no fault. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, posix, relative, sep } from 'node:path';
import { at, filesBelow, gameIds } from '../house.mjs';

/** What only tests read. The template of a new game is judged as a game, so it is none. */
export const isTest = (path) => /(?:^|\/)(?:test|testing)\/|\.(?:test|spec)\.tsx?$|^packages\/kernel\/src\/toy\.ts$/.test(path);
export const pathOf = (file) => relative(at(), file).split(sep).join('/');
export const readFiles = (folders, kinds) =>
  folders
    .flatMap((x) => filesBelow(at(x)))
    .filter((file) => kinds.test(file))
    .map((file) => ({ path: pathOf(file), text: readFileSync(file, 'utf8') }));

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
/** A regular expression stands where a value may begin; quotes and slashes in it are neither strings nor comments. */
const PATTERN = /(?<=(?:[=(,:[!&|?{;>]|\breturn)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/;
const TOKEN = new RegExp([COMMENT, STRING, PATTERN, /[`{}]/].map((x) => `(${x.source})`).join('|'), 'g');
const IN_TEMPLATE = /\\[\s\S]|`|\$\{/g;

/** A text without its comments, with a number for every string, so that nobody takes for code what only stands in a string. What a template works out stands at the end, and as a star in the template. */
export const codeOf = (text) => {
  const [strings, asides] = [[], []];
  let at = 0;
  const next = (pattern) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const kept = (string) => `"${strings.push(string) - 1}"`;
  const template = () => {
    const begin = at;
    let string = '';
    for (let found = next(IN_TEMPLATE); found !== null; found = next(IN_TEMPLATE)) {
      string += text.slice(at, found.index);
      at = IN_TEMPLATE.lastIndex;
      if (found[0] === '`') return kept(string) + string.replace(/[^\n]/g, '');
      if (found[0] === '${') {
        asides.push(code(true));
        string += '*';
      } else string += found[0];
    }
    // One that never ends is none.
    at = begin;
    return '`';
  };
  const code = (inside) => {
    let [read, depth] = ['', 0];
    for (let found = next(TOKEN); found !== null; found = next(TOKEN)) {
      read += text.slice(at, found.index);
      at = TOKEN.lastIndex;
      const [said, comment, string, pattern] = found;
      if (said === '}' && depth === 0 && inside) return read;
      depth += said === '{' ? 1 : said === '}' ? -1 : 0;
      if (said === '`') read += template();
      else if (comment !== undefined) read += comment.replace(/[^\n]/g, ' ');
      else if (string !== undefined) read += kept(string.slice(1, -1));
      else read += pattern === undefined ? said : '/x/';
    }
    read += text.slice(at);
    at = text.length;
    return read;
  };
  return { code: [code(false), ...asides].join('\n'), strings };
};

const WAYS = [
  { kind: 'static', pattern: /(?<![.\w$])(?:import|export)\b\s*(type\b(?!\s*(?:from|,)))?(?:[\w$*{},\s]*?\bfrom\b)?\s*("\d+")/g },
  { kind: 'lazy', pattern: /(?<![.\w$])()import\s*\(\s*("\d+")/g },
  { kind: 'lazy', pattern: /\b()vi\s*\.\s*(?:do)?(?:[uU]n)?[mM]ock\s*\(\s*("\d+")|\bvi\s*\.\s*import(?:Actual|Mock)\b[^"]*?\(\s*("\d+")/g },
  { kind: 'lazy', pattern: /(?:\brequire|\bcreateRequire\([^()]*\))()(?:\s*\.\s*resolve)?\s*\(\s*("\d+")|\bimport\.meta\.resolve\s*\(\s*("\d+")/g },
  { kind: 'file', pattern: /\bnew\s+()URL\s*\(\s*("\d+")\s*,\s*import\.meta\.url/g },
  // A pattern of files, or several in a list: all strings up to the options.
  { kind: 'glob', pattern: /\bimport\.meta\.()glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|"\d+")/g },
];
/** Everything that a source names as its own: by `import` and `export … from`, by `import()`, by what mocks or resolves a module, by `new URL` and by patterns of files. */
export const importsIn = (text) => {
  const { code, strings } = codeOf(text);
  const said = (number) => strings[Number(number)].replace(/^!/, '');
  return WAYS.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].flatMap(([, type, one, other]) =>
      [...(one ?? other).matchAll(/"(\d+)"/g)].map(([, number]) => ({ kind, type: type === 'type', said: said(number) })),
    ),
  );
};

/** The package and the rest of what is imported from it: `@a/b/c.js` is `./c.js` of `@a/b`. */
export const parted = (said) => {
  const [name = said, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(said)?.slice(1) ?? [];
  return { name, door: rest === '' ? '.' : `./${rest}` };
};
export const isRelative = (said) => /^\.{1,2}(?:\/|$)/.test(said);
export const isNode = (said) => said.startsWith('node:') || builtinModules.includes(said);
/** The path to which a relative import leads, without what a bundler is told about it. */
export const placeOf = (path, said) => posix.join(dirname(path), said.replace(/\?.*$/, ''));

/** All workspaces as their package.json tells of them, with the folders in which they lie. */
export const readWorkspaces = () =>
  ['packages', 'games']
    .flatMap((x) => readdirSync(at(x)).map((name) => `${x}/${name}`))
    .concat('house')
    .filter((folder) => existsSync(at(folder, 'package.json')))
    .map((folder) => ({ ...JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')), folder }));

/** The door of a package that is meant, as `exports` writes it; a star in it stands for anything. */
export const doorOf = ({ exports = {} }, door) =>
  Object.keys(exports).find((x) => x === door) ??
  Object.keys(exports).find((x) => {
    const [before, after] = x.split('*');
    return after !== undefined && door.length >= x.length && door.startsWith(before) && door.endsWith(after);
  });

/** Which of the known files an import means, by its way or by a door of a workspace. */
export const meant = (path, said, workspaces, known) => {
  const { name, door } = parted(said);
  const home = isRelative(said) ? undefined : workspaces.find((x) => x.name === name);
  const key = home && doorOf(home, door);
  const behind = key && home.exports[key];
  const way = typeof behind === 'string' ? behind : behind?.['pesthouse-source'];
  const star = key?.includes('*') ? door.slice(key.indexOf('*'), door.length - (key.length - key.indexOf('*') - 1)) : '';
  const place = isRelative(said) ? placeOf(path, said) : way && posix.join(home.folder, way.replace('*', star));
  return place && [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find(known);
};

/** The rooms inside of a package, and which of the others of the same package each may enter. A door that asks for more than its neighbours is a room of its own. */
const ROOMS = {
  'packages/api/src': [],
  'packages/api/src/client': ['packages/api/src'],
  'packages/kernel/src': [],
  'packages/kernel/src/laws': ['packages/kernel/src'],
  'packages/game/src': [],
  'packages/lab/src': [],
  'packages/lab/src/puzzles': ['packages/lab/src'],
  'packages/table/src': [],
  'packages/table/src/lessons': ['packages/table/src'],
  'packages/table/src/ratings': [],
  'house/games': [],
  'house/shared': [],
  'house/server': ['house/games', 'house/shared'],
  'house/cli': ['house/games', 'house/shared', 'house/server'],
  'house/page': ['house/games', 'house/shared'],
  'house/test': ['house/games', 'house/shared', 'house/server', 'house/cli', 'house/page'],
};
/** The deepest room in which a file lies. What stands beside the rooms, such as a configuration, is nobody's room. */
const roomOf = (path) =>
  Object.keys(ROOMS)
    .filter((room) => path.startsWith(`${room}/`))
    .at(-1);
const workspaceOf = (path) => /^(?:packages|games)\/[^/]+|^house/.exec(path)?.[0];

/** The floors of the page, from the ground up: a folder enters those below it, never one above. Single files beside them are the ground, but for the two that open the house. */
const FLOORS = [
  'ground',
  'styles',
  'text',
  'prefs',
  'kit',
  'numbers',
  'shown',
  'link',
  'local',
  'think',
  'crew',
  'film',
  'picture',
  'review',
  'house',
  'people',
  'houserules',
  'howto',
  'rulebook',
  'lab',
  'replay',
  'lobby',
  'table',
  'lesson',
  'coach',
  'puzzle',
  'messages',
  'account',
  'settings',
  'owner',
  'app.tsx',
  'main.tsx',
];
const PAGE = 'house/page/';
const floorOf = (path) => {
  const [folder, more] = path.slice(PAGE.length).split('/');
  return more === undefined && !FLOORS.includes(folder) ? 'ground' : folder;
};

/** Of which game a file is, and whether it draws: on the game's door, on its board, on the page that says how to play. The template of a new game is one too. What says which parts a game has knows all of them. */
const gameOf = (path) => {
  const [, game, inside] = /^(games\/[^/]+|house\/cli\/template)\/(.*)$/.exec(path) ?? [];
  return game === undefined
    ? undefined
    : { game, inside, draws: /^(?:board|door|howto)\//.test(inside), names: /^(?:index\.ts|editions\/index\.d\.ts)$/.test(inside) };
};
const isRules = (path) => gameOf(path)?.draws === false && !gameOf(path).names && !isTest(path);

/** The page finds posters, styles, pictures, puzzles and rulebooks by pattern. */
const FOUND = /^games\/\*\/(?:door\/[^/]+\.(?:css|svg)|board\/\*\.css|board\/art\/(?:\*|sprite)\.svg|puzzles\/\*\.json|rulebook(?:\.\*)?\.md)$/;

/** Rules and what stands on them know no clock and no chance of their own. */
const isPure = (path) =>
  /^(?:packages\/(?:game|kernel|table|bots|lab)\/src|games|house\/games|house\/cli\/template)\//.test(path) &&
  !/^packages\/lab\/src\/puzzles\/|\/(?:board|door)\//.test(path) &&
  !isTest(path);
/** What runs in browsers too takes nothing of Node; the page's tests run where the page would. */
const isAnywhere = (path) => (/^(?:packages|games|house\/games|house\/shared|house\/cli\/template)\//.test(path) && !isTest(path)) || path.startsWith(PAGE);

/** Each wall tells why an import may not pass, or nothing. `to` is where a relative one leads, `name` and `door` are what another names. */
const WALLS = [
  function nodeStaysOutside({ path, said }) {
    return isAnywhere(path) && isNode(said) && 'what runs in browsers too takes nothing of Node';
  },
  function kernelIsAlone({ path, to }) {
    return path.startsWith('packages/kernel/') && !isTest(path) && to === undefined && 'the kernel imports nothing';
  },
  function rulesKnowTheKernel({ path, name, door }) {
    if (!isRules(path) || name === undefined) return false;
    if (name !== '@pesthouse/kernel') return "a game's rules import nothing but the kernel";
    return /^\.\/(?:laws|testing|toy)(?:\/|$)/.test(door) && "a game's rules import of the kernel what games are made of; laws, testing and toy are for tests";
  },
  function testsStayOutside({ path, name, door }) {
    return !isTest(path) && name === '@pesthouse/kernel' && /^\.\/(?:testing|toy)(?:\/|$)/.test(door) && 'what tests are written with is for tests';
  },
  function gamesAreApart({ path, to, name, games }) {
    const home = gameOf(path)?.game;
    const other = to === undefined ? games.find((id) => name === `@pesthouse/${id}`) : gameOf(to)?.game;
    if (other === undefined || other === home || other === home?.replace('games/', '')) return false;
    if (home !== undefined) return 'no game knows another';
    if (to === undefined) return !isTest(path) && !path.startsWith('house/games/') && 'a game is reached only through house/games';
    return !isTest(path) && !(path.startsWith(PAGE) && FOUND.test(to)) && 'a game is reached only through house/games, and by the patterns of the page';
  },
  function gamesAreDrawnApart({ path, to }) {
    const [from, into] = [gameOf(path), to === undefined ? undefined : gameOf(to)];
    if (from === undefined || from.names || isTest(path)) return false;
    if (into === undefined) return to !== undefined && 'a game imports by a path only what is its own';
    if (!from.draws) return into.draws && "a game's rules know nothing of what draws them";
    return /^(?:steps\/|rules\.ts$)/.test(into.inside) && 'a board asks what the rules tell for reading; what a step does is the engine’s';
  },
  function roomsAreApart({ path, to }) {
    if (to === undefined || isTest(path) || workspaceOf(path) !== workspaceOf(to)) return false;
    const [from, into] = [roomOf(path), roomOf(to)];
    if (from === undefined || into === undefined || from === into) return false;
    if (!ROOMS[from].includes(into)) return ROOMS[from].length === 0 ? `${from} enters no other room` : `${from} enters only ${ROOMS[from].join(', ')}`;
    return into === 'house/games' && to !== 'house/games/index.ts' && 'the list of games is entered by house/games/index.ts';
  },
  function testsAreNotUsed({ path, to }) {
    return to !== undefined && !isTest(path) && isTest(to) && 'what tests are written with is for tests';
  },
  function floorsRise({ path, to }) {
    if (isTest(path) || !path.startsWith(PAGE) || !to?.startsWith(PAGE)) return false;
    const [from, into] = [floorOf(path), floorOf(to)].map((x) => FLOORS.indexOf(x));
    return (from < 0 || into < 0 || into > from) && 'it is on a floor above its own, or on none';
  },
];

/** What is wrong with the imports of one file; `path` is relative to the project, with slashes, and `games` are the ids of all games. */
export const faultsOf = (path, text, games) =>
  importsIn(text)
    // An address that leads to no source, such as a picture or a document, is read and not imported.
    .filter(({ kind, said }) => kind !== 'file' || (isRelative(said) && /\.[cm]?[jt]sx?$/.test(said)))
    .flatMap(({ said }) => {
      const way = isRelative(said) ? { to: placeOf(path, said) } : parted(said);
      const why = WALLS.map((wall) => wall({ path, said, games, ...way })).find((x) => typeof x === 'string');
      return why === undefined ? [] : [`${path} imports ${way.to ?? said}: ${why}`];
    });

/** What the rules would know of the world around them. */
export const impuritiesOf = (path, text) => {
  if (!isPure(path)) return [];
  const { code } = codeOf(text);
  return ['Math.random', 'Date', 'performance', 'process']
    .filter((word) => new RegExp(`(?<![\\w.'"\`-])${word.replace('.', '\\.')}(?=[.(])`).test(code))
    .map((word) => `${path} uses ${word}: rules know no clock, no process and no chance of their own`);
};

export const wallFaults = () => {
  const games = gameIds();
  return readFiles(['packages', 'games', 'house', 'examples'], /\.tsx?$/).flatMap(({ path, text }) => [
    ...faultsOf(path, text, games),
    ...impuritiesOf(path, text),
  ]);
};
