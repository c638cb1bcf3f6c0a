/** Everything that is installed runs on each Node.js that we name: a newer release of a package that does not is not taken. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Version = readonly [number, number, number];
/** The oldest of ours, and the long-lived ones after it. */
const NODES: readonly Version[] = [
  [20, 19, 0],
  [22, 13, 0],
  [24, 0, 0],
];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((x, i) => x !== (b[i] ?? 0));
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
/** One bound, such as `^20.19.0`, `>=18` or `14.x`; what it leaves out may be anything. */
const meets = (node: Version, bound: string): boolean => {
  const [, sign = '', said = ''] = /^([<>=^~]*)v?([\d.x*]*)$/.exec(bound) ?? [];
  if (said === '' && bound !== '') throw new Error(`${bound} cannot be read`);
  const parts = said
    .split('.')
    .filter((x) => /^\d+$/.test(x))
    .map(Number);
  const alike = (n: number): boolean => parts.slice(0, n).every((x, i) => x === node[i]);
  const order = compare(node, parts);
  switch (sign) {
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '^':
      return alike(1) && order >= 0;
    case '~':
      return alike(2) && order >= 0;
    default:
      return alike(3);
  }
};
const admits = (range: string, node: Version): boolean =>
  range
    .replace(/([<>=^~]+)\s+/g, '$1')
    .split('||')
    .some((all) =>
      all
        .trim()
        .split(/\s+/)
        .every((bound) => meets(node, bound)),
    );

test.each([
  ['>=22', [false, true, true]],
  ['18 || 20 || >=22', [true, true, true]],
  ['^20.19.0 || ^22.13.0 || >=23.5.0', [true, true, true]],
  ['^22.12.0 || ^24.0.0 || >=26.0.0', [false, true, true]],
  ['>=16 || 14 >=14.17', [true, true, true]],
  ['>= 10.x', [true, true, true]],
  ['>=20.19.1 <24', [false, true, false]],
  ['~22.13', [false, true, false]],
  ['*', [true, true, true]],
])('%s is read as npm reads it', (range, each) => {
  expect(NODES.map((node) => admits(range, node))).toEqual(each);
});

test.each(['package-lock.json', 'bench/package-lock.json'])('%s', (name) => {
  const lock: { readonly packages: { readonly [path: string]: { readonly version?: string; readonly engines?: { readonly node?: string } } } } = JSON.parse(
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
  );
  const asked = Object.entries(lock.packages).filter(([, x]) => x.engines?.node !== undefined);
  expect(asked.length).toBeGreaterThan(10);
  const faults = asked.flatMap(([path, { version, engines }]) =>
    NODES.filter((node) => !admits(engines?.node ?? '', node)).map((node) => `${path} ${version} asks for ${engines?.node} and not ${node.join('.')}`),
  );
  expect(faults).toEqual([]);
});
