/** Golden games: whole games written down, one for each mode and count. `GOLDEN_WRITE=1` with the golden test writes them anew. */
import { hash, type MoveEntry, read, replay, write } from '../../../kernel/index.ts';
import { meta } from '../meta.ts';
import { soloRank } from '../outcome.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { chanceAt, type Mode, optionsOf, type Played, playWhole } from './games.ts';

/** A way the game can end, and what a game must show to stand for it. */
export interface Ending extends Mode {
  readonly name: string;
  readonly player: 'moody' | 'policy';
  shows(game: Played): boolean;
}

const scores = (s: State): number[] => (rules.outcome(s) ?? []).map((x) => x.score);
const said = (game: Played, type: Event['type']): boolean => game.events.some((e) => e.type === type);
const tied = ({ s }: Played): boolean => {
  const top = Math.max(...scores(s));
  return scores(s).filter((x) => x === top).length > 1;
};
const lone = (game: Played): boolean => !tied(game);

export const ENDINGS: readonly Ending[] = [
  { name: 'base-2', seats: 2, player: 'policy', shows: lone },
  { name: 'base-3', seats: 3, player: 'policy', shows: (g) => lone(g) && said(g, 'destroyed') },
  { name: 'base-4', seats: 4, player: 'policy', shows: lone },
  { name: 'base-5', seats: 5, player: 'policy', shows: lone },
  { name: 'tie-by-influence', seats: 3, player: 'moody', shows: tied },
  { name: 'advanced-3', seats: 3, advanced: true, player: 'policy', shows: lone },
  { name: 'advanced-5', seats: 5, advanced: true, player: 'policy', shows: lone },
  { name: 'versus', seats: 2, versus: true, player: 'policy', shows: (g) => said(g, 'reckoned') },
  { name: 'versus-advanced', seats: 2, versus: true, advanced: true, player: 'moody', shows: lone },
  { name: 'solo-emperor', seats: 1, player: 'policy', shows: (g) => soloRank(scores(g.s)[0] ?? 0) === 'Emperor' },
  { name: 'solo-earl', seats: 1, player: 'policy', shows: (g) => soloRank(scores(g.s)[0] ?? 0) === 'Earl' },
  { name: 'solo-commoner', seats: 1, player: 'moody', shows: (g) => soloRank(scores(g.s)[0] ?? 0) === 'Commoner' },
  { name: 'solo-persists', seats: 1, persists: true, player: 'policy', shows: (g) => said(g, 'neutral') },
  { name: 'solo-advanced', seats: 1, advanced: true, player: 'policy', shows: (g) => said(g, 'reckoned') },
];

export const placesOf = (s: State): string => (rules.outcome(s) ?? []).map((x) => `${x.rank} with ${x.score}`).join(', ');

/** The first seed whose game shows the ending. */
export const find = (ending: Ending): string => {
  for (let seed = 1; seed < 3000; seed++) {
    const game = playWhole(ending, seed, ending.player);
    if (!ending.shows(game)) continue;
    return [
      `game: ${meta.id}`,
      `rules: ${meta.rules}`,
      `seed: ${seed}`,
      '',
      ...game.entries.map((x) => write(rules.game.vocabulary, x.seat, x.move)),
      '',
      `hash: ${hash(game.s)}`,
      `places: ${placesOf(game.s)}`,
      '',
    ].join('\n');
  }
  throw new Error(`no game ends by ${ending.name}`);
};

export interface Golden {
  readonly seed: number;
  readonly entries: readonly MoveEntry<Move>[];
  readonly hash: string;
  readonly places: string;
}

/** Reads a golden game; every move is asked of the rules, so that a game which they no longer allow says where. */
export const parse = (mode: Mode, text: string): Golden => {
  const head = new Map<string, string>();
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, key, value] = /^([a-z]+): (.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) head.set(key, value);
    else if (line.trim() !== '') lines.push(line);
  }
  const the = (key: string): string => {
    const x = head.get(key);
    if (x === undefined) throw new Error(`the golden game has no ${key}`);
    return x;
  };
  if (the('game') !== meta.id || the('rules') !== meta.rules) throw new Error('the golden game is of other rules');
  const seed = Number(the('seed'));
  const s = rules.start(optionsOf(mode), mode.seats, chanceAt(seed)(0));
  const entries = lines.map((line, i): MoveEntry<Move> => {
    const found = read(rules.game.vocabulary, line);
    const move = found === null ? undefined : rules.legal(s, found.seat, found.move);
    if (found === null || move === undefined) throw new Error(`move ${i + 1} is not legal: ${line}`);
    rules.play(s, found.seat, move, { chance: chanceAt(seed)(i + 1), tell: undefined });
    return { n: i + 1, seat: found.seat, move };
  });
  return { seed, entries, hash: the('hash'), places: the('places') };
};

/** The golden game played again, with all that is told. */
export const replayed = (mode: Mode, game: Golden): Played => {
  const events: Event[] = [];
  const s = replay(rules, optionsOf(mode), mode.seats, game.entries, chanceAt(game.seed), Infinity, () => (e) => {
    events.push(e);
  });
  return { s, entries: game.entries, events };
};
