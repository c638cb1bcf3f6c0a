/** What the coach decides, as plain logic: where he sits, when he explains, and before which moves he asks. */
import type { TableInfo } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import type { Coached } from '../coached.ts';

/** Not here; explains what is new; or also asks before a serious mistake. */
export type Sits = 'off' | 'explains' | 'asks';

export interface Place {
  readonly info: Pick<TableInfo, 'id' | 'seats' | 'room'> | null;
  readonly seat: Seat;
  /** A clock runs. */
  readonly timed: boolean;
  /** A lesson teaches here already. */
  readonly taught: boolean;
}

const others = ({ info, seat }: Place): number =>
  (info?.seats ?? []).filter((x) => x.seat !== seat && (x.kind === 'person' || x.kind === 'open' || (x.standIn ?? null) !== null)).length;

/** Whether he may sit down here at all: with people only where hints are allowed. */
export const maySit = (place: Place): boolean =>
  place.info !== null && place.seat >= 0 && !place.taught && (others(place) === 0 || place.info.room?.hints === true);

/** With people, and against a clock, he explains and never asks. */
export const sitsAt = (place: Place, kept: Coached): Sits => {
  if (!maySit(place) || place.info === null) return 'off';
  const how = kept.tables[place.info.id];
  if (how === 'quiet' || (how === undefined && !kept.wanted) || (!kept.explains && !kept.asks)) return 'off';
  return kept.asks && others(place) === 0 && !place.timed ? 'asks' : 'explains';
};

/** From here on a loss of winning chance is serious. */
const SERIOUS = 0.15;
/** So many standard errors on either side are believed. */
const SURE = 2;

export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Whether a move is so much worse than the best that he asks: much worse by what is likely, and worse by all that is believed. */
export const isSerious = ({ mean, error }: Estimate): boolean => mean >= SERIOUS && mean - SURE * error > 0;

/** The loss as it is told, with its doubt, in points of a hundred. */
export const lossOf = ({ mean, error }: Estimate): { readonly about: number; readonly from: number; readonly to: number } => {
  const points = (x: number): number => Math.round(100 * Math.max(0, Math.min(1, x)));
  return { about: points(mean), from: points(mean - SURE * error), to: points(mean + SURE * error) };
};

/** A turn goes on as long as nobody else has done anything: it is known by the last thing that somebody else did. */
export const turnOf = (items: readonly { readonly seq: number; readonly by: Seat | null; readonly kind: string }[], seat: Seat): number => {
  for (let i = items.length - 1; i >= 0; i--) {
    const x = items[i];
    if (x !== undefined && (x.kind !== 'move' || x.by !== seat)) return x.seq;
  }
  return 0;
};

/** At most once a turn, and once for the same move of a question. */
export interface Asked {
  readonly turn: number;
  readonly moves: readonly string[];
}
export const mayAsk = (asked: Asked, turn: number, move: string): boolean => asked.turn !== turn && !asked.moves.includes(move);
