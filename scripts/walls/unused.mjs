/** What nobody uses: values that no other file imports, types that nothing names, classes of a style sheet that no part of the page wears, and files that nothing leads to. Each finding is a sentence; no finding, no fault. */
import { readFileSync } from 'node:fs';
import { basename, dirname, posix, relative, sep } from 'node:path';
import { at, filesBelow, ROOT } from '../house.mjs';

const SOURCE = /\.(?:tsx?|mjs|js)$/;
const pathOf = (file) => relative(ROOT, file).split(sep).join('/');
const wordsIn = (text) => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/** All files that may use something, with the words in them. */
const readAll = () =>
  [
    ...['packages', 'games', 'house', 'scripts', 'test', 'bench', 'examples'].flatMap((folder) => filesBelow(at(folder))),
    ...['house/vite', 'vitest', 'playwright'].map((x) => at(`${x}.config.ts`)),
  ]
    .filter((file) => SOURCE.test(file) || /\.(?:css|html)$/.test(file))
    .filter((file) => !file.includes(`${sep}node_modules${sep}`))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { path: pathOf(file), text, words: wordsIn(text) };
    });

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

/** Patterns by which files are found, as the page and the registry write them. */
const patternsIn = (text) =>
  [...text.matchAll(/['"`]([^'"`\s]*\*[^'"`\s]*\.(?:tsx?|css))['"`]/g)].map(
    ([, x]) =>
      new RegExp(
        `${x
          .replace(/^[./]*/, '')
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('**', '.*')
          .replaceAll('*', '[^/]*')}$`,
      ),
  );
/** What is opened from outside: by the browser, by Node or by a command. */
const ENTRANCES = /^(?:packages|games|house)\/(?:.*\/)?(?:page\/main\.tsx|cli\/template\/.*|.*\.d\.ts)$/;

export const fileFaults = (files) => {
  const patterns = files.flatMap(({ text }) => patternsIn(text));
  const named = new Map();
  for (const { path, text } of files)
    for (const [, file, module] of text.matchAll(/\/([\w.-]+\.(?:tsx?|css))|['"]@?pesthouse\/(?:[\w.-]+\/)*([\w.-]+)['"]/g))
      for (const name of file === undefined ? [`${module}.ts`, `${module}.tsx`] : [file]) named.set(name, (named.get(name) ?? new Set()).add(path));
  const leadsTo = (path) => [...(named.get(basename(path)) ?? [])].some((from) => from !== path);
  return files
    .filter(
      ({ path }) =>
        /^(?:packages|games|house)\//.test(path) && /\.(?:tsx?|css)$/.test(path) && !/\.(?:test|spec)\.tsx?$|\/test\//.test(path) && !ENTRANCES.test(path),
    )
    .filter(({ path }) => !leadsTo(path) && !patterns.some((x) => x.test(path)))
    .map(({ path }) => `${path}: nothing leads to it`);
};

export const unusedFaults = () => {
  const files = readAll();
  return [...exportFaults(files), ...classFaults(files), ...fileFaults(files)];
};
