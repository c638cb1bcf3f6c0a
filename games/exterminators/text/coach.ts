/** What the coach of Pests! teaches, kind by kind of question, and the clauses that it goes by. */
import type { CoachLines, Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import type { Color } from '../names.ts';
import { colorAt, infestedAll } from '../pieces.ts';
import { type Move, type Moves, pestsAt, playerAt, type State } from '../state.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  choose: ['EXT-SEL-04', 'EXT-CHAR-01'],
  draft: ['EXT-TBX-01', 'EXT-TBX-09'],
  build: ['EXT-BLD-10', 'EXT-BLD-13'],
  emergency: ['EXT-BLD-22'],
  window: ['EXT-QN-01', 'EXT-QN-02'],
  persuade: ['EXT-CARD-O08'],
  act: ['EXT-ACT-01', 'EXT-ACT-03'],
  pick: ['EXT-TEAM-06', 'EXT-TEAM-07'],
  dive: ['EXT-CARD-O09'],
  answer: ['EXT-TEAM-10', 'EXT-TEAM-11'],
};

/** The turn would end with everything of one's own in the house, or with points left where one's own pests are. */
export type Warned = { readonly kind: 'out' } | { readonly kind: 'unspent'; readonly ap: number; readonly n: number; readonly color: Color };
export const WARN_CLAUSES: Readonly<Record<Warned['kind'], readonly Clause[]>> = { out: ['EXT-ELI-01', 'EXT-ELI-02'], unspent: ['EXT-ACT-01', 'EXT-ACT-05'] };

export const warnedOf = (s: State, seat: Seat, m: Move): Warned | null => {
  if (m.verb !== 'end-turn') return null;
  const p = playerAt(s, seat);
  if (infestedAll(p)) return { kind: 'out' };
  const n = pestsAt(p, p.room);
  // Only Moves are left to whoever drank an Energy drink.
  return s.ap > 0 && n > 0 && s.drink < 0 ? { kind: 'unspent', ap: s.ap, n, color: colorAt(s, seat) } : null;
};
