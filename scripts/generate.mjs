/** Writes what the compiler should know but a person should not type: which games there are, the clause ids of every rulebook and the data of every game. `--check` only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds, ROOT } from './house.mjs';

const games = join(ROOT, 'src', 'games');
const NAME = /^[A-Za-z_$][\w$]*$/;

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

/** Each top-level key becomes a constant of its own, so that a bundle holds only what is read. */
const dataFile = (id, json) => {
  const parts = Object.entries(JSON.parse(json)).map(([key, value]) => {
    if (!NAME.test(key)) throw new Error(`the data of ${id}: ${key} cannot be the name of a constant`);
    return `export const ${key} = ${JSON.stringify(value, null, 2)} as const;\n`;
  });
  return `/** The data of \`${id}.json\`, generated from it by \`npm run generate\`. */\n${parts.join('')}`;
};

const byNumber = (a, b) => Number(b.version) - Number(a.version) || (a.version < b.version ? 1 : -1);
/** The manifests of all published editions, by game, the newest first. */
const manifests = () => {
  const folder = join(ROOT, 'editions');
  const ids = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  return ids
    .map(({ name }) => name)
    .sort()
    .map((id) => {
      const files = readdirSync(join(folder, id)).filter((file) => file.endsWith('.json'));
      return [id, files.map((file) => JSON.parse(readFileSync(join(folder, id, file), 'utf8'))).sort(byNumber)];
    });
};

/** Which editions there are, and how each is loaded: two files, for every page knows the first and few ever need the second. */
const editionFiles = () => {
  const all = manifests();
  const versions = all.map(([id, list]) => `  ${id}: [${list.map((x) => `'${x.version}'`).join(', ')}],`).join('\n');
  const modules = all.map(([id, list]) => {
    const lines = list.map((x) => `    '${x.version}': () => import('../../editions/${id}/${x.module}'),`);
    return `  ${id}: {\n${lines.join('\n')}\n  },`;
  });
  return [
    {
      path: join(games, 'versions.ts'),
      text: `/** The published editions of every game, the newest first, generated from their manifests by \`npm run generate\`. */
export const VERSIONS: { readonly [game: string]: readonly string[] | undefined } = {\n${versions}\n};\n`,
    },
    {
      path: join(games, 'published.ts'),
      text: `/** How a published edition is loaded, generated from the manifests by \`npm run generate\`. Each is a module of its own that imports nothing. */
/// <reference path="./module.d.ts" />
import type { Factory } from './edition.ts';

type Load = () => Promise<{ readonly make: Factory }>;

export const PUBLISHED: { readonly [game: string]: { readonly [edition: string]: Load | undefined } | undefined } = {\n${modules.join('\n')}\n};\n`,
    },
  ];
};

/** What the registry loads of a game, and whether a game must have it. */
const PARTS = [
  { name: 'rules', file: 'rules.ts', must: true },
  { name: 'since', file: 'since.ts', must: false },
  { name: 'trials', file: 'trials.ts', must: false },
];

/** The languages that a game has words in: `text/en.ts`. */
const languages = (id) => {
  const folder = join(games, id, 'text');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []).sort();
};

/** Which games there are, and how each is loaded. What a lobby and a door know is there at once, the rest when it is asked for. */
const foundFile = () => {
  const ids = gameIds();
  const imports = ids.map((id) => `import { meta as ${id} } from './${id}/meta.ts';\nimport { door as ${id}Door } from './${id}/text/door.en.ts';`);
  const lines = ids.map((id) => {
    const parts = PARTS.filter(({ file, must }) => must || existsSync(join(games, id, file))).map(
      ({ name, file }) => `    ${name}: () => import('./${id}/${file}'),`,
    );
    const tongues = languages(id).map((language) => `${language}: () => import('./${id}/text/${language}.ts')`);
    parts.push(`    text: { ${tongues.join(', ')} },`);
    return `  ${id}: game({\n    meta: ${id},\n    door: ${id}Door,\n${parts.join('\n')}\n  }),`;
  });
  return {
    path: join(games, 'found.ts'),
    text: `/** Every game of the house, found by its folder, generated by \`npm run generate\`. */
${imports.join('\n')}
import type { Parts, Shelf } from './index.ts';

export const found = (game: (parts: Parts) => Shelf) => ({\n${lines.join('\n')}\n});\n`,
  };
};

/** Every generated file with what it should hold. */
export const generated = () => {
  const homes = [...gameIds().map((id) => ({ id, home: join(games, id) })), { id: 'sample', home: join(ROOT, 'src', 'cli', 'template') }];
  const ofGames = homes.flatMap(({ id, home }) => {
    const files = [];
    const rulebook = join(home, 'rulebook.md');
    const data = join(home, 'data', `${id}.json`);
    if (existsSync(rulebook)) files.push({ path: join(home, 'clauses.ts'), text: clausesFile(id, readFileSync(rulebook, 'utf8')) });
    if (existsSync(data)) files.push({ path: join(home, 'data', 'generated.ts'), text: dataFile(id, readFileSync(data, 'utf8')) });
    return files;
  });
  return [...ofGames, ...editionFiles(), foundFile()];
};

const current = ({ path, text }) => existsSync(path) && readFileSync(path, 'utf8') === text;
export const stale = () => generated().filter((file) => !current(file));
/** Writes what is not current, and says what that was. */
export const renew = () => {
  const old = stale();
  for (const { path, text } of old) writeFileSync(path, text);
  return old.map(({ path }) => relative(ROOT, path));
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) {
    const old = stale();
    for (const { path } of old) console.error(`${relative(ROOT, path)} is out of date: run \`npm run generate\``);
    process.exitCode = old.length === 0 ? 0 : 1;
  } else for (const path of renew()) console.log(`wrote ${path}`);
}
