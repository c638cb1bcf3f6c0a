/** Writes what the compiler should know but a person should not type: which games there are, the clause ids of every rulebook and the lists of editions. `--check` only compares. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds, ROOT } from './house.mjs';

const games = join(ROOT, 'games');
const registry = join(ROOT, 'house', 'games');

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
/** The manifests of all published editions, by game, the newest first. */
const manifests = () => {
  const folder = join(ROOT, 'games');
  const ids = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'editions')))
    : [];
  return ids
    .map(({ name }) => name)
    .sort()
    .map((id) => {
      const files = readdirSync(join(folder, id, 'editions')).filter((file) => file.endsWith('.json'));
      return [id, files.map((file) => JSON.parse(readFileSync(join(folder, id, 'editions', file), 'utf8'))).sort(byNumber)];
    });
};

/** Which editions there are, and how each is loaded: two files, for every page knows the first and few ever need the second. */
const editionFiles = () => {
  const all = manifests();
  const versions = all.map(([id, list]) => `  ${id}: [${list.map((x) => `'${x.version}'`).join(', ')}],`).join('\n');
  const modules = all.map(([id, list]) => {
    const lines = list.map((x) => `    '${x.version}': () => import('@pesthouse/${id}/editions/${x.module}'),`);
    return `  ${id}: {\n${lines.join('\n')}\n  },`;
  });
  return [
    {
      path: join(registry, 'versions.ts'),
      text: `/** The published editions of every game, the newest first, generated from their manifests by \`npm run generate\`. */
export const VERSIONS: { readonly [game: string]: readonly string[] | undefined } = {\n${versions}\n};\n`,
    },
    {
      path: join(registry, 'published.ts'),
      text: `/** How a published edition is loaded, generated from the manifests by \`npm run generate\`. Each is a module of its own that imports nothing. */
/// <reference path="./module.d.ts" />
import type { Factory } from '@pesthouse/kernel/shelf';

type Load = () => Promise<{ readonly make: Factory }>;

export const PUBLISHED: { readonly [game: string]: { readonly [edition: string]: Load | undefined } | undefined } = {\n${modules.join('\n')}\n};\n`,
    },
  ];
};

/** What the registry loads of a game, and whether a game must have it. */
const PARTS = [
  { name: 'rules', file: 'rules.ts', must: true },
  { name: 'origins', file: 'origins.ts', must: false },
  { name: 'since', file: 'since.ts', must: false },
  { name: 'trials', file: 'trials.ts', must: false },
  { name: 'learnt', file: 'learnt.ts', must: false },
];

/** The languages of the house, as the kernel lists them. A file of words in another language waits in its folder until it is listed there. */
const languages = () => {
  const kernel = join(ROOT, 'packages', 'kernel', 'src', 'languages.ts');
  if (!existsSync(kernel)) return ['en'];
  const listed = /export const LANGUAGES = \[([^\]]*)\]/.exec(readFileSync(kernel, 'utf8'))?.[1] ?? '';
  const found = [...listed.matchAll(/'([a-z]{2})'/g)].map(([, language]) => language);
  if (found[0] !== 'en') throw new Error('the kernel lists no languages that begin with English');
  return found;
};

/** What each language must have of every game; the door's further words are left out where there are none in English. */
const SPOKEN = [
  (language) => `text/${language}.ts`,
  (language) => `text/door.${language}.ts`,
  (language) => `text/numbers.${language}.ts`,
  (language) => `door/more.${language}.ts`,
  (language) => (language === 'en' ? 'rulebook.md' : `rulebook.${language}.md`),
];
/** The lessons of a game in their order: `1-draw` lies in `lessons/1-draw.ts`, its words beside it, one file a language. */
const lessonsOf = (id) => {
  const folder = join(games, id, 'lessons');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .map((file) => /^(\d+-[a-z-]+)\.ts$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
};
const missingWords = () =>
  languages().flatMap((language) =>
    gameIds().flatMap((id) => [
      ...SPOKEN.filter((file) => existsSync(join(games, id, file('en'))) && !existsSync(join(games, id, file(language)))).map(
        (file) => `${id}/${file(language)}`,
      ),
      ...lessonsOf(id)
        .map((name) => `lessons/${name}.${language}.ts`)
        .filter((file) => !existsSync(join(games, id, file)))
        .map((file) => `${id}/${file}`),
    ]),
  );

/** Where a door stands in the corridor is said with its words; the registry must know it before it loads any. */
const placeOf = (id) =>
  ['door.ts', 'door.en.ts']
    .map((file) => join(games, id, 'text', file))
    .filter((file) => existsSync(file))
    .map((file) => /\bplace: (\d+),/.exec(readFileSync(file, 'utf8'))?.[1])
    .find((place) => place !== undefined);

/** Which games there are, and how each is loaded. What a lobby knows is there at once, the rest when it is asked for. */
const foundFile = () => {
  const ids = gameIds();
  const missing = missingWords();
  if (missing.length > 0) throw new Error(`a language that the kernel lists lacks ${missing.join(', ')}`);
  const imports = ids.map((id) => `import { meta as ${id} } from '@pesthouse/${id}';`);
  const lines = ids.map((id) => {
    const place = placeOf(id);
    const parts = PARTS.filter(({ file, must }) => must || existsSync(join(games, id, file))).map(
      ({ name, file }) => `    ${name}: () => import('@pesthouse/${id}/${file.replace(/\.ts$/, '')}'),`,
    );
    const tongues = languages().map((language) => `      ${language}: () => import('@pesthouse/${id}/text/${language}'),`);
    parts.push(`    text: {\n${tongues.join('\n')}\n    },`);
    return `  ${id}: game({\n    meta: ${id},\n${place === undefined ? '' : `    place: ${place},\n`}${parts.join('\n')}\n  }),`;
  });
  const doors = languages().map((language) => `  ${language}: () => import('./doors.${language}.ts'),`);
  const lessons = languages().map((language) => `  ${language}: () => import('./lessons.${language}.ts'),`);
  return {
    path: join(registry, 'found.ts'),
    text: `/** Every game of the house, found by its folder, generated by \`npm run generate\`. */
${imports.join('\n')}
import type { DoorsIn, Find, LessonsIn, Shelf } from '@pesthouse/kernel/shelf';

export const found = (game: Find) => ({\n${lines.join('\n')}\n}) satisfies { readonly [id: string]: Shelf };

/** The words of all doors, one file a language. */
export const DOORS: DoorsIn = {\n${doors.join('\n')}\n};

/** All lessons, one file a language. */
export const LESSONS: LessonsIn = {\n${lessons.join('\n')}\n};\n`,
  };
};

/** The nets that games learnt: a file of its own, for hardly anybody asks for one. */
const netsFile = () => {
  const ids = gameIds().filter((id) => existsSync(join(games, id, 'learn', 'net.ts')));
  return {
    path: join(registry, 'nets.ts'),
    text: `/** How the net of a game is loaded, generated by \`npm run generate\`. */
import type { Schooled } from '@pesthouse/kernel';

type Load = () => Promise<{ readonly schooled: Schooled }>;

export const NETS: { readonly [game: string]: Load | undefined } = {\n${ids.map((id) => `  ${id}: () => import('@pesthouse/${id}/net'),\n`).join('')}};\n`,
  };
};

/** The words of every door in one language: the front page shows them all, so it fetches them as one. */
const doorFiles = () =>
  languages().map((language) => ({
    path: join(registry, `doors.${language}.ts`),
    text: `/** The words of every door in one language, generated by \`npm run generate\`. */
import type { DoorWords } from '@pesthouse/kernel';
${gameIds()
  .map((id) => `import { door as ${id} } from '@pesthouse/${id}/text/door.${language}';`)
  .join('\n')}

export const doors: { readonly [game: string]: DoorWords } = { ${gameIds().join(', ')} };\n`,
  }));

/** The lessons of every game in one language. Each is made of its words here, so the compiler asks every language for every one of them. */
const lessonFiles = () =>
  languages().map((language) => {
    const all = gameIds().map((id) => [id, lessonsOf(id)]);
    const as = (id, name) => `${id}${Number.parseInt(name, 10)}`;
    const imports = all.flatMap(([id, names]) =>
      names.flatMap((name) => [
        `import { words as ${as(id, name)}Words } from '@pesthouse/${id}/lessons/${name}.${language}';`,
        `import { lesson as ${as(id, name)} } from '@pesthouse/${id}/lessons/${name}';`,
      ]),
    );
    const lists = all.map(([id, names]) =>
      names.length === 0
        ? `  ${id}: [],`
        : names.length === 1
          ? `  ${id}: [{ id: '${names[0]}', ...${as(id, names[0])}(${as(id, names[0])}Words) }],`
          : `  ${id}: [\n${names.map((name) => `    { id: '${name}', ...${as(id, name)}(${as(id, name)}Words) },`).join('\n')}\n  ],`,
    );
    return {
      path: join(registry, `lessons.${language}.ts`),
      text: `/** The lessons of every game in one language, generated by \`npm run generate\`. */
${["import type { NamedLesson } from '@pesthouse/kernel';", ...imports].join('\n')}

export const lessons: { readonly [game: string]: readonly NamedLesson[] } = {\n${lists.join('\n')}\n};\n`,
    };
  });

/** Every generated file with what it should hold. */
export const generated = () => {
  const homes = [...gameIds().map((id) => ({ id, home: join(games, id) })), { id: 'sample', home: join(ROOT, 'house', 'cli', 'template') }];
  const ofGames = homes.flatMap(({ id, home }) => {
    const files = [];
    const rulebook = join(home, 'rulebook.md');
    if (existsSync(rulebook)) files.push({ path: join(home, 'clauses.ts'), text: clausesFile(id, readFileSync(rulebook, 'utf8')) });
    return files;
  });
  return [...ofGames, ...editionFiles(), foundFile(), netsFile(), ...doorFiles(), ...lessonFiles()];
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
