/** A game owns all that is its own: nothing outside its folder knows it by name, so that a new one needs no line elsewhere. Tests may choose a game to play. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { at, filesBelow, gameIds } from '../house.mjs';

const isTest = (path) => /(?:^|\/)test\/|\.test\.tsx?$/.test(path);
const foreign = (path) => /^(?:house\/)?games\/|(?:package|tsconfig[\w.]*)\.json$|\.tsbuildinfo$|\.svg$/.test(path) || isTest(path);

/** In quotes, in the value of an attribute or as a folder of a path: what only somebody writes who means the game. */
const named = (ids) => new RegExp(`['"\`/](${ids.join('|')})['"\`/]`);

/** What is wrong with one file; `path` is relative to the project, with slashes. */
export const namesIn = (path, text, ids) => {
  if (foreign(path) || ids.length === 0) return [];
  const name = named(ids);
  return text.split('\n').flatMap((line, i) => {
    const found = name.exec(line)?.[1];
    return found === undefined ? [] : [`${path}:${i + 1} names the game ${found}: what is a game's own lies in its folder`];
  });
};

export const nameFaults = () => {
  const ids = gameIds();
  return [...['packages', 'games', 'house'].flatMap((x) => filesBelow(at(x))), ...filesBelow(at('scripts'))].flatMap((file) => {
    const path = relative(at(), file).split(sep).join('/');
    return namesIn(path, readFileSync(file, 'utf8'), ids);
  });
};
