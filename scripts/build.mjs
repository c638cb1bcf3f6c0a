/** Builds the house: the command line and its workers by esbuild into house/dist/node, the page by vite into house/dist/client, what draws the pictures of links into house/dist/drawing. Nothing is built twice for the same sources. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';
import { at, filesBelow, hashOf, stamp, stamped } from './house.mjs';

const ENTRIES = {
  cli: 'house/cli/main.ts',
  'bot-worker': 'house/server/bot-worker.ts',
  'fuzz-worker': 'house/cli/fuzz-worker.ts',
  'lab-worker': 'house/cli/lab/worker.ts',
  'picture-worker': 'house/server/picture-worker.ts',
};
const HOUR = 3_600_000;

const isTest = (path) => /[\\/]test[\\/]|\.(?:test|spec)\.tsx?$|[\\/]cli[\\/]template[\\/]/.test(path);
const isPage = (path) => /[\\/]house[\\/]page[\\/]|\.(?:tsx|css|svg)$/.test(path);
const sources = () => ['packages', 'games', 'house'].flatMap((x) => filesBelow(at(x))).filter((path) => !isTest(path));
const present = (paths) => paths.map((path) => at(path)).filter((path) => existsSync(path));

const nodeStamp = at('house', 'dist', 'node', '.stamp');
const published = () => filesBelow(at('games')).filter((path) => path.endsWith('.js'));
const nodeHash = () => hashOf([...sources().filter((path) => !isPage(path)), ...published(), ...present(['scripts/build.mjs', 'package-lock.json'])]);
const pageStamp = at('house', 'dist', 'client', '.stamp');
const pageHash = () =>
  hashOf([
    ...sources(),
    ...published(),
    ...filesBelow(at('house', 'public')),
    ...present([
      'house/index.html',
      ...['config', 'chunks', 'offline', 'firstscreen', 'folded', 'growing', 'learnt', 'threads'].map((x) => `house/vite.${x}.ts`),
      'package-lock.json',
    ]),
  ]);

const nodeBuilt = (hash) => stamped(nodeStamp, hash) && existsSync(at('house', 'dist', 'node', 'cli.js'));
const pageBuilt = (hash) => stamped(pageStamp, hash) && existsSync(at('house', 'dist', 'client', 'index.html'));

/** Chunks are put in place before the entries that name them, each by one rename, so that whoever starts meanwhile finds a whole program. */
const place = (files) => {
  const folder = at('house', 'dist', 'node');
  mkdirSync(folder, { recursive: true });
  const entries = new Set(Object.keys(ENTRIES).map((name) => `${name}.js`));
  const isEntry = (file) => entries.has(basename(file.path));
  for (const file of [...files.filter((x) => !isEntry(x)), ...files.filter(isEntry)]) {
    const draft = `${file.path}.${process.pid}`;
    writeFileSync(draft, file.contents);
    renameSync(draft, file.path);
  }
  // A house that still runs on older chunks may yet ask for one of them: they go an hour later.
  const kept = new Set(files.map((file) => basename(file.path)));
  for (const path of filesBelow(folder)) {
    if (path !== nodeStamp && !kept.has(basename(path)) && Date.now() - statSync(path).mtimeMs > HOUR) rmSync(path);
  }
};

export const buildNode = async () => {
  const hash = nodeHash();
  if (nodeBuilt(hash)) return;
  const { build } = await import('esbuild');
  const entryPoints = Object.entries(ENTRIES)
    .filter(([, path]) => existsSync(at(path)))
    .map(([out, path]) => ({ out, in: at(path) }));
  const { outputFiles } = await build({
    entryPoints,
    outdir: at('house', 'dist', 'node'),
    ...bundled(),
    splitting: true,
    // Places in the sources, for what is logged; the sources themselves stay here.
    sourcemap: true,
    sourcesContent: false,
    chunkNames: 'chunk-[hash]',
    loader: { '.md': 'text' },
    logLevel: 'warning',
    write: false,
  });
  place(outputFiles);
  // Services that were set up with 0.4.0 start the house by the place where it was built then.
  stamp(at('dist', 'node', 'cli.js'), "import '../../house/dist/node/cli.js';\n");
  stamp(nodeStamp, hash);
};

export const buildPage = async () => {
  const hash = pageHash();
  if (pageBuilt(hash)) return;
  const { build } = await import('vite');
  await build({
    root: at('house'),
    logLevel: 'warn',
    build: { outDir: at('house', 'dist', 'client.draft'), emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } } },
  });
  // A house that runs keeps its page until the new one is whole.
  rmSync(at('house', 'dist', 'client'), { recursive: true, force: true });
  renameSync(at('house', 'dist', 'client.draft'), at('house', 'dist', 'client'));
  stamp(pageStamp, hash);
};

const picturesStamp = at('house', 'dist', 'drawing', '.stamp');
const picturesHash = () => hashOf([...sources(), ...present(['house/vite.pictures.ts', 'package-lock.json'])]);
const picturesBuilt = (hash) => stamped(picturesStamp, hash) && existsSync(at('house', 'dist', 'drawing', 'drawing.js'));

/** What draws the pictures of links: the small boards without a browser. */
export const buildPictures = async () => {
  const hash = picturesHash();
  if (picturesBuilt(hash)) return;
  const { build } = await import('vite');
  await build({
    root: at('house'),
    configFile: at('house', 'vite.pictures.ts'),
    logLevel: 'warn',
    build: { outDir: at('house', 'dist', 'drawing.draft'), rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } } },
  });
  rmSync(at('house', 'dist', 'drawing'), { recursive: true, force: true });
  renameSync(at('house', 'dist', 'drawing.draft'), at('house', 'dist', 'drawing'));
  stamp(picturesStamp, hash);
};

/** Whether `npm start` finds everything built. */
export const built = () => nodeBuilt(nodeHash()) && pageBuilt(pageHash()) && picturesBuilt(picturesHash());

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildNode();
  if (!process.argv.includes('--node')) {
    await buildPage();
    await buildPictures();
  }
}
