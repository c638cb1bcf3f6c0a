/** The plot of stated chances: what was said to the right, what was won upward; on the line from corner to corner words were true. */
import type { Trueness } from './fit.ts';

const SIZE = 320;
const EDGE = 44;
const at = (x: number): number => EDGE + x * SIZE;
const up = (y: number): number => EDGE + (1 - y) * SIZE;
const num = (x: number): string => x.toFixed(1);

const INKS = { hint: '#b4552d', graph: '#2d6fb4' } as const;

const dots = ({ bins }: Trueness, ink: string, all: number): string =>
  bins
    .filter((b) => b.n > 0)
    .map((b) => `<circle cx="${num(at(b.said))}" cy="${num(up(b.won))}" r="${num(3 + 9 * Math.sqrt(b.n / all))}" fill="${ink}" fill-opacity="0.7"/>`)
    .join('');

export const chancePlot = (title: string, hint: Trueness, graph: Trueness): string => {
  const total = (t: Trueness): number =>
    Math.max(
      1,
      t.bins.reduce((n, b) => n + b.n, 0),
    );
  const ticks = [0, 25, 50, 75, 100].map((x) => {
    const s = x / 100;
    return (
      `<text x="${num(at(s))}" y="${EDGE + SIZE + 18}" text-anchor="middle">${x}</text>` +
      `<text x="${EDGE - 8}" y="${num(up(s) + 4)}" text-anchor="end">${x}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE + 2 * EDGE} ${SIZE + 2 * EDGE}" font-family="sans-serif" font-size="12" fill="#444">`,
    `<title>${title}: stated chances and games won, in per cent</title>`,
    `<rect width="100%" height="100%" fill="#fff"/><rect x="${EDGE}" y="${EDGE}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#bbb"/>`,
    `<line x1="${EDGE}" y1="${EDGE + SIZE}" x2="${EDGE + SIZE}" y2="${EDGE}" stroke="#bbb" stroke-dasharray="4 4"/>`,
    ...ticks,
    `<text x="${EDGE + SIZE / 2}" y="${EDGE + SIZE + 36}" text-anchor="middle">said, %</text>`,
    `<text x="${EDGE}" y="${EDGE - 26}">${title}: won, %</text>`,
    `<text x="${EDGE}" y="${EDGE - 10}"><tspan fill="${INKS.hint}">● hints</tspan> <tspan fill="${INKS.graph}">● graphs</tspan></text>`,
    dots(graph, INKS.graph, total(graph)),
    dots(hint, INKS.hint, total(hint)),
    '</svg>\n',
  ].join('\n');
};
