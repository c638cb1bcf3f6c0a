/** Every way in which the house says no: a status, a code, and a sentence for a person. */

import type { Failure, SeatingWhy } from '@pesthouse/api';
import { IDLE_UNDO } from '@pesthouse/table';
import type * as z from 'zod';
import { StoreTrouble } from './store/store.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly clause: string | null;
  readonly data: string | undefined;
  constructor(status: number, code: string, message: string, clause: string | null = null, data?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.clause = clause;
    this.data = data;
  }
}

export const failureOf = (x: Refusal): Failure => ({
  error: x.code,
  message: x.message,
  clause: x.clause,
  ...(x.data === undefined ? {} : { data: x.data }),
});

const KERNEL: { readonly [reason: string]: readonly [status: number, code: string, message: string] | undefined } = {
  'KERNEL-OVER': [409, 'over', 'The game is over.'],
  'KERNEL-STALE': [409, 'stale', 'The table has moved on. Take another look and choose again.'],
  'KERNEL-NOT-YOURS': [409, 'not-yours', 'It is not your decision right now.'],
  'KERNEL-NOT-NOW': [409, 'not-now', 'That move answers a different question from the one being asked now.'],
  [IDLE_UNDO]: [409, 'nothing', 'There is nothing to take back.'],
  'KERNEL-MALFORMED': [400, 'malformed', 'This game has no such move.'],
};

/** What the kernel or a clause of the rulebook forbids, in words. */
export const forbidden = (reason: string): Refusal => {
  const known = KERNEL[reason];
  return known === undefined
    ? new Refusal(422, 'forbidden', `The rules do not allow that now: see ${reason} in the rulebook.`, reason)
    : new Refusal(known[0], known[1], known[2], reason);
};

/** The table is there, and everything that is written down of it; only its rules are not. */
export const UNKNOWN_EDITION = 'unknown-edition';
export const unknownEdition = (why: string, edition: string): Refusal =>
  new Refusal(409, UNKNOWN_EDITION, `This table cannot be opened here: ${why}. It is kept as it is.`, null, edition);
export const noTable = (): Refusal => new Refusal(404, 'no-table', 'There is no such table in this house.');
export const noKey = (): Refusal => new Refusal(401, 'no-key', 'Only players at this table can do that. Open it with the link to your seat.');
export const wrongKey = (): Refusal => new Refusal(403, 'wrong-key', 'This key opens no seat at this table.');
export const notStarted = (): Refusal => new Refusal(409, 'waiting', 'The game has not started yet.');
export const cutLink = (): Refusal => new Refusal(403, 'cut-link', 'Part of this link is missing. Copy the whole link again, or ask for it once more.');
export const noPerson = (): Refusal => new Refusal(401, 'no-person', 'Say who you are first: choose a name.');
export const closed = (why: 'consent' | 'closed' | 'unwanted'): Refusal =>
  new Refusal(409, 'closed', why === 'consent' ? 'This game was ended early: everybody agreed.' : 'This table has been cleared away.');
export const gameOver = (): Refusal => new Refusal(409, 'over', 'The game is over.');
/** A key that opened a seat once. */
export const deadKey = (why: SeatingWhy): Refusal => {
  if (why === 'freed') return new Refusal(403, 'removed', 'The host freed your seat. You can watch, or sit down again if a seat is open.');
  if (why === 'key') return new Refusal(403, 'renewed', 'This link is no longer valid: the seat has a new key.');
  if (why === 'carried') return new Refusal(403, 'carried', 'This seat was passed on to another person.');
  return new Refusal(403, 'stood', 'You have left this seat. You can watch, or sit down again if a seat is open.');
};
export const crowded = (): Refusal => new Refusal(503, 'busy', 'Too many people are writing to this table at once. Try again.');

/** What somebody is told of an error of any kind. Whatever is not known here is the house's own fault and tells nothing of its inside. */
export const toldOf = (e: unknown): Refusal => {
  if (e instanceof Refusal) return e;
  if (e instanceof StoreTrouble) return new Refusal(503, 'no-store', e.message);
  return new Refusal(500, 'broken', 'Something went wrong in the house. It has been written to the log. Please try again.');
};

/** The first thing that is wrong with what somebody sent: where it is, and what. */
export const unreadable = (issues: readonly z.core.$ZodIssue[]): Refusal => {
  const first = issues[0];
  const where = first?.path.map(String).join('.') ?? '';
  const what = (first?.message ?? 'it is not clear').replace(/^Invalid input: /, '');
  // Our own words go on from the name of the field, those of the library do not.
  const colon = /^(must|is) /.test(what) ? '' : ':';
  return new Refusal(400, 'unreadable', where === '' ? `This cannot be read: ${what}.` : `This cannot be read: ${where}${colon} ${what}.`);
};
