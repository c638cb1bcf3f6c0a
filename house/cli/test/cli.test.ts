/** The verbs of the command line, by calling them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderFor } from '../../test/folder.ts';
import { hasScreen } from '../serve.ts';
import { type } from './fake.ts';

const folder = folderFor('cli');
const at = (name: string): string => join(folder, name);
const readJson = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));

describe('bad input gets one sentence and exit code 2', () => {
  test.each([
    [['fly'], /There is no verb "fly"/],
    [['fuzz', 'nope'], /There is no game "nope"/],
    [['fuzz'], /game/i],
    [['fuzz', 'newyork', '--games', 'x'], /--games must be a whole number/],
    [['fuzz', 'newyork', '--games'], /--games needs a value/],
    [['fuzz', 'newyork', '--gmaes', '3'], /has no flag --gmaes/],
    [['fuzz', 'newyork', 'pest'], /one word too many/],
    [['play', 'newyork', '--seats', '9'], /is for 2, 3, 4 seats, not 9/],
    [['play', 'newyork', '--options', 'a=b'], /is not an option/],
    [['play', 'newyork', '--options', 'lastCall=perhaps'], /must be on or off/],
    [['play', 'newyork', '--level', 'god'], /There is no level "god"/],
    [['replay', '/nowhere.json'], /cannot be read/],
    [['verify', '/nowhere.json'], /cannot be read/],
    [['export', 'abc', '--url', 'nowhere'], /is not an address/],
    [['export', 'abc', '--url', 'http://127.0.0.1:1'], /No house answers/],
  ])('%j', async (words, says) => {
    const said = await type(words);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(says);
    expect(said.err.trim().split('\n')).toHaveLength(1);
    expect(said.out).toBe('');
  });
  test('a file that is no record', async () => {
    writeFileSync(at('text.json'), 'not json');
    writeFileSync(at('list.json'), '[]');
    expect(await type(['replay', at('text.json')])).toMatchObject({ code: 2, err: expect.stringContaining('is not JSON') });
    expect(await type(['replay', at('list.json')])).toMatchObject({ code: 2, err: expect.stringContaining('is not a record') });
  });
  test('help is no error, and nothing typed is', async () => {
    expect(await type(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('fuzz') });
    expect((await type(['fuzz', '--help'])).out).toContain('--games');
    expect((await type([])).code).toBe(2);
  });
});

describe('play, replay, verify, import, export', () => {
  test('bots play a whole game, and its record is a true one', async () => {
    const game = await type(['play', 'newyork', '--auto', '--level', 'random', '--seats', '2', '--seed', 'rats', '--save', at('auto.json')]);
    expect(game.code).toBe(0);
    expect(game.out).toMatch(/\n1\. /);
    expect(await type(['verify', at('auto.json')])).toMatchObject({ code: 0, out: expect.stringContaining('A true game of newyork') });
    const again = await type(['play', 'newyork', '--auto', '--level', 'random', '--seats', '2', '--seed', 'rats', '--save', at('again.json')]);
    expect(again.out).toBe(game.out);
    expect(readJson('again.json')).toEqual(readJson('auto.json'));
  });

  test('a record is told in words, from any entry and through any eyes', async () => {
    const whole = await type(['replay', at('auto.json')]);
    expect(whole.code).toBe(0);
    expect(whole.out.split('\n').length).toBeGreaterThan(50);
    const position = await type(['replay', at('auto.json'), '--at', '5', '--as', '1']);
    expect(position.code).toBe(0);
    expect(position.out).toContain('(you)');
    expect((await type(['replay', at('auto.json'), '--at', '99999'])).code).toBe(2);
    expect((await type(['replay', at('auto.json'), '--as', '7'])).code).toBe(2);
  });

  test('a record that was tampered with is found out', async () => {
    const record = JSON.parse(readFileSync(at('auto.json'), 'utf8'));
    record.entries.splice(0, 1, { n: 1, seat: 0, move: { verb: 'done-moving' } });
    writeFileSync(at('bad.json'), JSON.stringify(record));
    expect(await type(['verify', at('bad.json')])).toMatchObject({ code: 1, out: expect.stringContaining('Not a true game') });
    expect(await type(['replay', at('bad.json')])).toMatchObject({ code: 2, err: expect.stringContaining('does not fit the rules') });
    expect((await type(['import', at('bad.json'), '--data', at('house')])).code).toBe(2);
  });

  test('a person chooses by number, is told why not, takes back, saves and goes on', async () => {
    const script = ['help', 'list', 'board', '? done-moving', '? nonsense', 'done-moving', '99', 'undo', '1', `save ${at('half.json')}`, 'quit'];
    const said = await type(['play', 'newyork', '--seats', '2', '--people', '2', '--seed', 'hot'], (n) => script[n] ?? null);
    expect(said.code).toBe(0);
    expect(said.out).toContain('KERNEL-NOT-NOW');
    expect(said.out).toContain('is not a move of this game');
    expect(said.out).toMatch(/There are \d+ choices/);
    expect(said.out).toContain('There is nothing to take back');
    const on = await type(['play', 'newyork', '--people', '2', '--load', at('half.json')], (n) => ['undo', 'quit'][n] ?? null);
    expect(on.out).toContain('Taken back: one move.');
    const end = await type(['play', 'newyork', '--people', '1', '--level', 'random', '--load', at('half.json'), '--save', at('full.json')], () => '1');
    expect(end.out).toMatch(/\n1\. /);
    expect((await type(['verify', at('full.json')])).code).toBe(0);
  });

  test('why not: a clause of the rulebook with its sentence', async () => {
    const said = await type(
      ['play', 'newyork', '--seats', '2', '--people', '2', '--options', 'species=humans/rats', '--seed', 'hot'],
      (n) => ['? stop', 'quit'][n] ?? null,
    );
    expect(said.out).toMatch(/No \(NYC-[A-Z]+-\d+\): \w.*\w\./);
  });

  test('a record goes into a house and comes out of it', async () => {
    const kept = await type(['import', at('auto.json'), '--data', at('house')]);
    expect(kept.code).toBe(0);
    const table = /table (\w+)/.exec(kept.out)?.[1] ?? '';
    expect(await type(['export', table, '--data', at('house'), '--out', at('out.json')])).toMatchObject({ code: 0 });
    expect(readJson('out.json')).toMatchObject({ table, record: readJson('auto.json') });
    expect((await type(['verify', at('out.json')])).out).toContain('Its seed is the one that was promised');
    expect((await type(['export', 'nosuchtable', '--data', at('house')])).code).toBe(2);
  });
});

describe('fuzz and tripwire', () => {
  test('a healthy game has no failures', async () => {
    const said = await type(['fuzz', 'newyork', '--games', '3', '--jobs', '1', '--seats', '2', '--json', '--out', at('ff')]);
    expect(said.code).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({ game: 'newyork', games: 3, failures: [] });
  });
  test('the tripwires hold', async () => {
    expect(await type(['tripwire', 'newyork'])).toMatchObject({ code: 0, out: 'newyork: the rules are unchanged.' });
  });
});

test('the page opens only where somebody looks', () => {
  expect(hasScreen({ DISPLAY: ':0' }, 'linux', true)).toBe(true);
  expect(hasScreen({}, 'linux', true)).toBe(false);
  expect(hasScreen({ DISPLAY: ':0', CI: 'true' }, 'linux', true)).toBe(false);
  expect(hasScreen({}, 'darwin', true)).toBe(true);
  expect(hasScreen({}, 'darwin', false)).toBe(false);
});
