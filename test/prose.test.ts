/** The check of what prose names: it finds what leads nowhere, and lets be what is no path of the tree. */
import { expect, test } from 'vitest';

// The scripts are plain JavaScript that runs before anything is installed: they have no types.
const { commentsIn, proseIn } = await import(new URL('../scripts/walls/prose.mjs', import.meta.url).href);

const TREE = [
  ...['README.md', 'docs', 'docs/lamps.md', 'games', 'games/EDITIONS', 'games/chess', 'games/chess/meta.ts', 'games/chess/text', 'games/chess/text/en.ts'],
  ...['games/chess/steps', 'games/chess/steps/move.ts', 'house', 'house/page', 'house/page/x.test.ts', 'house/page/y.test.ts', 'packages', 'packages/board'],
  ...['@pesthouse/board', '@pesthouse/board/words/*'],
];
const faults = (text: string, file = 'docs/lamps.md'): string[] => proseIn(file, text, new Set(TREE), new Set(['check', 'test', 'test:unit']));

test.each([
  ['a file that is gone', 'See `games/chess/rules.ts`.', 'games/chess/rules.ts'],
  ['a folder that is gone', 'All lies in `house/client/`.', 'house/client/'],
  ['a place of an older tree', 'See `src/house/page/x.test.ts`.', 'src/house/page/x.test.ts'],
  ['a folder without a root that no path ends with', 'A board imports `client/kit`.', 'client/kit'],
  ['the name of a file that is nowhere', 'Then `rules.ts` fills it in.', 'rules.ts'],
  ['a path among the words of a command', '`npx vitest run house/page/z.test.ts -t lamp`', 'house/page/z.test.ts'],
  ['a path from beside the file', 'See `../games/rules.ts` and `../games/chess/meta.ts`.', '../games/rules.ts'],
  ['a path in a block', '```\ngames/chess/bot.ts    a bot\n```', 'games/chess/bot.ts'],
  ['a path of a file that stands without marks', 'As docs/wicks.md says.', 'docs/wicks.md'],
  ['a placeholder that nothing fills', 'Words lie in `games/<id>/words/<language>.ts`.', 'games/<id>/words/<language>.ts'],
  ['a choice of which one is missing', '`house/page/{x,y,z}.test.ts`', 'house/page/{x,y,z}.test.ts'],
  ['a package that is none', 'It imports `@pesthouse/lamp`.', '@pesthouse/lamp'],
  ['a package by a door that it lacks', 'It imports `@pesthouse/board/play`.', '@pesthouse/board/play'],
])('%s is found', (_, text, path) => {
  expect(faults(text)).toEqual([expect.stringContaining(` names ${path},`)]);
});

test('a link that leads nowhere is found: it begins where the file lies', () => {
  expect(faults('[Games](../games/chess/meta.ts), [lamps](lamps.md#oil), [home](../README.md) and [elsewhere](https://example.org/docs/x.md)')).toEqual([]);
  expect(faults('[Games](games/chess/meta.ts)')).toEqual([expect.stringContaining('links to games/chess/meta.ts,')]);
  expect(faults('[Games](games/chess/meta.ts)', 'README.md')).toEqual([]);
});

test('a command that package.json lacks is found', () => {
  expect(faults('`npm test`, `npm run test:unit -- <path>` and npm run check')).toEqual([]);
  expect(faults('```\nnpm run polish -- lamps\n```\nand `npm start`')).toEqual([
    expect.stringContaining('the command polish,'),
    expect.stringContaining('the command start,'),
  ]);
});

test.each([
  ['placeholders and patterns that something fills', '`games/<id>/text/<language>.ts`, `games/*/steps/`, `house/**/x.test.ts`, `house/page/{x,y}.test.ts`'],
  ['the end of a path', '`text/en.ts`, `meta.ts`, `steps/`, `page/x.test.ts` and `steps/move`'],
  ['what is built or kept', '`house/dist/node/cli.js`, `.laws/book.jsonl`, `.campaign/book.json` and `node_modules/.bin`'],
  ['front doors', '`@pesthouse/board`, `@pesthouse/<id>`, `@pesthouse/board/words/<language>`'],
  ['packages of others', '`@noble/hashes` and `@fontsource/almendra`'],
  ['addresses, moves and numbers', '`/api/games`, `https://pest.example.org/t`, `species=rats/pigeons`, `1/2`, `0.4.0` and `pesthouse.json`'],
  ['what merely has a slash', 'and/or, tea/coffee'],
])('%s may be named', (_, text) => {
  expect(faults(text)).toEqual([]);
});

test('of a source the comments are read, and slashes between words let be', () => {
  const code =
    "/** As `games/chess/rules.ts` says. */\nconst a = '`docs/gone.md`'; // by `bot/role`, see docs/masters.md and `./c.js`\nconst b = ['house/*', 'x'];\n/* `text/en.ts` */";
  expect(commentsIn(code)).not.toContain('gone');
  expect(faults(commentsIn(code), 'packages/board/x.ts')).toEqual([
    expect.stringContaining('games/chess/rules.ts'),
    expect.stringContaining('docs/masters.md'),
  ]);
});
