/** A request to take moves back: open until it is answered, withdrawn, too old, or the table goes on. */

import type { Talk } from '@pesthouse/api';
import { describe, expect, test } from 'vitest';
import { wishEnded, wishOf } from './wish.ts';

const SEATS = [0, 1, 2].map((seat) => ({ seat, kind: 'person' as const }));
const TABLE = { seats: SEATS };
const line = (n: number, kind: Talk['kind'], seat: number, ref: number | null): Talk => ({ n, seat, at: n, kind, text: '', ref, position: null });
const ASK: Talk = { ...line(1, 'ask-undo', 0, 4), position: '6.0', revealed: false };

describe('a request', () => {
  test('waits for every person but the one who asked, and knows who has agreed', () => {
    expect(wishOf([ASK], TABLE, '6.0')).toEqual({ ask: ASK, to: 4, agreed: [], missing: [1, 2] });
    expect(wishOf([ASK, line(2, 'agree', 2, 1)], TABLE, '6.0')).toMatchObject({ agreed: [2], missing: [1] });
    expect(wishOf([ASK], { seats: [...SEATS.slice(0, 2), { seat: 2, kind: 'bot' }] }, '6.0')).toMatchObject({ missing: [1] });
    // Whoever let a bot play on is asked too, where the house says so.
    expect(wishOf([ASK], { ...TABLE, room: { asked: [0, 2] } }, '6.0')).toMatchObject({ missing: [2] });
  });
  test('is over when another decision is put, and when anybody ends it', () => {
    expect(wishOf([ASK], TABLE, '7.0')).toBeNull();
    for (const kind of ['decline', 'withdraw', 'lapse', 'undone'] as const) expect(wishOf([ASK, line(2, kind, 1, 1)], TABLE, '6.0')).toBeNull();
    // What ended an older request does not end this one.
    expect(wishOf([ASK, line(2, 'withdraw', 0, 1), { ...ASK, n: 3 }], TABLE, '6.0')?.ask.n).toBe(3);
  });
});

test('whoever asked is told how it ended, and nobody else', () => {
  expect(wishEnded([ASK, line(2, 'decline', 2, 1)], 0)).toEqual({ ask: 1, how: 'declined', by: 2 });
  expect(wishEnded([ASK, line(2, 'lapse', 0, 1)], 0)).toEqual({ ask: 1, how: 'lapsed', by: 0 });
  expect(wishEnded([ASK, line(2, 'decline', 2, 1)], 1)).toBeNull();
  expect(wishEnded([ASK, line(2, 'undone', 0, 1)], 0)).toBeNull();
});
