/** `node scripts/ship.mjs FOLDER`: lays out what an installed house consists of, without sources and without what builds it: what npm has to know, what is built, and the published editions. `npm ci --omit=dev` in that folder does the rest. */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { at } from './house.mjs';

const [to] = process.argv.slice(2);
if (to === undefined || (existsSync(to) && readdirSync(to).length > 0)) {
  console.error('Say into which empty folder: node scripts/ship.mjs FOLDER');
  process.exit(2);
}
const workspaces = ['packages', 'games'].flatMap((kind) => readdirSync(at(kind)).map((name) => join(kind, name))).concat('house');
const parts = [
  ...['package.json', 'package-lock.json'],
  ...workspaces.flatMap((home) => [join(home, 'package.json'), join(home, 'editions')]),
  join('games', 'EDITIONS'),
  ...['node', 'client', 'drawing'].map((built) => join('house', 'dist', built)),
].filter((part) => existsSync(at(part)));
if (!parts.includes(join('house', 'dist', 'node'))) {
  console.error('The house is not built: run npm run build first.');
  process.exit(2);
}
for (const part of parts) {
  const target = resolve(to, part);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(at(part), target, { recursive: true });
}
