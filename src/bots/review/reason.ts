/** Why one move is better than another: what it alone makes happen, by the events that it tells, and what it changes, by the terms that bots judge by. */
import type { AnyEngine } from '../../games/index.ts';
import { type Base, type Chance, clone, type Fact, type Flat, holds, type Seat } from '../../kernel/index.ts';

interface Happening {
  readonly fact: Fact;
  /** The position after it: the words of an event may need it. */
  readonly state: Base;
  times: number;
}

/** What was seen while two moves were tried. */
export interface Notes {
  rounds: number;
  readonly happened: readonly [better: Map<string, Happening>, other: Map<string, Happening>];
  /** What the terms said after the better move less what they said after the other, weighted, by seat. */
  readonly gains: Map<Seat, number[]>;
}
export const openNotes = (): Notes => ({ rounds: 0, happened: [new Map(), new Map()], gains: new Map() });

/** The same notes with the two moves in each other's place. */
export const turned = ({ rounds, happened: [better, other], gains }: Notes): Notes => ({
  rounds,
  happened: [other, better],
  gains: new Map([...gains].map(([p, x]) => [p, x.map((g) => -g)])),
});

/** After the move the seat goes on by policy while it alone is asked: a move is judged by what it leads to. */
const AHEAD = 40;
/** An event belongs to a move if it happened in so large a part of the guesses. */
const MOSTLY = 0.7;

/** Tries one of the two moves in a guessed world and writes down what came of it. */
export const note = (notes: Notes, e: AnyEngine, world: Base, seat: Seat, seats: number, move: Flat, better: boolean, chance: Chance): void => {
  const s = clone(world);
  const facts: Fact[] = [];
  e.play(s, seat, move, {
    chance,
    tell: (event, to, blurred) => {
      const said = holds(to, seat) ? event : blurred;
      if (said !== undefined) facts.push(said);
    },
  });
  const seen = notes.happened[better ? 0 : 1];
  for (const fact of facts) {
    const key = JSON.stringify(fact);
    const known = seen.get(key);
    if (known === undefined) seen.set(key, { fact, state: clone(s), times: 1 });
    else known.times++;
  }
  for (let n = 0; n < AHEAD && !e.over(s) && e.deciders(s) === 1 << seat; n++) {
    const next = e.policy(s, seat, chance);
    if (next === undefined) break;
    e.play(s, seat, next, { chance, tell: undefined });
  }
  const weights = Object.values(e.game.bot.terms);
  const values: number[] = [];
  for (let p = 0; p < seats; p++) {
    e.game.bot.appraise(s, p, values);
    const gains = notes.gains.get(p) ?? weights.map(() => 0);
    notes.gains.set(p, gains);
    for (const [i, w] of weights.entries()) gains[i] = (gains[i] ?? 0) + (better ? 1 : -1) * w * (values[i] ?? 0);
  }
  if (better) notes.rounds++;
};

/** One cause: this term got better for the seat itself, or worse for a rival. */
export interface Cause {
  readonly term: string;
  readonly seat: Seat;
  readonly by: number;
}

export interface Reason {
  /** What the better move makes happen, and the position in which it can be told. */
  readonly event: { readonly fact: Fact; readonly state: Base } | null;
  /** The rule behind it; where nothing certain happens, the one that speaks most often after either move. */
  readonly clause: string | null;
  readonly causes: readonly Cause[];
}

/** At most so many causes are named, and none that is small beside the largest. */
const MOST_CAUSES = 2;
const SMALL = 0.4;
const NOTHING = 0.02;

const causesOf = (e: AnyEngine, notes: Notes, seat: Seat): Cause[] => {
  const terms = Object.keys(e.game.bot.terms);
  const rivals = Math.max(1, notes.gains.size - 1);
  const all = [...notes.gains].flatMap(([p, gains]) =>
    gains.map((g, i): Cause => ({ term: terms[i] ?? '', seat: p, by: (p === seat ? g : -g / rivals) / Math.max(1, notes.rounds) })),
  );
  all.sort((a, b) => b.by - a.by || a.seat - b.seat);
  const top = all[0]?.by ?? 0;
  return all.filter((c) => c.by > NOTHING && c.by >= SMALL * top).slice(0, MOST_CAUSES);
};

export const reasonOf = (e: AnyEngine, notes: Notes, seat: Seat): Reason => {
  const [better, other] = notes.happened;
  const often = (x: Happening | undefined): boolean => x !== undefined && x.times >= MOSTLY * notes.rounds;
  const own = [...better].filter(([, x]) => often(x) && x.fact.type !== 'turn');
  const only = own.find(([key]) => !often(other.get(key))) ?? own[0];
  const usual = [...better.values(), ...other.values()].reduce<Happening | undefined>((a, x) => (a === undefined || x.times > a.times ? x : a), undefined);
  return {
    event: only === undefined ? null : { fact: only[1].fact, state: only[1].state },
    clause: (only?.[1] ?? usual)?.fact.clause ?? null,
    causes: causesOf(e, notes, seat),
  };
};
