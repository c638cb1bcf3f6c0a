/** What a finished table counts for: its places and scores, who they belong to, and whether ratings take notice of it. Made of record and seating log alone, so that it can be made again at any time. */

import type { Play } from '@pesthouse/table';
import type { AnyEngine } from '../../games/index.ts';
import { roomOf } from '../seats.ts';
import type { Finished } from '../store/results.ts';
import type { PlayedRow, ScoreRow } from '../store/results-schema.ts';
import type { SeatingRow, TableRow } from '../store/rows.ts';
import { type Counted, countSeat } from './who.ts';

export interface Ended {
  readonly row: TableRow;
  readonly play: Pick<Play, 'engine' | 'state' | 'stood'>;
  readonly log: readonly SeatingRow[];
  /** When its last entry was written, or the table was closed. */
  readonly at: number;
  /** Those who did not win have no order among themselves. */
  readonly unordered: boolean;
}

/** The label by which the rules say which seats win and lose together. */
const TEAM = 'team';
const sideOf = (engine: AnyEngine, state: Play['state'], seat: number): string => engine.game.lab?.labels(state, seat)[TEAM] ?? `seat ${seat}`;

const kindOf = ({ row, play }: Ended, seats: readonly Counted[], sides: readonly string[]): PlayedRow['kind'] => {
  if (row.ended !== null || !play.engine.over(play.state)) return 'abandoned';
  if (seats.length === 1) return 'alone';
  if (row.variant !== null) return 'variant';
  if (!roomOf(row).rated) return 'unrated';
  const people = seats.flatMap((x) => (x.who.startsWith('p:') ? [x.who] : []));
  // Whoever plays against themselves proves nothing.
  if (new Set(people).size < people.length) return 'few';
  const teams = new Set(sides).size < sides.length;
  // A team is rated as a whole or not at all.
  if (teams && seats.some((x) => x.who === '' || x.resigned)) return 'few';
  const counted = new Set(seats.flatMap((x, i) => (x.who === '' ? [] : [sides[i]])));
  const names = new Set(seats.flatMap((x) => (x.who === '' ? [] : [x.who])));
  return counted.size < 2 || names.size < 2 ? 'few' : 'rated';
};

/** Null: nothing was played. */
export const finishedOf = (x: Ended): Finished | null => {
  const { row, play, log } = x;
  if (play.stood.length === 0) return null;
  const { engine, state } = play;
  const outcome = row.ended === null ? engine.outcome(state) : null;
  const seats = row.seats.map((s, seat) => countSeat(s, seat, log, play.stood));
  const sides = seats.map((_, seat) => (outcome === null ? `seat ${seat}` : sideOf(engine, state, seat)));
  const kind = kindOf(x, seats, sides);
  // Who gives up comes last; where losers have no order, among them.
  const last = x.unordered ? Math.max(...(outcome ?? []).map((y) => y.rank)) : row.seats.length;
  const scores = seats.map((s, seat): ScoreRow => {
    const own = outcome?.find((y) => y.seat === seat);
    return {
      table: row.id,
      seat,
      game: row.game,
      who: s.who,
      name: s.name,
      avatar: s.avatar,
      place: own === undefined ? 0 : s.resigned ? last : own.rank,
      score: own?.score ?? 0,
      sheet: own === undefined ? {} : { ...own.sheet },
      side: sides[seat] ?? '',
      resigned: s.resigned,
      mu: null,
      sigma: null,
    };
  });
  const played: PlayedRow = {
    table: row.id,
    game: row.game,
    rules: row.rules,
    variant: row.variant?.id ?? null,
    name: row.name,
    kind,
    at: x.at,
    moves: play.stood.length,
    rounds: outcome === null ? null : (engine.game.lab?.rounds(state) ?? null),
    unordered: x.unordered,
  };
  return { played, scores };
};
