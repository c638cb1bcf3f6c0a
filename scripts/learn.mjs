#!/usr/bin/env node
/** `npm run learn -- GAME --seconds N` lets the net of a game learn on from its last state and takes its weights in where a duel says that they are better; `--report` draws how strong nets became. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { at, needNode, ROOT } from './house.mjs';
import { bundleFor } from './learn/bundle.mjs';
import { readRecords, rowsOf, schooledGames, writeRecords } from './learn/records.mjs';

needNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    actors: { type: 'string', default: '1' },
    slots: { type: 'string', default: '256' },
    batch: { type: 'string', default: '4096' },
    taught: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    deals: { type: 'string', default: '200' },
    pack: { type: 'string' },
    measure: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const [game] = positionals;

const stop = (why) => {
  console.error(why);
  process.exit(1);
};
if (values.report) {
  console.log(`Drawn: ${relative(ROOT, (await import('./learn/report.mjs')).draw())}`);
  process.exit(0);
}
if (game === undefined || !schooledGames().includes(game)) stop(`Name a game that has an encoder: ${schooledGames().join(', ')}.`);

/** Debian's Python has PyTorch where the one in use has none. */
const python = () => {
  const found = ['python3', '/usr/bin/python3'].find((x) => spawnSync(x, ['-c', 'import torch']).status === 0);
  return found ?? stop('PyTorch is missing: apt-get install python3-torch libopenblas0-pthread.');
};

const folder = values.pack ?? at('data', 'learn', game);
mkdirSync(folder, { recursive: true });
const file = (name) => `${folder}/${name}`;
for (const what of ['actor', 'meet', 'header']) await bundleFor(game, what, file(`${what}.mjs`));
const commit = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
const { header, taste } = JSON.parse(execFileSync(process.execPath, [file('header.mjs')], { encoding: 'utf8' }));
writeFileSync(file('header.json'), `${JSON.stringify({ ...header, commit })}\n`);
for (const x of ['learn.py', 'model.py']) cpSync(at('scripts', 'learn', x), file(x));

const home = (name) => at('games', game, 'learn', name);
if (existsSync(home('state.half'))) copyFileSync(home('state.half'), file('begin.half'));
if (values.pack !== undefined) {
  console.log(
    `All that learns ${game} lies in ${folder}: python3 learn.py --actor actor.mjs --header header.json --start begin.half --out . --seconds N ${Object.entries(
      taste,
    )
      .map(([k, v]) => `--${k} ${v}`)
      .join(' ')}`,
  );
  process.exit(0);
}

const learn = () => {
  const begin = existsSync(file('begin.half')) && values.taught === '0' ? ['--start', file('begin.half')] : [];
  const { seconds, actors, slots, batch, taught, seed } = values;
  const wish = Object.entries({ ...taste, seconds, actors, slots, batch, taught, seed }).flatMap(([k, v]) => [`--${k}`, v]);
  const args = [
    file('learn.py'),
    '--node',
    process.execPath,
    '--actor',
    file('actor.mjs'),
    '--header',
    file('header.json'),
    '--out',
    folder,
    ...begin,
    ...wish,
  ];
  const { status } = spawnSync(python(), args, { stdio: 'inherit', env: { ...process.env, OMP_NUM_THREADS: '1' } });
  if (status !== 0) stop('Learning was broken off; the same command goes on from the last save.');
};

/** New weights replace the old only where they are better. */
const takeIn = () => {
  if (!existsSync(file('weights.json'))) stop(`Nothing was learnt in ${folder}.`);
  const { rows, duels } = readRecords(game);
  const seed = 1_000_000 + 1000 * duels.length;
  const met = existsSync(home('weights.json'))
    ? JSON.parse(
        execFileSync(process.execPath, [file('meet.mjs'), file('weights.json'), home('weights.json'), values.deals, String(seed)], { encoding: 'utf8' }),
      )
    : null;
  const said =
    met === null ? 'There were none before' : `${met.deals} mirrored deals, ${(100 * met.share).toFixed(1)} % won, evidence ${met.evidence.toFixed(2)}`;
  const better = met === null || met.better;
  const { decisions } = JSON.parse(readFileSync(file('weights.json'), 'utf8'));
  duels.push({ commit, decisions, seed, ...met, taken: better });
  const fresh = better && existsSync(file('history.json')) ? rowsOf(JSON.parse(readFileSync(file('history.json'), 'utf8'))) : [];
  writeRecords(game, { rows: [...rows.filter((x) => x.seconds < (fresh[0]?.seconds ?? Infinity)), ...fresh], duels });
  if (better) for (const x of ['weights.json', 'state.half']) copyFileSync(file(x), home(x));
  console.log(`${said}: ${better ? 'the new weights are taken in' : 'the old weights stay'}.`);
};

if (!values.measure) learn();
takeIn();
