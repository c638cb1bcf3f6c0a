/** What the coach decides, as plain logic: where he sits, when he explains, and before which moves he asks. */
import type { TableInfo } from '@pesthouse/api';
import type { CoachWords, Seat } from '@pesthouse/kernel';
import type { Coached } from '../coached.ts';
import type { SaidHint, SaidWord } from '../think/job.ts';

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

/** Whether he asks before a move: where it is a serious mistake by the judgement that the review gives too, or where a rule of the game warns of it, unless it is what we would advise. Where nobody can say, the rule alone speaks. */
export const mustAsk = (rule: boolean, word: SaidWord | null): 'rule' | 'loss' | null =>
  rule ? (word?.kind === 'best' ? null : 'rule') : word?.kind === 'mistake' && word.serious ? 'loss' : null;

/** What he says before a mistake: why, where a rule of the game warns of it, and always the better move with its rule. */
export const whatIsBetter = (rule: CoachWords | null, title: string, better: string, clause: string | null): CoachWords => ({
  title: rule?.title ?? title,
  text: rule === null ? better : `${rule.text} ${better}`,
  clauses: [...new Set([...(rule?.clauses ?? []), ...(clause === null ? [] : [clause])])],
});

/** The better move as he shows it on the board: a hint that knows nothing of a next best, for what was chosen need not be that. */
export const shownAs = ({ best, figures, grounds, clause }: Extract<SaidWord, { kind: 'mistake' }>): SaidHint => ({
  kind: 'clear',
  move: best,
  figure: figures[0],
  second: null,
  grounds,
  clause,
});

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
