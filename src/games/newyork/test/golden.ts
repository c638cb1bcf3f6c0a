/** Golden games: whole games written down, one for each way the game can end. `GOLDEN_WRITE=1` with the golden test writes them anew. */
import { type AnyOptions, checkOptions, hash, type MoveEntry, read, replay, write } from '../../../kernel/index.ts';
import { meta, type Options } from '../meta.ts';
import { SPECIES, type Species } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State, TieBreak } from '../state.ts';
import { CASTS, chanceAt, type Played, type Player, playWhole } from './games.ts';

/** A way the game can end, and what a game must show to stand for it. */
export interface Ending {
  readonly name: string;
  readonly seats: number;
  readonly lastCall?: boolean;
  readonly slowFinish?: boolean;
  readonly wholeDeck?: boolean;
  readonly lastMove?: boolean;
  readonly player: Player;
  shows(game: Played): boolean;
}

const by =
  (how: TieBreak) =>
  ({ s }: Played): boolean =>
    s.decidedBy === how;
const said = (game: Played, found: (e: Event) => boolean): boolean => game.events.some(found);
const slowed = (game: Played): boolean => said(game, (e) => e.type === 'limit' && e.slowed && e.infested.length > 0);
/** A reply turn in which something was really done. */
const replied = ({ events }: Played): boolean => {
  let reply = false;
  for (const e of events) {
    if (e.type === 'turn') reply = e.reply;
    if (reply && e.type === 'bred') return true;
  }
  return false;
};

/** A pest that moved after the last card was drawn. */
const movedLast = ({ events }: Played): boolean => events.slice(events.findIndex((e) => e.type === 'last-card')).some((e) => e.type === 'moved');

export const ENDINGS: readonly Ending[] = [
  { name: 'majority-2', seats: 2, player: 'policy', shows: by('pests') },
  { name: 'majority-3', seats: 3, player: 'policy', shows: by('pests') },
  { name: 'majority-4', seats: 4, player: 'policy', shows: by('pests') },
  { name: 'first-tie-break', seats: 4, player: 'policy', shows: by('infested') },
  { name: 'third-tie-break', seats: 3, player: 'moody', shows: by('hand') },
  { name: 'roll-off', seats: 2, player: 'moody', shows: by('roll-off') },
  {
    name: 'final-target',
    seats: 4,
    player: 'moody',
    shows: (game) => game.entries.some((x) => x.move.verb === 'target') && said(game, (e) => e.type === 'fought' && e.final),
  },
  { name: 'last-call', seats: 4, lastCall: true, player: 'policy', shows: replied },
  { name: 'slow-finish', seats: 3, slowFinish: true, player: 'policy', shows: slowed },
  { name: 'last-call-slow-finish', seats: 4, lastCall: true, slowFinish: true, player: 'policy', shows: (game) => replied(game) && slowed(game) },
  { name: 'whole-deck', seats: 2, wholeDeck: true, player: 'policy', shows: by('pests') },
  { name: 'last-move', seats: 3, lastMove: true, player: 'moody', shows: movedLast },
];

export interface Golden {
  readonly options: Options;
  readonly seed: number;
  readonly entries: readonly MoveEntry<Move>[];
  readonly hash: string;
  readonly places: string;
  readonly decided: string;
}

export const placesOf = (s: State): string => s.order.map((who) => `${who} ${s.ranks[s.seatOf[who]]}`).join(', ');

/** The first seed whose game shows the ending. */
export const find = (ending: Ending): string => {
  const casts = CASTS.filter((x) => x.length === ending.seats);
  for (let seed = 1; seed < 5000; seed++) {
    // Seats need not sit in turn order: the last species takes the first seat.
    const species = [...(casts[seed % casts.length] ?? SPECIES)].reverse();
    const { lastCall = false, slowFinish = false, wholeDeck = false, lastMove = false } = ending;
    const options = { species, lastCall, slowFinish, wholeDeck, lastMove };
    const game = playWhole({ options, seed, player: ending.player });
    if (!ending.shows(game)) continue;
    return [
      `game: ${meta.id}`,
      `rules: ${meta.rules}`,
      `seats: ${species.length}`,
      `species: ${species.join(' ')}`,
      `lastCall: ${options.lastCall ? 'on' : 'off'}`,
      `slowFinish: ${options.slowFinish ? 'on' : 'off'}`,
      `wholeDeck: ${options.wholeDeck ? 'on' : 'off'}`,
      `lastMove: ${options.lastMove ? 'on' : 'off'}`,
      `seed: ${seed}`,
      '',
      ...game.entries.map((x) => write(rules.game.vocabulary, x.seat, x.move)),
      '',
      `hash: ${hash(game.s)}`,
      `places: ${placesOf(game.s)}`,
      `decided: ${game.s.decidedBy}`,
      '',
    ].join('\n');
  }
  throw new Error(`no game ends by ${ending.name}`);
};

const isSpecies = (x: string): x is Species => SPECIES.some((who) => who === x);
const isOurs = (options: AnyOptions): options is AnyOptions & Options => 'species' in options;

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
  const species = the('species').split(' ').filter(isSpecies);
  const on = (id: string): boolean => the(id) === 'on';
  const wish = { species, lastCall: on('lastCall'), slowFinish: on('slowFinish'), wholeDeck: on('wholeDeck'), lastMove: on('lastMove') };
  const checked = checkOptions(meta, Number(the('seats')), wish);
  if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of the golden game are wrong');
  const options: Options = checked.options;
  const seed = Number(the('seed'));
  const s = rules.start(options, species.length, chanceAt(seed)(0));
  const entries = lines.map((line, i): MoveEntry<Move> => {
    const found = read(rules.game.vocabulary, line);
    const move = found === null ? undefined : rules.legal(s, found.seat, found.move);
    if (found === null || move === undefined) throw new Error(`move ${i + 1} is not legal: ${line}`);
    rules.play(s, found.seat, move, { chance: chanceAt(seed)(i + 1), tell: undefined });
    return { n: i + 1, seat: found.seat, move };
  });
  return { options, seed, entries, hash: the('hash'), places: the('places'), decided: the('decided') };
};

/** The golden game played again, with all that is told. */
export const replayed = (game: Golden): Played => {
  const events: Event[] = [];
  const s = replay(rules, game.options, game.options.species.length, game.entries, chanceAt(game.seed), Infinity, () => (e) => {
    events.push(e);
  });
  return { s, entries: game.entries, events };
};
