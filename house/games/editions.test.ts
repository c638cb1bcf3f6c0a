/** The editions: every one that ever was still plays as it did, the newest is what the source says, and engines of one edition share nothing. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Base, boardLines, defaults, type Flat, firstOf, hash, limitsOf, type Numbers, Out, read, Sfc, same, WATCHER } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { replayGolden } from '../cli/edition/golden.ts';
import { publishedVersions, readManifest } from '../cli/edition/manifest.ts';
import { ROOT } from '../cli/folder.ts';
import { readRulebook } from '../cli/rulebook.ts';
import { type AnyEngine, GAME_IDS, GAMES, UnknownEdition, WrongNumbers } from './index.ts';

/** What was ever published. A line here is never taken away. */
const EVER: { readonly [game: string]: readonly string[] } = {
  newyork: ['1', '2', '3', '4'],
  retribution: ['1'],
  exterminators: ['1', '2', '3'],
  pathologic: ['1', '2', '3', '4', '5'],
  pest: ['1', '2', '3', '4'],
};
const ALL = GAME_IDS.flatMap((game) => publishedVersions(ROOT, game).map((edition) => ({ game, edition })));

test('every edition that ever was is there', () => {
  for (const [game, editions] of Object.entries(EVER)) expect(publishedVersions(ROOT, game)).toEqual(expect.arrayContaining([...editions]));
});

test('an edition that nobody published is unknown, and numbers that it lacks are refused', async () => {
  await expect(GAMES.newyork.engine('0')).rejects.toThrow(UnknownEdition);
  await expect(GAMES.newyork.engine('0')).rejects.toThrow('does not know edition 0 of');
  await expect(GAMES.newyork.engine('1', { wings: 2 })).rejects.toThrow(WrongNumbers);
});

test('the newest edition as printed is the source itself; one edition with the same numbers is one engine', async () => {
  const { meta, rules, engine, fresh } = GAMES.newyork;
  expect(await engine(meta.rules)).toBe((await rules()).rules);
  expect(await engine(meta.rules, {})).toBe((await rules()).rules);
  expect(await engine('1', { diceCap: 9, dieFaces: 8 })).toBe(await engine('1', { dieFaces: 8, diceCap: 9 }));
  expect(await engine('1', { diceCap: 9 })).not.toBe(await engine('1'));
  expect(await fresh('1')).not.toBe(await fresh('1'));
});

describe.each(ALL)('$game, edition $edition', async ({ game, edition }) => {
  const { engine, words, meta } = GAMES[game];
  const e = await engine(edition);
  const text = await words(edition);
  const { golden, module, changed } = readManifest(ROOT, game, edition);

  test('is what its manifest says', () => {
    expect(e.game.meta.id).toBe(game);
    expect(e.game.meta.rules).toBe(edition);
    expect(existsSync(join(ROOT, 'games', game, 'editions', module))).toBe(true);
    expect(readRulebook(game, edition).size).toBeGreaterThan(0);
    // The first of a game has nothing before it to differ from; a later one names only clauses of its own rulebook or of the one before.
    if (edition === '1') expect(changed).toEqual([]);
    for (const { was, now } of changed) expect(was).not.toBe(now);
  });

  test.each(golden)('golden game $name ends where it ended', (x) => expect(replayGolden(e, x)).toBe(x.hash));

  test("has all of today's interface, so that whoever plays the newest can play it", async () => {
    const { rules } = await GAMES[game].rules();
    expect(Object.keys(e)).toEqual(expect.arrayContaining(Object.keys(rules)));
  });

  /** A gap in a sentence shows as one of these. */
  const gap = /undefined|NaN|null|\[object/;
  test.each(golden)("golden game $name is told by today's words", ({ seats, options, seed, moves }) => {
    const chance = (n: number) => new Sfc().at(seed, n);
    const said: string[] = [];
    const say = (...lines: readonly string[]): void => {
      said.push(...lines);
    };
    let told: { readonly type: string; readonly clause: string }[] = [];
    const s = e.start(options, seats, chance(0), (event) => told.push(event));
    const look = (from: Base): void => {
      for (const event of told) say(text.event(from, event));
      told = [];
      for (let seat = WATCHER; seat < seats; seat++) {
        const v = e.view(from, seat);
        if (seat >= 0) say(text.seat(v, seat));
        const p = e.prompt(v, seat);
        if (p === null) continue;
        say(text.waiting(v, p));
        if (seat < 0) continue;
        for (const m of e.moves(v, seat).slice(0, 12)) say(...Object.values(text.move(v, seat, m)));
        if (e.moves(v, seat).length > 0) say(...Object.values(text.prompt(v, seat, p)));
      }
    };
    look(s);
    for (const [i, line] of moves.entries()) {
      const found = read(e.game.vocabulary, line);
      if (found === null) throw new Error(`"${line}" cannot be read`);
      e.play(s, found.seat, found.move, { chance: chance(i + 1), tell: (event) => told.push(event) });
      look(s);
      if (i % 20 === 0) for (let seat = WATCHER; seat < seats; seat++) say(...boardLines(text.board(e.view(s, seat), seat)));
    }
    say(text.verdict(s));
    expect(said.length).toBeGreaterThan(moves.length);
    expect(said.filter((x) => typeof x !== 'string' || gap.test(x))).toEqual([]);
    expect(meta.id).toBe(game);
  });
});

/** A random game step by step, so that several can be mixed. */
const course = (e: AnyEngine, seats: number, seed: number) => {
  const own = new Sfc().at(seed, -1);
  const legal = new Out<Flat>();
  const s = e.start(defaults(e.game.meta, seats), seats, new Sfc().at(seed, 0));
  const trail = [hash(s)];
  let n = 0;
  return {
    trail,
    s,
    /** One more entry; false where there is none. */
    go(): boolean {
      if (e.over(s) || n >= 400) return false;
      const seat = firstOf(e.deciders(s));
      e.list(s, seat, legal);
      // Half the moves are the bot's own, so that games get somewhere.
      const move = n % 2 === 0 ? e.policy(s, seat, own) : legal.list[own.below(legal.n)];
      if (move === undefined) throw new Error('nobody has a move');
      e.play(s, seat, move, { chance: new Sfc().at(seed, ++n), tell: undefined });
      trail.push(`${legal.n} ${hash(s)} ${hash(e.view(s, WATCHER))}`);
      return true;
    },
  };
};
const alone = (e: AnyEngine, seats: number, seed: number): string[] => {
  const c = course(e, seats, seed);
  while (c.go());
  return c.trail;
};

// A game that was never published is being made: it has nothing to keep to yet.
describe.each(GAME_IDS.filter((id) => publishedVersions(ROOT, id).length > 0))('%s, newest edition', async (id) => {
  const { meta, rules, fresh } = GAMES[id];
  test('the source and its published edition go in lock step', async () => {
    const publish = `Edition ${meta.rules} of ${meta.title} is not published: when its rules are done, run npm run -s pesthouse -- edition ${id}`;
    expect(publishedVersions(ROOT, id), publish).toContain(meta.rules);
    const source = (await rules()).rules;
    const published = await fresh(meta.rules);
    const raise = `The rules of ${meta.title} are other ones than its edition ${meta.rules}, which tables play by: raise meta.rules by one, then publish it with npm run -s pesthouse -- edition ${id}`;
    for (const seats of meta.seats) for (const seed of [3, 4]) expect(alone(source, seats, seed), raise).toEqual(alone(published, seats, seed));
    expect(
      published.game.tunables.map((t) => [t.name, t.get()]),
      raise,
    ).toEqual(source.game.tunables.map((t) => [t.name, t.get()]));
  });
});

/** Numbers of two tables that stand side by side. */
const TURNED: { readonly [game: string]: readonly [Numbers, Numbers] } = {
  newyork: [{ baseDrawMax: 6, dieFaces: 8 }, { baseDrawMax: 3 }],
  retribution: [{ hand: 6, rats: 8 }, { hand: 4 }],
  exterminators: [{ actionPoints: 3, populate: 3 }, { 'cost.drag': 1 }],
  pathologic: [{ actionPoints: 3, evidenceWin: 6 }, { evidenceStart: 2 }],
  pest: [{ movement: 3, storage: 6 }, { destroy: 3 }],
};

/** For a game that names none: its first number turned up, and turned down. */
const turnedOf = (e: AnyEngine): readonly [Numbers, Numbers] => {
  const [t] = e.game.tunables;
  if (t === undefined) return [{}, {}];
  const { least, most } = limitsOf(t);
  return [{ [t.name]: Math.min(most, t.get() + 1) }, { [t.name]: Math.max(least, t.get() - 1) }];
};

// Where no number can be turned, no two engines differ.
const TURNABLE = (await Promise.all(GAME_IDS.map(async (id) => ({ id, turns: (await GAMES[id].rules()).rules.game.tunables.length > 0 }))))
  .filter((x) => x.turns)
  .map((x) => x.id);

describe.each(TURNABLE)('%s with numbers of its own', (id) => {
  const { meta, rules, fresh } = GAMES[id];
  test('two engines whose moves are mixed at random behave exactly as alone, and so does the source', async () => {
    const source = (await rules()).rules;
    const [first, second] = TURNED[id] ?? turnedOf(source);
    const [seats = 2] = meta.seats.filter((n) => n > 1);
    const printed = source.game.tunables.map((t) => t.get());
    const lone = [alone(await fresh(meta.rules, first), seats, 5), alone(await fresh(meta.rules, second), seats, 5), alone(source, seats, 5)];
    expect(same(lone[0], lone[1]) || same(lone[0], lone[2]) || same(lone[1], lone[2]), 'the numbers must make a difference').toBe(false);
    const mixed = [course(await fresh(meta.rules, first), seats, 5), course(await fresh(meta.rules, second), seats, 5), course(source, seats, 5)];
    const chance = new Sfc().at(9, 9);
    for (let going = mixed; going.length > 0; ) {
      const c = going[chance.below(going.length)];
      if (c !== undefined && !c.go()) going = going.filter((x) => x !== c);
    }
    expect(mixed.map((c) => c.trail)).toEqual(lone);
    expect(source.game.tunables.map((t) => t.get())).toEqual(printed);
  });
});

test('published modules stand beside their manifests and their list, and nothing else does', () => {
  for (const game of new Set(ALL.map((x) => x.game))) {
    const files = publishedVersions(ROOT, game).flatMap((v) => [`${v}.json`, `${v}.md`, readManifest(ROOT, game, v).module]);
    expect(readdirSync(join(ROOT, 'games', game, 'editions')).sort()).toEqual([...files, 'index.d.ts', 'index.js'].sort());
  }
});
