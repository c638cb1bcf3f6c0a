/** The pictures of links: what is hidden is in none of them, names are harmless, and nothing is left that only a browser understands. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaults, WATCHER } from '@pesthouse/kernel';
import { chanceOf, openPlay } from '@pesthouse/table';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES, type GameId } from '../../games/index.ts';
import { pictureOf } from '../../page/picture/index.tsx';
import { filled, rulesOf, saidOf } from '../../page/picture/styles.ts';
import { parsed, written } from '../../page/picture/tree.ts';
import type { PictureJob } from '../../shared/picture.ts';

const jobs = async (game: GameId): Promise<readonly [PictureJob, PictureJob]> => {
  const { meta, rules } = GAMES[game];
  const { rules: engine } = await rules();
  const seats = meta.usual;
  const play = openPlay(engine, { game, rules: meta.rules, options: defaults(meta, seats), seats, entries: [] }, '5'.repeat(64), () => undefined);
  const twin = engine.guess(engine.view(play.state, WATCHER), WATCHER, chanceOf('7'.repeat(64))(0));
  const job = (state: typeof twin): PictureJob => ({
    language: 'en',
    house: 'Pesthouse',
    title: '<script>alert(1)</script> & "friends"',
    lines: [meta.title],
    seats: Array.from({ length: seats }, (_, i) => ({ name: `<b>${i}</b>`, place: null })),
    game,
    position: { rules: meta.rules, numbers: {}, view: engine.view(state, WATCHER) },
  });
  return [job(play.state), job(twin)];
};

/** Games whose board draws itself small: their sources say so. */
const DRAWN = new Set<string>(
  GAME_IDS.filter((x) => /^\s*picture\b/m.test(readFileSync(new URL(`../../../games/${x}/board/index.tsx`, import.meta.url), 'utf8'))),
);

test('the games of the house draw their boards small', () => {
  expect(DRAWN.size).toBeGreaterThanOrEqual(5);
});

test.each(GAME_IDS)('the picture of %s is the same whatever is hidden, and stands alone', async (game) => {
  const [one, twin] = await jobs(game);
  const drawn = await pictureOf(one);
  expect(await pictureOf(twin)).toBe(drawn);
  expect(drawn).not.toMatch(/<(?:script|b|div|style)\b/);
  expect(drawn).not.toMatch(/var\(|\sclass=/);
  // The board itself is in it, not only the words, where the game draws one.
  expect(drawn.includes('<svg x="518"')).toBe(DRAWN.has(game));
  expect(await pictureOf({ ...one, position: null })).not.toContain('<svg x="518"');
});

test('the same drawing gives the same picture, byte for byte', async () => {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const png = async (job: PictureJob): Promise<Uint8Array> => new Resvg(await pictureOf(job), { font: { loadSystemFonts: false } }).render().asPng();
  const [one, twin] = await jobs('newyork');
  const [a, b] = [await png(one), await png(twin)];
  expect(Buffer.from(b).equals(Buffer.from(a))).toBe(true);
  const shown = new DataView(a.buffer, a.byteOffset);
  expect([shown.getUint32(16), shown.getUint32(20)]).toEqual([1200, 630]);
});

test('rules fit what they name, the weightier last, and variables are filled in', () => {
  const rules = rulesOf('@media (x) { .a { fill: blue } } .a text { fill: red } .b > .a text { fill: var(--hue, pink) } .a:hover text { fill: black }');
  const [box] = parsed('<g class="b"><g class="a"><text>1</text></g></g>');
  if (box === undefined || typeof box === 'string') throw new Error('nothing was read');
  const [inner] = box.children;
  if (inner === undefined || typeof inner === 'string') throw new Error('nothing was read');
  const [text] = inner.children;
  if (text === undefined || typeof text === 'string') throw new Error('nothing was read');
  expect(saidOf(rules, [box, inner, text]).get('fill')).toBe('var(--hue, pink)');
  expect(saidOf(rules, [inner, text]).get('fill')).toBe('red');
  expect(filled('var(--hue, pink)', new Map())).toBe('pink');
  expect(
    filled(
      '1px var(--hue, pink)',
      new Map([
        ['--hue', 'var(--deep)'],
        ['--deep', 'navy'],
      ]),
    ),
  ).toBe('1px navy');
  expect(written(box)).toBe('<g class="b"><g class="a"><text>1</text></g></g>');
});
