/** Every number of every game has a name and a place on the sheet of the house rules, and the sheet names nothing else. */

import { defaults, firstOf, hash, limitsOf, Sfc, sheetEntries } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { changesOf, wrongIn } from '../numbers/changes.ts';
import { nameOf, offered, originIn, sheetOf } from '../numbers/sheet.ts';
import { figure } from '../text/figures.ts';
import { withRest } from './faces.ts';

test.each(GAME_IDS)('%s: every number of the rules stands on the sheet once, under a name that is no id', async (id) => {
  const { rules } = await GAMES[id].rules();
  const entries = sheetEntries((await sheetOf(id)).sheet);
  const named = entries.map((x) => x.number);
  expect(named.toSorted()).toEqual(rules.game.tunables.map((t) => t.name).toSorted());
  expect(new Set(named).size).toBe(named.length);
  for (const { full, label, number } of entries) {
    expect(label).toMatch(/^[A-Z]/);
    expect(full, number).not.toMatch(/[a-z]_[a-z]|[a-z]-\d/);
  }
  // Two numbers of one name could not be told apart in the list of changes.
  expect(new Set(entries.map((x) => x.full)).size).toBe(entries.length);
});

test.each(GAME_IDS)('%s: parts have ids of their own, and sums are of numbers that stand there', async (id) => {
  const { sheet, entries } = await sheetOf(id);
  const parts = sheet.groups.flatMap((g) => g.parts);
  expect(new Set(parts.map((p) => p.id)).size).toBe(parts.length);
  for (const p of parts) for (const n of p.sum?.numbers ?? []) expect(entries.has(n), n).toBe(true);
});

test.each(GAME_IDS)('%s: numbers of older editions have a name, too', async (id) => {
  const sheet = await sheetOf(id);
  for (const edition of await GAMES[id].editions()) {
    const engine = await GAMES[id].engine(edition);
    for (const t of engine.game.tunables) expect(nameOf(sheet, t.name)).not.toMatch(/[a-z]_[a-z]/);
  }
});

test('numbers that no sheet names stand in a list of their own, and none twice', async () => {
  const { rules } = await GAMES.pest.rules();
  const half = await sheetOf('pest');
  const lost = {
    origins: half.origins,
    sheet: { groups: half.sheet.groups.slice(0, 1) },
    entries: new Map([...half.entries].filter(([, x]) => x.part.startsWith('tech'))),
  };
  const whole = withRest(lost, rules.game.tunables);
  for (const t of rules.game.tunables) expect(whole.entries.has(t.name), t.name).toBe(true);
  expect(withRest(half, rules.game.tunables)).toEqual(half);
});

/** How a game of bots' policies stands after so many moves, by numbers. */
const played = async (numbers: { readonly [name: string]: number }): Promise<number | string> => {
  const { meta, fresh } = GAMES.pest;
  const e = await fresh(meta.rules, numbers);
  const s = e.start(defaults(meta, 3), 3, new Sfc().at(5, 0));
  const own = new Sfc().at(5, -1);
  for (let n = 1; n <= 900 && !e.over(s); n++) {
    const seat = firstOf(e.deciders(s));
    const move = e.policy(s, seat, own);
    if (move === undefined) throw new Error('nobody has a move');
    e.play(s, seat, move, { chance: new Sfc().at(5, n), tell: undefined });
  }
  return hash(s);
};

test('a number that changes nothing is offered nowhere, and has a name that says so', async () => {
  const { rules } = await GAMES.pest.rules();
  const sheet = await sheetOf('pest');
  const idle = ['castle.lumber', 'castle.stone', 'castle.renown'];
  expect(sheet.sheet.idle?.map((x) => x.number)).toEqual(idle);
  expect(offered(sheet, rules.game.tunables).map((t) => t.name)).not.toEqual(expect.arrayContaining(['castle.lumber']));
  expect(nameOf(sheet, 'castle.stone')).toBe('Castle, Stone (changes nothing)');
  expect(await played({ 'castle.lumber': 4, 'castle.stone': 4, 'castle.renown': 4 })).toBe(await played({}));
  // The same for one that matters, so that the games above are long enough to notice.
  expect(await played({ 'district-1.lumber': 4, movement: 1 })).not.toBe(await played({}));
});

test('what differs says where the old number comes from; of a ruling nobody says it', async () => {
  const [pest, exterminators] = await Promise.all([GAMES.pest.rules(), GAMES.exterminators.rules()]);
  const turned = changesOf(
    { numbers: { 'orange.trapCapacity': 12, 'red.trapCapacity': 9 }, switches: {} },
    exterminators.rules,
    await sheetOf('exterminators'),
    null,
  );
  expect(turned.map((c) => [c.key, c.old, c.origin])).toEqual([
    ['red.trapCapacity', '7', 'printed'],
    ['orange.trapCapacity', '10', 'ours'],
  ]);
  const [capital] = changesOf({ numbers: { 'work-1.lumber': 3 }, switches: {} }, pest.rules, await sheetOf('pest'), null);
  expect(capital).toMatchObject({ clause: 'PEST-CNS-11', origin: 'ours' });
  expect(originIn(null, 'anything')).toBe('ours');
  const { rules } = await GAMES.newyork.rules();
  expect(changesOf({ numbers: {}, switches: { slowFinish: true } }, rules, await sheetOf('newyork'), null)).toMatchObject([{ kind: 'ruling', origin: null }]);
});

test.each(GAME_IDS)('%s: what is printed lies within the limits of every number', async (id) => {
  const { rules } = await GAMES[id].rules();
  for (const t of rules.game.tunables) {
    const { least, most } = limitsOf(t);
    expect(t.get(), t.name).toBeGreaterThanOrEqual(least);
    expect(t.get(), t.name).toBeLessThanOrEqual(most);
  }
});

const variant = (numbers: { readonly [name: string]: number }, switches = {}) => ({
  game: 'newyork',
  edition: GAMES.newyork.meta.rules,
  numbers,
  switches,
  name: 'x',
  note: '',
  author: '',
});

test('changes are told by the names that people know, with what is printed, what is played and the clause', async () => {
  const { rules } = await GAMES.newyork.rules();
  const sheet = await sheetOf('newyork');
  const [first, second] = changesOf(variant({ 'bonus.rats.humans': 3, 'rats-rat-king.cost': 2, diceCap: 10 }, { lastCall: true }), rules, sheet, null);
  expect(first).toMatchObject({ kind: 'number', name: 'Rat King, food to breed', now: '2', clause: 'NYC-CARD-06' });
  expect(second).toMatchObject({ name: 'Rats attack Humans', now: '+3', clause: 'NYC-FIGHT-18' });
  expect(changesOf(variant({}, { lastCall: true, slowFinish: false }), rules, sheet, null)).toMatchObject([
    { kind: 'ruling', key: 'lastCall', old: 'off', now: 'on', clause: 'NYC-OPT-02' },
  ]);
  expect(figure(-2)).toBe('−2');
});

test('what is wrong with house rules from outside is said by the names that people know', async () => {
  const { rules } = await GAMES.newyork.rules();
  const sheet = await sheetOf('newyork');
  expect(wrongIn(variant({ 'rats-rat-king.cost': 99 }), rules, sheet)).toMatch(/^Rat King, food to breed must be a whole number from 0 to \d+\.$/);
  expect(wrongIn(variant({ 'rats-rat-king.cost': 1.5 }), rules, sheet)).toMatch(/whole number/);
  expect(wrongIn(variant({ 'dragons.cost': 1 }), rules, sheet)).toMatch(/a number that rules/);
  expect(wrongIn(variant({}, { dragons: true }), rules, sheet)).toMatch(/a ruling that rules/);
  expect(wrongIn(variant({ 'rats-rat-king.cost': 2 }, { lastCall: true }), rules, sheet)).toBeNull();
});
