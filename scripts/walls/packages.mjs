/** Every package lists what its files import, and nothing else; others are entered by their doors, and none depends on itself by way of others. Each finding is a sentence; no finding, no fault. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at } from '../house.mjs';
import { circlesOf } from './circles.mjs';
import { codeOf, doorOf, importsIn, isNode, isRelative, isTest, parted, placeOf, readFiles, readWorkspaces } from './imports.mjs';

const SECTIONS = ['dependencies', 'peerDependencies', 'devDependencies'];
/** What belongs to no workspace: the root's own files, and the bench, which brings the rival that it is measured against. */
const AT_ROOT = ['', 'bench'];
const listOf = ({ folder }) => posix.join(folder, 'package.json');
const isOurs = ({ folder }) => !AT_ROOT.includes(folder);

/** The template of a new game is a package already; only its browser test is to stand with those of the house. */
const TEMPLATE = 'house/cli/template';
const holds = (folder, path) => folder === '' || (path.startsWith(`${folder}/`) && !(folder === TEMPLATE && path === `${TEMPLATE}/browser.spec.ts`));
/** The package in whose folder a file lies, the deepest of them; what lies in none is the root's. */
const homeOf = (path, packages) => packages.filter(({ folder }) => holds(folder, path)).sort((a, b) => b.folder.length - a.folder.length)[0];

/** What only a test or a build reads. */
const isForTests = (path) => isTest(path) || /\.config\.ts$|^house\/vite\.[\w.]+\.ts$/.test(path);
/** What is built into the page, and installed by nobody. */
const isForPage = (path) => /^(?:house\/page|packages\/board|(?:games\/[^/]+|house\/cli\/template)\/(?:board|door|howto))\//.test(path);

/** What may stand among the devDependencies although a file takes it that is installed. */
const ON_PURPOSE = [
  { path: /^house\/cli\/edition\/bundle\.ts$/, name: 'esbuild', type: false, why: 'a house without a build chain publishes no editions' },
  { path: /^house\/server\//, name: 'ws', type: true, why: 'only its types are taken, and house/server/ws.d.ts has them' },
];
/** What may be taken by a path although it lies in another package. */
const BY_PATH = [
  {
    from: /^house\/vite\.[\w.]+\.ts$/,
    to: /^packages\/(?:board|kernel)\/src\//,
    why: 'vite reads its configuration with Node, which finds behind a door only what is built; what is named by a path vite builds itself',
  },
  { from: /^house\/(?:.*\/)?(?:test\/.*|[^/]*\.test\.ts)$/, to: /^games\/\*\//, why: 'what tests all games alike finds them by a pattern, as the page does' },
  { from: /^scripts\/pictures\/games\.mjs$/, to: /^house\/test\/browser\//, why: 'pictures are taken with what the browser tests lay; tests have no doors' },
];

/** Whether a section of the package that a file belongs to counts for it. */
const counts = (section, { path, name, type, home, ours }) =>
  section !== 'devDependencies' ||
  !isOurs(home) ||
  isForTests(path) ||
  (isForPage(path) && !ours) ||
  ON_PURPOSE.some((x) => x.path.test(path) && x.name === name && (type || !x.type));

/** What is wrong with an import by name. */
const namedFault = (path, { said, type }, home, packages) => {
  const { name, door } = parted(said);
  if (name === home.name) return `${path} imports ${said}, its own package: inside of ${home.folder} imports are relative`;
  const other = packages.find((x) => isOurs(x) && x.name === name);
  // The bench stands beside the root, and finds what is installed there.
  const lists = home.folder === 'bench' ? [home, homeOf('', packages)] : [home];
  const sections = lists.flatMap((list) => SECTIONS.filter((x) => name in (list[x] ?? {})));
  const where = lists.map(listOf).join(' or ');
  if (sections.length === 0) return `${path} imports ${said}, and ${where} does not list ${name}`;
  if (!sections.some((x) => counts(x, { path, name, type, home, ours: other !== undefined })))
    return `${path} imports ${said}, and ${where} lists ${name} among its devDependencies only: whoever installs ${home.name} would lack it`;
  if (other === undefined || doorOf(other, door) !== undefined) return undefined;
  return `${path} imports ${said}, which is no door of ${name}: ${listOf(other)} opens ${Object.keys(other.exports ?? {}).join(', ') || 'none'}`;
};

/** What is wrong with an import by a path. Patterns by which the page finds its games are judged with the walls. */
const pathFault = (path, { kind, said }, home, packages) => {
  const to = placeOf(path, said);
  const other = homeOf(`${to}/`, packages);
  const isCode = /\.[cm]?[jt]sx?$|\.css$/.test(to);
  if (other === home || kind === 'glob' || (kind === 'file' && !isCode) || BY_PATH.some((x) => x.from.test(path) && x.to.test(to))) return undefined;
  if (isOurs(other)) return `${path} reaches into ${other.folder} by the path ${said}: take it by a door of ${other.name}, and list that in ${listOf(home)}`;
  if (!isOurs(home) || isForTests(path)) return undefined;
  return `${path} reaches out of ${home.folder} by the path ${said}: whoever installs ${home.name} has nothing there`;
};

const STYLES = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)|\burl\(\s*['"]?([@.][^'")\s]+)|\bfrom\s+['"]([^'"]+)['"]/g;
/** What a style sheet takes: other sheets, classes of others, faces and pictures. */
const stylesIn = (text) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(STYLES)].map(([, sheet, file, other]) => ({ kind: 'static', type: false, said: sheet ?? file ?? other }));
const takenBy = ({ path, text }) =>
  (path.endsWith('.css') ? stylesIn(text) : importsIn(text)).filter(({ said }) => !isNode(said) && !/^(?:\w+:|\/|#)/.test(said));

/** What is wrong with the imports of one file; `path` is relative to the project, with slashes, `packages` are all package.json files with their folders. */
export const importFaults = (path, text, packages) => {
  const home = homeOf(path, packages);
  const faults = takenBy({ path, text }).map((x) => {
    if (isRelative(x.said)) return pathFault(path, x, home, packages);
    // An address without dots is one of the page.
    return x.kind === 'file' ? undefined : namedFault(path, x, home, packages);
  });
  return [...new Set(faults.filter((x) => x !== undefined))];
};

/** What a script names besides importing it: tools that it runs, and folders of node_modules. */
const toolsIn = (text) => {
  const { code, strings } = codeOf(text);
  const runs = [...code.matchAll(/\btool\s*\(\s*"(\d+)"/g)].map(([, number]) => strings[number]);
  const folders = [...code.matchAll(/"(\d+)"\s*,\s*"(\d+)"/g)].filter(([, first]) => strings[first] === 'node_modules').map(([, , then]) => strings[then]);
  return [...runs, ...folders, ...strings.flatMap((x) => /(?:^|\/)node_modules\/([^*]+)/.exec(x)?.[1] ?? [])];
};
/** The packages that a file needs. What is written with tags needs React, though it may not say so. */
const neededBy = ({ path, text }) => [
  ...takenBy({ path, text }).map(({ said }) => parted(said).name),
  ...(path.endsWith('.mjs') ? toolsIn(text).map((x) => parted(x).name) : []),
  ...(path.endsWith('.tsx') ? ['react'] : []),
];

/** What a package lists and none of its files needs. The types of another package are needed by the compiler. */
export const idleFaults = (files, packages) => {
  const needed = new Map(packages.map((x) => [x, new Set(Object.values(x.scripts ?? {}).map((said) => said.split(' ')[0]))]));
  const root = homeOf('', packages);
  for (const file of files) {
    const home = homeOf(file.path, packages);
    for (const name of neededBy(file)) for (const list of home.folder === 'bench' ? [home, root] : [home]) needed.get(list).add(name);
  }
  return (
    packages
      // A copy of the project without its bench cannot tell what the bench needs.
      .filter((x) => x !== root || packages.some(({ folder }) => folder === 'bench'))
      .flatMap((list) =>
        SECTIONS.flatMap((section) =>
          Object.keys(list[section] ?? {})
            .filter((name) => !needed.get(list).has(name) && !(section === 'devDependencies' && name.startsWith('@types/')))
            .map((name) => `${listOf(list)} lists ${name} among its ${section}, and nothing there imports it`),
        ),
      )
  );
};

/** What is listed in several versions. The bench has a lock of its own: the rival may want others. */
export const versionFaults = (packages) => {
  const all = new Map();
  const note = (name, version, where) => {
    const found = all.get(name) ?? new Map();
    all.set(name, found.set(version, [...(found.get(version) ?? []), where]));
  };
  for (const list of packages.filter(({ folder }) => folder !== 'bench')) {
    if (isOurs(list)) note(list.name, list.version, listOf(list));
    for (const section of SECTIONS) for (const [name, version] of Object.entries(list[section] ?? {})) note(name, version, listOf(list));
  }
  return [...all]
    .filter(([, versions]) => versions.size > 1)
    .map(([name, versions]) => {
      const told = [...versions].map(([version, where]) => `${version} in ${[...new Set(where)].join(', ')}`);
      return `${name} is ${told.join(' and ')}: one version serves all`;
    });
};

/** Packages that depend on each other, in tests and builds too: none of them could be built or tested first. */
export const roundFaults = (packages) => {
  const ours = packages.filter(isOurs);
  const listed = (list) => SECTIONS.flatMap((section) => Object.keys(list[section] ?? {})).filter((name) => ours.some((x) => x.name === name));
  return circlesOf(new Map(ours.map((x) => [x.name, listed(x)]))).map(
    (x) => `${x.join(', ')} depend on each other: what they share belongs to a package of its own`,
  );
};

const readPackages = () => [
  ...[...AT_ROOT, TEMPLATE]
    .filter((folder) => existsSync(at(folder, 'package.json')))
    .map((folder) => ({ ...JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')), folder })),
  ...readWorkspaces(),
];
const readAll = () => [
  ...readFiles(['packages', 'games', 'house', 'bench', 'examples', 'test', 'scripts'], /\.(?:[cm]?[jt]sx?|css)$/),
  ...['vitest', 'playwright'].map((x) => `${x}.config.ts`).map((path) => ({ path, text: readFileSync(at(path), 'utf8') })),
];

export const packageFaults = () => {
  const packages = readPackages();
  // A published edition is what came of building it: it imports nothing, as a check of its own sees to.
  const files = readAll().filter(({ path }) => !/^games\/[^/]+\/editions\//.test(path));
  return [
    ...files.flatMap(({ path, text }) => importFaults(path, text, packages)),
    ...idleFaults(files, packages),
    ...versionFaults(packages),
    ...roundFaults(packages),
  ];
};
