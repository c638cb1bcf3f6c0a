/** No files of src go round in a circle by what they import, types counted too: what two of them share lies in a third. Each finding is a sentence; no finding, no fault. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { at, filesBelow } from '../house.mjs';
import { meant } from './formerly.mjs';

const isTest = (path) => /(?:^|\/)test\/|\.(?:test|spec)\.tsx?$/.test(path);
/** What is imported where it is needed only (`import()`) may lead back: by then all is loaded. */
const importsIn = (text) =>
  [...text.matchAll(/^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'((?:\.|@?pesthouse\b)[^']+)'/gm)].map(([, specifier]) => specifier);

/** Which of these files each of them imports. */
const leads = (files) => {
  const known = new Set(files.map(({ path }) => path));
  return new Map(files.map(({ path, text }) => [path, importsIn(text).flatMap((x) => [meant(path, x)].filter((to) => known.has(to)))]));
};

/** Everything that the ways from a file lead to. */
const reachedFrom = (ways, start) => {
  const seen = new Set();
  const open = [...(ways.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(ways.get(next) ?? []));
  }
  return seen;
};

/** The files whose way leads back to them, those that reach each other together. */
const circlesOf = (ways) => {
  const circles = [];
  for (const path of [...ways.keys()].sort()) {
    if (circles.some((circle) => circle.includes(path))) continue;
    const reached = reachedFrom(ways, path);
    if (reached.has(path)) circles.push([...reached].filter((other) => reachedFrom(ways, other).has(path)).sort());
  }
  return circles;
};

/** What is wrong with these files; a path is relative to src, with slashes. */
export const circlesIn = (files) =>
  circlesOf(leads(files.filter(({ path }) => !isTest(path)))).map((x) => `${x.join(', ')} import each other: move what they share to a file of its own`);

export const circleFaults = () =>
  circlesIn(
    ['packages', 'games', 'house']
      .flatMap((x) => filesBelow(at(x)))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ path: relative(at(), file).split(sep).join('/'), text: readFileSync(file, 'utf8') })),
  );
