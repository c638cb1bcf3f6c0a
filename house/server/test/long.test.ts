/** Long and hostile games: whoever opens one or reads its story costs nobody else a move. */
import { rmSync } from 'node:fs';
import * as api from '@pesthouse/api';
import { defaults, type Entry, holds, Sfc } from '@pesthouse/kernel';
import { apply, at, openPlay, propose } from '@pesthouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyEngine, GAMES } from '../../games/index.ts';
import { OPEN } from '../seats.ts';
import { openSqlite } from '../store/sqlite.ts';
import { ask, info, lay, PERSON, send, step, watchSocket } from './guest.ts';
import { folder, openHouse } from './houses.ts';
import { tableRow } from './rows.ts';

const SEED = '77'.repeat(32);
const IDLE = 2_500;
const MOVES = 8;
const dataDir = folder();
const { meta } = GAMES.newyork;
const rules: AnyEngine = (await GAMES.newyork.rules()).rules;
const head = { game: meta.id, rules: meta.rules, options: defaults(meta, 4), seats: 4 };

/** A whole game, and before its last move thousands of undos that take nothing back, as older houses accepted them. */
const hostile = (): Entry[] => {
  const play = openPlay(rules, { ...head, entries: [] }, SEED);
  const chance = new Sfc().at(1, 1);
  for (;;) {
    const seat = [0, 1, 2, 3].find((i) => holds(rules.deciders(play.state), i)) ?? 0;
    const moves = rules.moves(play.state, seat);
    const move = moves[chance.below(moves.length)];
    const x = move === undefined ? { refused: 'nobody can move' } : propose(play, seat, move, at(play));
    if ('refused' in x) throw new Error(x.refused);
    apply(play, x.entry, () => false);
    if (!rules.over(play.state)) continue;
    const moved: Entry[] = play.entries.slice(0, -1);
    for (let i = 0; i < IDLE; i++) moved.push({ n: moved.length + 1, seat: 0, undo: moved.length });
    return [...moved, { ...x.entry, n: moved.length + 1 }];
  }
};

const entries = hostile();
const row = tableRow({
  id: 'longlonglong',
  ...head,
  name: 'Long',
  seats: Array.from({ length: 4 }, () => ({ ...OPEN, kind: 'person', name: 'A' })),
  seed: SEED,
  status: 'over',
});

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  const store = await openSqlite(dataDir);
  await store.make(row, entries);
  await store.close();
  house = await openHouse({ dataDir });
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an old table with thousands of idle undos opens and tells its story, and meanwhile moves are made at another one', async () => {
  const other = await lay(house.address, 'toy', [PERSON, PERSON], { rounds: 6 });
  let enough = false;
  let tellings = 0;
  // Its story is told again and again, so that how quick the machine is does not matter: only how many moves fit into one telling.
  const telling = (async (): Promise<void> => {
    while (!enough) {
      const { body } = await send(house.address, `/api/tables/${row.id}/story?views=1`);
      expect(api.story.parse(body).items).toHaveLength(entries.length + 1);
      tellings++;
    }
  })();
  let moves = 0;
  try {
    while (moves < MOVES) for (const secret of other.secrets) if ((await step(house.address, other.table, secret, moves)) !== null) moves++;
  } finally {
    enough = true;
  }
  await telling;
  // If nobody else were served meanwhile, a move would take a telling for each of its two questions.
  expect(tellings).toBeLessThan(moves);
  expect(await info(house.address, row.id)).toMatchObject({ status: 'over', seed: SEED });
});

test('the same record is not taken in from outside', async () => {
  const { id: _, ...about } = { id: row.id, name: row.name };
  const said = await send(house.address, '/api/tables/import', { ...about, record: { ...head, seed: SEED, entries } });
  expect([said.status, said.body]).toEqual([
    422,
    expect.objectContaining({ error: 'wrong-record', message: expect.stringMatching(/^This record is not a true game: entry \d+ takes nothing back\.$/) }),
  ]);
});

test('a story is told by what changed: a small part of its views', async () => {
  const { text, body } = await send(house.address, `/api/tables/${row.id}/story?views=1`);
  const { items } = api.story.parse(body);
  expect(items.filter((x) => x.view !== undefined).map((x) => x.seq)).toEqual([1]);
  expect(text.length).toBeLessThan((items.length * JSON.stringify(items[0]?.view).length) / 8);
});

test('who comes back after a short while is told what was missed; after moves were taken back, the position', async () => {
  const { table, secrets } = await lay(house.address, 'newyork', [PERSON, PERSON]);
  const [ada = '', bo = ''] = secrets;
  const move = async (): Promise<void> => {
    for (const secret of secrets) await step(house.address, table, secret, 1);
  };
  for (let i = 0; i < 6; i++) await move();
  const { seq, at: now } = await ask(api.choices, house.address, `/api/tables/${table}/moves`, undefined, ada);
  const here = await watchSocket(house.address, table, ada, seq - 3);
  expect(here.raw.filter((x) => x.startsWith('{"type":"item"'))).toHaveLength(3);
  await here.close();
  const wish = api.tookBack.parse((await send(house.address, `/api/tables/${table}/undo`, { at: now, to: 1 }, ada)).body);
  if (!wish.done) await send(house.address, `/api/tables/${table}/answer`, { proposal: wish.proposal, yes: true }, bo);
  const back = await watchSocket(house.address, table, ada, seq - 3);
  expect(back.frames[0]).toMatchObject({ type: 'here', item: { kind: 'start' } });
  await back.close();
});
