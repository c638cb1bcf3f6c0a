/** `node scripts/icons.mjs`: draws the icons by which the house is installed, from its own mark in `house/public/favicon.svg`. What it draws is kept beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { at } from './house.mjs';

const { resolve } = createRequire(at('house', 'package.json'));
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

const INK = '#151311';
const mark = readFileSync(at('house', 'public', 'favicon.svg'), 'utf8');
/** The mark without its ground. */
const drawn = mark.replace(/<svg[^>]*>|<\/svg>/g, '').replace(/<rect[^>]*\/>/, '');
const framed = (inside, room = 0) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${32 + 2 * room} ${32 + 2 * room}">${inside}</svg>`;
const ground = (room) => `<rect x="${-room}" y="${-room}" width="${32 + 2 * room}" height="${32 + 2 * room}" fill="${INK}"/>`;
/** One colour, for where a system draws it in its own: what was ink is cut out. */
const stencil = `<mask id="cut"><rect width="32" height="32" fill="#fff"/><circle cx="16" cy="20.6" r="4.7" fill="#000"/><circle cx="16" cy="20.6" r="3.2" fill="#fff"/></mask><g mask="url(#cut)">${drawn.replaceAll(/fill="#\w+"/g, 'fill="#fff"')}</g>`;

const ICONS = {
  'icon-192.png': [192, mark],
  'icon-512.png': [512, mark],
  // A system may cut it to a circle of four fifths.
  'icon-maskable-512.png': [512, framed(ground(7) + drawn, 7)],
  'apple-touch-icon.png': [180, framed(ground(3) + drawn, 3)],
  'badge-96.png': [96, framed(stencil, 1)],
};
for (const [name, [size, svg]] of Object.entries(ICONS)) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(at('house', 'public', name), png);
  console.log(`${name}: ${png.length} bytes`);
}
