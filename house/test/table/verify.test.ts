/** A record is believed only after it was played again. */

import { defaults, type Entry, hash, holds, type Numbers } from '@pesthouse/kernel';
import { apply, at, openPlay, promiseOf, propose, verifyRecord } from '@pesthouse/table';
import { expect, test } from 'vitest';
import { type AnyEngine, findGame, GAMES } from '../../games/index.ts';

const { meta } = GAMES.newyork;
const SEED = 'a7'.repeat(32);
const TABLE = 'abcdefghijkl';

const played = async (numbers?: Numbers) => {
  const rules: AnyEngine = await GAMES.newyork.engine(meta.rules, numbers);
  const head = { game: meta.id, rules: meta.rules, options: defaults(meta, 2), seats: 2, ...(numbers && { numbers }) };
  const play = openPlay(rules, { ...head, entries: [] }, SEED);
  for (let i = 0; !rules.over(play.state); i++) {
    const seat = [0, 1].find((x) => holds(rules.deciders(play.state), x)) ?? 0;
    const moves = rules.moves(play.state, seat);
    const move = moves[(i * 3) % moves.length];
    const x = move === undefined ? { refused: 'none' } : propose(play, seat, move, at(play));
    if ('refused' in x || 'refused' in apply(play, x.entry)) throw new Error('a legal move was refused');
  }
  return { record: { ...head, seed: SEED, entries: play.entries }, hash: hash(play.state), outcome: rules.outcome(play.state) };
};

const game = await played();
const entries: readonly Entry[] = game.record.entries;

test('a true record gives its last position and its outcome', async () => {
  const sound = await verifyRecord(findGame, JSON.parse(JSON.stringify(game.record)), promiseOf(SEED, TABLE), TABLE);
  expect(sound).toEqual({ record: game.record, hash: game.hash, outcome: game.outcome });
  expect(game.outcome).not.toBeNull();
});

test('one that stops early has no outcome yet', async () => {
  expect(await verifyRecord(findGame, { ...game.record, entries: entries.slice(0, 5) })).toMatchObject({ outcome: null });
});

test('a record of an edition that is unknown here is neither true nor false', async () => {
  expect(await verifyRecord(findGame, { ...game.record, rules: '0' })).toEqual({ unknown: `this house does not know edition 0 of ${meta.title}` });
});

test('a record is judged by its own numbers', async () => {
  const numbers = { baseDrawMax: 2 };
  const turned = await played(numbers);
  expect(await verifyRecord(findGame, turned.record)).toEqual({ record: turned.record, hash: turned.hash, outcome: turned.outcome });
  const { numbers: _, ...printed } = turned.record;
  expect(await verifyRecord(findGame, printed)).toHaveProperty('wrong');
});

test.each<[string, object | string | null, RegExp, string?, string?]>([
  ['nothing', null, /^this is not a record$/],
  ['a word', 'record', /^this is not a record$/],
  ['another game', { ...game.record, game: 'chess' }, /a game that this house does not have/],
  ['no edition', { ...game.record, rules: 3 }, /does not say which edition/],
  ['another edition than it was played by', { ...game.record, rules: '1' }, /has no option wholeDeck/],
  ['a number that the rules do not have', { ...game.record, numbers: { wings: 1 } }, /there is no number wings/],
  ['a number beyond all measure', { ...game.record, numbers: { baseDrawMax: 1e9 } }, /baseDrawMax must be a whole number from 0 to/],
  ['numbers that are none', { ...game.record, numbers: { baseDrawMax: 'many' } }, /numbers in the record are not numbers/],
  ['too few seats', { ...game.record, seats: 1 }, /is for .* seats, not 1/],
  ['seats that are no number', { ...game.record, seats: 'two' }, /how many seats/],
  ['a wrong option', { ...game.record, options: { lastCall: 'maybe' } }, /option lastCall must be on or off/],
  ['no seed', { ...game.record, seed: undefined }, /has no seed/],
  ['another seed than promised', { ...game.record, seed: 'b7'.repeat(32) }, /not the one that was promised/, promiseOf(SEED, TABLE), TABLE],
  ['a promise given at another table', game.record, /not the one that was promised/, promiseOf(SEED, TABLE), 'zzzzzzzzzzzz'],
  ['a promise of nobody knows where', game.record, /only with the name of its table/, promiseOf(SEED, TABLE)],
  ['no entries', { ...game.record, entries: undefined }, /no list of entries/],
  ['a missing entry', { ...game.record, entries: entries.filter((x) => x.n !== 3) }, /entry 3 is missing or out of order/],
  ['a stranger', { ...game.record, entries: entries.map((x) => (x.n === 2 ? { ...x, seat: 9 } : x)) }, /entry 2 belongs to a seat that is not at the table/],
  ['an entry of no kind', { ...game.record, entries: [{ n: 1, seat: 0 }] }, /entry 1 is neither a move nor an undo/],
  ['an undo of the future', { ...game.record, entries: [{ n: 1, seat: 0, undo: 4 }] }, /entry 1 is neither a move nor an undo/],
  [
    'an illegal move',
    { ...game.record, entries: entries.map((x) => (x.n === 2 ? { n: 2, seat: x.seat, move: { verb: 'cheat' } } : x)) },
    /entry 2 does not fit the rules \(KERNEL-MALFORMED\)/,
  ],
  [
    'going back after the end',
    { ...game.record, entries: [...entries, { n: entries.length + 1, seat: 0, undo: 0 }] },
    /does not fit the rules \(KERNEL-OVER\)/,
  ],
])('%s is told in words', async (_what, record, sentence, promise, table) => {
  const verdict = await verifyRecord(findGame, record, promise, table);
  expect('wrong' in verdict ? verdict.wrong : 'sound').toMatch(sentence);
});
