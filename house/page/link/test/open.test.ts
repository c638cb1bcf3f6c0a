/** Laying a table at the house: what was chosen at the door is what the house is asked for. */
import { type NewTable, newTable } from '@pesthouse/api';
import { expect, test, vi } from 'vitest';
import { freshBrowser } from '../../table/test/kept.ts';
import { openRoomTable } from '../open.ts';
import { keyFor, TABLE } from './toyhouse.ts';

await vi.hoisted(async () => (await import('../../table/test/stubs.ts')).stubBrowser());
freshBrowser();

/** What the house was asked to lay. */
const laid = async (wanted: Omit<NewTable, 'room'>): Promise<unknown> => {
  let body: unknown;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.endsWith('/api/tables')) body = newTable.parse(JSON.parse(String(init.body)));
    const answer = path.endsWith('/api/tables')
      ? { table: TABLE, seats: [{ seat: 0, secret: keyFor('ada') }] }
      : { person: 'a'.repeat(16), name: 'Ada', avatar: 'rat' };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  await openRoomTable(wanted, 'Guest');
  return body;
};

test('the clock that was chosen at the door is the clock of the waiting room', async () => {
  const seats: NewTable['seats'] = [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 'good' }];
  const clock = { kind: 'live', bank: 900, increment: 10, zero: 'bot' } as const;
  const timed = await laid({ game: 'toy', seats, clock });
  expect(timed).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot' }], room: { clock } });
  expect(timed).not.toHaveProperty('clock');
  expect(await laid({ game: 'toy', seats })).toMatchObject({ room: { clock: { kind: 'none' } } });
});
