/** Words that have no place in the tree, and the sentence that every source file starts with. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { at, filesBelow } from '../house.mjs';

// Spelled in pieces, for this file is searched too.
const word = (...parts) => new RegExp(parts.join(''));
const CODE = [
  [word('\\b(?:TO', 'DO|FIX', 'ME|XX', 'X|HA', 'CK)\\b'), 'what is not done belongs in no comment'],
  [word('@ts-', '(?:ignore|expect-error|nocheck)'), 'a silenced compiler'],
  [word('biome-', 'ignore|eslint-', 'disable'), 'a silenced linter'],
  [word('\\b(?:test|it|describe)(?:\\.\\w+)*\\.(?:on', 'ly|sk', 'ip|to', 'do|fix', 'me)\\('), 'a test that does not run'],
];
const ALL = [
  [word('(?<![\\w.])/(?:ho', 'me|ro', 'ot|Us', 'ers|wo', 'rk)/'), 'a path of somebody’s machine'],
  [word('https?://[^\\s"\'`]*(?:npm', 'js|regis', 'try|npm', 'mirror)'), 'the address of a registry'],
];

const FOLDERS = ['packages', 'games', 'house', 'scripts', 'test', 'bench', 'docs', 'examples', '.ci'];
const SINGLE = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'CREDITS.md', 'house/index.html', 'package.json', 'package-lock.json', 'biome.json'];
const CONFIG = ['house/vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'tsconfig.base.json'];
const foreign = (path) => /[\\/](?:node_modules|dist)[\\/]|\.(?:png|woff2?|ico|svg)$/.test(path);
const isCode = (path) => /\.(?:tsx?|mjs)$/.test(path);

const tree = () =>
  [...FOLDERS.flatMap((folder) => filesBelow(at(folder))), ...[...SINGLE, ...CONFIG].map((name) => at(name)).filter((path) => existsSync(path))].filter(
    (path) => !foreign(path),
  );

const nameOf = (path) => relative(at(), path).split(sep).join('/');
const linesOf = (path) => readFileSync(path, 'utf8').split('\n');

export const wordFaults = () =>
  tree().flatMap((path) => {
    const banned = isCode(path) ? [...CODE, ...ALL] : ALL;
    const faults = linesOf(path).flatMap((line, i) =>
      banned.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${nameOf(path)}:${i + 1} holds ${why}`),
    );
    return /^utils?\./.test(basename(path)) ? [...faults, `${nameOf(path)}: a drawer for everything is a room for nothing`] : faults;
  });

/** A file says in its first line what room it is. */
export const sentenceFaults = () =>
  tree()
    .filter(isCode)
    .filter((path) => {
      const [first = '', second = ''] = linesOf(path);
      return !/^\/\*\*? \S.*/.test(first.startsWith('#!') ? second : first);
    })
    .map((path) => `${nameOf(path)} does not start with the sentence that says what room it is`);
