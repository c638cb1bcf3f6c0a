/** Sealed answers: changed and taken back in silence until the question closes, kept through a restart, and counted by nobody before. */
import { rmSync } from 'node:fs';
import * as api from '@pesthouse/api';
import { paceOf } from '@pesthouse/bots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { afterAWord, ask, choices, info, itemsOf, type Laid, lay, move, PERSON, playOut, send, step, watchLines, watchSocket } from './guest.ts';
import { folder, openHouse } from './houses.ts';

let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
});
afterAll(() => close());

const vote = (yes: boolean) => ({ verb: 'vote', yes });

/** Plays to the vote; everybody lights a lamp first, so that all may vote either way. */
const toVote = async (address: string, { table, secrets }: Laid): Promise<string> => {
  for (const secret of secrets) {
    const c = await choices(address, table, secret);
    await move(address, table, secret, c.at, { verb: 'lamp', to: 1 });
    const lit = await choices(address, table, secret);
    await move(address, table, secret, lit.at, { verb: 'rest' });
    const toll = await choices(address, table, secret);
    if (toll.moves[0]?.verb === 'pay') await move(address, table, secret, toll.at, toll.moves[0]);
  }
  const c = await choices(address, table, secrets[0] ?? '');
  expect(c.moves).toEqual([vote(false), vote(true)]);
  return c.at;
};
const counters = async (address: string): Promise<string> =>
  (await send(address, '/metrics')).text
    .split('\n')
    .filter((x) => /^pesthouse_(?!listeners|refusals)/.test(x))
    .join('\n');
const votesOf = async (address: string, laid: Laid): Promise<unknown[]> => {
  await playOut(address, laid);
  const { record } = await ask(api.exported, address, `/api/tables/${laid.table}/record`);
  const entries = z.array(z.looseObject({ seat: z.number(), move: api.move.optional(), undo: z.number().optional() })).parse(record.entries);
  expect(entries.every((x) => x.undo === undefined)).toBe(true);
  return entries.filter((x) => x.move?.verb === 'vote').map((x) => [x.seat, x.move?.yes]);
};

test('an answer can be changed and taken back: nobody else, no list and no counter shows any of it, and the last one counts', async () => {
  const laid = await lay(house, 'toy', [PERSON, PERSON, PERSON], { rounds: 1 });
  const { table, secrets } = laid;
  const [ada = '', bo = '', cy = ''] = secrets;
  const at = await toVote(house, laid);
  const hers = await watchSocket(house, table, ada);
  const his = await watchSocket(house, table, bo);
  const theirs = await watchLines(house, table);
  await theirs.until((x) =>
    x.some((f) => f.type === 'table' && f.info.watchers === 1 && f.info.seats[0]?.present === true && f.info.seats[1]?.present === true),
  );
  await afterAWord(house, table, ada, [hers, his, theirs]);
  const seen = async (key?: string) =>
    JSON.stringify([
      await info(house, table),
      await send(house, `/api/tables/${table}/story?views=1`, undefined, key),
      await send(house, `/api/tables/${table}/talk`),
      key === undefined ? null : await choices(house, table, key),
      await counters(house),
    ]);
  const before = [await seen(bo), await seen()];
  const others = () => [his, theirs].map((x) => x.frames.filter((f) => f.type !== 'pong').map((f) => f.type));
  const heard = others();
  const after = async (): Promise<void> => expect([await seen(bo), await seen()]).toEqual(before);
  const answers = () => hers.frames.flatMap((f) => (f.type === 'held' ? [f.move] : []));

  expect((await move(house, table, ada, at, vote(false))).status).toBe(200);
  await after();
  expect(await choices(house, table, ada)).toMatchObject({ at, moves: [], prompt: null, held: { move: vote(false), moves: [vote(false), vote(true)] } });
  hers.send({ type: 'move', table, re: 1, at, move: vote(true) });
  await hers.until(() => answers().length === 2);
  await after();
  const back = await send(house, `/api/tables/${table}/undo`, { at, to: Number(at.split('.')[0]) }, ada);
  expect(back.body).toEqual({ done: true, proposal: null });
  await after();
  expect(await choices(house, table, ada)).toMatchObject({ at, moves: [vote(false), vote(true)], held: null });
  expect((await send(house, `/api/tables/${table}/undo`, { at, to: Number(at.split('.')[0]) }, ada)).body).toMatchObject({ error: 'nothing' });
  await move(house, table, ada, at, vote(false));
  await move(house, table, ada, at, vote(true));
  await after();
  expect(answers()).toEqual([vote(false), vote(true), null, vote(false), vote(true)]);
  // The next that the others hear is a word: nothing came before it.
  await afterAWord(house, table, ada, [his, theirs]);
  expect(others()).toEqual(heard.map((x) => [...x, 'talk']));

  // Who comes back hears the own answer, and only that.
  const again = await watchSocket(house, table, ada, 1);
  await again.until((x) => x.some((f) => f.type === 'held' && f.at === at && f.move?.yes === true));
  await move(house, table, cy, at, vote(true));
  await afterAWord(house, table, ada, [his]);
  expect(his.raw.some((x) => x.includes('"held"'))).toBe(false);
  await move(house, table, bo, at, vote(false));
  await his.until((x) => itemsOf(x).some((i) => i.events.some((e) => e.type === 'counted' && e.yes === 2)));
  expect((await move(house, table, ada, at, vote(false))).body).toMatchObject({ clause: expect.stringMatching(/KERNEL-(STALE|OVER)/) });
  // In the record each has one answer, in the order of the seats and not of their haste.
  expect(await votesOf(house, laid)).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
  for (const x of [hers, his, theirs, again]) await x.close();
});

test('an answer that the rules forbid changes nothing', async () => {
  const laid = await lay(house, 'toy', [PERSON, PERSON], { rounds: 1, wax: false });
  const [ada = '', bo = ''] = laid.secrets;
  for (const key of laid.secrets) {
    const c = await choices(house, laid.table, key);
    await move(house, laid.table, key, c.at, { verb: 'rest' });
  }
  const { at } = await choices(house, laid.table, ada);
  await move(house, laid.table, ada, at, vote(false));
  expect((await move(house, laid.table, ada, at, vote(true))).body).toMatchObject({ clause: 'TOY-VOTE' });
  expect((await choices(house, laid.table, ada)).held?.move).toEqual(vote(false));
  expect((await choices(house, laid.table, bo)).held).toBeNull();
});

test('acknowledged answers outlive the house, and a question that all have answered closes when it opens again', async () => {
  const dataDir = folder();
  const first = await openHouse({ dataDir, pace: { ...paceOf(), sealed: 3_600_000 } });
  const laid = await lay(first.address, 'toy', [PERSON, PERSON], { rounds: 1 });
  const other = await lay(first.address, 'toy', [PERSON, PERSON], { rounds: 1 });
  const at = await toVote(first.address, laid);
  await toVote(first.address, other);
  const [ada = '', bo = ''] = laid.secrets;
  await move(first.address, laid.table, ada, at, vote(true));
  await move(first.address, laid.table, bo, at, vote(true));
  await move(first.address, laid.table, bo, at, vote(false));
  await move(first.address, other.table, other.secrets[1] ?? '', at, vote(true));
  await afterAWord(first.address, laid.table, ada, []);
  // All have answered, and yet it stands: its moment has not come.
  expect(await info(first.address, laid.table)).toMatchObject({ status: 'playing', deciding: [0, 1] });
  await first.close();

  const second = await openHouse({ dataDir });
  expect((await choices(second.address, other.table, other.secrets[1] ?? '')).held?.move).toEqual(vote(true));
  expect(await votesOf(second.address, laid)).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(await step(second.address, other.table, other.secrets[0] ?? '')).not.toBeNull();
  expect(await votesOf(second.address, other)).toEqual([
    [0, false],
    [1, true],
  ]);
  await second.close();
  rmSync(dataDir, { recursive: true, force: true });
});
