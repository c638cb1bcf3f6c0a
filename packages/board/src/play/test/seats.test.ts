/** Who sits where: names as a board says them, and the order in which seats are shown. */
import { expect, test } from 'vitest';
import type { Sitter } from '../../board.ts';
import { othersRound, ownOr, seatedAt, seatsRound } from '../seats.ts';

const sitter = (seat: number, more: Partial<Sitter> = {}): Sitter => ({
  seat,
  name: `Guest ${seat}`,
  kind: 'person',
  level: null,
  present: true,
  away: null,
  deciding: false,
  you: false,
  ...more,
});
const sitters = [sitter(0), sitter(1, { away: 'away 4 min', deciding: true }), sitter(2, { kind: 'open', name: 'open' })];

test('the own seat is "you", the others are called by name', () => {
  expect(seatedAt({ sitters, seat: 0 }, 0, 'You')).toMatchObject({ name: 'You', you: true });
  expect(seatedAt({ sitters, seat: 0 }, 1, 'You')).toMatchObject({ name: 'Guest 1', you: false, away: 'away 4 min', deciding: true });
});

test('nobody is called by name where nobody sits, nor where no such seat is', () => {
  expect(seatedAt({ sitters, seat: 0 }, 2, 'You')).toMatchObject({ name: '', kind: 'open' });
  expect(seatedAt({ sitters, seat: 0 }, 7, 'You')).toMatchObject({ name: '', kind: 'open', deciding: false, away: null });
});

test('nobody is "you" to a watcher', () => {
  expect(seatedAt({ sitters, seat: -1 }, 0, 'You')).toMatchObject({ name: 'Guest 0', you: false });
  expect(seatedAt({ sitters, seat: -1 }, -1, 'You')).toMatchObject({ name: '', you: false });
});

test('seats are shown in the order of their turns, from the own one on', () => {
  expect(seatsRound({ seat: 2 }, 4)).toEqual([2, 3, 0, 1]);
  expect(othersRound({ seat: 2 }, 4)).toEqual([3, 0, 1]);
  expect(seatsRound({ seat: -1 }, 3)).toEqual([0, 1, 2]);
  expect(othersRound({ seat: -1 }, 3)).toEqual([0, 1, 2]);
});

test('a watcher is shown the things of whoever acts', () => {
  expect(ownOr({ seat: -1 }, 3)).toBe(3);
  expect(ownOr({ seat: 0 }, 3)).toBe(0);
});
