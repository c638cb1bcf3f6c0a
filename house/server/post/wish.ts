/** What the post asks of the rest of the house. */
import type { Seat } from '@pesthouse/kernel';
import type { Live } from '../live.ts';

export interface PostWish {
  /** The time of day in milliseconds. */
  now(): number;
  /** Under which address people reach the house. */
  house(): string;
  /** So long after it comes up a message goes out: whoever sees it by themselves needs none. */
  readonly graceMs: number;
  /** The addresses of mail that a person has proved to be theirs. */
  mailsOf(person: string): Promise<readonly string[]>;
  /** How much time is left for the turn of a seat; null where it is not counted. */
  left(live: Live, seat: Seat): number | null;
}
