/** The checks of the walls themselves: each finds what it is there for. */
import { expect, test } from 'vitest';

// The scripts are plain JavaScript that runs before anything is installed: they have no types.
const wall = (name: string) => import(new URL(`../scripts/walls/${name}.mjs`, import.meta.url).href);
const { circlesIn } = await wall('circles');
const { faultsOf } = await wall('imports');
const { namesIn } = await wall('names');
const { classFaults, exportFaults, fileFaults } = await wall('unused');
const GLOB = 'import.meta.glob';

test.each([
  ['a board of another game', 'games/pest/board/index.tsx', `import { x } from '../../newyork/board/x.ts';`],
  ['a game that is imported past the registry', 'server/app.ts', `import { rules } from '@pesthouse/pest/rules';`],
  ['a pattern that enters one game', 'client/house/x.ts', `const a = ${GLOB}<string>('../../games/pest/board/art/*.svg', { eager: true });`],
  ['a list of patterns', 'client/house/x.ts', `const a = ${GLOB}(['../../games/*/door/poster.svg', '../../games/pest/board/art/*.svg']);`],
  ['a list over several lines', 'client/house/x.ts', `const a = ${GLOB}<string>(\n  [\n    '../../games/pest/board/a.svg',\n  ],\n);`],
  ['a pattern that goes deeper than a door', 'client/house/x.ts', `${GLOB}('../../games/*/steps/turn.ts')`],
  ['a floor above', 'client/kit/x.tsx', `import { Log } from '../shown/Log.tsx';`],
  ['a folder on no floor', 'client/attic/x.ts', `import { Log } from '../shown/Log.tsx';`],
  ['a step of the rules in a board', 'games/pest/board/x.tsx', `import { act } from '../steps/act.ts';`],
  ['a name that is put together', 'server/app.ts', `const a = await import(\`../games/\${id}/rules.ts\`);`],
])('%s is found', (_, path, text) => {
  expect(faultsOf(path, text)).toHaveLength(1);
});

test.each([
  ['the doors of all games', 'client/house/x.ts', `${GLOB}('../../games/*/door/poster.svg', { eager: true, query: '?url' })`],
  ['the registry', 'client/house/x.ts', `import { shelf } from '../../games/index.ts';`],
  ['what a door shows of its own board', 'games/pest/door/more.en.ts', `import sprite from '../board/art/sprite.svg';`],
])('%s may be entered', (_, path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});

test.each([
  ['house/page/house/doors.ts', `const ORDER = ['chess'];`],
  ['house/page/styles/doors.css', '[data-door="chess"] {'],
  ['house/page/house/x.ts', `fetch('/rules/chess/1')`],
])('%s names no game', (path, line) => {
  expect(namesIn(path, line, ['chess', 'go'])).toHaveLength(1);
});

test.each([
  ['games/chess/meta.ts', `id: 'chess'`],
  ['house/server/test/app.test.ts', `lay('chess')`],
  ['house/page/text/en.ts', `'No chess after midnight.'`],
])('%s may', (path, line) => {
  expect(namesIn(path, line, ['chess', 'go'])).toEqual([]);
});

/** A file as the check of what nobody uses reads it. */
const read = (path: string, text: string) => ({ path, text, words: new Set(text.match(/[A-Za-z_$][\w$]*/g)) });

test('what no other file uses is found, a type only where nothing names it', () => {
  const lamp = read(
    'house/a/lamp.ts',
    'export const wick = 1;\nexport const flame = wick;\nexport interface Oil {}\nexport const burn = (x: Oil) => x;\nexport type Soot = 1;',
  );
  const user = read('house/a/user.ts', "import { burn, flame } from './lamp.ts';\nburn(flame);");
  expect(exportFaults([lamp, user])).toEqual([expect.stringContaining('exports wick,'), expect.stringContaining('exports Soot,')]);
  expect(exportFaults([lamp, user, { ...user, path: 'house/a/all.ts', text: "import * as lamps from './lamp.ts';" }])).toEqual([]);
});

test('a class that nothing wears is found, unless names of classes are worked out', () => {
  const sheet = read('house/a/lamp.module.css', '/* .old */\n.wick > .flame { color: red; }\n.soot:hover { color: #1.5em; }\n.x :global(.out) { top: 0.5px; }');
  const wearer = (text: string) => read('house/a/Lamp.tsx', `import css from './lamp.module.css';\n${text}`);
  expect(classFaults([sheet, wearer('css.wick; css.flame; css.x')])).toEqual([expect.stringContaining('.soot,')]);
  expect(classFaults([sheet, wearer("css[tone]; css.x; 'flame'; 'soot'; 'wick'")])).toEqual([]);
});

test('a file that nothing leads to is found, and one that a pattern finds is not', () => {
  const alone = read('house/page/lab/alone.ts', '');
  const found = read('games/pest/door/more.ts', "import './alone.css';");
  const finder = read('house/page/house/x.ts', `${GLOB}('../../games/*/door/more.ts')`);
  const led = read('house/page/house/led.ts', "import './x.ts';");
  expect(fileFaults([alone, found, finder, led])).toEqual([expect.stringContaining('alone.ts: nothing'), expect.stringContaining('led.ts: nothing')]);
});

test('files that import each other are found, by types and over a third file too, and what leads into a circle is not of it', () => {
  const a = { path: 'lamp/wick.ts', text: "import { flame } from './flame.ts';" };
  const b = { path: 'lamp/flame.ts', text: "export {\n  type Oil,\n} from '../cellar/oil.ts';" };
  const c = { path: 'cellar/oil.ts', text: "import type { Wick } from '../lamp/wick.ts';" };
  const guest = { path: 'house.ts', text: "import './lamp/wick.ts';" };
  expect(circlesIn([a, b, c, guest])).toEqual([expect.stringMatching(/^cellar\/oil\.ts, lamp\/flame\.ts, lamp\/wick\.ts import/)]);
  expect(circlesIn([a, b, { ...c, text: "const load = () => import('../lamp/wick.ts');" }, guest])).toEqual([]);
  expect(circlesIn([a, b, { ...c, path: 'cellar/oil.test.ts' }, guest])).toEqual([]);
});
