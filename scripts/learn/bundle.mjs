/** Bundles what learns and measures one game into one file, so that it runs where nothing is installed. */
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { at } from '../house.mjs';

/** The newest published edition of a game. */
const newest = (game) => {
  const folder = at('games', game, 'editions');
  const manifests = readdirSync(folder)
    .filter((x) => x.endsWith('.json'))
    .map((x) => JSON.parse(readFileSync(`${folder}/${x}`, 'utf8')));
  return manifests.reduce((best, x) => (Number(x.version) > Number(best.version) ? x : best)).module;
};

/** The rules of its own that numbers are turned in are the published ones, for the source is not to be turned. */
const entryOf = (game, what) => `
import { playedAsLearnt } from '@pesthouse/kernel';
import { encoder, people, taste } from '@pesthouse/${game}/learn';
import { learnt } from '@pesthouse/${game}/learnt';
import { rules } from '@pesthouse/${game}/rules';
import { make } from '@pesthouse/${game}/editions/${newest(game)}';
import { run } from '${at('scripts', 'learn', `${what}.mjs`)}';
const master = learnt.manner === undefined ? undefined : playedAsLearnt(learnt.manner);
run({ engine: rules, encoder, people, taste, master, fresh: make });
`;

/** `what` is a script beside this one: the player, the duel of two nets, the header of weights. */
export const bundleFor = (game, what, outfile) =>
  build({
    stdin: { contents: entryOf(game, what), resolveDir: at('house'), loader: 'js' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['pesthouse-source'],
    logLevel: 'error',
    outfile,
  });
