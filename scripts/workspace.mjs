/** Gives the workspace of a new game its place among those of the house: its line in the list of games, its version, the projects that the compiler goes through, what the house lists, and a link where npm would put one. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { at } from './house.mjs';

/** As the formatter lays it out: a list of plain values stands in one line, if it fits; in a package.json, which npm writes too, it never does. */
const laid = (path, config) => {
  const short = (whole, key, list) => {
    const line = `${key}[${list.replace(/\s*\n\s*/g, ' ')}]`;
    return line.length < 160 ? line : whole;
  };
  const long = JSON.stringify(config, null, 2);
  return `${path.endsWith('package.json') ? long : long.replace(/^( *"[^"]*": )\[\s+([^[\]{}]*?)\s+\]/gm, short)}\n`;
};
const change = (path, by) => {
  if (existsSync(at(path))) writeFileSync(at(path), laid(path, by(JSON.parse(readFileSync(at(path), 'utf8')))));
};
/** Its line in the list of the games of the house. */
const enlist = (id) => {
  const path = at('house', 'games', 'index.ts');
  if (!existsSync(path)) return;
  const lines = readFileSync(path, 'utf8').split('\n');
  const own = `import { ${id} } from '@pesthouse/${id}';`;
  const next = lines.findIndex((line) => line.startsWith('import ') && /'@[^']*'/.exec(line)[0] > `'@pesthouse/${id}'`);
  lines.splice(next < 0 ? lines.findLastIndex((line) => line.startsWith('import ')) + 1 : next, 0, own);
  writeFileSync(path, lines.join('\n').replace(/^export const GAMES = \{ ([^}]*) \}/m, `export const GAMES = { $1, ${id} }`));
};
const refers = (path) => (config) => ({ ...config, references: [...config.references, { path }] });
const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

export const addWorkspace = (id) => {
  const name = `@pesthouse/${id}`;
  const house = at('house', 'package.json');
  const version = existsSync(house) ? JSON.parse(readFileSync(house, 'utf8')).version : '0.0.0';
  const ours = (list) => Object.fromEntries(Object.entries(list).map(([x, v]) => [x, x.startsWith('@pesthouse/') ? version : v]));
  enlist(id);
  change(`games/${id}/package.json`, (x) => ({ ...x, version, dependencies: ours(x.dependencies) }));
  for (const project of ['tsconfig', 'tsconfig.test']) change(`${project}.json`, refers(`games/${id}`));
  for (const room of ['games', 'server', 'cli', 'page']) change(`house/tsconfig.${room}.json`, refers(`../games/${id}`));
  change('house/package.json', (x) => ({ ...x, dependencies: sorted({ ...x.dependencies, [name]: version }) }));
  // It can be played at once; the next `npm install` writes it into the lock.
  if (existsSync(at('node_modules', '@pesthouse')) && !existsSync(at('node_modules', '@pesthouse', id)))
    symlinkSync(at('games', id), at('node_modules', '@pesthouse', id), 'junction');
};
