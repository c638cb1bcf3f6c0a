/** Golden games: whole games written down, one for each way a game can end. They are replayed and must end as they are written; `GOLDEN_WRITE=1` writes them anew. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Base, type Engine, type Fact, type Flat, hash, type MoveEntry, read, write } from '../index.ts';
import { plainChance } from '../plain-seed.ts';
import type { Played } from './games.ts';

/** A way the game can end, and what a game must show to stand for it. */
export interface Ending<S, M, E> {
  readonly name: string;
  readonly seats: number;
  shows(game: Played<S, M, E>): boolean;
}

export interface Gold<S extends Base<{ step: string }>, M extends Flat, E extends Fact, O, X extends Ending<S, M, E>> {
  readonly rules: Engine<S, M, E, O>;
  readonly folder: string;
  readonly endings: readonly X[];
  /** How many seeds are tried when a game is looked for. */
  readonly seeds: number;
  /** The options of a game that is looked for. */
  optionsOf(ending: X, seed: number): O;
  play(ending: X, options: O, seed: number): Played<S, M, E>;
  /** The lines of the head that say the options, and how they are read again. */
  head(options: O, ending: X): { readonly [key: string]: string };
  read(the: (key: string) => string, ending: X): O;
  /** The lines under the moves, besides the hash. */
  foot(s: S): { readonly [key: string]: string };
  /** What else must hold of the game. */
  also?(game: Played<S, M, E>, options: O, ending: X): void;
}

interface Written<O> {
  readonly options: O;
  readonly entries: readonly string[];
  readonly the: (key: string) => string;
}

const linesOf = (pairs: { readonly [key: string]: string }): string[] => Object.entries(pairs).map(([key, value]) => `${key}: ${value}`);

/** A line `2: draw` is a move; every other `key: value` says something of the game. */
const KEY = /^([a-zA-Z]+): (.*)$/;

export const gold = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O, X extends Ending<S, M, E>>(x: Gold<S, M, E, O, X>) => {
  const { rules } = x;
  const { meta, vocabulary } = rules.game;
  /** The first seed whose game shows the ending. */
  const find = (ending: X): string => {
    for (let seed = 1; seed < x.seeds; seed++) {
      const options = x.optionsOf(ending, seed);
      const game = x.play(ending, options, seed);
      if (!ending.shows(game)) continue;
      const head = linesOf({ game: meta.id, rules: meta.rules, ...x.head(options, ending), seed: String(seed) });
      const moves = game.entries.map(({ seat, move }) => write(vocabulary, seat, move));
      return [...head, '', ...moves, '', ...linesOf({ hash: hash(game.s), ...x.foot(game.s) }), ''].join('\n');
    }
    throw new Error(`no game ends by ${ending.name}`);
  };

  const parse = (text: string, ending: X): Written<O> => {
    const said = new Map<string, string>();
    const entries: string[] = [];
    for (const line of text.split('\n')) {
      const [, key, value] = KEY.exec(line) ?? [];
      if (key !== undefined && value !== undefined) said.set(key, value);
      else if (line.trim() !== '') entries.push(line);
    }
    const the = (key: string): string => {
      const value = said.get(key);
      if (value === undefined) throw new Error(`the golden game has no ${key}`);
      return value;
    };
    if (the('game') !== meta.id || the('rules') !== meta.rules) throw new Error('the golden game is of other rules');
    return { options: x.read(the, ending), entries, the };
  };

  /** Plays it again; every move is asked of the rules, so that a game which they no longer allow says where. */
  const replayed = (ending: X, { options, entries, the }: Written<O>): Played<S, M, E> => {
    const chanceAt = plainChance(Number(the('seed')));
    const events: E[] = [];
    const tell = (e: E): void => {
      events.push(e);
    };
    const s = rules.start(options, ending.seats, chanceAt(0), tell);
    const moves = entries.map((line, i): MoveEntry<M> => {
      const found = read(vocabulary, line);
      const move = found === null ? undefined : rules.legal(s, found.seat, found.move);
      if (found === null || move === undefined) throw new Error(`move ${i + 1} is not legal: ${line}`);
      rules.play(s, found.seat, move, { chance: chanceAt(i + 1), tell });
      return { n: i + 1, seat: found.seat, move };
    });
    return { s, entries: moves, events };
  };
  return { find, parse, replayed };
};

/** The tests themselves. `broken` spoils the first game in a way that the rules must notice. */
export const goldenTests = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O, X extends Ending<S, M, E>>(
  x: Gold<S, M, E, O, X>,
  broken: (text: string) => string,
): void => {
  const { find, parse, replayed } = gold(x);
  const file = (name: string): string => join(x.folder, `${name}.txt`);

  if (process.env.GOLDEN_WRITE === '1') for (const ending of x.endings) writeFileSync(file(ending.name), find(ending));

  test('there is a golden game for every ending, and no other', () => {
    expect(readdirSync(x.folder).sort()).toEqual(x.endings.map((ending) => `${ending.name}.txt`).sort());
  });

  describe.each(x.endings.filter((ending) => existsSync(file(ending.name))))('$name', (ending) => {
    const golden = parse(readFileSync(file(ending.name), 'utf8'), ending);
    const game = replayed(ending, golden);

    test('ends as it is written', () => {
      expect(x.rules.over(game.s)).toBe(true);
      for (const [key, value] of Object.entries(x.foot(game.s))) expect(value, key).toBe(golden.the(key));
      expect(hash(game.s)).toBe(golden.the('hash'));
    });

    test('shows what it stands for', () => {
      expect(ending.shows(game)).toBe(true);
      x.also?.(game, golden.options, ending);
    });
  });

  test('a golden game that the rules do not allow says where', () => {
    const [ending] = x.endings;
    if (ending === undefined) throw new Error('there is no ending');
    const text = readFileSync(file(ending.name), 'utf8');
    expect(broken(text)).not.toBe(text);
    expect(() => replayed(ending, parse(broken(text), ending))).toThrow(/move \d+ is not legal/);
    expect(() => parse(text.replace('rules: ', 'rules: other '), ending)).toThrow('other rules');
  });
};
