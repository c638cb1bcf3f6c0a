/** The result of one game, as it is kept line by line; and the reader of such lines, which trusts nothing. */

export type Counts = { readonly [name: string]: number };
/** By deck and card: in how many decisions it could have been picked, and in how many it was. */
export type Picks = { readonly [deck: string]: { readonly [card: string]: readonly [offered: number, picked: number] } };

/** Every card that could have been picked, once, from whichever deck. */
export const cardsIn = (picks: Picks): string[] => [...new Set(Object.values(picks).flatMap((cards) => Object.keys(cards)))];

export interface SeatResult {
  readonly bot: string;
  /** 1 is best; equals share. */
  readonly rank: number;
  readonly score: number;
  /** Species, color, role … in the game's own ids. */
  readonly labels: { readonly [kind: string]: string };
  /** Decisions by verb. */
  readonly verbs: Counts;
  readonly picks: Picks;
  /** Cards that it could have picked and had to do without, where the plan denies some by lot. */
  readonly denied?: readonly string[];
}

export interface GameResult {
  /** The number of the game, from 0, and of its variant in the plan. */
  readonly index: number;
  readonly variant: number;
  readonly seats: readonly SeatResult[];
  readonly decisions: number;
  readonly rounds: number;
  /** How often somebody else took the lead, by what bots think of the position whenever another seat is asked, and by who won. */
  readonly leads: number;
  /** After how many thousandths of the decisions the lead changed for the last time. */
  readonly settled: number;
  readonly ending: string;
}

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);
const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x);
const isCount = (x: unknown): x is number => isNumber(x) && Number.isInteger(x) && x >= 0;
const every = (x: unknown, is: (y: unknown) => boolean): boolean => isObject(x) && Object.values(x).every(is);
const isPair = (x: unknown): boolean => Array.isArray(x) && x.length === 2 && x.every(isCount);

const isSeat = (x: unknown): boolean =>
  isObject(x) &&
  typeof x.bot === 'string' &&
  isNumber(x.rank) &&
  x.rank >= 1 &&
  isNumber(x.score) &&
  every(x.labels, (y) => typeof y === 'string') &&
  every(x.verbs, isCount) &&
  every(x.picks, (deck) => every(deck, isPair)) &&
  (x.denied === undefined || (Array.isArray(x.denied) && x.denied.every((y) => typeof y === 'string')));

export const isResult = (x: unknown): x is GameResult =>
  isObject(x) &&
  [x.index, x.variant, x.decisions, x.rounds, x.leads, x.settled].every(isCount) &&
  typeof x.ending === 'string' &&
  Array.isArray(x.seats) &&
  x.seats.length > 0 &&
  x.seats.every(isSeat);

/** One line; null where it holds no result, as a line that was torn off in the middle. */
export const readResult = (line: string): GameResult | null => {
  try {
    const x: unknown = JSON.parse(line);
    return isResult(x) ? x : null;
  } catch {
    return null;
  }
};
