/** The bench: every figure of the README, measured side by side, each in several runs with fresh processes: the median, and from where to where it went. `--json` prints only the figures, `--quick` takes fewer repeats, names choose parts. */
import { pathToFileURL } from 'node:url';
import { gameIds } from '../scripts/house.mjs';
import { buildBench, made } from './build.mjs';
import { opening } from './opening.mjs';
import { page } from './page.mjs';
import { race } from './race.mjs';
import { servers } from './servers.mjs';
import { judged, over, paired, spread, target, told } from './spread.mjs';

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
    const [values] = await race([[EDITIONS, name]], quick ? 1 : 2);
    say(`  ${name} ${told(spread(values))}`);
    figures.push({ name, values, unit: 'a CPU s', least: 400_000, what: `decisions in random games, ${seats} ${seats === 1 ? 'seat' : 'seats'}` });
  }
  return figures;
};

/** The games and numbers of seats for which masters have learnt to judge. */
const judging = async () => {
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
      quick ? 1 : 3,
    );
    const [clone, structured] = await race(
      [
        [OURS, 'clone'],
        [OURS, 'structuredClone'],
      ],
      quick ? 1 : 3,
    );
    return [
      { name: 'engine-vs-boardgame.io', values: over(listed, theirs), unit: 'times', least: 300, what: 'decisions per CPU second of random games at 4 seats' },
      {
        name: 'engine-rechecked-vs-boardgame.io',
        values: over(checked, theirs),
        unit: 'times',
        what: 'the same with every listed move looked up once more on our side too',
      },
      { name: 'boardgame.io-decisions-4', values: theirs, unit: 'a CPU s', what: 'the same rules in its client, 4 seats' },
      { name: 'clone-vs-structuredClone', values: over(clone, structured), unit: 'times', least: 5, what: 'copies of a position in the middle of a game' },
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
        quick ? 1 : 3,
      );
      figures.push(
        { name: `${game}-decisions`, values: source, unit: 'a CPU s', what: 'random games with the usual seats, from the source' },
        // A published module is minified and a tenth quicker than the source; noise moves it by some percent in both directions.
        { name: `${game}-vs-edition`, values: over(source, edition), unit: 'times', least: 0.75, what: 'the same beside its last published edition' },
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
      quick ? 1 : 3,
    );
    return [
      {
        name: 'search-vs-boardgame.io',
        values: over(runs, theirs),
        unit: 'times',
        least: 400,
        what: 'iterations per CPU second, each a whole game at 4 seats',
      },
      { name: 'search-vs-playouts', values: over(runs, playouts), unit: 'times', least: 0.7, what: 'iterations beside bare playouts of the same policy' },
      { name: 'iterations', values: runs, unit: 'a CPU s', what: 'our searcher, from the first decision of a game to its end' },
      { name: 'boardgame.io-iterations', values: theirs, unit: 'a CPU s', what: 'its MCTS bot on the same rules' },
    ];
  },
  judging: async () => {
    const figures = [];
    for (const [game, seats] of await judging()) {
      const [judge, read] = await race(
        [
          [JUDGING, `judge-${game}-${seats}`],
          [JUDGING, `read-${game}-${seats}`],
        ],
        quick ? 1 : 2,
      );
      const name = `${game}-${seats}-judgement`;
      figures.push(
        { name, values: judge.map((x) => 1e6 / x), unit: 'CPU µs', most: 100, what: `what was learnt judges a position for all ${seats} seats` },
        {
          name: `${name}-net`,
          values: paired(judge, read, (x, y) => 1e6 / x - 1e6 / y),
          unit: 'CPU µs',
          what: 'the net alone; the rest is reading the position',
        },
      );
    }
    return figures;
  },
  server: async () => {
    const { cpu, heap } = await servers(quick);
    return [
      {
        name: 'server-cpu-vs-boardgame.io',
        values: over(cpu.ours, cpu.theirs),
        unit: 'times',
        most: 0.25,
        what: 'CPU a move: ours stored in SQLite first, theirs in memory',
      },
      { name: 'server-ms-a-move', values: cpu.ours, unit: 'CPU ms', what: 'our server, 3 seats listening' },
      { name: 'boardgame.io-server-ms-a-move', values: cpu.theirs, unit: 'CPU ms', what: 'its server, 3 seats listening' },
      { name: 'server-heap-vs-boardgame.io', values: over(heap.ours, heap.theirs), unit: 'times', most: 0.5, what: 'heap of an open table after 60 moves' },
      { name: 'server-heap-a-table', values: heap.ours, unit: 'KiB', what: 'our server' },
      { name: 'boardgame.io-server-heap-a-table', values: heap.theirs, unit: 'KiB', what: 'its server' },
    ];
  },
  page: async () => {
    const { first, foreign } = await page('newyork');
    const { tables, visit } = await opening(GAMES);
    return [
      { name: 'first-screen', values: [first], unit: 'KiB gzip', most: 100, what: 'JavaScript of the first screen' },
      { name: 'foreign-games', values: [foreign], unit: 'KiB', most: 0, what: 'what a table loads of other games' },
      ...tables.flatMap(({ game, requests, bytes, held, share }) => [
        { name: `${game}-requests`, values: [requests], unit: 'requests', most: 30, what: 'to open a table in a browser that has nothing of the house' },
        { name: `${game}-opening`, values: [bytes / 1024], unit: 'KiB', what: 'that come over the line meanwhile' },
        { name: `${game}-held`, values: [held], unit: 'tasks', what: 'over 50 ms while it opens' },
        { name: `${game}-rest`, values: [share], unit: '% of a core', most: 2, what: 'main thread of a table at which nothing happens' },
      ]),
      { name: 'first-visit', values: [visit.files], unit: 'files', what: 'fetched by the front page and the shell that it installs' },
      { name: 'first-visit-size', values: [visit.bytes / 1024], unit: 'KiB', what: 'the same in bytes' },
    ];
  },
};

const line = (cells) => cells.map((cell, i) => (i === 1 ? cell.padStart(32) : cell.padEnd([34, 0, 10, 18, 18][i] ?? 0))).join(' ');

await buildBench();
const figures = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  say(`measuring ${name} …`);
  figures.push(...(await part()));
}
const rounded = (x) => Number(x.toPrecision(4));
const plain = ({ median, from, to, runs }) => ({ median: rounded(median), from: rounded(from), to: rounded(to), runs });
if (json) console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, values }) => [name, plain(spread(values))])), null, 2));
else {
  console.log(`\n${line(['figure', 'median (range)', 'unit', 'target', '', 'what'])}`);
  for (const figure of figures)
    console.log(line([figure.name, told(spread(figure.values)), figure.unit, target(figure), judged(figure.values, figure).words, figure.what]));
}
process.exit(figures.every((x) => judged(x.values, x).met) ? 0 : 1);
