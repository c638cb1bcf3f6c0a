/** `pesthouse new` writes a whole game in a scratch project, and refuses what could not be one. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { folderFor } from '../../test/folder.ts';
import { ROOT } from '../folder.ts';
import { newGame } from '../new.ts';
import { heard } from './fake.ts';

const root = folderFor('new');
mkdirSync(join(root, 'scripts'));
for (const file of ['generate.mjs', 'house.mjs', 'workspace.mjs']) copyFileSync(join(ROOT, 'scripts', file), join(root, 'scripts', file));
cpSync(join(ROOT, 'house', 'cli', 'template'), join(root, 'house', 'cli', 'template'), { recursive: true });
mkdirSync(join(root, 'games'), { recursive: true });
mkdirSync(join(root, 'house', 'games'));
copyFileSync(join(ROOT, 'house', 'games', 'index.ts'), join(root, 'house', 'games', 'index.ts'));

const make = (id: string, more: { readonly title?: string; readonly prefix?: string } = {}) =>
  newGame({ id, title: more.title, prefix: more.prefix }, heard().io, root);
const filesOf = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('every file of the template is there, under the names of the new game, and the house lists it', async () => {
  expect(await make('chess', { title: 'Chess by night', prefix: 'CHS' })).toBe(0);
  const home = join(root, 'games', 'chess');
  expect(filesOf(home)).toEqual(filesOf(join(ROOT, 'house', 'cli', 'template')).filter((x) => x !== 'browser.spec.ts'));
  expect(readFileSync(join(home, 'meta.ts'), 'utf8')).toContain("id: 'chess'");
  expect(readFileSync(join(home, 'rulebook.md'), 'utf8')).toMatch(/^# Chess by night$/m);
  expect(readFileSync(join(home, 'clauses.ts'), 'utf8')).toContain("'CHS-NIGHT-02'");
  expect(readFileSync(join(root, 'house', 'test', 'browser', 'chess.spec.ts'), 'utf8')).toContain("from './table.ts'");
  const list = readFileSync(join(root, 'house', 'games', 'index.ts'), 'utf8');
  expect(list).toMatch(/^import \{ chess \} from '@pesthouse\/chess';$/m);
  expect(list).toMatch(/^export const GAMES = \{ .*, chess \} satisfies/m);
  for (const file of filesOf(home).filter((x) => /\.\w+$/.test(x)))
    expect(readFileSync(join(home, file), 'utf8'), file).not.toMatch(/\bsample\b|\bSample\b|SMP-/);
});

test.each([
  ['Chess', {}, /cannot be the id/],
  ['go', {}, /cannot be the id/],
  ['sample', {}, /means something else/],
  ['chess', {}, /There is a game chess already/],
  [GAME_IDS[0] ?? '', {}, /already/],
  ['checkers', { prefix: 'x1' }, /cannot begin a clause/],
  ['checkers', { prefix: 'CHS' }, /clauses of chess begin with CHS already/],
  ['checkers', { title: "It's" }, /letters, figures and plain marks/],
])('%s %o is refused in words, and nothing is written', async (id, more, why) => {
  await expect(make(id, more)).rejects.toThrow(why);
  expect(existsSync(join(root, 'games', 'checkers'))).toBe(false);
});
