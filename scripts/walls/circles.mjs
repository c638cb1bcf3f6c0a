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

/** Which of these files each of them imports, by a path or by a door: at once, types counted too; or when they run, which is at once or where it is needed (`import()`), and types are gone by then. */
const AT_ONCE = ({ kind }) => kind === 'static';
const RUNNING = ({ kind, type }) => !type && (kind === 'static' || kind === 'lazy');
const leads = (files, workspaces, counts) => {
  const known = new Set(files.map(({ path }) => path));
  const from = ({ path, text }) =>
    importsIn(text)
      .filter(counts)
      .map(({ said }) => meant(path, said, workspaces, (x) => known.has(x)))
      .filter((to) => to !== undefined);
  return new Map(files.map((file) => [file.path, from(file)]));
};

/** What is wrong with these files; a path is relative to the project, with slashes. */
export const circlesIn = (files, workspaces) => {
  const own = files.filter(({ path }) => !isTest(path));
  const [atOnce, running] = [AT_ONCE, RUNNING].map((counts) => circlesOf(leads(own, workspaces, counts)).map((x) => x.join(', ')));
  return [
    ...atOnce.map((x) => `${x} import each other: move what they share to a file of its own`),
    ...running
      .filter((x) => !atOnce.includes(x))
      .map((x) => `${x} load each other by import(): hand in what is loaded from above, or move what they share to a file of its own`),
  ];
};

export const circleFaults = () => circlesIn(readFiles(['packages', 'games', 'house'], /\.tsx?$/), readWorkspaces());
