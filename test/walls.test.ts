/** The checks of the walls themselves: each finds what it is there for. */
import { describe, expect, test } from 'vitest';

// The scripts are plain JavaScript that runs before anything is installed: they have no types.
const wall = (name: string) => import(new URL(`../scripts/walls/${name}.mjs`, import.meta.url).href);
const { circlesIn } = await wall('circles');
const { codeOf, faultsOf, importsIn, impuritiesOf } = await wall('imports');
const { namesIn } = await wall('names');
const { idleFaults, importFaults, roundFaults, versionFaults } = await wall('packages');
const { asRead, classFaults, exportFaults, fileFaults } = await wall('unused');
const GLOB = 'import.meta.glob';
const IDS = ['pest', 'newyork'];

const door = (path: string) => ({ 'pesthouse-source': path, default: path.replace('src', 'dist') });
const KERNEL = {
  folder: 'packages/kernel',
  name: '@pesthouse/kernel',
  version: '1.0.0',
  exports: { '.': door('./src/index.ts'), './laws': door('./src/laws/index.ts'), './testing': door('./src/testing/index.ts') },
  devDependencies: { vitest: '4.0.0' },
};
const TABLE = {
  folder: 'packages/table',
  name: '@pesthouse/table',
  version: '1.0.0',
  exports: { '.': door('./src/index.ts') },
  dependencies: { '@pesthouse/kernel': '1.0.0', hashes: '2.0.0' },
  devDependencies: { vitest: '4.0.0' },
};
const PEST = {
  folder: 'games/pest',
  name: '@pesthouse/pest',
  version: '1.0.0',
  exports: { '.': door('./index.ts'), './rules': door('./rules.ts'), './text/*': door('./text/*.ts') },
  dependencies: { '@pesthouse/kernel': '1.0.0' },
  peerDependencies: { react: '19.0.0' },
  devDependencies: { '@faces/gothic': '5.0.0', '@pesthouse/table': '1.0.0', '@types/react': '19.0.0', react: '19.0.0' },
};
const HOUSE = {
  folder: 'house',
  name: 'pesthouse',
  version: '1.0.0',
  exports: { './games': './games/index.ts' },
  dependencies: { '@pesthouse/kernel': '1.0.0', '@pesthouse/pest': '1.0.0', '@pesthouse/table': '1.0.0', fastify: '5.0.0' },
  devDependencies: { esbuild: '0.28.0', react: '19.0.0', ws: '8.0.0' },
};
const BENCH = { folder: 'bench', name: 'bench', dependencies: { rival: '0.5.0', ws: '7.0.0' } };
const ROOT = {
  folder: '',
  name: 'workshop',
  scripts: { dev: 'vite house' },
  devDependencies: { '@pesthouse/kernel': '1.0.0', typescript: '7.0.0', vite: '8.0.0' },
};
const ALL = [ROOT, BENCH, KERNEL, TABLE, PEST, HOUSE];

describe('packages', () => {
  test.each([
    ['a package of ours that is not listed', 'packages/kernel/src/a.ts', `import { play } from '@pesthouse/table';`, 'does not list @pesthouse/table'],
    ['one in a type', 'packages/table/src/a.ts', `import type { Rules } from '@pesthouse/pest/rules';`, 'does not list @pesthouse/pest'],
    ['one in a test', 'packages/table/src/test/a.test.ts', `import { shelf } from 'pesthouse/games';`, 'does not list pesthouse'],
    ['a package of others that is not listed', 'house/server/a.ts', `import { z } from 'zod';`, 'house/package.json does not list zod'],
    ['a path into another workspace', 'house/cli/a.ts', `import { Sfc } from '../../packages/kernel/src/chance.ts';`, 'by a door of @pesthouse/kernel'],
    ['a path that is no door', 'house/cli/a.ts', `import { Sfc } from '@pesthouse/kernel/chance';`, 'opens ., ./laws, ./testing'],
    ['its own name', 'house/cli/a.ts', `import { shelf } from 'pesthouse/games';`, 'its own package'],

    ['what is passed on', 'packages/table/src/index.ts', `export * from 'zod';`, 'does not list zod'],
    ['what is passed on by name, over lines', 'packages/table/src/index.ts', `export {\n  type A,\n  b as c,\n} from 'zod';`, 'does not list zod'],
    ['what is imported for its effect', 'packages/table/src/a.ts', `import 'zod';`, 'does not list zod'],
    ['what is imported later', 'packages/table/src/a.ts', `const z = await import('zod');`, 'does not list zod'],
    ['the type of what is imported later', 'packages/table/src/a.ts', `type Z = typeof import('zod');`, 'does not list zod'],
    ['what is imported in a template', 'packages/table/src/a.ts', `const a = \`\${(await import("zod")).name}\`;`, 'does not list zod'],
    ['a name that is put together', 'house/server/a.ts', `await import(\`@pesthouse/\${id}/rules\`);`, 'does not list @pesthouse/*'],
    ['what a test mocks', 'packages/table/src/a.test.ts', `vi.mock('zod', () => ({}));`, 'does not list zod'],
    ['what a test imports as it is', 'packages/table/src/a.test.ts', `await vi.importActual<typeof Z>('zod');`, 'does not list zod'],
    ['what is resolved by its name', 'house/test/a.ts', `createRequire(import.meta.url).resolve('zod/z.js')`, 'does not list zod'],
    ['a style sheet', 'games/pest/board/a.css', `@import "@faces/roman/400.css";`, 'does not list @faces/roman'],
    ['a face in a style sheet', 'games/pest/door/a.css', `src: url("@faces/roman/400.woff2");`, 'does not list @faces/roman'],

    ['what only tests are given', 'packages/table/src/a.ts', `import { vi } from 'vitest';`, 'among its devDependencies only'],
    ['ours on a board, listed for tests', 'games/pest/board/a.tsx', `import { play } from '@pesthouse/table';`, 'among its devDependencies only'],
    ['a build chain in a house', 'house/cli/a.ts', `const { build } = await import('esbuild');`, 'among its devDependencies only'],
    ['a value of what gives types only', 'house/server/a.ts', `import { WebSocket } from 'ws';`, 'among its devDependencies only'],

    ['a door by a pattern', 'house/page/a.test.ts', `${GLOB}('@pesthouse/pest/rulebook.md')`, 'which is no door'],
    ['the address of a source elsewhere', 'house/test/a.ts', `new URL('../../games/pest/rules.ts', import.meta.url)`, 'reaches into games/pest'],
    ['a path from a test', 'house/test/a.test.ts', `import { given } from '../../games/pest/test/given.ts';`, 'reaches into games/pest'],
    ['a path from the root', 'examples/bot.ts', `import { Sfc } from '../packages/kernel/src/chance.ts';`, 'reaches into packages/kernel'],
    ['a path out of all packages', 'house/server/a.ts', `import { at } from '../../scripts/house.mjs';`, 'reaches out of house'],
    ['what the root does not list', 'examples/bot.ts', `import { play } from '@pesthouse/table';`, 'package.json does not list @pesthouse/table'],
    ['what a script takes', 'scripts/a.mjs', `import { chromium } from 'playwright';`, 'package.json does not list playwright'],
    ['what neither bench nor root lists', 'bench/src/a.ts', `import { z } from 'zod';`, 'bench/package.json or package.json'],
  ])('%s is found', (_, path, text, why) => {
    expect(importFaults(path, text, ALL)).toEqual([expect.stringContaining(why)]);
    expect(importFaults(path, text, ALL)[0]).toMatch(new RegExp(`^${path}.*package\\.json|^${path}.*(?:its own package|reaches)`));
  });

  test.each([
    ['what is listed', 'packages/table/src/a.ts', `import { sha } from 'hashes/sha2.js';\nimport { Sfc } from '@pesthouse/kernel';`],
    ['what Node gives', 'house/server/a.ts', `import { readFileSync } from 'fs';\nimport { join } from 'node:path';`],
    ['what tests are given', 'packages/table/src/a.test.ts', `import { vi } from 'vitest';`],
    ['ours in a test', 'games/pest/test/a.test.ts', `import { play } from '@pesthouse/table';`],
    ['a peer', 'games/pest/board/a.tsx', `import { useState } from 'react';`],
    ['what is built into the page', 'house/page/a.tsx', `import { useState } from 'react';`],
    ['a face on a board', 'games/pest/board/a.css', `/* @import "@faces/roman"; */\n@import "@faces/gothic/400.css";`],
    ['a door for many', 'house/games/index.ts', `const en = () => import('@pesthouse/pest/text/en');`],
    ['types that the house has', 'house/server/a.ts', `import type { WebSocket } from 'ws';`],
    ['the build chain of editions', 'house/cli/edition/bundle.ts', `return await import('esbuild');`],
    ['a document elsewhere', 'house/server/test/a.ts', `new URL('../../../docs/hosting.md', import.meta.url)`],
    ['what is the same in all games, in a test', 'house/games/a.test.ts', `await import(\`../../games/\${id}/clauses.ts\`);`],
    ['the rival', 'bench/src/a.ts', `import { Client } from 'rival/client';\nimport { build } from 'vite';`],
    [
      'what stands in words',
      'house/cli/a.ts',
      `/** import { z } from 'zod'; */\n// import 'zod'\nconst a = "import { z } from 'zod'";\nconst b = \`\nimport 'zod';\n\`;`,
    ],
  ])('%s may be taken', (_, path, text) => {
    expect(importFaults(path, text, ALL)).toEqual([]);
  });

  test('a circle is found, through what only tests need too', () => {
    expect(roundFaults(ALL)).toEqual([]);
    expect(roundFaults([KERNEL, { ...TABLE, devDependencies: { '@pesthouse/pest': '1.0.0' } }, PEST])).toEqual([
      '@pesthouse/pest, @pesthouse/table depend on each other: what they share belongs to a package of its own',
    ]);
    expect(roundFaults([{ ...KERNEL, peerDependencies: { pesthouse: '1.0.0' } }, TABLE, PEST, HOUSE])).toHaveLength(1);
  });

  test('what is listed and imported by nobody is found', () => {
    const files = [
      { path: 'packages/kernel/src/a.test.ts', text: `import 'vitest';` },
      { path: 'packages/table/src/a.ts', text: `import '@pesthouse/kernel';\nimport type { B } from 'hashes/b.js';` },
      { path: 'packages/table/src/a.test.ts', text: `import 'vitest';` },
      { path: 'games/pest/board/a.tsx', text: `import '@pesthouse/kernel';\nimport './a.css';` },
      { path: 'games/pest/board/a.css', text: `@import "@faces/gothic";` },
      { path: 'bench/a.mjs', text: `import 'rival';\nimport 'ws';\nimport '@pesthouse/kernel';` },
      { path: 'scripts/a.mjs', text: `await tool('typescript/bin/tsc', ['-b']);` },
    ];
    const packages = [ROOT, BENCH, KERNEL, TABLE, PEST];
    expect(idleFaults(files, packages)).toEqual(['games/pest/package.json lists @pesthouse/table among its devDependencies, and nothing there imports it']);
    expect(idleFaults(files.slice(1), packages)).toContainEqual(expect.stringContaining('packages/kernel/package.json lists vitest'));
    expect(idleFaults(files.slice(0, -1), packages)).toContainEqual(expect.stringContaining('package.json lists typescript'));
    // Where there is no bench, nobody knows what it would need.
    expect(idleFaults(files.slice(0, -2), [ROOT, KERNEL, TABLE, { ...PEST, devDependencies: {} }])).toEqual([]);
  });

  test('two versions of one thing are found, but for the bench', () => {
    expect(versionFaults(ALL)).toEqual([]);
    expect(
      versionFaults([...ALL, { ...TABLE, folder: 'packages/lab', name: '@pesthouse/lab', dependencies: { hashes: '2.0.1', '@pesthouse/kernel': '0.9.0' } }]),
    ).toEqual([
      '@pesthouse/kernel is 1.0.0 in package.json, packages/kernel/package.json, packages/table/package.json, games/pest/package.json, house/package.json and 0.9.0 in packages/lab/package.json: one version serves all',
      'hashes is 2.0.0 in packages/table/package.json and 2.0.1 in packages/lab/package.json: one version serves all',
    ]);
  });
});

describe('walls', () => {
  test.each([
    ['a board of another game', 'games/pest/board/index.tsx', `import { x } from '../../newyork/board/x.ts';`],
    ['another game by its name', 'games/pest/test/a.test.ts', `import { rules } from '@pesthouse/newyork/rules';`],
    ['a game that is imported past the registry', 'house/server/app.ts', `import { rules } from '@pesthouse/pest/rules';`],
    ['a type of a game', 'packages/lab/src/a.ts', `import type { State } from '@pesthouse/pest/rules';`],
    ['a pattern that enters one game', 'house/page/house/x.ts', `const a = ${GLOB}<string>('../../../games/pest/board/art/*.svg', { eager: true });`],
    ['a list of patterns', 'house/page/house/x.ts', `const a = ${GLOB}(['../../../games/*/door/poster.svg', '../../../games/pest/board/art/*.svg']);`],
    ['a list over several lines', 'house/page/house/x.ts', `const a = ${GLOB}<string>(\n  [\n    '../../../games/pest/board/a.svg',\n  ],\n);`],
    ['a pattern that goes deeper than a door', 'house/page/house/x.ts', `${GLOB}('../../../games/*/steps/turn.ts')`],
    ['a pattern of the server', 'house/server/x.ts', `${GLOB}('../../games/*/door/poster.svg')`],
    ['a floor above', 'house/page/kit/x.tsx', `import { Log } from '../shown/Log.tsx';`],
    ['a folder on no floor', 'house/page/attic/x.ts', `import { Log } from '../shown/Log.tsx';`],
    ['a step of the rules in a board', 'games/pest/board/x.tsx', `import { act } from '../steps/act.ts';`],
    ['the rules on the page that says how to play', 'games/pest/howto/x.tsx', `import { rules } from '../rules.ts';`],
    ['what draws, in the rules', 'games/pest/steps/act.ts', `import { Piece } from '../board/Piece.tsx';`],
    ['what draws, in the rules of the template', 'house/cli/template/steps/act.ts', `import { Piece } from '../board/Piece.tsx';`],
    ['a package in the rules', 'games/pest/steps/act.ts', `import type { Board } from '@pesthouse/board';`],
    ['laws in the rules', 'games/pest/rules.ts', `import { checkGame } from '@pesthouse/kernel/laws';`],
    ['what tests are written with', 'house/cli/play.ts', `import { played } from '@pesthouse/kernel/testing';`],
    ['a file of tests', 'packages/bots/src/a.ts', `import { given } from './test/given.ts';`],
    ['anything in the kernel', 'packages/kernel/src/a.ts', `import type { z } from 'zod';`],
    ['Node in a package', 'packages/table/src/a.ts', `import { readFileSync } from 'fs';`],
    ['Node in a test of the page', 'house/page/a.test.ts', `import { readFileSync } from 'node:fs';`],
    ['the page in the server', 'house/server/app.ts', `import { Shell } from '../page/house/shell.tsx';`],
    ['the server on the page', 'house/page/a.ts', `import type { Table } from '../server/tables.ts';`],
    ['the command in the server', 'house/server/a.ts', `import { io } from '../cli/io.ts';`],
    ['the house in the registry', 'house/games/index.ts', `import { qrText } from '../shared/qr.ts';`],
    ['the registry past its front door', 'house/cli/a.ts', `import { found } from '../games/found.ts';`],
    ['a door of the kernel in the kernel', 'packages/kernel/src/engine.ts', `import { check } from './laws/check.ts';`],
    ['a table in the ratings', 'packages/table/src/ratings/a.ts', `import { play } from '../play.ts';`],
    ['a name that is put together', 'house/server/app.ts', `const a = await import(\`../../games/\${id}/rules.ts\`);`],
  ])('%s is found', (_, path, text) => {
    expect(faultsOf(path, text, IDS)).toHaveLength(1);
  });

  test.each([
    ['the doors of all games', 'house/page/house/x.ts', `${GLOB}('../../../games/*/door/poster.svg', { eager: true, query: '?url' })`],
    ['all of all games, in a test', 'house/page/house/x.test.ts', `${GLOB}(['../../../games/*/test/questions.ts', '!../x.ts'])`],
    ['the registry', 'house/page/house/x.ts', `import { shelf } from '../../games/index.ts';`],
    ['the games, in the registry', 'house/games/found.ts', `import { meta as pest } from '@pesthouse/pest';`],
    ['a game, in a test', 'house/test/bots/a.test.ts', `import { rules } from '@pesthouse/pest/rules';`],
    ['the server, in the command', 'house/cli/serve.ts', `import { startHouse } from '../server/main.ts';`],
    ['all rooms, in a test', 'house/page/a.test.ts', `import { io } from '../cli/io.ts';\nimport { lay } from '../server/test/lay.ts';`],
    ['what a door shows of its own board', 'games/pest/door/more.en.ts', `import sprite from '../board/art/sprite.svg';`],
    [
      'the kernel, in the rules',
      'games/pest/rules.ts',
      `import { Sfc } from '@pesthouse/kernel';\nimport weights from './weights.json' with { type: 'json' };`,
    ],
    [
      'what tests are written with, in a test',
      'games/pest/test/given.ts',
      `import { talk } from '@pesthouse/kernel/testing';\nimport { readFileSync } from 'node:fs';`,
    ],
    ['the kernel, in its laws', 'packages/kernel/src/laws/a.ts', `import { Sfc } from '../chance.ts';`],
    ['a worker of its own', 'house/page/think/x.ts', `new Worker(new URL('./thinker.worker.ts', import.meta.url))`],
  ])('%s may be entered', (_, path, text) => {
    expect(faultsOf(path, text, IDS)).toEqual([]);
  });

  test.each([
    ['packages/bots/src/a.ts', 'const now = Date.now();'],
    ['games/pest/steps/act.ts', 'const x = Math.random();'],
    ['house/cli/template/rules.ts', 'process.exit(1);'],
  ])('%s knows nothing of the world', (path, text) => {
    expect(impuritiesOf(path, text)).toHaveLength(1);
    expect(impuritiesOf(path, `// ${text}\nconst said = '${text}';`)).toEqual([]);
    expect(impuritiesOf('house/server/a.ts', text)).toEqual([]);
  });

  test('strings, patterns and comments are told from each other and from code', () => {
    const text = `const q = /[/*'\`]/; const u = 'http://a'; /* 'x' */ const t = \`a \${b ? \`c \${'}'}\` : '//'} d\`; import('e');`;
    expect(new Set(codeOf(text).strings)).toEqual(new Set(['http://a', 'a * d', 'c *', '}', '//', 'e']));
    expect(importsIn(text)).toEqual([{ kind: 'lazy', type: false, said: 'e' }]);
  });
});

describe('names of games', () => {
  test.each([
    ['house/page/house/doors.ts', `const ORDER = ['chess'];`],
    ['house/page/styles/doors.css', '[data-door="chess"] {'],
    ['house/page/house/x.ts', `fetch('/rules/chess/1')`],
    ['house/page/house/x.ts', 'const PLACES = { chess: 1 };'],
    ['packages/table/src/x.ts', 'interface Places { readonly chess?: number }'],
    ['packages/table/src/x.ts', 'const place = places?.chess;'],
    ['house/server/x.ts', `import { rules } from '@pesthouse/chess/rules';`],
  ])('%s names no game', (path, line) => {
    expect(namesIn(path, line, ['chess', 'go'])).toHaveLength(1);
  });

  test.each([
    ['games/chess/meta.ts', `id: 'chess'`],
    ['house/server/test/app.test.ts', `lay('chess', { chess: 1 })`],
    ['house/page/text/en.ts', `'No chess after midnight.'`],
    ['house/page/text/en.ts', `/** Not chess: it is late. */\nconst said = 'chess: late';`],
    ['house/page/x.ts', `[...chess]`],
  ])('%s may', (path, line) => {
    expect(namesIn(path, line, ['chess', 'go'])).toEqual([]);
  });
});

/** A file as the check of what nobody uses reads it. */
const read = (path: string, text: string) => asRead({ path, text });

describe('what nobody uses', () => {
  test('what no other file uses is found, a type only where nothing names it', () => {
    const lamp = read(
      'house/a/lamp.ts',
      'export const wick = 1;\nexport const flame = wick;\nexport interface Oil {}\nexport const burn = (x: Oil) => x;\nexport type Soot = 1;',
    );
    const user = read('house/a/user.ts', "import { burn, flame } from './lamp.ts';\nburn(flame);");
    expect(exportFaults([lamp, user])).toEqual([expect.stringContaining('exports wick,'), expect.stringContaining('exports Soot,')]);
    expect(exportFaults([lamp, user, { ...user, path: 'house/a/all.ts', text: "import * as lamps from './lamp.ts';" }])).toEqual([]);
  });

  test('what a front door passes on is used by nobody yet', () => {
    const lamp = read('packages/a/src/lamp.ts', 'export const wick = 1;\nexport const flame = 2;');
    const front = read('packages/a/src/index.ts', "export * from './lamp.ts';\nexport {\n  flame,\n  wick,\n} from './lamp.ts';");
    const user = read('house/a/user.ts', "import { flame } from '@pesthouse/a';\nflame;");
    expect(exportFaults([lamp, front, user])).toEqual([expect.stringContaining('exports wick,')]);
  });

  test('a class that nothing wears is found, unless names of classes are worked out', () => {
    const sheet = read(
      'house/a/lamp.module.css',
      '/* .old */\n.wick > .flame { color: red; }\n.soot:hover { color: #1.5em; }\n.x :global(.out) { top: 0.5px; }',
    );
    const wearer = (text: string) => read('house/a/Lamp.tsx', `import css from './lamp.module.css';\n${text}`);
    expect(classFaults([sheet, wearer('css.wick; css.flame; css.x')])).toEqual([expect.stringContaining('.soot,')]);
    expect(classFaults([sheet, wearer("css[tone]; css.x; 'flame'; 'soot'; 'wick'")])).toEqual([]);
  });

  test('a file that nothing leads to is found, and one that a pattern finds is not', () => {
    const alone = read('house/page/lab/alone.ts', "// See './alone.ts' and 'house/page/house/led.ts'.");
    const found = read('games/pest/door/more.ts', "import './alone.css';");
    const finder = read('house/page/house/x.ts', `${GLOB}('../../../games/*/door/more.ts')`);
    const led = read('house/page/house/led.ts', "import './x.ts';");
    expect(fileFaults([alone, found, finder, led], [])).toEqual([expect.stringContaining('alone.ts: nothing'), expect.stringContaining('led.ts: nothing')]);
  });

  test('a door leads to its file, and that to what it passes on; a door for many leads only to what is asked for', () => {
    const front = read('games/pest/index.ts', "export * from './meta.ts';");
    const passed = read('games/pest/meta.ts', '');
    const asked = read('games/pest/text/en.ts', '');
    const unasked = read('games/pest/text/old.ts', '');
    const rules = read('games/pest/rules.ts', '');
    const registry = read('house/games/index.ts', "const en = () => import('@pesthouse/pest/text/en');");
    expect(fileFaults([front, passed, asked, unasked, rules, registry], [PEST, HOUSE])).toEqual(['games/pest/text/old.ts: nothing leads to it']);
    expect(fileFaults([front, passed, rules], [])).toEqual([expect.stringContaining('pest/index.ts: nothing'), expect.stringContaining('rules.ts: nothing')]);
  });
});

describe('circles', () => {
  test('files that import each other are found, by types and over a third file too, and what leads into a circle is not of it', () => {
    const a = { path: 'lamp/wick.ts', text: "import { flame } from './flame.ts';" };
    const b = { path: 'lamp/flame.ts', text: "export {\n  type Oil,\n} from '../cellar/oil.ts';" };
    const c = { path: 'cellar/oil.ts', text: "import type { Wick } from '../lamp/wick.ts';" };
    const guest = { path: 'house.ts', text: "import './lamp/wick.ts';" };
    expect(circlesIn([a, b, c, guest], [])).toEqual([expect.stringMatching(/^cellar\/oil\.ts, lamp\/flame\.ts, lamp\/wick\.ts import/)]);
    const lazy = { ...c, text: "const load = () => import('../lamp/wick.ts');" };
    expect(circlesIn([a, b, lazy, guest], [])).toEqual([expect.stringMatching(/^cellar\/oil\.ts, lamp\/flame\.ts, lamp\/wick\.ts load each other by import/)]);
    // Over a type nothing is loaded.
    expect(circlesIn([a, { ...b, text: "import type { Oil } from '../cellar/oil.ts';" }, lazy, guest], [])).toEqual([]);
    expect(circlesIn([a, b, { ...c, path: 'cellar/oil.test.ts' }, guest], [])).toEqual([]);
  });

  test('a way through a door is followed', () => {
    const table = { path: 'packages/table/src/index.ts', text: "export * from './play.ts';" };
    const play = { path: 'packages/table/src/play.ts', text: "import { words } from '@pesthouse/pest/text/en';" };
    const words = { path: 'games/pest/text/en.ts', text: "import { play } from '@pesthouse/table';" };
    expect(circlesIn([table, play, words], [TABLE, PEST])).toEqual([
      expect.stringMatching(/^games\/pest\/text\/en\.ts, packages\/table\/src\/index\.ts, packages\/table\/src\/play\.ts import/),
    ]);
    expect(circlesIn([table, play, { ...words, text: '' }], [TABLE, PEST])).toEqual([]);
  });
});
