/** Golden games: whole games written down, one for each way the game can end and each number of players. `GOLDEN_WRITE=1` with the golden test writes them anew. */
import { type AnyOptions, checkOptions, hash, type MoveEntry, read, replay, write } from '../../../kernel/index.ts';
import { num } from '../data/tables.ts';
import { meta, type Options } from '../meta.ts';
import { PLAGUE, roleName } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { chanceAt, optionsFor, type Played, type Player, playWhole } from './games.ts';

export interface Ending {
  readonly name: string;
  readonly seats: number;
  readonly rounds?: number;
  readonly player: Player;
  shows(game: Played): boolean;
}

const by =
  (end: State['end']) =>
  ({ s }: Played): boolean =>
    s.end === end;
/** Two Healers reach 8 in one resolution: the active one has won (PATH-EVD-06). */
const together = ({ s }: Played): boolean => s.end === 'evidence' && s.order.filter((h) => num(s.evidence, h) === 8).length > 1;
/** The last target dies in the turn of a Healer who was about to resolve (PATH-EVD-05). */
const inHealersTurn = ({ s }: Played): boolean => s.end === 'hit-list' && s.active !== PLAGUE;

export const ENDINGS: readonly Ending[] = [
  { name: 'evidence-2', seats: 2, player: 'policy', shows: by('evidence') },
  { name: 'evidence-3', seats: 3, player: 'policy', shows: by('evidence') },
  { name: 'evidence-4', seats: 4, player: 'policy', shows: by('evidence') },
  { name: 'hit-list-2', seats: 2, player: 'policy', shows: by('hit-list') },
  { name: 'hit-list-3', seats: 3, player: 'policy', shows: by('hit-list') },
  { name: 'hit-list-4', seats: 4, player: 'policy', shows: by('hit-list') },
  { name: 'exhaustion', seats: 4, player: 'policy', shows: by('exhaustion') },
  { name: 'simultaneous-healers', seats: 4, player: 'policy', shows: together },
  { name: 'plague-in-healers-turn', seats: 4, player: 'policy', shows: inHealersTurn },
  { name: 'last-round', seats: 2, rounds: 8, player: 'moody', shows: by('rounds') },
];

export interface Golden {
  readonly options: Options;
  readonly seed: number;
  readonly entries: readonly MoveEntry<Move>[];
  readonly hash: string;
  readonly winner: string;
  readonly end: string;
}

/** The first seed whose game shows the ending. */
export const find = (ending: Ending): string => {
  for (let seed = 1; seed < 40_000; seed++) {
    const drawn = optionsFor(ending.seats, ending.rounds);
    const game = playWhole({ options: drawn, seed, player: ending.player });
    if (!ending.shows(game)) continue;
    return [
      `game: ${meta.id}`,
      `rules: ${meta.rules}`,
      `seats: ${ending.seats}`,
      `rounds: ${drawn.rounds}`,
      `seed: ${seed}`,
      '',
      ...game.entries.map((x) => write(rules.game.vocabulary, x.seat, x.move)),
      '',
      `hash: ${hash(game.s)}`,
      `winner: ${roleName(game.s.winner)}`,
      `end: ${game.s.end}`,
      '',
    ].join('\n');
  }
  throw new Error(`no game ends by ${ending.name}`);
};

const isOurs = (options: AnyOptions): options is AnyOptions & Options => 'roles' in options;

/** Reads a golden game; every move is asked of the rules, so that a game which they no longer allow says where. */
export const parse = (text: string): Golden => {
  const head = new Map<string, string>();
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, key, value] = /^([a-zA-Z]+): (.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) head.set(key, value);
    else if (line.trim() !== '') lines.push(line);
  }
  const the = (key: string): string => {
    const x = head.get(key);
    if (x === undefined) throw new Error(`the golden game has no ${key}`);
    return x;
  };
  if (the('game') !== meta.id || the('rules') !== meta.rules) throw new Error('the golden game is of other rules');
  const checked = checkOptions(meta, Number(the('seats')), { rounds: Number(the('rounds')) });
  if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of the golden game are wrong');
  const options: Options = checked.options;
  const seed = Number(the('seed'));
  const s = rules.start(options, options.roles.length, chanceAt(seed)(0));
  const entries = lines.map((line, i): MoveEntry<Move> => {
    const found = read(rules.game.vocabulary, line);
    const move = found === null ? undefined : rules.legal(s, found.seat, found.move);
    if (found === null || move === undefined) throw new Error(`move ${i + 1} is not legal: ${line}`);
    rules.play(s, found.seat, move, { chance: chanceAt(seed)(i + 1), tell: undefined });
    return { n: i + 1, seat: found.seat, move };
  });
  return { options, seed, entries, hash: the('hash'), winner: the('winner'), end: the('end') };
};

export const replayed = (game: Golden): Played => {
  const events: Event[] = [];
  const s = replay(rules, game.options, game.options.roles.length, game.entries, chanceAt(game.seed), Infinity, () => (e) => {
    events.push(e);
  });
  return { s, entries: game.entries, events };
};
