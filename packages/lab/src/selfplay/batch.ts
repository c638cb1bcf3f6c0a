/** Many games at once as messages: what a net is asked about in all of them, and what it answers.
 *  A message is a head (int32: bytes that follow, moves, faults, then by opponent games and thousandths of wins, a seat of the net's and the opponent's), and for every table: parts of the win and margins of the game that
 *  ended since (float32 a seat), how many moves there are (u16), the features of the moves (u16), the move of the policy that teaches (u16, 65535: none of these; only while it teaches), what is seen (u8),
 *  what is hidden (u8), who is asked (u8), how many sit there (u8), whether a game ended since (u8), whether an earlier net plays (u8).
 *  The answer is the number of a move for every table, then 1 if the next message shall have the policy's moves (u16). */

import { MOST } from '@pesthouse/bots/net';
import type { Flat, Sfc } from '@pesthouse/kernel';
import { Course, type Courses } from './course.ts';

const NONE_OF_THESE = 65535;
const HEAD = 3;
const BY_OPPONENT = 3;
/** Games begin at different moments, so that no step of learning sees only openings. */
const AHEAD = 60;
const THOUSAND = 1000;

const alike = (a: Flat, b: Flat): boolean => Object.keys(a).every((k) => a[k] === b[k]);
const sum = (xs: readonly number[]): number => xs.reduce((n, x) => n + x, 0);

export class Batch {
  readonly mostSeats: number;
  readonly seenSize: number;
  readonly hiddenSize: number;
  private readonly tables: Course[];
  private readonly head: Int32Array;
  private readonly shares: Float32Array;
  private readonly margins: Float32Array;
  private readonly counts: Uint16Array;
  private features: Uint16Array;
  private readonly labels: Uint16Array;
  private readonly seen: Uint8Array;
  private readonly hidden: Uint8Array;
  private readonly who: Uint8Array;
  private readonly many: Uint8Array;
  private readonly ended: Uint8Array;
  private readonly earlier: Uint8Array;
  private taught = false;

  constructor(
    readonly courses: Courses,
    readonly slots: number,
    private readonly chance: Sfc,
  ) {
    const { engine, encoder } = courses.field;
    this.mostSeats = Math.max(...engine.game.meta.seats);
    this.seenSize = courses.printed.reading.size;
    this.hiddenSize = sum(encoder.hidden?.bags ?? []);
    this.tables = Array.from({ length: slots }, () => new Course(courses));
    this.head = new Int32Array(HEAD + BY_OPPONENT * courses.names.length);
    this.shares = new Float32Array(slots * this.mostSeats);
    this.margins = new Float32Array(slots * this.mostSeats);
    this.counts = new Uint16Array(slots);
    this.features = new Uint16Array(slots * 32 * MOST);
    this.labels = new Uint16Array(slots);
    this.seen = new Uint8Array(slots * this.seenSize);
    this.hidden = new Uint8Array(slots * this.hiddenSize);
    this.who = new Uint8Array(slots);
    this.many = new Uint8Array(slots);
    this.ended = new Uint8Array(slots);
    this.earlier = new Uint8Array(slots);
    for (const x of this.tables)
      for (let n = chance.below(AHEAD); n > 0; n--) {
        x.advance();
        const m = x.advice();
        if (m !== undefined) x.make(m);
      }
  }

  /** What the other side must know first. */
  get facts() {
    const { printed, names, field } = this.courses;
    return {
      size: this.seenSize,
      features: printed.reading.features.count,
      most: MOST,
      seats: this.mostSeats,
      bags: field.encoder.hidden?.bags ?? [],
      names,
    };
  }

  private note(x: Course, i: number): void {
    const { ended } = x;
    this.ended[i] = ended === undefined ? 0 : 1;
    if (ended === undefined) return;
    for (let p = 0; p < this.mostSeats; p++) {
      this.shares[i * this.mostSeats + p] = ended.shares[p] ?? 0;
      this.margins[i * this.mostSeats + p] = ended.margins[p] ?? 0;
    }
    const at = HEAD + BY_OPPONENT * ended.against;
    for (const [k, n] of [1, THOUSAND * ended.ours, THOUSAND * ended.theirs].entries()) this.head[at + k] = (this.head[at + k] ?? 0) + Math.round(n);
  }

  private label(x: Course): number {
    const m = x.advice(this.chance);
    const at = m === undefined ? -1 : x.moves.findIndex((y) => alike(y, m));
    return at < 0 ? NONE_OF_THESE : at;
  }

  private room(moves: number): void {
    if (moves * MOST <= this.features.length) return;
    const more = new Uint16Array(2 * moves * MOST);
    more.set(this.features);
    this.features = more;
  }

  private writeHidden(x: Course, i: number): void {
    this.courses.field.encoder.hidden?.write(x.truth, x.seat, x.seats, this.hidden, i * this.hiddenSize);
  }

  /** Plays on everywhere and gives the parts of the message; they hold until it is called again. */
  ask(taught: boolean): readonly ArrayBufferView[] {
    this.taught = taught;
    this.head.fill(0);
    let total = 0;
    for (const [i, x] of this.tables.entries()) {
      x.advance();
      this.note(x, i);
      this.counts[i] = x.moves.length;
      this.who[i] = x.seat;
      this.many[i] = x.seats;
      this.earlier[i] = x.by;
      x.reading.write(x.view(), x.seat, x.seats, this.seen, i * this.seenSize);
      this.writeHidden(x, i);
      this.room(total + x.moves.length);
      for (const m of x.moves) x.reading.writeMove(m, this.features, total++ * MOST);
      if (taught) this.labels[i] = this.label(x);
    }
    const parts = [
      this.shares,
      this.margins,
      this.counts,
      this.features.subarray(0, total * MOST),
      ...(taught ? [this.labels] : []),
      this.seen,
      this.hidden,
      this.who,
      this.many,
      this.ended,
      this.earlier,
    ];
    this.head[0] = sum(parts.map((x) => x.byteLength));
    this.head[1] = total;
    this.head[2] = this.courses.faults;
    return [this.head, ...parts];
  }

  /** Makes the moves that were answered; while the policy teaches, its own. */
  play(answer: Uint16Array): void {
    for (const [i, x] of this.tables.entries()) {
      const label = this.labels[i] ?? NONE_OF_THESE;
      const m = x.moves[this.taught && label !== NONE_OF_THESE ? label : (answer[i] ?? 0)];
      if (m === undefined) throw new Error('the answer names no move');
      x.make(m);
    }
  }
}
