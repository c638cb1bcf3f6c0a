/** The lab and the ladder on the command line: one object, a folder that is gone on with, and clear words for nonsense. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planOf } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { folderFor } from '../../test/folder.ts';
import { loadGame } from '../game.ts';
import type { Io } from '../io.ts';
import { localCrew, type Players } from '../lab/crew.ts';
import { runTrial } from '../lab/trial.ts';
import { balance, strength } from '../published.ts';
import { heard, type } from './fake.ts';

const folder = folderFor('lab');
const at = (name: string): string => join(folder, name);
const quiet: Io = { out: () => {}, err: () => {}, ask: async () => null, live: false, close: () => {} };
const linesOf = (name: string): string[] =>
  readFileSync(join(at(name), 'games.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .sort();
const lab = (out: string, ...more: string[]) => type(['lab', 'newyork', '--players', '2', '--bots', 'random', '--games', '6', '--out', at(out), ...more]);

describe('one object', () => {
  test('games, and by bot, seat and role wins, share, low and high', async () => {
    const said = await lab('object', '--json');
    expect(said.code).toBe(0);
    expect(said.out.split('\n')).toHaveLength(1);
    const x = JSON.parse(said.out);
    expect(x.games).toBe(6);
    expect(Object.keys(x.bots)).toEqual(['random']);
    expect(Object.keys(x.seats)).toEqual(['1', '2']);
    for (const shares of [x.bots, x.seats, x.roles])
      for (const share of Object.values(shares))
        expect(share).toMatchObject({
          wins: expect.any(Number),
          games: expect.any(Number),
          share: expect.any(Number),
          low: expect.any(Number),
          high: expect.any(Number),
        });
    expect(Object.keys(x.roles).every((role) => ['humans', 'rats', 'pigeons', 'cockroaches'].includes(role))).toBe(true);
    expect(readFileSync(join(at('object'), 'report.html'), 'utf8')).toContain('<h1>');
  });
  test('in words, with the way to the report', async () => {
    const said = await lab('words');
    expect(said.out).toMatch(/6 of 6 games from seed 1/);
    expect(said.out).toMatch(/Report: .*report\.html$/);
  });
  test('a sweep stands side by side', async () => {
    const x = JSON.parse((await lab('sweep', '--json', '--tune', 'baseDrawMax=+1')).out);
    expect(x.sweep).toHaveLength(1);
    expect(x.sweep[0].games).toBe(6);
    expect(linesOf('sweep')).toHaveLength(12);
  });
  test('cards that are denied by lot are told by what they are worth', async () => {
    const x = JSON.parse((await lab('deny', '--json', '--deny', '40')).out);
    const worths = Object.entries(x.worths);
    expect(worths.length).toBeGreaterThan(3);
    expect(worths[0]?.[1]).toMatchObject({ share: expect.any(Number), low: expect.any(Number), high: expect.any(Number), verdict: expect.any(String) });
    expect((await lab('deny', '--deny', '40')).out).toMatch(/what a card is worth.*free [\d.]+% of \d+, without [\d.]+% of \d+/s);
    expect(readFileSync(join(at('deny'), 'report.html'), 'utf8')).toContain('What cards are worth');
  });
  test('without a folder a trial lies in the data folder, the same one for the same plan', async () => {
    const words = ['lab', 'newyork', '--players', '2', '--bots', 'random', '--games', '2', '--json'];
    const env = { PESTHOUSE_DATA: at('data') };
    const first = await type(words, undefined, env);
    const again = await type(words, undefined, env);
    expect(again.out).toBe(first.out);
    expect(first.err).toBe('');
    expect(existsSync(join(at('data'), 'lab'))).toBe(true);
  });
  test('the numbers that can be tuned are listed with their clauses', async () =>
    expect((await type(['lab', 'newyork', '--tunables'])).out).toMatch(/^baseDrawMax=\d+ {2}NYC-GATH-02$/m));
});

describe('broken off and taken up again', () => {
  test('comes to the same as without a break', async () => {
    const { engine } = await loadGame('retribution');
    const read = planOf(engine, { players: 2, bots: ['random'], games: 7, seed: 5, tune: 'hand=+1' });
    if ('wrong' in read) throw new Error(read.wrong);
    const { plan } = read;
    const wish = (name: string) => ({ folder: at(name), workers: 1, build: 'b', fresh: false });
    const never = new AbortController().signal;
    const whole = await runTrial(plan, wish('whole'), quiet, never);
    expect(whole).toHaveLength(14);
    const hand = new AbortController();
    let heard = 0;
    const breaking: Players = (p, jobs, hear, stop) =>
      localCrew(1)(
        p,
        jobs,
        (result) => {
          hear(result);
          if (++heard === 4) hand.abort();
        },
        stop,
      );
    expect(await runTrial(plan, wish('broken'), quiet, hand.signal, breaking)).toHaveLength(4);
    expect(linesOf('broken')).toHaveLength(4);
    expect(await runTrial(plan, wish('broken'), quiet, never)).toEqual(whole);
    expect(linesOf('broken')).toEqual(linesOf('whole'));
  });

  test('more games of the same plan go on, and only the new ones are played', async () => {
    await lab('more', '--json');
    const before = linesOf('more');
    const said = await type(['lab', 'newyork', '--players', '2', '--bots', 'random', '--games', '8', '--out', at('more'), '--json']);
    expect(said.err).toContain('6 of 8 games were already played');
    expect(linesOf('more')).toHaveLength(8);
    expect(linesOf('more')).toEqual(expect.arrayContaining(before));
    // Fewer games look at the first of them only.
    expect(JSON.parse((await lab('more', '--json')).out).games).toBe(6);
  });

  test('a line that was torn off is played again', async () => {
    const whole = (await lab('torn', '--json')).out;
    const file = join(at('torn'), 'games.ndjson');
    const lines = readFileSync(file, 'utf8');
    writeFileSync(file, lines.slice(0, -40));
    expect((await lab('torn', '--json')).out).toBe(whole);
    expect(linesOf('torn')).toHaveLength(6);
    appendFileSync(file, 'no line at all\n');
    expect((await lab('torn', '--json')).out).toBe(whole);
  });

  test('another plan in the same folder is refused, and told apart', async () => {
    await lab('plan');
    const said = await lab('plan', '--seed', '2');
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/holds games of another plan \(seed 1 there, 2 here\)\. Choose another folder with --out, or start over with --fresh\./);
    expect((await lab('plan', '--seed', '2', '--fresh')).code).toBe(0);
    expect((await lab('plan', '--seed', '1')).code).toBe(2);
  });

  test('games of other rules or bots are found out', async () => {
    await lab('rules');
    const file = join(at('rules'), 'games.ndjson');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"decisions":', '"decisions":1'));
    expect(await lab('rules')).toMatchObject({ code: 2, err: expect.stringContaining('no longer comes out the same') });
  });
});

describe('nonsense gets one sentence and exit code 2', () => {
  test.each([
    [['lab', 'nope'], /There is no game "nope"/],
    [['lab', 'newyork', '--bots', 'god'], /there is no bot "god"/],
    [['lab', 'newyork', '--players', '7'], /is for 2, 3, 4 seats, not 7/],
    [['lab', 'newyork', '--games', '0'], /--games must be a whole number from 1/],
    [['lab', 'newyork', '--tune', 'x=1'], /there is no number "x"/],
    [['lab', 'newyork', '--options', 'a=b'], /is not an option/],
    [['lab', 'newyork', '--tune', 'diceCap=9', '--tune', 'dieFaces=9'], /--tune is given twice/],
    [['lab', 'newyork', '--deny', '80'], /--deny must be a whole number from 0 to 50/],
    [['lab', 'newyork', '--think', '0'], /--think must be a whole number/],
    [['lab', 'newyork', '--workers', '0'], /nobody would play/],
    [['lab', 'work'], /Set DATABASE_URL/],
    [['ladder', 'newyork', '--bots', 'random'], /at least two bots that differ/],
    [['ladder', 'pest', '--bots', 'random,greedy', '--players', '1'], /at least two bots that differ, and two players/],
  ])('%j', async (words, says) => {
    const said = await type(words, undefined, { PESTHOUSE_DATA: at('none') });
    expect(said.code).toBe(2);
    expect(said.err).toMatch(says);
    expect(said.err.trim().split('\n')).toHaveLength(1);
    expect(said.out).toBe('');
  });
  test('a folder that cannot be written', async () => {
    writeFileSync(at('file'), '');
    expect(await lab('file')).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written') });
  });
});

test('a game for one is told by its scores', async () => {
  const said = await type(['lab', 'pest', '--players', '1', '--bots', 'random', '--games', '2', '--out', at('solo')]);
  expect(said.out).toMatch(/random {2}2 games {2}score -?\d/);
  expect(said.out).not.toContain('fair');
});

test('the ladder ranks bots by the places that they take', async () => {
  const words = ['ladder', 'newyork', '--bots', 'random,greedy', '--games', '2', '--out', at('ladder')];
  const { ladder, games, players } = JSON.parse((await type([...words, '--json'])).out);
  expect([games, players]).toEqual([2, 2]);
  expect(ladder.map((x: { readonly name: string }) => x.name).sort()).toEqual(['greedy', 'random']);
  for (const x of ladder) expect(x.ordinal).toBeCloseTo(x.mu - 3 * x.sigma, 9);
  expect((await type(words)).out).toMatch(/1\. \w+ +mu [\d.]+ {2}sigma [\d.]+ {2}ordinal -?[\d.]+/);
});

test('what is published is played, told as Markdown, and gone on with from its folder', async () => {
  const trials = [{ game: 'newyork', players: 2, bots: ['greedy', 'random'], games: 2 }];
  const wish = { game: undefined, games: undefined, seed: 1, out: at('published'), data: at('data'), database: undefined, workers: 1, fresh: false };
  const told = async (tell: (io: Io) => Promise<number>): Promise<string> => {
    const { io, said } = heard();
    expect(await tell(io)).toBe(0);
    return said().out;
  };
  const stop = new AbortController().signal;
  const first = await told((io) => strength(trials, wish, io, stop));
  expect(first).toMatch(/\| `newyork` \| 2 \| greedy, random \| \d+% \| \d+% to \d+% \| 2 \|/);
  const file = join(at('published'), 'newyork-2-greedy,random', 'games.ndjson');
  const kept = readFileSync(file, 'utf8');
  expect(await told((io) => strength(trials, wish, io, stop))).toBe(first);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  expect(await told((io) => balance(trials, at('pages'), wish, io, stop))).toContain('newyork.md');
  expect(readFileSync(join(at('pages'), 'newyork.md'), 'utf8')).toContain('## 2 players: greedy, random');
  expect((await type(['strength', 'chess'])).err).toMatch(/no game/i);
  expect((await type(['balance', 'chess'])).err).toMatch(/no game/i);
});
