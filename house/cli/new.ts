/** `pesthouse new`: writes a small game that runs, from the template beside this file, for somebody to make their own. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isGame } from '../games/index.ts';
import { ROOT } from './folder.ts';
import type { Io } from './io.ts';
import { Wrong } from './wrong.ts';

export interface NewWish {
  readonly id: string;
  readonly title: string | undefined;
  /** What its clauses begin with; made of the id where it is not said. */
  readonly prefix: string | undefined;
}

const ID = /^[a-z][a-z]{2,19}$/;
const PREFIX = /^[A-Z]{2,6}$/;
/** Words that would mean something else where games are named. */
const TAKEN = [
  'kit',
  'index',
  'edition',
  'template',
  'sample',
  'test',
  'work',
  'default',
  'export',
  'import',
  'package',
  'class',
  'function',
  'return',
  'switch',
];

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));

/** The template's own names, by those of the new game. */
const renamed = (text: string, { id, title, prefix }: { readonly id: string; readonly title: string; readonly prefix: string }): string =>
  text
    .replaceAll('SMP-', `${prefix}-`)
    .replaceAll(/\bSample\b/g, () => title)
    .replaceAll(/\bsample\b/g, id);

const titleOf = (id: string): string => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

export const newGame = async (wish: NewWish, io: Io, root: string = ROOT): Promise<number> => {
  const { id } = wish;
  const title = wish.title ?? titleOf(id);
  const prefix = wish.prefix ?? id.slice(0, 4).toUpperCase();
  if (!ID.test(id)) throw new Wrong(`"${id}" cannot be the id of a game: three to twenty small letters.`);
  if (TAKEN.includes(id)) throw new Wrong(`"${id}" means something else here: choose another id.`);
  if (!PREFIX.test(prefix)) throw new Wrong(`"${prefix}" cannot begin a clause: two to six capital letters.`);
  if (/['"\\`*<>{}$\n]/.test(title) || title.trim() === '') throw new Wrong('A title is made of letters, figures and plain marks.');
  const home = join(root, 'games', id);
  if (isGame(id) || existsSync(home)) throw new Wrong(`There is a game ${id} already.`);
  const template = join(root, 'house', 'cli', 'template');
  if (!existsSync(template) || !statSync(template).isDirectory()) throw new Wrong('A new game is made in a copy of the project, with its sources.');
  const clash = readdirSync(join(root, 'games')).find((other) => {
    const book = join(root, 'games', other, 'rulebook.md');
    return existsSync(book) && readFileSync(book, 'utf8').includes(`**${prefix}-`);
  });
  if (clash !== undefined) throw new Wrong(`The clauses of ${clash} begin with ${prefix} already: say --prefix.`);

  for (const file of filesOf(template)) {
    const name = relative(template, file);
    const text = renamed(readFileSync(file, 'utf8'), { id, title, prefix });
    // The browser test stands with those of the other games; the projects of the compiler lie a folder less deep.
    const to = name === 'browser.spec.ts' ? join(root, 'house', 'test', 'browser', `${id}.spec.ts`) : join(home, name);
    const placed =
      name === 'browser.spec.ts' ? text.replaceAll('../../test/browser/', './') : name.startsWith('tsconfig') ? text.replaceAll('../../../', '../../') : text;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, placed, { flag: 'wx' });
  }
  const { renew } = await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts', 'generate.mjs')).href);
  renew();
  const { addWorkspace } = await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts', 'workspace.mjs')).href);
  addWorkspace(id);
  io.out(`${title} is in games/${id}. It can be played already:`);
  io.out(`  npm run pesthouse -- play ${id}`);
  io.out(`  npm run test:unit -- games/${id}`);
  io.out('Its rules are a beginning: write your own rulebook, and go on from there. CONTRIBUTING.md says how.');
  return 0;
};
