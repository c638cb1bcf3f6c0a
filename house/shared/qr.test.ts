/** QR codes: the parts by which a camera finds them are where the standard has them, and all three forms show the same. */
import { expect, test } from 'vitest';
import { qrMatrix, qrPath, qrText } from './qr.ts';

const ADDRESS = 'http://192.168.1.20:4747/table/abcdefghijkm';
/** The square that stands in three corners. */
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

test('a code is square, of an allowed size, with its three finders and its timing lines', () => {
  const rows = qrMatrix(ADDRESS);
  expect((rows.length - 17) % 4).toBe(0);
  expect(rows.every((x) => x.length === rows.length)).toBe(true);
  const corner = (x0: number, y0: number) => FINDER.map((_, y) => FINDER.map((__, x) => (rows[y0 + y]?.[x0 + x] === true ? '1' : '0')).join(''));
  for (const [x, y] of [
    [0, 0],
    [rows.length - 7, 0],
    [0, rows.length - 7],
  ] as const)
    expect(corner(x, y)).toEqual(FINDER);
  for (let i = 8; i < rows.length - 8; i++) expect([rows[6]?.[i], rows[i]?.[6]]).toEqual([i % 2 === 0, i % 2 === 0]);
});

test('the path and the text have every dark square of the matrix, and a margin of four', () => {
  const rows = qrMatrix(ADDRESS);
  const dark = rows.flat().filter((x) => x).length;
  const { size, d } = qrPath(ADDRESS);
  expect(size).toBe(rows.length + 8);
  expect(d.split('M').length - 1).toBe(dark);
  expect(d.startsWith('M4 4h1v1h-1z')).toBe(true);
  const lines = qrText(ADDRESS).split('\n');
  expect(lines.every((x) => x.length === size)).toBe(true);
  const light = (c: string): number => (c === '█' ? 2 : c === ' ' ? 0 : 1);
  const lit = [...lines.join('')].reduce((n, c) => n + light(c), 0);
  // The last line has a half that is no row: it is light.
  expect(lit).toBe(lines.length * 2 * size - dark);
  expect(lines[0]).toBe('█'.repeat(size));
});

test('another address is another code', () => {
  expect(qrPath(ADDRESS).d).not.toBe(qrPath(`${ADDRESS}x`).d);
});
