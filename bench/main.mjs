/** The bench: every figure of the README, measured side by side in one run. `--json` prints only the figures, `--quick` takes fewer repeats, names choose parts. */
import { pathToFileURL } from 'node:url';
import { gameIds } from '../scripts/house.mjs';
import { buildBench, made } from './build.mjs';
import { page } from './page.mjs';
import { race } from './race.mjs';
import { servers } from './servers.mjs';

const flags = process.argv.slice(2);
const json = flags.includes('--json');
const quick = flags.includes('--quick');
const asked = flags.filter((flag) => !flag.startsWith('--'));
const say = (words) => {
  if (!json) console.log(words);
  else console.error(words);
};

const OURS = made('engine-ours.cjs');
const THEIRS = made('engine-theirs.cjs');
const EDITIONS = made('editions/editions.mjs');
const JUDGING = made('editions/judging.mjs');
const GAMES = gameIds();

/** Every game with every number of seats, and with every option turned alone. */
const everyMode = async () => {
  const { MODES } = await import(pathToFileURL(made('editions/modes.mjs')));
  const figures = [];
  for (const { name, seats } of MODES) {
    const [value] = await race([[EDITIONS, name]], quick ? 2 : 5);
    say(`  ${name} ${shown(value)}`);
    figures.push({ name, value, unit: 'a CPU s', least: 400_000, what: `decisions in random games, ${seats} ${seats === 1 ? 'seat' : 'seats'}` });
  }
  return figures;
};

/** The games and numbers of seats for which masters have learnt to judge. */
const judged = async () => {
  const modes = await import(pathToFileURL(made('editions/modes.mjs')));
  return modes.judged();
};

/** What each part measures. A figure has a name, its value, its unit and where the bar lies. */
const PARTS = {
  engine: async () => {
    const [listed, checked, theirs] = await race(
      [
        [OURS, 'playouts-4'],
        [OURS, 'checked'],
        [THEIRS, 'checked'],
      ],
      quick ? 3 : 9,
    );
    const [clone, structured] = await race(
      [
        [OURS, 'clone'],
        [OURS, 'structuredClone'],
      ],
      quick ? 3 : 9,
    );
    return [
      { name: 'engine-vs-boardgame.io', value: listed / theirs, unit: 'times', least: 300, what: 'decisions per CPU second of random games at 4 seats' },
      {
        name: 'engine-rechecked-vs-boardgame.io',
        value: checked / theirs,
        unit: 'times',
        what: 'the same with every listed move looked up once more on our side too',
      },
      { name: 'boardgame.io-decisions-4', value: theirs, unit: 'a CPU s', what: 'the same rules in its client, 4 seats' },
      { name: 'clone-vs-structuredClone', value: clone / structured, unit: 'times', least: 5, what: 'copies of a position in the middle of a game' },
      ...(await everyMode()),
    ];
  },
  editions: async () => {
    const figures = [];
    for (const game of GAMES) {
      const [source, edition] = await race(
        [
          [EDITIONS, `source-${game}`],
          [EDITIONS, `edition-${game}`],
        ],
        quick ? 3 : 7,
      );
      figures.push(
        { name: `${game}-decisions`, value: source, unit: 'a CPU s', what: 'random games with the usual seats, from the source' },
        // A published module is minified and a tenth quicker than the source; noise moves it by some percent in both directions.
        { name: `${game}-vs-edition`, value: source / edition, unit: 'times', least: 0.75, what: 'the same beside its last published edition' },
      );
    }
    return figures;
  },
  search: async () => {
    const [runs, playouts, theirs] = await race(
      [
        [OURS, 'search'],
        [OURS, 'playouts'],
        [THEIRS, 'search'],
      ],
      quick ? 3 : 7,
    );
    return [
      { name: 'search-vs-boardgame.io', value: runs / theirs, unit: 'times', least: 400, what: 'iterations per CPU second, each a whole game at 4 seats' },
      { name: 'search-vs-playouts', value: runs / playouts, unit: 'times', least: 0.7, what: 'iterations beside bare playouts of the same policy' },
      { name: 'iterations', value: runs, unit: 'a CPU s', what: 'our searcher, from the first decision of a game to its end' },
      { name: 'boardgame.io-iterations', value: theirs, unit: 'a CPU s', what: 'its MCTS bot on the same rules' },
    ];
  },
  judging: async () => {
    const figures = [];
    for (const [game, seats] of await judged()) {
      const [judge, read] = await race(
        [
          [JUDGING, `judge-${game}-${seats}`],
          [JUDGING, `read-${game}-${seats}`],
        ],
        quick ? 2 : 5,
      );
      const name = `${game}-${seats}-judgement`;
      figures.push(
        { name, value: 1e6 / judge, unit: 'CPU µs', most: 100, what: `what was learnt judges a position for all ${seats} seats` },
        { name: `${name}-net`, value: 1e6 / judge - 1e6 / read, unit: 'CPU µs', what: 'the net alone; the rest is reading the position' },
      );
    }
    return figures;
  },
  server: async () => {
    const { cpu, heap } = await servers(quick);
    return [
      {
        name: 'server-cpu-vs-boardgame.io',
        value: cpu.ours / cpu.theirs,
        unit: 'times',
        most: 0.25,
        what: 'CPU a move: ours stored in SQLite first, theirs in memory',
      },
      { name: 'server-ms-a-move', value: cpu.ours, unit: 'CPU ms', what: 'our server, 3 seats listening' },
      { name: 'boardgame.io-server-ms-a-move', value: cpu.theirs, unit: 'CPU ms', what: 'its server, 3 seats listening' },
      { name: 'server-heap-vs-boardgame.io', value: heap.ours / heap.theirs, unit: 'times', most: 0.5, what: 'heap of an open table after 60 moves' },
      { name: 'server-heap-a-table', value: heap.ours, unit: 'KiB', what: 'our server' },
      { name: 'boardgame.io-server-heap-a-table', value: heap.theirs, unit: 'KiB', what: 'its server' },
    ];
  },
  page: async () => {
    const { first, foreign } = await page('newyork');
    return [
      { name: 'first-screen', value: first, unit: 'KiB gzip', most: 100, what: 'JavaScript of the first screen' },
      { name: 'foreign-games', value: foreign, unit: 'KiB', most: 0, what: 'what a table loads of other games' },
    ];
  },
};

const shown = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 ? 0 : 2));
const met = ({ value, least, most }) => (least === undefined || value >= least) && (most === undefined || value <= most);
const bar = ({ least, most }) => (least !== undefined ? `at least ${shown(least)}` : most !== undefined ? `at most ${shown(most)}` : '');
const line = (cells) => cells.map((cell, i) => (i === 1 ? cell.padStart(12) : cell.padEnd([34, 12, 10, 18, 8][i] ?? 0))).join(' ');

await buildBench();
const figures = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  say(`measuring ${name} …`);
  figures.push(...(await part()));
}
if (json) console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, Number(value.toPrecision(4))])), null, 2));
else {
  console.log(`\n${line(['figure', 'measured', 'unit', 'target', '', 'what'])}`);
  for (const figure of figures) {
    const target = bar(figure);
    console.log(line([figure.name, shown(figure.value), figure.unit, target, target === '' ? '' : met(figure) ? 'met' : 'MISSED', figure.what]));
  }
}
process.exit(figures.every(met) ? 0 : 1);
