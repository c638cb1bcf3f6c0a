/** QR codes of addresses, for terminal and page alike: as rows of dark and light, as the path of an SVG, and as text. */
import { generate } from 'lean-qr';

/** Row by row, true is dark; without the quiet margin, which has to be four wide. */
export const qrMatrix = (text: string): boolean[][] => {
  const code = generate(text);
  return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y)));
};

const MARGIN = 4;
/** One path for all dark squares, in a box of `size` by `size` with the margin in it: `<svg viewBox="0 0 size size"><path d=…/></svg>` on a light ground. */
export const qrPath = (text: string): { readonly size: number; readonly d: string } => {
  const rows = qrMatrix(text);
  const d = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')).join('')).join('');
  return { size: rows.length + 2 * MARGIN, d };
};

/** For a terminal: two rows a line, light on dark, so that it can be read whatever its colours are. */
export const qrText = (text: string): string => {
  const rows = qrMatrix(text);
  const isDark = (x: number, y: number): boolean => rows[y - MARGIN]?.[x - MARGIN] ?? false;
  const size = rows.length + 2 * MARGIN;
  const BLOCKS = ['█', '▄', '▀', ' '];
  return Array.from({ length: Math.ceil(size / 2) }, (_, i) =>
    Array.from({ length: size }, (_, x) => BLOCKS[(isDark(x, 2 * i) ? 1 : 0) + (isDark(x, 2 * i + 1) ? 2 : 0)]).join(''),
  ).join('\n');
};
