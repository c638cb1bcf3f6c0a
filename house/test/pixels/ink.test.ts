/** Measuring ink and ground: on small pictures whose colours are known, letter by letter. */
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contrast, hex, isLarge, lightOf, type Rgb, wantedOf } from './colours.ts';
import { readInk } from './ink.ts';
import { type Photo, readPng } from './png.ts';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const between = (one: Rgb, other: Rgb): number => contrast(lightOf(...one), lightOf(...other));
const mixed = ([r, g, b]: Rgb, [x, y, z]: Rgb, cover: number): Rgb => {
  const mix = (ink: number, ground: number): number => ink * cover + ground * (1 - cover);
  return [mix(r, x), mix(g, y), mix(b, z)];
};

describe('colours', () => {
  test('stand apart as WCAG reckons it', () => {
    expect(between(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(between(WHITE, WHITE)).toBe(1);
    // The grey that just passes on white, and the one that just does not.
    expect(between([118, 118, 118], WHITE)).toBeGreaterThan(4.5);
    expect(between([119, 119, 119], WHITE)).toBeLessThan(4.5);
    expect(between([255, 0, 0], WHITE)).toBeCloseTo(4, 1);
    expect(hex([17, 34, 170])).toBe('#1122aa');
  });
  test('large is 24 pixels, or 14 points in bold', () => {
    expect([isLarge(24, 400), isLarge(23.9, 400), isLarge(18.66, 700), isLarge(18.6, 700), isLarge(20, 600)]).toEqual([true, false, true, false, false]);
  });
  test('what cannot be pressed now may be paler, but not as pale as one likes', () => {
    expect(wantedOf({ px: 14, weight: 400, off: false })).toBe(4.5);
    expect(wantedOf({ px: 26, weight: 400, off: false })).toBe(3);
    expect(wantedOf({ px: 14, weight: 400, off: true })).toBe(3);
    expect(wantedOf({ px: 26, weight: 400, off: true })).toBe(2);
  });
});

const [W, H, EM] = [120, 40, 30];
type Ground = (x: number, y: number) => Rgb;
const paint = (colour: Ground): Photo => {
  const rgb = new Uint8Array(W * H * 3);
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) rgb.set(colour(x, y), (y * W + x) * 3);
  return { width: W, height: H, rgb };
};
/** How much of a pixel a letter covers: stems three pixels wide, an edge half covered on each side, four letters. */
const stems = (x: number, y: number): number => {
  if (y < 10 || y > 30) return 0;
  const at = x % 30;
  return at >= 12 && at < 15 ? 1 : at === 11 || at === 15 ? 0.5 : 0;
};
const read = (ink: Rgb, ground: Ground, cover = stems) => {
  const full = paint((x, y) => mixed(ink, ground(x, y), cover(x, y)));
  return readInk(full, paint(ground), { x: 0, y: 0, w: W, h: H }, EM);
};

describe('a word', () => {
  test('has the colour of its stems, not of their edges', () => {
    const found = read([118, 118, 118], () => WHITE);
    expect(found?.ratio).toBeCloseTo(between([118, 118, 118], WHITE), 1);
    expect(found?.ink).toEqual([118, 118, 118]);
    expect(found?.ground).toEqual(WHITE);
    expect(read(WHITE, () => BLACK)?.ratio).toBeCloseTo(21, 1);
  });
  test('is measured where it stands out least: half of it on dark, half on light', () => {
    const found = read(WHITE, (x) => (x < 60 ? BLACK : [200, 200, 200]));
    expect(found?.ratio).toBeCloseTo(between(WHITE, [200, 200, 200]), 1);
  });
  test('is missed where its letters have the colour of the ground', () => {
    const found = read(WHITE, (x) => (x < 60 ? BLACK : WHITE));
    expect(found?.ratio).toBeCloseTo(1, 1);
    expect(read([240, 235, 220], () => [240, 235, 220])).toBeNull();
  });
  test('may stand on anything if it has an outline of its own', () => {
    // White stems with a black outline of three pixels, on a white ground.
    const outlined = (x: number, y: number): Rgb => (y >= 7 && y <= 33 && x % 30 >= 8 && x % 30 <= 18 ? BLACK : WHITE);
    expect(read(WHITE, outlined)?.ratio).toBeGreaterThan(15);
  });
  test('that shines through is measured as it is seen', () => {
    // Black at half its strength on white is grey.
    expect(
      read(
        BLACK,
        () => WHITE,
        (x, y) => stems(x, y) / 2,
      )?.ratio,
    ).toBeCloseTo(between([127, 127, 127], WHITE), 1);
  });
  test('off the picture is no word', () => {
    const white = paint(() => WHITE);
    expect(readInk(white, white, { x: 200, y: 0, w: 10, h: 10 }, EM)).toBeNull();
  });
});

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(4)]);
};
const png = (width: number, height: number, type: number, rows: readonly (readonly number[])[], bits = 8): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([bits, type, 0, 0, 0], 8);
  const data = deflateSync(Buffer.from(rows.flat()));
  // Browsers write it in several parts.
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', head),
    chunk('IDAT', data.subarray(0, 4)),
    chunk('IDAT', data.subarray(4)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('a photograph', () => {
  test('is read with every filter of its rows', () => {
    const rows = [
      [0, 10, 20, 30, 40, 50, 60],
      [1, 10, 20, 30, 30, 30, 30],
      [2, 5, 5, 5, 5, 5, 5],
      [3, 1, 1, 1, 1, 1, 1],
      [4, 1, 2, 3, 4, 5, 6],
    ];
    const { width, height, rgb } = readPng(png(2, 5, 2, rows));
    expect([width, height]).toEqual([2, 5]);
    expect([...rgb.subarray(0, 6)]).toEqual([10, 20, 30, 40, 50, 60]);
    expect([...rgb.subarray(6, 12)]).toEqual([10, 20, 30, 40, 50, 60]);
    expect([...rgb.subarray(12, 18)]).toEqual([15, 25, 35, 45, 55, 65]);
    // Half of what stands above, then half of that and its left neighbour.
    expect([...rgb.subarray(18, 24)]).toEqual([8, 13, 18, 27, 35, 42]);
    expect([...rgb.subarray(24, 30)]).toEqual([9, 15, 21, 31, 40, 48]);
  });
  test('may have a fourth channel, or only one', () => {
    expect([...readPng(png(1, 1, 6, [[0, 1, 2, 3, 255]])).rgb]).toEqual([1, 2, 3]);
    expect([...readPng(png(2, 1, 0, [[1, 7, 2]])).rgb]).toEqual([7, 7, 7, 9, 9, 9]);
  });
  test('of another kind is refused', () => {
    expect(() => readPng(png(1, 1, 3, [[0, 1]]))).toThrow('not a picture');
    expect(() => readPng(png(1, 1, 2, [[0, 1, 2, 3, 4, 5, 6]], 16))).toThrow('not a picture');
    expect(() => readPng(png(1, 1, 2, [[5, 1, 2, 3]]))).toThrow('filter 5');
  });
});
