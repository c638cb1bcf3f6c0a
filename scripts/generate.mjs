/** Writes what the compiler should know but a person should not type: the clause ids of every rulebook and the list of each game's editions. `--check` only compares. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './house.mjs';

const games = join(ROOT, 'games');

/** The ids of all lines `- **NYC-GEN-01** …`, in the rulebook's order. */
const clausesOf = (rulebook) => [...rulebook.matchAll(/^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/gm)].map((found) => found[1]);

const clausesFile = (id, rulebook) => {
  const ids = clausesOf(rulebook);
  const twice = ids.find((clause, i) => ids.indexOf(clause) !== i);
  if (twice !== undefined) throw new Error(`the rulebook of ${id} holds ${twice} twice`);
  if (ids.length === 0) throw new Error(`the rulebook of ${id} holds no clause`);
  const lines = ids.map((clause) => `  '${clause}',`).join('\n');
  return `/** The clauses of \`rulebook.md\`, generated from it by \`npm run generate\`: a wrong id does not compile. */
export const CLAUSES = [\n${lines}\n] as const;\nexport type Clause = (typeof CLAUSES)[number];\n`;
};

const byNumber = (a, b) => Number(b.version) - Number(a.version) || (a.version < b.version ? 1 : -1);

/** The list of a game's published editions, from their manifests: a module that loads each, and its type. */
const editionFiles = (home) => {
  const folder = join(home, 'editions');
  if (!existsSync(folder)) return [];
  const lines = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .sort(byNumber)
    .map((x) => `  { version: '${x.version}', load: () => import('./${x.module}') },`);
  return [
    {
      path: join(folder, 'index.js'),
      text: `/** The published editions, the newest first, generated from their manifests by \`npm run generate\`. Each is a module that imports nothing. */
export const editions = [\n${lines.join('\n')}\n];\n`,
    },
    {
      path: join(folder, 'index.d.ts'),
      text: `/** What \`index.js\` lists, generated with it. */
import type { Edition } from '@pesthouse/game';

export const editions: readonly Edition[];\n`,
    },
  ];
};

/** Every generated file with what it should hold. The template of a new game has a rulebook too. */
export const generated = () => {
  const folders = existsSync(games) ? readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  const homes = [...folders.map(({ name }) => join(games, name)), join(ROOT, 'house', 'cli', 'template')];
  return homes.flatMap((home) => {
    const rulebook = join(home, 'rulebook.md');
    const clauses = existsSync(rulebook) ? [{ path: join(home, 'clauses.ts'), text: clausesFile(basename(home), readFileSync(rulebook, 'utf8')) }] : [];
    return [...clauses, ...editionFiles(home)];
  });
};

const current = ({ path, text }) => existsSync(path) && readFileSync(path, 'utf8') === text;
export const stale = () => generated().filter((file) => !current(file));
/** Writes what is not current, and says what that was. */
export const renew = () => {
  const old = stale();
  for (const { path, text } of old) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return old.map(({ path }) => relative(ROOT, path));
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) {
    const old = stale();
    for (const { path } of old) console.error(`${relative(ROOT, path)} is out of date: run \`npm run generate\``);
    process.exitCode = old.length === 0 ? 0 : 1;
  } else for (const path of renew()) console.log(`wrote ${path}`);
}
