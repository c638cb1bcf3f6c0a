/** Streams: both kinds tell the same, and whoever comes back hears exactly what was missed. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, choices, type Ear, info, itemsOf, type Laid, lay, PERSON, playOut, seqs, socket, step, storyOf, watchLines, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';

let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
});
afterAll(() => close());

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const turns = async ({ table, secrets }: Laid, n: number): Promise<void> => {
  for (let done = 0; done < n; )
    for (const secret of secrets) {
      if (done < n && (await step(house, table, secret, done)) !== null) done++;
    }
};
const seqNow = async ({ table, secrets }: Laid): Promise<number> => (await ask(api.choices, house, `/api/tables/${table}/moves`, undefined, secrets[0])).seq;

describe.each([
  ['socket', watchSocket],
  ['lines', watchLines],
])('by %s', (_kind, watch) => {
  test('the position first, then every item in order', async () => {
    const laid = await lay(house, 'newyork', [PERSON, PERSON]);
    await turns(laid, 5);
    const ear = await watch(house, laid.table, laid.secrets[0]);
    await ear.until((x) => x.length > 0);
    const [here] = ear.frames;
    if (here?.type !== 'here') throw new Error('`here` comes first');
    expect(here.seat).toBe(0);
    const seq = await seqNow(laid);
    expect(here.item?.seq).toBe(seq);
    await turns(laid, 10);
    const last = await seqNow(laid);
    await ear.until(() => seqs(ear).at(-1) === last);
    expect(seqs(ear)).toEqual(range(seq + 1, last));
    await ear.close();
  });

  test('a line that broke again and again: no gap, no repeat, and the same words as one that held', async () => {
    const laid = await lay(house, 'newyork', [PERSON, PERSON]);
    const whole = await watch(house, laid.table, laid.secrets[1]);
    await whole.until((x) => x.length > 0);
    const [first] = whole.frames;
    const heard: api.Item[] = [];
    let after = 1;
    let ear: Ear | null = null;
    for (let round = 0; round < 6; round++) {
      await turns(laid, round * 3);
      ear = await watch(house, laid.table, laid.secrets[1], after, heard.at(-1)?.view ?? (first?.type === 'here' ? first.item?.view : undefined));
      await turns(laid, 4);
      const last = await seqNow(laid);
      const mine: Ear = ear;
      await mine.until((x) => x.length > 0 && (itemsOf(x).at(-1)?.seq ?? after) >= last);
      expect(mine.frames[0]).toMatchObject({ type: 'here', item: null });
      heard.push(...itemsOf(mine.frames));
      after = heard.at(-1)?.seq ?? after;
      await mine.close();
    }
    await whole.until((x) => itemsOf(x).at(-1)?.seq === after);
    expect(heard.map((x) => x.seq)).toEqual(range(2, after));
    expect(heard).toEqual(itemsOf(whole.frames));
    await whole.close();
  });

  test('who was away for long gets the position instead', async () => {
    const laid = await lay(house, 'newyork', [PERSON, PERSON]);
    await turns(laid, 70);
    const ear = await watch(house, laid.table, undefined, 2);
    await ear.until((x) => x.length > 0);
    const seq = await seqNow(laid);
    expect(ear.frames[0]).toMatchObject({ type: 'here', seat: -1, item: { seq, events: [] } });
    await ear.close();
  });
});

test('the story is what the stream told', async () => {
  const laid = await lay(house, 'newyork', [PERSON, PERSON]);
  const ear = await watchSocket(house, laid.table, laid.secrets[0]);
  await playOut(house, laid);
  await ear.until((x) => itemsOf(x).some((i) => i.over !== null));
  const items = await storyOf(house, laid.table, laid.secrets[0]);
  const told = itemsOf(ear.frames).map(({ deciding: _, ...x }) => x);
  expect(items.slice(1)).toEqual(told);
  const plain = await ask(api.story, house, `/api/tables/${laid.table}/story`, undefined, laid.secrets[0]);
  expect(plain.items).toEqual(items.map(({ view: _, ...x }) => x));
  await ear.until((x) => x.some((f) => f.type === 'table' && f.info.status === 'over' && f.info.seed !== null));
  await ear.close();
});

test('one socket watches several tables, leaves one, and is seen to come and go', async () => {
  const a = await lay(house, 'toy', [PERSON, PERSON]);
  const b = await lay(house, 'toy', [PERSON, PERSON]);
  const ear = await socket(house);
  ear.send({ type: 'watch', table: a.table, secret: a.secrets[0] });
  ear.send({ type: 'watch', table: b.table });
  await ear.until((x) => x.filter((f) => f.type === 'here').length === 2);
  expect(await info(house, a.table)).toMatchObject({ watchers: 0, seats: [{ present: true }, { present: false }] });
  expect(await info(house, b.table)).toMatchObject({ watchers: 1 });
  ear.send({ type: 'leave', table: a.table });
  ear.send({ type: 'ping' });
  await ear.until((x) => x.some((f) => f.type === 'pong'));
  await turns(a, 1);
  await turns(b, 1);
  await ear.until(() => seqs(ear).length > 0);
  expect(ear.frames.filter((f) => f.type === 'item').map((f) => f.table)).toEqual([b.table]);
  expect(await info(house, a.table)).toMatchObject({ seats: [{ present: false }, {}] });
  await ear.close();
});

test('watching one table twice over one socket tells nothing twice', async () => {
  const a = await lay(house, 'toy', [PERSON, PERSON]);
  const ear = await socket(house);
  for (let i = 0; i < 3; i++) ear.send({ type: 'watch', table: a.table, secret: a.secrets[0] });
  await ear.until((x) => x.filter((f) => f.type === 'here').length === 3);
  await turns(a, 2);
  await ear.until(() => seqs(ear).includes(3));
  expect(seqs(ear)).toEqual([2, 3]);
  await ear.close();
});

test('a move on the stream: its own item acknowledges it, a refusal says why and changes nothing', async () => {
  const laid = await lay(house, 'newyork', [PERSON, PERSON], { species: ['humans', 'rats'] });
  const [ada, bo] = await Promise.all(laid.secrets.map((key) => watchSocket(house, laid.table, key)));
  if (ada === undefined || bo === undefined) throw new Error('two sit at this table');
  const [here] = ada.frames;
  if (here?.type !== 'here' || here.item === null) throw new Error('`here` comes first');
  const say = (ear: Ear, re: number, move: object, at = here.item?.at): void => ear.send({ type: 'move', table: laid.table, re, at, move });
  const refused = (ear: Ear, re: number) => ear.until((x) => x.some((f) => f.type === 'refused' && f.re === re));

  say(ada, 1, { verb: 'stop' });
  await refused(ada, 1);
  expect(ada.frames.findLast((f) => f.type === 'refused')).toMatchObject({ type: 'refused', error: 'forbidden', clause: 'NYC-GATH-01' });
  say(bo, 2, { verb: 'draw' });
  await refused(bo, 2);
  expect(bo.frames.findLast((f) => f.type === 'refused')).toMatchObject({ type: 'refused', error: 'not-yours' });
  say(ada, 3, { verb: 'draw' }, '77.0');
  await refused(ada, 3);
  expect(ada.frames.findLast((f) => f.type === 'refused')).toMatchObject({ type: 'refused', error: 'stale' });
  const watcher = await watchSocket(house, laid.table);
  say(watcher, 4, { verb: 'draw' });
  await refused(watcher, 4);
  const stranger = await socket(house);
  say(stranger, 5, { verb: 'draw' });
  await refused(stranger, 5);
  expect(itemsOf([...ada.frames, ...bo.frames, ...watcher.frames])).toEqual([]);

  say(ada, 6, { verb: 'draw' });
  for (const ear of [ada, bo, watcher]) await ear.until((x) => itemsOf(x).length === 1);
  expect(itemsOf(ada.frames)[0]).toMatchObject({ kind: 'move', by: 0, asked: 0 });
  const kept = await choices(house, laid.table, laid.secrets[0] ?? '');
  expect(kept.view).toEqual(itemsOf(ada.frames)[0]?.view);
  await Promise.all([ada, bo, watcher, stranger].map((x) => x.close()));
});

test('on the stream an item brings what changed, on the lines the whole view', async () => {
  const laid = await lay(house, 'newyork', [PERSON, PERSON]);
  const ear = await watchSocket(house, laid.table, laid.secrets[0]);
  const lines = await watchLines(house, laid.table, laid.secrets[0]);
  await turns(laid, 6);
  const last = await seqNow(laid);
  for (const x of [ear, lines]) await x.until((f) => itemsOf(f).at(-1)?.seq === last);
  expect(itemsOf(ear.frames)).toEqual(itemsOf(lines.frames));
  expect(ear.raw.filter((x) => x.includes('"patch":')).length).toBeGreaterThan(2);
  expect(lines.raw.some((x) => x.includes('"patch":'))).toBe(false);
  await ear.close();
  await lines.close();
});
