/** Practising and training on the command line: what is found is written, the same every time, also where it was broken off; and clear words for nonsense. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { folderFor } from '../../test/folder.ts';
import { type } from './fake.ts';

const folder = folderFor('learning');
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');

describe('practise', () => {
  const practise = (data: string, out: string, steps: number, ...more: string[]) =>
    type(['practise', 'exterminators', '--seats', '2', '--steps', String(steps), '--deals', '3', '--data', at(data), '--out', at(out), ...more]);

  test('writes the habits that it found, the same every time', async () => {
    const said = await practise('one', 'one.json', 1);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/With 2 seats, against the policy as written: wins \d+\.\d% of 6 games \(\d+\.\d% to \d+\.\d%\)\./);
    const found = JSON.parse(read('one.json'));
    expect(found.rules).toBe(GAMES.exterminators.meta.rules);
    expect(found.habits['2'].liked).toHaveLength(24);
    const before = JSON.parse(readFileSync(new URL('../../../games/exterminators/practised.json', import.meta.url), 'utf8'));
    expect(found.habits['4']).toEqual(before.habits['4']);
    expect(found.habits['2']).not.toEqual(before.habits['2']);
    await practise('two', 'two.json', 1);
    expect(read('two.json')).toBe(read('one.json'));
    await practise('three', 'three.json', 1, '--seed', '2');
    expect(read('three.json')).not.toBe(read('one.json'));
  });
  test('finished once, it makes no step again', async () => {
    await practise('again', 'again.json', 1);
    const kept = read(`again/practise/exterminators-${GAMES.exterminators.meta.rules}-2-1-1.json`);
    expect(JSON.parse(kept).step).toBe(1);
    await practise('again', 'once-more.json', 1);
    expect(read(`again/practise/exterminators-${GAMES.exterminators.meta.rules}-2-1-1.json`)).toBe(kept);
    expect(read('once-more.json')).toBe(read('again.json'));
  });
  test('a policy without habits cannot', async () => {
    const said = await type(['practise', 'newyork', '--data', at('none')]);
    expect(said.code).toBe(2);
    expect(said.err).toContain('has no habits that could be turned');
    expect(existsSync(at('none'))).toBe(false);
  });
  test.each([
    [['practise', 'chess'], 'There is no game chess'],
    [['practise', 'pest', '--seats', '1'], 'with two seats or more'],
    [['practise', 'pest', '--seats', '2,9'], '9'],
    [['practise', 'pest', '--steps', '0'], 'steps'],
  ])('%j is answered in words', async (words, why) => {
    const said = await type([...words, '--data', at('never')]);
    expect(said.code).toBe(2);
    expect(said.err).toContain(why);
  });
});

describe('lean', () => {
  const lean = (data: string, out: string, ...more: string[]) =>
    type(['lean', 'retribution', '--seats', '2', '--steps', '1', '--deals', '3', '--data', at(data), '--out', at(out), ...more]);

  test('writes the weights that it found, the same every time, and makes no step again', async () => {
    const said = await lean('lean', 'lean.json');
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/Learnt from 256 games with 2 seats\. Against the policy by habit alone: wins \d+\.\d% of 6 games \(\d+\.\d% to \d+\.\d%\)\./);
    const found = JSON.parse(read('lean.json'));
    expect(found.weights['2'].length).toBeGreaterThan(1000);
    expect(found.weights['2'].some((x: number) => x !== 0)).toBe(true);
    const [kept] = readdirSync(at('lean/lean'));
    expect(JSON.parse(read(`lean/lean/${kept}`)).step).toBe(1);
    await lean('lean', 'lean-once-more.json');
    expect(read('lean-once-more.json')).toBe(read('lean.json'));
    await lean('lean-other', 'lean-other.json', '--seed', '2');
    expect(read('lean-other.json')).not.toBe(read('lean.json'));
  });
  test.each([
    [['lean', 'chess'], 'There is no game chess'],
    [['lean', 'newyork'], 'has nothing of the kind to learn'],
    [['lean', 'retribution', '--seats', '3'], 'With 3 seats'],
    [['lean', 'retribution', '--steps', '0'], 'steps'],
  ])('%j is answered in words', async (words, why) => {
    const said = await type([...words, '--data', at('never')]);
    expect(said.code).toBe(2);
    expect(said.err).toContain(why);
    expect(existsSync(at('never'))).toBe(false);
  });
});

describe('train', () => {
  const train = (data: string, out: string) =>
    type(
      ['train', 'exterminators', '--seats', '2', '--first', '20', '--generations', '0', '--hidden', '2', '--epochs', '1', '--chances', '0'].concat([
        '--data',
        at(data),
        '--out',
        at(out),
      ]),
    );
  test('writes weights, the same every time', async () => {
    expect((await train('t1', 't1.json')).code).toBe(0);
    expect((await train('t2', 't2.json')).code).toBe(0);
    expect(read('t2.json')).toBe(read('t1.json'));
    expect(JSON.parse(read('t1.json')).nets[2].hidden).toBe(2);
  });
  test('alone there is nothing to win', async () => {
    const said = await type(['train', 'pest', '--seats', '1', '--data', at('alone')]);
    expect(said.code).toBe(2);
    expect(said.err).toContain('with two seats or more');
  });
});

describe('losses', () => {
  const losses = (...more: string[]) => type(['losses', 'pathologic', '--seats', '2', '--decisions', '2', '--worlds', '2', '--think', '5', ...more]);
  test('tells what each bot loses', async () => {
    const said = await losses('--bots', 'master,random', '--depths', '3');
    expect(said.code).toBe(0);
    expect(said.out).toContain('pathologic, 2 seats: 2 decisions, every move played out by policy in 2 worlds, 5 ms a move.');
    for (const bot of ['policy', 'master', 'random', 'master, judging after 3 a seat'])
      expect(said.out).toMatch(new RegExp(`^${bot}: \\d+\\.\\d\\d points of the chance to win lost a decision`, 'm'));
    const told = JSON.parse((await losses('--bots', 'random', '--json')).out);
    expect(told.bots.map((x: { bot: string }) => x.bot)).toEqual(['policy', 'random']);
  });
  test('a bot may have a time of its own', async () => {
    const { bots } = JSON.parse((await losses('--bots', 'master,master:200ms', '--json')).out);
    const [, hurried, calm] = bots;
    expect([hurried.bot, calm.bot]).toEqual(['master', 'master:200ms']);
    expect(calm.ms).toBeGreaterThan(hurried.ms);
  });
  test('says what is wrong with nonsense', async () => {
    expect((await losses('--bots', 'nobody')).err).toContain('There is no bot "nobody".');
    expect((await losses('--depths', '3,x')).err).toContain('"x" is no number of decisions');
    expect((await type(['losses', 'pathologic', '--seats', '3', '--depths', '3'])).err).toContain('has learnt no judgement');
    expect((await type(['losses', 'pest', '--seats', '1'])).err).toContain('with two seats or more');
  });
});

describe('opening', () => {
  const opening = (out: string, ...more: string[]) => type(['opening', 'pathologic', '--seats', '2', '--games', '60', '--out', at(out), ...more]);
  test('what was learnt is written, the same by the same seed, and it is said what it wins', async () => {
    const said = await opening('opening.json');
    expect(said.code).toBe(0);
    expect(said.out).toContain('by what was learnt');
    expect(JSON.parse(read('opening.json')).worths).toHaveLength(45);
    await opening('opening-same.json');
    expect(read('opening-same.json')).toBe(read('opening.json'));
    await opening('opening-other.json', '--seed', '2');
    expect(read('opening-other.json')).not.toBe(read('opening.json'));
  });
  test('games and numbers of seats without an opening say so', async () => {
    expect((await type(['opening', 'newyork'])).err).toContain('has no opening to learn');
    expect((await type(['opening', 'pathologic', '--seats', '4', '--games', '4'])).err).toContain('With 4 seats Pathologic has no opening to learn');
  });
});

describe('hunch', () => {
  const hunch = (out: string, games: string, runs: string, ...more: string[]) =>
    type(['hunch', 'pathologic', '--seats', '2', '--games', games, '--runs', runs, '--epochs', '2', '--out', at(out), ...more]);
  test('writes which guesses are likely, the same every time', async () => {
    const said = await hunch('hunch.json', '10', '0');
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/at \d+ decisions of others the truth is believed \d+\.\d\d times as likely as if all that is possible were alike/);
    expect(JSON.parse(read('hunch.json')).weights.length).toBeGreaterThan(10);
    await hunch('same.json', '10', '0');
    expect(read('same.json')).toBe(read('hunch.json'));
    await hunch('other.json', '10', '0', '--seed', '2');
    expect(read('other.json')).not.toBe(read('hunch.json'));
    expect((await hunch('search.json', '1', '2')).code).toBe(0);
    expect(read('search.json')).not.toBe(read('hunch.json'));
  });
  test('says so where a game reads no clues', async () => {
    expect((await type(['hunch', 'newyork'])).err).toContain('reads no clues of what is hidden');
  });
});
