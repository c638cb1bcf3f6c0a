/** The checks of the walls themselves: each finds what it is there for. */
import { expect, test } from 'vitest';

// The scripts are plain JavaScript that runs before anything is installed: they have no types.
const wall = (name: string) => import(new URL(`../scripts/walls/${name}.mjs`, import.meta.url).href);
const { faultsOf } = await wall('imports');
const { namesIn } = await wall('names');
const GLOB = 'import.meta.glob';

test.each([
  ['a board of another game', 'games/pest/board/index.tsx', `import { x } from '../../newyork/board/x.ts';`],
  ['a game that is imported past the registry', 'server/app.ts', `import { rules } from '../games/pest/rules.ts';`],
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
  ['src/client/house/doors.ts', `const ORDER = ['chess'];`],
  ['src/client/styles/doors.css', '[data-door="chess"] {'],
  ['src/client/house/x.ts', `fetch('/rules/chess/1')`],
])('%s names no game', (path, line) => {
  expect(namesIn(path, line, ['chess', 'go'])).toHaveLength(1);
});

test.each([
  ['src/games/chess/meta.ts', `id: 'chess'`],
  ['src/server/test/app.test.ts', `lay('chess')`],
  ['src/client/text/en.ts', `'No chess after midnight.'`],
])('%s may', (path, line) => {
  expect(namesIn(path, line, ['chess', 'go'])).toEqual([]);
});
