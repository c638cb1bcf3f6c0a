/** House rules in links and files: what goes in comes out, and what a stranger sends does no harm. */
import { expect, test } from 'vitest';
import { fileName, fileOf, readFileText } from './file.ts';
import { packRules, unpackRules } from './link.ts';

const LEAN = {
  game: 'newyork',
  edition: '3',
  numbers: { 'rats-rat-king.cost': 2, 'bonus.humans.rats': 2, slowShare: 0.5 },
  switches: { lastCall: true },
  name: 'Lean Winter',
  note: 'Less in the bins, more at the door. “Thursdays” – für alle 🐀',
  author: 'Ada',
};

const pack = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
  return Buffer.from(bytes).toString('base64url');
};

test('a link gives back the house rules that went into it, and is short', async () => {
  const code = await packRules(LEAN);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(300);
  expect(await unpackRules(code)).toEqual(LEAN);
});

test('a link that is cut, changed or foreign gives nothing and does not throw', async () => {
  const code = await packRules(LEAN);
  for (const bad of ['', 'main', code.slice(0, -9), code.slice(5), `${code}!`, 'A'.repeat(20_000), await pack('7'), await pack('{"game":"newyork"}')])
    expect(await unpackRules(bad)).toBeNull();
});

test('a link that would unpack to a flood gives nothing', async () => {
  expect(await unpackRules(await pack(`["${'x'.repeat(5_000_000)}"]`))).toBeNull();
});

test.each([
  ['a name with control characters', { ...LEAN, name: 'Lean\u202eretniW' }],
  ['a name that is too long', { ...LEAN, name: 'x'.repeat(41) }],
  ['no name', { ...LEAN, name: '  ' }],
  ['a number that is none', { ...LEAN, numbers: { 'rats-rat-king.cost': '2' } }],
  ['more numbers than any game has', { ...LEAN, numbers: Object.fromEntries(Array.from({ length: 401 }, (_, i) => [`n${i}`, 1])) }],
])('%s is refused in a link and in a file', async (_, v) => {
  const { game, edition, name, note, author, numbers, switches } = v;
  expect(await unpackRules(await pack(JSON.stringify([game, edition, name, note, author, numbers, switches])))).toBeNull();
  expect(readFileText(JSON.stringify(v))).toBeNull();
});

test('markup in a name is only a name', async () => {
  const v = { ...LEAN, name: '<img src=x onerror=alert(1)>', author: '</script>' };
  expect(await unpackRules(await packRules(v))).toEqual(v);
  expect(fileName(v)).toBe('newyork-img-src-x-onerror-alert-1.json');
});

test('a file gives back the house rules that went into it, with or without an id', () => {
  expect(readFileText(fileOf(LEAN))).toEqual(LEAN);
  expect(readFileText(JSON.stringify({ ...LEAN, id: 'abc' }))).toEqual(LEAN);
  for (const bad of ['', '[]', 'null', '{', '7', '{"game":"newyork"}']) expect(readFileText(bad)).toBeNull();
});

test('a file is named after its rules, in signs that every system takes', () => {
  expect(fileName(LEAN)).toBe('newyork-lean-winter.json');
  expect(fileName({ game: 'pest', name: '鼠' })).toBe('pest-house-rules.json');
});
