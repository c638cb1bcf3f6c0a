/** No files go round in a circle by what they import, types counted too: what two of them share lies in a third. Each finding is a sentence; no finding, no fault. */
import { importsIn, meant, readFiles, readWorkspaces } from './imports.mjs';

const isTest = (path) => /(?:^|\/)test\/|\.(?:test|spec)\.tsx?$/.test(path);

/** Everything that the ways from a place lead to. */
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

/** The places whose way leads back to them, those that reach each other together. */
export const circlesOf = (ways) => {
  const circles = [];
  for (const path of [...ways.keys()].sort()) {
    if (circles.some((circle) => circle.includes(path))) continue;
    const reached = reachedFrom(ways, path);
    if (reached.has(path)) circles.push([...reached].filter((other) => reachedFrom(ways, other).has(path)).sort());
  }
  return circles;
};

/** Which of these files each of them imports, by a path or by a door. What is imported where it is needed only (`import()`) may lead back: by then all is loaded. */
const leads = (files, workspaces) => {
  const known = new Set(files.map(({ path }) => path));
  const from = ({ path, text }) =>
    importsIn(text)
      .filter(({ kind }) => kind === 'static')
      .map(({ said }) => meant(path, said, workspaces, (x) => known.has(x)))
      .filter((to) => to !== undefined);
  return new Map(files.map((file) => [file.path, from(file)]));
};

/** What is wrong with these files; a path is relative to the project, with slashes. */
export const circlesIn = (files, workspaces) =>
  circlesOf(
    leads(
      files.filter(({ path }) => !isTest(path)),
      workspaces,
    ),
  ).map((x) => `${x.join(', ')} import each other: move what they share to a file of its own`);

export const circleFaults = () => circlesIn(readFiles(['packages', 'games', 'house'], /\.tsx?$/), readWorkspaces());
