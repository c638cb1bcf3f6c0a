/** Keys, names and seeds: 256 random bits each where they must not be guessed, and of a seat's key the house keeps only the hash. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@pesthouse/kernel';
import type { SeatRow } from './store/rows.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

export const newTableId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const newPersonId = (): string => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The seat that a key opens, or null. Takes the same time whichever seat it is, and whether it is one at all. */
export const seatOf = (seats: readonly SeatRow[], secret: string): Seat | null => {
  const given = Buffer.from(hashOf(secret), 'hex');
  let found: Seat | null = null;
  for (const [i, seat] of seats.entries()) {
    const kept = Buffer.from(seat.secretHash ?? '00'.repeat(given.length), 'hex');
    if (kept.length === given.length && timingSafeEqual(kept, given) && seat.secretHash !== null) found = i;
  }
  return found;
};
