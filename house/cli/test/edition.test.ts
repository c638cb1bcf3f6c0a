/** Publishing an edition, house rules from a file, and what verify says where it cannot judge. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { folderFor } from '../../test/folder.ts';
import { drafts } from '../edition/bundle.ts';
import { changesBetween, readManifest } from '../edition/manifest.ts';
import { publish } from '../edition/publish.ts';
import { ROOT } from '../folder.ts';
import { heard, type } from './fake.ts';

const folder = folderFor('edition');
const at = (name: string): string => join(folder, name);
const put = (name: string, x: unknown): string => {
  writeFileSync(at(name), JSON.stringify(x));
  return at(name);
};

describe('pesthouse edition', async () => {
  // A project of which nothing is published yet; the rules are this one's.
  const root = at('project');
  mkdirSync(join(root, 'games'), { recursive: true });
  mkdirSync(join(root, 'scripts'));
  for (const file of ['generate.mjs', 'house.mjs']) copyFileSync(join(ROOT, 'scripts', file), join(root, 'scripts', file));
  const { editionFaults } = await import(join(ROOT, 'scripts', 'walls', 'editions.mjs'));
  const { rules } = GAMES.newyork.meta;
  const run = () => publish({ game: 'newyork', from: ROOT }, heard().io, root);

  test('writes module, manifest, rulebook and the list of editions, proved by the golden games', async () => {
    expect(await run()).toBe(0);
    const made = readManifest(root, 'newyork', rules);
    expect(made.golden.length).toBeGreaterThanOrEqual(10);
    expect(readFileSync(join(root, 'games', 'newyork', 'editions', made.module), 'utf8')).not.toMatch(/\bimport\b/);
    const list = readFileSync(join(root, 'games', 'newyork', 'editions', 'index.js'), 'utf8');
    expect(list).toContain(`{ version: '${rules}', load: () => import('./${made.module}') }`);
    expect(editionFaults(join(root, 'games'))).toEqual([]);
  });

  test('never publishes one twice', async () => {
    await expect(run()).rejects.toThrow(`Edition ${rules} of ${GAMES.newyork.meta.title} is published already and never changes`);
  });

  test('a changed, vanished or unlisted edition is a fault', () => {
    const home = join(root, 'games', 'newyork', 'editions');
    const { module } = readManifest(root, 'newyork', rules);
    const whole = readFileSync(join(home, module), 'utf8');
    writeFileSync(join(home, module), `${whole}\n`);
    expect(editionFaults(join(root, 'games'))).toContainEqual(expect.stringContaining('is not what was published'));
    writeFileSync(join(home, module), whole);
    const manifest = readFileSync(join(home, `${rules}.json`), 'utf8');
    writeFileSync(join(home, `${rules}.json`), manifest.replace('"hash"', '"hush"'));
    expect(editionFaults(join(root, 'games'))).toEqual([expect.stringContaining('manifest of edition')]);
    rmSync(join(home, `${rules}.json`));
    expect(editionFaults(join(root, 'games'))).toEqual([expect.stringContaining('is gone')]);
    writeFileSync(join(home, `${rules}.json`), manifest);
    writeFileSync(join(home, '99.json'), manifest);
    expect(editionFaults(join(root, 'games'))).toEqual(['the list does not name newyork 99: editions are published by `pesthouse edition`']);
  });
});

test('what changed is told clause by clause', () => {
  const changes = changesBetween('- **A-B-01** one\n- **A-B-02** two\n', '- **A-B-02** zwei\n- **A-B-03** three\n');
  expect(changes).toEqual([
    { clause: 'A-B-01', was: 'one', now: null },
    { clause: 'A-B-02', was: 'two', now: 'zwei' },
    { clause: 'A-B-03', was: null, now: 'three' },
  ]);
});

const ours = { game: 'newyork', edition: '1', numbers: { baseDrawMax: 6 }, switches: { lastCall: true }, name: 'Long nights' };

describe('pesthouse variant', () => {
  test('check tells what differs, with its clause, and that it is a game', async () => {
    const said = await type(['variant', 'check', put('ours.json', ours)]);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^Long nights: .*, edition 1, house rules [0-9a-f]{16}$/m);
    expect(said.out).toMatch(/^ {2}baseDrawMax: 6 instead of \d+ \(NYC-GATH-02\)$/m);
    expect(said.out).toMatch(/^ {2}lastCall: true instead of false \(NYC-OPT-\d+\)$/m);
    expect(said.out).toMatch(/games of \d+ decisions came to their end/);
  });

  test('play plays by it, and the record says so and is verified by it', async () => {
    const file = at('played.json');
    const said = await type(['variant', 'play', put('ours.json', ours), '--auto', '--level', 'random', '--seats', '2', '--seed', 'x', '--save', file]);
    expect(said).toMatchObject({ code: 0 });
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record).toMatchObject({ rules: '1', numbers: { baseDrawMax: 6 }, options: { lastCall: true } });
    const verdict = await type(['verify', file]);
    expect(verdict).toMatchObject({ code: 0, out: expect.stringContaining('(edition 1, one number changed)') });
    expect((await type(['replay', file])).code).toBe(0);
    const other = put('other.json', { ...record, rules: '77' });
    expect(await type(['verify', other])).toMatchObject({
      code: 3,
      out: expect.stringMatching(/^This record cannot be checked here: this house does not know edition 77/),
    });
  });

  test('lab weighs it beside its own edition; lab --variant is the same', async () => {
    const file = put('ours.json', ours);
    const flags = ['--players', '2', '--bots', 'random', '--games', '2', '--json', '--workers', '1'];
    const one = await type(['variant', 'lab', file, ...flags, '--out', at('one')]);
    const other = await type(['lab', 'newyork', '--variant', file, ...flags, '--out', at('other')]);
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toEqual(JSON.parse(other.out));
    expect(JSON.stringify(JSON.parse(one.out))).toContain('Long nights');
  });

  test.each<[unknown, RegExp]>([
    [{ ...ours, edition: '77' }, /cannot be played here: this house does not know edition 77/],
    [{ ...ours, numbers: { wings: 1 } }, /there is no number wings/],
    [{ ...ours, name: undefined }, /holds no house rules/],
  ])('what is wrong is told: %o', async (x, why) => {
    expect(await type(['variant', 'check', put('bad.json', x)])).toMatchObject({ code: 2, err: expect.stringMatching(why) });
  });
});

test('pesthouse editions tells what is on which edition', async () => {
  const data = at('house');
  mkdirSync(data);
  copyFileSync(join(ROOT, 'house', 'test', 'fixtures', 'house-0.3.0', 'pesthouse.db'), join(data, 'pesthouse.db'));
  const said = await type(['editions', '--data', data]);
  expect(said.code).toBe(0);
  expect(said.out).toMatch(/^newyork: editions .*2, 1\n {2}edition 2: 1 running$/m);
  expect(JSON.parse((await type(['editions', '--data', data, '--json'])).out).tables).toHaveLength(5);
  const moving = await type(['migrate', 'pathologic', '--to', '2', '--data', data]);
  expect(moving).toMatchObject({ code: 0, out: expect.stringMatching(/edition 3, \d+ entries, .*: (differs at|would go on unchanged)/) });
});

test('rules that are not published yet can be drafted: their engine is the source’s own, with numbers of its own', async () => {
  const make = await drafts(ROOT)('newyork');
  const source = (await GAMES.newyork.rules()).rules;
  const [one, other] = [make(), make()];
  expect(one.game.tunables.map((t) => [t.name, t.get()])).toEqual(source.game.tunables.map((t) => [t.name, t.get()]));
  one.game.tunables[0]?.set(99);
  expect(other.game.tunables[0]?.get()).toBe(source.game.tunables[0]?.get());
});
