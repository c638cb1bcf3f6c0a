/** `npm run campaign`: everything that a house must stand, for as long as you like: kills, broken input, fuzzed games, databases that fail, clocks, a crowded day, and how much it carries. Names choose parts; `--minutes 10` bounds each, `--scale 0.1` takes a part of the goal, `--afresh` forgets what was done before, `--write` puts the tables into docs/reliability.md. */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bundled } from './bundle.mjs';
import { at, needNode, run } from './house.mjs';

needNode();
const { install } = await import('./install.mjs');
await install();
const { build } = await import('esbuild');

/** Files that ask where they lie are told where they lay before they were bundled. */
const whereTheyLay = {
  name: 'where-they-lay',
  setup: (building) =>
    building.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
};

const outdir = at('node_modules', '.cache', 'pesthouse-campaign', String(process.pid));
await build({
  entryPoints: [at('house', 'test', 'campaign', 'main.ts')],
  outdir,
  ...bundled(whereTheyLay),
  splitting: true,
  sourcemap: true,
  outExtension: { '.js': '.mjs' },
  loader: { '.md': 'text' },
  logLevel: 'error',
});
// It stops by itself when it is asked to: this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const { code } = await run(process.execPath, ['--enable-source-maps', `${outdir}/main.mjs`, ...process.argv.slice(2)]);
const { rmSync } = await import('node:fs');
rmSync(outdir, { recursive: true, force: true });
process.exit(code);
