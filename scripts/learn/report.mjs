/** Draws how strong each net became while it learnt, from the records in the repository. */
import { writeFileSync } from 'node:fs';
import { at } from '../house.mjs';
import { readRecords, schooledGames } from './records.mjs';

const [WIDE, HIGH, GAP, TOP] = [230, 150, 46, 40];
const COLOURS = { policy: '#2f6f4f', master: '#8c2f39', earlier: '#888888' };

const lineOf = (rows, name, most) => {
  const points = rows
    .filter((x) => x.against[name] !== undefined && !x.taught)
    .map((x) => `${((WIDE * x.millions) / most).toFixed(1)},${(HIGH * (1 - x.against[name])).toFixed(1)}`);
  return points.length < 2 ? '' : `<polyline points="${points.join(' ')}" fill="none" stroke="${COLOURS[name]}" stroke-width="1.6"/>`;
};

const plotOf = (game, i) => {
  const { rows } = readRecords(game);
  const most = Math.max(1, ...rows.map((x) => x.millions));
  const grid = [0, 0.5, 1].map(
    (y) =>
      `<line x1="0" x2="${WIDE}" y1="${HIGH * (1 - y)}" y2="${HIGH * (1 - y)}" stroke="#ccc"/><text x="-6" y="${HIGH * (1 - y) + 4}" text-anchor="end">${100 * y}</text>`,
  );
  const lines = Object.keys(COLOURS).map((name) => lineOf(rows, name, most));
  return `<g transform="translate(${GAP + i * (WIDE + GAP)} ${TOP})"><text x="0" y="-10" font-weight="bold">${game}</text>${grid.join('')}${lines.join('')}<text x="${WIDE}" y="${HIGH + 16}" text-anchor="end">${most.toFixed(1)} million decisions</text></g>`;
};

/** The picture and where it lies. */
export const draw = () => {
  const games = schooledGames();
  const wide = GAP + games.length * (WIDE + GAP);
  const key = Object.entries(COLOURS).map(
    ([name, colour], i) =>
      `<text x="${GAP + i * 150}" y="${TOP + HIGH + 44}" fill="${colour}">against ${name === 'earlier' ? 'an earlier net' : name === 'policy' ? 'the written policy' : "the master's policy"}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${TOP + HIGH + 60}" font-family="sans-serif" font-size="12" fill="#333"><rect width="100%" height="100%" fill="#fff"/>${games.map(plotOf).join('')}${key.join('')}</svg>\n`;
  const path = at('docs', 'notes', 'learning.svg');
  writeFileSync(path, svg);
  return path;
};
