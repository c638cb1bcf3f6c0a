/** Golden games: whole games written down, one for each way the game can end and each mode. `GOLDEN_WRITE=1` with the golden test writes them anew. */
import { checkOptions, hash, type MoveEntry, read, replay, write } from '../../../kernel/index.ts';
import { meta, type Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { chanceAt, type Played, type Player, playWhole } from './games.ts';
import { OPTIONS } from './given.ts';

/** A way the game can end, and what a game must show to stand for it. */
export interface Ending {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly player: Player;
  shows(game: Played): boolean;
}

const ended =
  (how: State['ending'], ...also: Event['type'][]) =>
  ({ s, events }: Played): boolean =>
    s.ending === how && also.every((type) => events.some((e) => e.type === type));
const played =
  (...verbs: Move['verb'][]) =>
  ({ entries }: Played): boolean =>
    verbs.every((verb) => entries.some((x) => x.move.verb === verb));
const both =
  (...tests: ((game: Played) => boolean)[]) =>
  (game: Played): boolean =>
    tests.every((t) => t(game));

export const ENDINGS: readonly Ending[] = [
  { name: 'win-2', seats: 2, options: {}, player: 'policy', shows: ended('emptied') },
  { name: 'win-4', seats: 4, options: {}, player: 'policy', shows: ended('emptied', 'escaped', 'queen-left') },
  { name: 'win-6', seats: 6, options: {}, player: 'policy', shows: both(ended('emptied'), played('persuade')) },
  { name: 'elimination', seats: 3, options: { autoBuild: true }, player: 'policy', shows: ended('emptied', 'eliminated') },
  { name: 'last-one-standing', seats: 3, options: {}, player: 'random', shows: ended('last') },
  { name: 'team-win', seats: 4, options: { teams: '2x2' }, player: 'policy', shows: ended('emptied') },
  {
    name: 'team-elimination',
    seats: 6,
    options: { teams: '3x2', quickStart: true },
    player: 'moody',
    shows: both(ended('last'), played('give', 'ask', 'accept', 'pick')),
  },
  { name: 'team-limit', seats: 6, options: { teams: '2x3', roundLimit: 10, autoBuild: true }, player: 'policy', shows: ended('limit') },
  { name: 'round-limit', seats: 2, options: { roundLimit: 10 }, player: 'policy', shows: ended('limit') },
  { name: 'quick-start-28', seats: 5, options: { quickStart: true, toolboxDeck: '28' }, player: 'policy', shows: both(ended('emptied'), played('buy')) },
];

export interface Golden {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  readonly entries: readonly MoveEntry<Move>[];
  readonly hash: string;
  readonly places: string;
  readonly ending: string;
}

export const placesOf = (s: State): string => s.ranks.join(' ');

/** The first seed whose game shows the ending. */
export const find = (ending: Ending): string => {
  const options = { ...OPTIONS, ...ending.options };
  for (let seed = 1; seed < 3000; seed++) {
    const game = playWhole({ options, seats: ending.seats, seed, player: ending.player });
    if (!ending.shows(game)) continue;
    return [
      `game: ${meta.id}`,
      `rules: ${meta.rules}`,
      `seats: ${ending.seats}`,
      `options: ${JSON.stringify(options)}`,
      `seed: ${seed}`,
      '',
      ...game.entries.map((x) => write(rules.game.vocabulary, x.seat, x.move)),
      '',
      `hash: ${hash(game.s)}`,
      `places: ${placesOf(game.s)}`,
      `ending: ${game.s.ending}`,
      '',
    ].join('\n');
  }
  throw new Error(`no game ends by ${ending.name}`);
};

const isOurs = (x: object): x is Options => 'quickStart' in x && 'teams' in x && 'roundLimit' in x;

/** Reads a golden game; every move is asked of the rules, so that a game which they no longer allow says where. */
export const parse = (text: string): Golden => {
  const head = new Map<string, string>();
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (/^\d+: /.test(line)) lines.push(line);
    else if (line !== '') head.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2));
  }
  const the = (key: string): string => {
    const x = head.get(key);
    if (x === undefined) throw new Error(`a golden game lacks ${key}`);
    return x;
  };
  if (the('rules') !== meta.rules) throw new Error(`written for other rules: ${the('rules')}`);
  const seats = Number(the('seats'));
  const checked = checkOptions(meta, seats, JSON.parse(the('options')));
  if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of a golden game cannot be read');
  const { options } = checked;
  const seed = Number(the('seed'));
  const s = rules.start(options, seats, chanceAt(seed)(0));
  const entries = lines.map((line, i) => {
    const found = read(rules.game.vocabulary, line);
    const move = found === null ? undefined : rules.legal(s, found.seat, found.move);
    if (found === null || move === undefined) throw new Error(`move ${i + 1} is not legal: ${line}`);
    rules.play(s, found.seat, move, { chance: chanceAt(seed)(i + 1), tell: undefined });
    return { n: i + 1, seat: found.seat, move };
  });
  return { options, seats, seed, entries, hash: the('hash'), places: the('places'), ending: the('ending') };
};

/** The golden game played again, with all that is told. */
export const replayed = (game: Golden): Played => {
  const events: Event[] = [];
  const s = replay(rules, game.options, game.seats, game.entries, chanceAt(game.seed), Infinity, () => (e) => {
    events.push(e);
  });
  return { s, entries: game.entries, events };
};
