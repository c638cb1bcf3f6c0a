/** Whole games for the pictures: bots play them from fixed seeds without a clock, so the same sources give the same positions. Bundled before it runs, for it stands on the sources themselves. */
import { think } from '../../src/bots/index.ts';
import { GAME_IDS, GAMES } from '../../src/games/index.ts';
import { defaults, holds } from '../../src/kernel/index.ts';
import { botName } from '../../src/table/names.ts';
import { apply, at, openPlay, propose } from '../../src/table/play.ts';
import { thoughtOf } from '../../src/table/seed.ts';

export { testHouse } from '../../test/browser/house.ts';
export { GAME_IDS, GAMES };

const LEVEL = 'fair';
/** Of a whole game this much has been played when its picture is taken. */
const PART = 0.55;
/** A position with fewer choices shows too little of a board. */
const CHOICES = 3;
const HOUR = 3_600_000;

const idOf = (game, part) => `${part}${game}`;
const seedOf = (game) => Buffer.from(`pesthouse ${game}`).toString('hex').padEnd(64, '0').slice(0, 64);

export const play = async (game) => {
  const { meta } = GAMES[game];
  const { rules: engine } = await GAMES[game].rules();
  const seats = meta.usual;
  const seed = seedOf(game);
  const head = { game, rules: meta.rules, options: defaults(meta, seats), seats };
  const table = openPlay(engine, { ...head, entries: [] }, seed, () => {});
  /** After how many entries the first seat, and nobody else, has a real choice. */
  const choices = [];
  while (!engine.over(table.state)) {
    const { state } = table;
    const asked = Array.from({ length: seats }, (_, i) => i).filter((i) => holds(engine.deciders(state), i));
    const [seat = 0] = asked;
    if (seat === 0 && asked.length === 1 && engine.moves(state, 0).length >= CHOICES) choices.push(table.entries.length);
    const question = { game, view: engine.view(state, seat), seat, seats, level: LEVEL, seed: thoughtOf(seed, state.asked, seat) };
    const mine = propose(table, seat, await think(question), at(table));
    if ('refused' in mine) throw new Error(`${game}: a bot made a move that is not legal (${mine.refused})`);
    const told = apply(table, mine.entry);
    if ('refused' in told) throw new Error(`${game}: ${told.refused}`);
  }
  return { ...head, seed, entries: table.entries, choices };
};

/** A table as the browser keeps it: the first `n` entries of the game. */
export const kept = ({ game, rules, options, seats, seed, entries }, part, n, hours) => ({
  id: idOf(game, part),
  game,
  rules,
  name: GAMES[game].meta.title,
  options,
  seats: Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'person', name: 'Ada', level: null } : { kind: 'bot', name: botName(i - 1), level: 'good' },
  ),
  seed,
  entries: entries.slice(0, n),
  branches: [],
  over: n === entries.length,
  made: Date.now() - (hours + 1) * HOUR,
  touched: Date.now() - hours * HOUR,
});

/** The game in its middle and at its end. */
export const tablesOf = async (game) => {
  const whole = await play(game);
  const length = whole.entries.length;
  const middle = whole.choices.find((n) => n >= length * PART) ?? whole.choices.at(-1) ?? 0;
  return { middle: kept(whole, 'mid', middle, 2), end: kept(whole, 'end', length, 26) };
};
