/** Every workspace lists what it imports: the others of the house, and what others wrote. What only tests and builds need may stand among the devDependencies. Each finding is a sentence; no finding, no fault. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, sep } from 'node:path';
import { at, filesBelow, ROOT } from '../house.mjs';

const workspaces = () =>
  ['packages', 'games']
    .flatMap((x) => readdirSync(at(x)).map((name) => join(x, name)))
    .concat('house')
    .filter((folder) => existsSync(at(folder, 'package.json')));
const IMPORT = /^\s*(?:import|export)\s(?:[^'"`;]*?from\s*)?['"]([^'"]+)['"]|(?<!['"`])\bimport\(\s*['"]([^'"]+)['"]|@import\s+['"]([^'"]+)['"]/gm;
const nameOf = (said) => /^(?:@[\w-]+\/)?[\w.-]+/.exec(said)?.[0] ?? said;
const isTest = (path) => /(?:^|\/)(?:test|testing|template)\/|\.(?:test|spec)\.tsx?$|\.config\.ts$/.test(path);
/** Styles, types and what a bundler gives. */
const given = (said) => /^(?:\.|node:|data:|virtual:|vite\/)/.test(said) || builtinModules.includes(said);

export const packageFaults = () =>
  workspaces().flatMap((folder) => {
    const { name: own, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'));
    return filesBelow(at(folder))
      .filter((file) => /\.(?:tsx?|css)$/.test(file))
      .flatMap((file) => {
        const path = relative(ROOT, file).split(sep).join('/');
        const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)]
          .map((x) => x[1] ?? x[2] ?? x[3])
          .filter((said) => !given(said))
          .map(nameOf);
        const mayTake = (name) => name === own || name in dependencies || ((isTest(path) || folder === 'house') && name in devDependencies);
        return [...new Set(names)].filter((name) => !mayTake(name)).map((name) => `${path} takes ${name}, and ${folder}/package.json does not list it`);
      });
  });
