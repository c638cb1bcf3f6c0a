/** One game after another at one table of learning: it plays on by itself until a net has a real choice. */

import { Reading } from '@pesthouse/bots/net';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, type Encoder, type Flat, firstOf, type Numbers, type People, type Person, row, type Score, Sfc } from '@pesthouse/kernel';
import { type Kept, personMove } from './people.ts';
import { drawNumbers, drawTable } from './tables.ts';

/** What a seat is played by: the net that learns, an earlier one, or one of the others by number. */
const LEARNS = 0;
const EARLIER = 1;
const POLICY = 2;
const MASTER = 3;
const FIRST_PERSON = 4;

/** What learning by games needs of a game. */
export interface Field {
  readonly engine: AnyEngine;
  readonly encoder: Encoder;
  readonly people: People;
  /** The policy that masters play by, where the game has learnt one. */
  readonly master: AnyEngine['policy'] | undefined;
  /** Makes rules of their own, to be turned. */
  fresh(): AnyEngine;
}

/** How many of a hundred games have such an opponent. */
export interface Mix {
  readonly earlier: number;
  readonly policy: number;
  readonly people: number;
  readonly turned: number;
}

interface Rules {
  readonly engine: AnyEngine;
  readonly reading: Reading;
  readonly printed: boolean;
}

/** How a game ended for each seat: its part of the win, and its points less the best of the others'. */
export interface Ended {
  readonly shares: readonly number[];
  readonly margins: readonly number[];
  /** What the seat that the net did not learn with was played by; the net where there was none. */
  readonly against: number;
  /** The part of the win that a seat of the net got on average, and the part that this one got. */
  readonly ours: number;
  readonly theirs: number;
}

const sharesOf = (scores: readonly Score[], seats: number): number[] => {
  const first = scores.filter((x) => x.rank === 1);
  return Array.from({ length: seats }, (_, seat) => (first.some((x) => x.seat === seat) ? 1 / first.length : 0));
};

const marginsOf = (scores: readonly Score[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = scores.find((x) => x.seat === seat)?.score ?? 0;
    return own - Math.max(...scores.filter((x) => x.seat !== seat).map((x) => x.score));
  });

/** So many rule sets with turned numbers are kept; one is made anew each time so many games have begun. */
const TURNED_KEPT = 4;
const RENEWED = 400;

/** The rules at hand for all courses of one player: as printed, and some turned. */
export class Courses {
  readonly printed: Rules;
  readonly names: readonly string[];
  readonly persons: readonly Person[];
  private readonly numbers: Numbers;
  private readonly turned: Rules[] = [];
  private begun = 0;
  /** Games by turned numbers that could not be played to their end. */
  faults = 0;

  constructor(
    readonly field: Field,
    readonly mix: Mix,
    readonly chance: Sfc,
  ) {
    this.numbers = Object.fromEntries(field.engine.game.tunables.map((t) => [t.name, t.get()]));
    this.printed = this.rulesOf(field.engine, true);
    this.names = ['itself', 'earlier', 'policy', 'master', ...Object.keys(field.people)];
    this.persons = Object.values(field.people);
  }

  private rulesOf(engine: AnyEngine, printed: boolean): Rules {
    return { engine, printed, reading: new Reading(this.field.encoder, engine.game, this.numbers) };
  }

  private odd(): Rules {
    if (this.turned.length < TURNED_KEPT || this.begun++ % RENEWED === 0) {
      const engine = this.field.fresh();
      for (const [name, value] of Object.entries(drawNumbers(engine.game.tunables, this.chance))) engine.game.tunables.find((t) => t.name === name)?.set(value);
      if (this.turned.length === TURNED_KEPT) this.turned.shift();
      this.turned.push(this.rulesOf(engine, false));
    }
    return row(this.turned, this.chance.below(this.turned.length));
  }

  rules(): Rules {
    return this.chance.below(100) < this.mix.turned ? this.odd() : this.printed;
  }

  /** Whom the net meets in a game: itself, mostly. */
  opponent(rules: Rules): number {
    const lot = this.chance.below(100);
    const { earlier, policy, people } = this.mix;
    if (lot < earlier) return EARLIER;
    if (lot < earlier + policy) return this.field.master !== undefined && rules.printed && this.chance.below(3) > 0 ? MASTER : POLICY;
    return lot < earlier + policy + people && this.persons.length > 0 ? FIRST_PERSON + this.chance.below(this.persons.length) : LEARNS;
  }
}

/** Longer games than this are broken off as won by nobody. */
const LONGEST = 5000;

export class Course {
  seats = 0;
  /** Who is asked, by what that seat is played, and its legal moves. */
  seat = 0;
  by = LEARNS;
  moves: readonly Flat[] = [];
  ended: Ended | undefined;
  private rules: Rules;
  private s: Base;
  private chance = new Sfc();
  private other = LEARNS;
  private otherSeat = -1;
  private kept: Kept = new Map();
  private decisions = 0;

  constructor(private readonly home: Courses) {
    this.rules = home.printed;
    this.s = this.begin();
  }

  private begin(): Base {
    const { home } = this;
    this.rules = home.rules();
    const { seats, options } = drawTable(this.rules.engine.game.meta, home.chance);
    this.seats = seats;
    this.chance = new Sfc().at(home.chance.below(2 ** 20), home.chance.below(2 ** 20));
    this.other = home.opponent(this.rules);
    this.otherSeat = this.other === LEARNS ? -1 : home.chance.below(seats);
    this.kept = new Map();
    this.decisions = 0;
    return this.rules.engine.start(options, seats, this.chance);
  }

  get reading(): Reading {
    return this.rules.reading;
  }

  /** What the encoder is given: the seat's view, which need not be made where nothing hidden is read. */
  view(): Base {
    const { engine } = this.rules;
    return engine.game.open === true || this.home.field.encoder.blind === true ? this.s : engine.view(this.s, this.seat);
  }

  /** The whole state: only for what a net is to guess. */
  get truth(): Base {
    return this.s;
  }

  /** The move of the policy that teaches, from the seat's view alone. */
  advice(chance: Chance = this.chance): Flat | undefined {
    const { master } = this.home.field;
    return this.saidBy(this.rules.printed && master !== undefined ? master : this.rules.engine.policy, chance);
  }

  private saidBy(policy: AnyEngine['policy'], chance: Chance): Flat | undefined {
    const { engine } = this.rules;
    return policy(engine.game.open === true ? this.s : engine.guess(engine.view(this.s, this.seat), this.seat, chance), this.seat, chance);
  }

  private otherMove(): Flat | undefined {
    const { master } = this.home.field;
    const { engine } = this.rules;
    const said = this.saidBy(this.other === MASTER && master !== undefined ? master : engine.policy, this.chance);
    const person = this.home.persons[this.other - FIRST_PERSON];
    return person === undefined ? said : personMove(person, this.kept, engine.moves(this.s, this.seat), said, this.chance);
  }

  private end(scores: readonly Score[] | null): void {
    const { seats } = this;
    const shares = scores === null ? Array.from({ length: seats }, () => 1 / seats) : sharesOf(scores, seats);
    const theirs = shares[this.otherSeat] ?? 1 / seats;
    this.ended = {
      shares,
      margins: scores === null ? shares.map(() => 0) : marginsOf(scores, seats),
      against: this.other,
      ours: (1 - theirs) / (seats - 1),
      theirs,
    };
    this.s = this.begin();
  }

  make(m: Flat): void {
    this.decisions++;
    this.rules.engine.play(this.s, this.seat, m, { chance: this.chance, tell: undefined });
  }

  private step(): boolean {
    const { engine } = this.rules;
    if (engine.over(this.s) || this.decisions > LONGEST) {
      this.end(engine.over(this.s) ? engine.outcome(this.s) : null);
      return false;
    }
    this.seat = firstOf(engine.deciders(this.s));
    if (this.seat === this.otherSeat && this.other > EARLIER) {
      const m = this.otherMove();
      if (m === undefined) throw new Error('an opponent has no move');
      this.make(m);
      return false;
    }
    this.moves = engine.moves(this.s, this.seat);
    const [only] = this.moves;
    if (this.moves.length > 1) {
      this.by = this.seat === this.otherSeat ? this.other : LEARNS;
      return true;
    }
    if (only === undefined) throw new Error('nobody has a move');
    this.make(only);
    return false;
  }

  /** Plays on until a net is asked. At most one game ends on the way. What goes wrong by turned numbers is counted and left: there a game may be none. */
  advance(): void {
    this.ended = undefined;
    for (;;)
      try {
        if (this.step()) return;
      } catch (e) {
        if (this.rules.printed) throw e;
        this.home.faults++;
        this.end(null);
      }
  }
}
