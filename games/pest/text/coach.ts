/** What the coach of Pest teaches, kind by kind of question, and the clauses that it goes by. */
import type { Basis, CoachLines, Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { playerOf } from '../reading.ts';
import type { Move, Moves, State } from '../state.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  castle: ['PEST-COM-04', 'PEST-PRD-01'],
  doctor: ['PEST-MOV-01'],
  block: ['PEST-TECH-15', 'PEST-TECH-24'],
  crate: ['PEST-CON-07'],
  store: ['PEST-STO-01', 'PEST-TECH-27'],
  lay: ['PEST-QUA-03', 'PEST-QUA-08'],
  tidy: ['PEST-QUA-06', 'PEST-QUA-07'],
  trade: ['PEST-TRD-01'],
  assistant: ['PEST-ACT-02', 'PEST-ACT-03'],
  pair: ['PEST-TECH-28'],
  trials: ['PEST-TECH-17'],
  act: ['PEST-ACT-04', 'PEST-ACT-06'],
  move: ['PEST-MOV-02', 'PEST-MOV-14'],
  settle: ['PEST-MOV-08', 'PEST-MOV-09'],
  construct: ['PEST-CNS-02', 'PEST-CNS-08'],
  pay: ['PEST-CNS-05', 'PEST-CON-06'],
  more: ['PEST-PRD-04'],
  less: ['PEST-PRD-03'],
  research: ['PEST-RES-01', 'PEST-RES-03'],
  mobile: ['PEST-TECH-25'],
  cure: ['PEST-CUR-01', 'PEST-CUR-03'],
  assign: ['PEST-ASG-01', 'PEST-ASG-04'],
  token: ['PEST-ASG-04', 'PEST-ASG-06'],
  prize: ['PEST-ERA-07'],
};

/** The move would put somebody into the Graveyard. */
export interface Warned {
  readonly kind: 'dead';
  readonly n: number;
}
export const WARN_CLAUSES: Readonly<Record<Warned['kind'], readonly Clause[]>> = { dead: ['PEST-QUA-03', 'PEST-ERA-10'] };

const RISKY: ReadonlySet<string> = new Set<Move['verb']>(['step', 'jump', 'settle', 'lay', 'experiment']);

export const warnedOf =
  ({ after }: Pick<Basis<State, Move>, 'after'>) =>
  (s: State, seat: Seat, m: Move): Warned | null => {
    if (!RISKY.has(m.verb)) return null;
    const n = playerOf(after(s, seat, m), seat).dead - playerOf(s, seat).dead;
    return n > 0 ? { kind: 'dead', n } : null;
  };
