/** Bundles the bench's parts with the rules as they are now. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundled } from '../scripts/bundle.mjs';
import { at } from '../scripts/house.mjs';

const part = (name) => at('bench', 'src', `${name}.ts`);
export const made = (name) => at('bench', 'dist', name);
const COMMON = {
  bundle: true,
  conditions: ['pesthouse-source'],
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  outdir: at('bench', 'dist'),
  define: { 'process.env.NODE_ENV': '"production"' },
};

export const buildBench = async () => {
  // Rules and editions are split as in the house: inside one file what is loaded on demand would run slower.
  await build({
    ...COMMON,
    entryPoints: [part('editions'), part('modes'), part('judging')],
    outdir: at('bench', 'dist', 'editions'),
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.mjs' },
  });
  // Our server loads its packages as it does when it is installed; boardgame.io is bundled, for Node cannot import it otherwise.
  await build({
    ...COMMON,
    entryPoints: [part('server-ours')],
    format: 'esm',
    plugins: bundled().plugins,
    outExtension: { '.js': '.mjs' },
  });
  const theirs = ['engine-ours', 'engine-theirs', 'server-theirs', 'drive'].map(part);
  const external = ['bufferutil', 'utf-8-validate', 'node-persist'];
  await build({ ...COMMON, entryPoints: theirs, format: 'cjs', external, outExtension: { '.js': '.cjs' }, nodePaths: [join(at('bench'), 'node_modules')] });
};
