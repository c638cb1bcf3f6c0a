/** Secrets: each seat hears its own part and no more, sealed answers are unseen, and no key, seed or number of the record leaves the house. */

import * as api from '@pesthouse/api';
import { hash } from '@pesthouse/kernel';
import { openPlay } from '@pesthouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../key.ts';
import { afterAWord, ask, choices, type Ear, info, itemsOf, lay, move, PERSON, playOut, send, watchLines, watchSocket } from './guest.ts';
import { openHouse } from './houses.ts';
import { toyRules } from './library.ts';

let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
});
afterAll(() => close());

const items = (ear: Ear): number => itemsOf(ear.frames).length;

test('a sealed answer is told to nobody but its seat, whatever is asked', async () => {
  const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON, PERSON], { rounds: 1 });
  const [ada = '', bo = '', cy = ''] = secrets;
  for (const secret of secrets) {
    const c = await choices(house, table, secret);
    await move(house, table, secret, c.at, { verb: 'rest' });
    const toll = await choices(house, table, secret);
    if (toll.moves[0] !== undefined && toll.moves[0].verb === 'pay') await move(house, table, secret, toll.at, toll.moves[0]);
  }
  const vote = await choices(house, table, ada);
  expect(vote.moves).toEqual([{ verb: 'vote', yes: false }]);
  const ears = await Promise.all([watchSocket(house, table, ada), watchSocket(house, table, bo), watchLines(house, table)]);
  const [hers, his, theirs] = ears;
  await afterAWord(house, table, ada, ears);
  const seen = async (key?: string) => [
    await info(house, table),
    await send(house, `/api/tables/${table}/story?views=1`, undefined, key),
    key === undefined ? null : await choices(house, table, key),
    key === undefined ? null : await send(house, `/api/tables/${table}/undo`, { at: vote.at, to: Number(vote.at.split('.')[0]) }, key),
  ];
  const before = [JSON.stringify(await seen(bo)), JSON.stringify(await seen())];
  const counts = ears.map(items);

  expect((await move(house, table, ada, vote.at, { verb: 'vote', yes: false })).status).toBe(200);
  await hers?.until((x) => x.some((f) => f.type === 'held' && f.at === vote.at && f.move?.verb === 'vote'));
  expect([JSON.stringify(await seen(bo)), JSON.stringify(await seen())]).toEqual(before);
  await afterAWord(house, table, ada, ears);
  expect([hers, his, theirs].map((x) => (x === undefined ? -1 : items(x)))).toEqual(counts);
  expect([his, theirs].flatMap((x) => x?.raw ?? []).join()).not.toContain('"held"');
  expect((await choices(house, table, bo)).at).toBe(vote.at);

  expect((await move(house, table, bo, vote.at, { verb: 'vote', yes: false })).status).toBe(200);
  expect((await move(house, table, cy, vote.at, { verb: 'vote', yes: false })).status).toBe(200);
  await theirs?.until(() => items(theirs) === (counts[2] ?? 0) + 1);
  expect(itemsOf(theirs?.frames ?? []).at(-1)).toMatchObject({ by: null, events: [{ type: 'counted' }] });
  await Promise.all(ears.map((x) => x.close()));
});

test('every seat hears exactly what its own view holds, and no key, seed or record number is in any frame or answer', async () => {
  const laid = await lay(house, 'toy', [PERSON, PERSON, PERSON], { rounds: 2 });
  const { table, secrets } = laid;
  const ears = await Promise.all([undefined, ...secrets].map((key) => watchSocket(house, table, key)));
  const answers: string[] = [];
  const listen = async (): Promise<void> => {
    for (const key of [undefined, ...secrets])
      for (const path of ['', '/story', '/story?views=1', '/talk', '/moves', '/record'])
        answers.push((await send(house, `/api/tables/${table}${path}`, undefined, key)).text);
    answers.push((await send(house, '/api/mine', { seats: secrets.map((secret) => ({ table, secret })) })).text);
    answers.push((await send(house, '/metrics')).text);
  };
  const running: Promise<void>[] = [];
  let n = 0;
  const frames = () => ears.flatMap((x) => x.raw);
  await playOut(house, laid, () => {
    if (n++ % 4 === 0) running.push(listen());
  });
  await Promise.all(ears.map((x) => x.until((y) => itemsOf(y).some((i) => i.over !== null))));
  await Promise.all(running);

  const { record } = await ask(api.exported, house, `/api/tables/${table}/record`);
  // Up to the end, nothing: the listeners above stopped before the game did, but those that raced with its end may know the seed.
  const said = [...frames(), ...answers].filter((x) => !/"status":"over"/.test(x) && !x.includes('"record":'));
  expect(said.length).toBeGreaterThan(100);
  for (const text of said) {
    for (const secret of [record.seed, ...secrets, ...secrets.map(hashOf)]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(secretHash|entries|undo|n)":/);
  }

  // What each seat heard is what the record gives for that seat, word by word.
  const told: string[][] = ears.map(() => []);
  const entries = record.entries;
  const options = record.options;
  if (!Array.isArray(entries) || typeof options !== 'object' || options === null) throw new Error('this is no record');
  openPlay(toyRules, { game: 'toy', rules: '1', options: { rounds: 2, wax: true }, seats: 3, entries }, record.seed, (telling) => {
    for (const [seat, item] of telling) told[seat + 1]?.push(hash([item.seq, item.by, item.at, item.events, item.view]));
  });
  for (const [i, ear] of ears.entries()) expect(itemsOf(ear.frames).map((x) => hash([x.seq, x.by, x.at, x.events, x.view]))).toEqual(told[i]?.slice(1));
  await Promise.all(ears.map((x) => x.close()));
});
