/** Where whoever opens a table goes first. */
import '../text/english.ts';
import { tableInfo } from '@pesthouse/api';
import { expect, test } from 'vitest';

const { wayTo } = await import('./entrance.tsx');

const ROOM = {
  begins: 'host',
  away: { rule: 'wait' },
  hints: false,
  latecomers: false,
  rated: true,
  host: 0,
  changed: null,
  starts: null,
  missing: [],
  guests: [],
  arriving: 0,
  ending: [],
};
const info = (more: object) =>
  tableInfo.parse({
    id: 'abcdefghijkl',
    game: 'newyork',
    rules: '4',
    name: 'Rush hour',
    options: {},
    listed: false,
    seats: [],
    status: 'waiting',
    deciding: [],
    promise: '',
    seed: null,
    watchers: 0,
    made: 0,
    touched: 0,
    rematch: null,
    room: ROOM,
    ended: null,
    ...more,
  });

test('a table that waits for its people leads into the waiting room, with or without a seat', () => {
  expect(wayTo(info({}), false).to).toBe('room');
  expect(wayTo(info({}), true).to).toBe('room');
});
test('a running game leads whoever has a seat to it, and asks everybody else in first', () => {
  expect(wayTo(info({ status: 'playing' }), true).to).toBe('table');
  expect(wayTo(info({ status: 'playing' }), false).to).toBe('room');
});
test('a table without a waiting room, one of another edition and a finished game open as they always did', () => {
  expect(wayTo(info({ room: { ...ROOM, begins: 'full' } }), false).to).toBe('table');
  expect(wayTo(info({ room: undefined }), false).to).toBe('table');
  expect(wayTo(info({ closed: 'unknown edition' }), false).to).toBe('table');
  expect(wayTo(info({ status: 'over' }), false).to).toBe('table');
});
test('a table that was cleared away says so', () => {
  expect(wayTo(info({ status: 'over', ended: { why: 'closed', at: 1 } }), true)).toMatchObject({ to: 'end', why: 'closed' });
  expect(wayTo(info({ status: 'over', ended: { why: 'unwanted', at: 1 } }), false)).toMatchObject({ to: 'end', why: 'unwanted' });
});
