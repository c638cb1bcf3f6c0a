/** The searcher's memory: moves and what came of them, as rows of flat arrays, so that a hundred thousand of them cost what they weigh and nothing more. */
import type { Flat, Seat } from '@pesthouse/kernel';

const NONE = -1;
const START = 1024;

/** Words of moves as numbers: each is read letter by letter once. */
const words = new Map<string, number>();
const wordOf = (word: string): number => {
  let h = words.get(word);
  if (h === undefined) {
    h = 2166136261;
    for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619);
    words.set(word, h);
  }
  return h;
};

/** A number for a move: equal moves have equal numbers, and two that differ in one decision practically never. */
export const keyOf = (m: Flat): number => {
  let h = 17;
  for (const field in m) {
    const x = m[field];
    h = Math.imul(h, 31) + (typeof x === 'string' ? wordOf(x) : Number(x)) + 7;
  }
  return Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
};

/** A tree of decisions. Row 0 is the root; a row is one move of one seat under its parent. */
export class Tree {
  /** How many rows are in use. */
  size = 0;
  private room = START;
  private seat = new Int8Array(START);
  private key = new Int32Array(START);
  private first = new Int32Array(START).fill(NONE);
  private next = new Int32Array(START).fill(NONE);
  private count = new Int32Array(START);
  private sum: Float32Array;

  constructor(readonly seats: number) {
    this.sum = new Float32Array(START * seats);
    this.grow(NONE, 0);
  }

  private widen(): void {
    this.room *= 2;
    const wider = <T extends Int8Array | Int32Array | Float32Array>(fresh: T, old: T): T => {
      fresh.set(old);
      return fresh;
    };
    this.seat = wider(new Int8Array(this.room), this.seat);
    this.key = wider(new Int32Array(this.room), this.key);
    this.first = wider(new Int32Array(this.room).fill(NONE), this.first);
    this.next = wider(new Int32Array(this.room).fill(NONE), this.next);
    this.count = wider(new Int32Array(this.room), this.count);
    this.sum = wider(new Float32Array(this.room * this.seats), this.sum);
  }

  private grow(seat: Seat, key: number): number {
    if (this.size === this.room) this.widen();
    const row = this.size++;
    this.seat[row] = seat;
    this.key[row] = key;
    return row;
  }

  /** The row of this seat's move under `parent`, or NONE (-1). */
  find(parent: number, seat: Seat, key: number): number {
    for (let row = this.first[parent] ?? NONE; row !== NONE; row = this.next[row] ?? NONE) {
      if (this.key[row] === key && this.seat[row] === seat) return row;
    }
    return NONE;
  }

  add(parent: number, seat: Seat, key: number): number {
    const row = this.grow(seat, key);
    this.next[row] = this.first[parent] ?? NONE;
    this.first[parent] = row;
    return row;
  }

  visits(row: number): number {
    return this.count[row] ?? 0;
  }

  /** What the seat may hope for after this row, on average. */
  mean(row: number, seat: Seat): number {
    return (this.sum[row * this.seats + seat] ?? 0) / Math.max(1, this.count[row] ?? 0);
  }

  /** One more run came by here and ended with these hopes. */
  note(row: number, hopes: readonly number[]): void {
    this.count[row] = (this.count[row] ?? 0) + 1;
    const at = row * this.seats;
    for (let p = 0; p < this.seats; p++) this.sum[at + p] = (this.sum[at + p] ?? 0) + (hopes[p] ?? 0);
  }
}
