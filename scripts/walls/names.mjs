/** A game owns all that is its own: nothing outside its folder knows it by name but the list of the house's games. Tests may choose a game to play. */
import { readFileSync } from 'node:fs';
import { at, filesBelow, gameIds } from '../house.mjs';
import { codeOf, pathOf } from './imports.mjs';

const isTest = (path) => /(?:^|\/)test\/|\.test\.tsx?$/.test(path);
const foreign = (path) => /^(?:house\/)?games\/|(?:package|tsconfig[\w.]*)\.json$|\.tsbuildinfo$|\.svg$/.test(path) || isTest(path);
const isSource = (path) => /\.(?:[cm]?[jt]sx?)$/.test(path);

/** In quotes, in the value of an attribute or as a folder of a path: what only somebody writes who means the game. */
const quoted = (ids) => new RegExp(`['"\`/](${ids.join('|')})['"\`/]`);
/** As the key of an object or as one that is asked for, without quotes: `chess: …`, `.chess`. */
const bare = (ids) => new RegExp(`(?<![\\w$.-])(${ids.join('|')})\\??\\s*:(?!:)|(?<!\\.)\\.(${ids.join('|')})(?![\\w$-])`);

/** The first name in each line. */
const foundIn = (text, pattern) =>
  text.split('\n').flatMap((line, i) => {
    const [, one, other] = pattern.exec(line) ?? [];
    return (one ?? other) === undefined ? [] : [{ line: i + 1, id: one ?? other }];
  });

/** What is wrong with one file; `path` is relative to the project, with slashes. */
export const namesIn = (path, text, ids) => {
  if (foreign(path) || ids.length === 0) return [];
  const asKey = isSource(path) ? foundIn(codeOf(text).code, bare(ids)) : [];
  const all = [...foundIn(text, quoted(ids)), ...asKey].sort((a, b) => a.line - b.line);
  // What a template works out stands behind the last line.
  const where = (line) => (line > text.split('\n').length ? path : `${path}:${line}`);
  return all
    .filter(({ line }, i) => all[i - 1]?.line !== line)
    .map(({ line, id }) => `${where(line)} names the game ${id}: what is a game's own lies in its folder`);
};

export const nameFaults = () => {
  const ids = gameIds();
  return ['packages', 'games', 'house', 'scripts']
    .flatMap((x) => filesBelow(at(x)))
    .flatMap((file) => {
      const path = pathOf(file);
      return foreign(path) ? [] : namesIn(path, readFileSync(file, 'utf8'), ids);
    });
};
