/** What nobody uses: values that no other file imports, types that nothing names, classes of a style sheet that no part of the page wears, and files that nothing leads to. Each finding is a sentence; no finding, no fault. */
import { readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { at } from '../house.mjs';
import { codeOf, importsIn, isRelative, meant, placeOf, readFiles, readWorkspaces } from './imports.mjs';

const SOURCE = /\.(?:tsx?|mjs|js)$/;

/** Whoever passes a thing on by name does not use it. */
const PASSED_ON = /^export (?:type )?\{[^}]*\} from '[^']*';/gm;
/** A file with the words that it uses. */
export const asRead = ({ path, text }) => ({ path, text, words: new Set(text.replace(PASSED_ON, '').match(/[A-Za-z_$][\w$]*/g)) });

/** All files that may use something. */
const readAll = () =>
  [
    ...readFiles(['packages', 'games', 'house', 'scripts', 'test', 'bench', 'examples'], /\.(?:tsx?|mjs|js|css|html)$/),
    ...['vitest', 'playwright'].map((x) => `${x}.config.ts`).map((path) => ({ path, text: readFileSync(at(path), 'utf8') })),
  ].map(asRead);

const isSource = ({ path }) => /^(?:packages|games|house)\//.test(path) && /\.tsx?$/.test(path) && !/\.d\.ts$|\.(?:test|spec)\.tsx?$|\/test\//.test(path);

const EXPORT = /^export (?:async )?(const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
const PARTS = /^export const \{([^}]*)\}/gm;

/** A value that only its own file uses needs no export; a type may stand beside what it describes, but something has to name it. */
export const exportFaults = (files) => {
  const users = new Map();
  for (const { words } of files) for (const word of words) users.set(word, (users.get(word) ?? 0) + 1);
  // Who takes a file as a whole may use any part of it by name.
  const whole = new Set(
    files.flatMap(({ path, text }) => [...text.matchAll(/^import \* as \w+ from '(\.[^']*)'/gm)].map(([, from]) => posix.join(dirname(path), from))),
  );
  const alone = files.filter((file) => isSource(file) && !whole.has(file.path));
  return alone.flatMap(({ path, text }) => {
    const once = (name) => text.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g')).length === 1;
    const values = [...text.matchAll(PARTS)]
      .flatMap(([, list]) => list.split(',').map((x) => ['const', (x.split(':')[1] ?? x).trim()]))
      .filter(([, name]) => name !== '');
    return [...[...text.matchAll(EXPORT)].map(([, kind, name]) => [kind, name]), ...values]
      .filter(([kind, name]) => users.get(name) === 1 && (!(kind === 'interface' || kind === 'type') || once(name)))
      .map(([, name]) => `${path} exports ${name}, and no other file uses it`);
  });
};

const bare = (css) => css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
const classesIn = (css) => new Set([...bare(css).matchAll(/\.(-?[A-Za-z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name));

/** A class counts as worn where a file that imports the sheet names it. Where one is worked out at run time, any word of the page may be its name. */
export const classFaults = (files) => {
  const sources = files.filter(({ path }) => SOURCE.test(path));
  const anywhere = new Set(sources.flatMap(({ words }) => [...words]));
  const wearers = new Map();
  for (const { text } of sources)
    for (const [, name, sheet] of text.matchAll(/^import (\w+) from '[^']*\/([\w.-]+\.module\.css)'/gm))
      wearers.set(sheet, [...(wearers.get(sheet) ?? []), { name, text: text.replace(/^import .*$/gm, '') }]);
  return files
    .filter(({ path }) => /^(?:packages|games|house)\//.test(path) && path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const worn = wearers.get(basename(path)) ?? [];
      const open = worn.some((x) => x.text.includes(`${x.name}[`) || new RegExp(`(?<![\\w.])${x.name}(?![\\w.[])`).test(x.text));
      const isWorn = (cls) => worn.some((x) => x.text.includes(`${x.name}.${cls}`) || x.text.includes(`${x.name}['${cls}']`));
      return [...classesIn(text)]
        .filter((cls) => !isWorn(cls) && !(open && (cls.includes('-') || anywhere.has(cls))))
        .map((cls) => `${path} dresses .${cls}, and nothing wears it`);
    });
};

/** Files that are found by a pattern, as the page finds its games, or by a name that is put together, as tests of all games do. */
const patternOf = (place) => new RegExp(`^${place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*?/g, (x) => (x === '*' ? '[^/]*' : '.*'))}$`);
/** What is opened from outside: by the browser, by Node or by a command. */
const OPENED = /^(?:packages|games|house)\/(?:.*\/)?(?:page\/main\.tsx|cli\/template\/.*|.*\.d\.ts)$/;
/** What is opened by a door that leads to one file. Where a door leads to many, somebody has to ask for each. */
const behindDoors = (workspaces, known) =>
  workspaces.flatMap(({ name, exports = {} }) =>
    Object.keys(exports)
      .filter((door) => !door.includes('*'))
      .map((door) => meant('', posix.join(name, door), workspaces, known)),
  );

/** Files that are named by a path without being imported, as scripts and style sheets name them: by the end of the path. */
const mentionsIn = ({ path, text }) => {
  const said = SOURCE.test(path) ? codeOf(text).strings.filter((x) => !isRelative(x)) : [text];
  return said.flatMap((x) => [...x.matchAll(/[\w./-]*\/[\w.-]+\.(?:tsx?|css)(?![\w.])/g)].map(([way]) => way.replace(/^[./]*\/|^\.+/, '')));
};

export const fileFaults = (files, workspaces) => {
  const all = new Set(files.map(({ path }) => path));
  const known = (path) => all.has(path);
  const led = new Set(behindDoors(workspaces, known));
  const patterns = new Map();
  const mentioned = new Map();
  for (const file of files) {
    for (const { said } of SOURCE.test(file.path) ? importsIn(file.text) : []) {
      const to = meant(file.path, said, workspaces, known);
      if (to !== file.path) led.add(to);
      if (isRelative(said) && said.includes('*')) patterns.set(placeOf(file.path, said), patternOf(placeOf(file.path, said)));
    }
    for (const way of mentionsIn(file)) mentioned.set(basename(way), [...(mentioned.get(basename(way)) ?? []), { way, from: file.path }]);
  }
  const isMentioned = (path) => (mentioned.get(basename(path)) ?? []).some(({ way, from }) => from !== path && `/${path}`.endsWith(`/${way}`));
  return files
    .filter(
      ({ path }) =>
        /^(?:packages|games|house)\//.test(path) && /\.(?:tsx?|css)$/.test(path) && !/\.(?:test|spec)\.tsx?$|\/test\//.test(path) && !OPENED.test(path),
    )
    .filter(({ path }) => !led.has(path) && !isMentioned(path) && ![...patterns.values()].some((x) => x.test(path)))
    .map(({ path }) => `${path}: nothing leads to it`);
};

export const unusedFaults = () => {
  const files = readAll();
  return [...exportFaults(files), ...classFaults(files), ...fileFaults(files, readWorkspaces())];
};
