/** What the coach of Retribution teaches, kind by kind of question, and the clauses that it goes by. */
import type { CoachLines, Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { faceOf } from '../names.ts';
import { type Move, type Moves, placeInRound, type State } from '../state.ts';
import type { Making } from './making.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  redeal: ['PLG-SET-04', 'PLG-SET-05'],
  spread: ['PLG-SPR-01', 'PLG-INF-02'],
  target: ['PLG-PER-03', 'PLG-PER-05'],
  respond: ['PLG-PER-05', 'PLG-REP-02'],
  discard: ['PLG-OPS-08', 'PLG-KEY-06'],
  'give-up': ['PLG-OPS-15'],
  recruit: ['PLG-OPS-03', 'PLG-KEY-01'],
  fetch: ['PLG-OPS-04'],
  pit: ['PLG-OPS-05', 'PLG-KEY-02'],
  clear: ['PLG-OPS-06'],
  mimic: ['PLG-OPS-10', 'PLG-HIR-02'],
  infect: ['PLG-INF-04', 'PLG-INF-11'],
  end: ['PLG-END-01', 'PLG-CON-05'],
};

/** The King would be Infected, and the game end, by somebody who is not ahead. */
export interface Warned {
  readonly kind: 'king';
  readonly own: number;
  readonly best: number;
  /** The round is played to its end: somebody still has a closing turn (PLG-OPT-02). */
  readonly closing: boolean;
}
export const WARN_CLAUSES: Readonly<Record<Warned['kind'], readonly Clause[]>> = { king: ['PLG-FIN-01', 'PLG-SCO-04'] };

export const warnedOf =
  ({ read }: Making) =>
  (s: State, seat: Seat, m: Move): Warned | null => {
    if (m.verb !== 'infect' || m.what !== 'king') return null;
    const all = read.tallies(s).map((t) => t.infamy);
    const own = (all[seat] ?? 0) + read.infamyOf(faceOf('king'));
    const best = Math.max(...all.filter((_, i) => i !== seat));
    return own > best ? null : { kind: 'king', own, best, closing: s.equalTurns && placeInRound(s, seat) < s.players.length - 1 };
  };
