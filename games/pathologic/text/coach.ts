/** What the coach of Pathologic teaches, kind by kind of question, and the clauses that it goes by. */
import type { CoachLines, Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { FIRST_WARD, PIECES } from '../names.ts';
import { atOf, isFree, type Move, type Moves, type State } from '../state.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  prescribe: ['PATH-SET-05'],
  hit: ['PATH-SET-07', 'PATH-EVD-03'],
  'place-piece': ['PATH-SET-10', 'PATH-SET-12'],
  'place-district': ['PATH-SET-11'],
  begin: ['PATH-MOV-04'],
  step: ['PATH-MOV-01', 'PATH-MOV-04'],
  attack: ['PATH-INF-01', 'PATH-INF-07'],
  extra: ['PATH-INF-10', 'PATH-INF-15'],
  lay: ['PATH-STR-02', 'PATH-STR-06'],
  loot: ['PATH-EV-13'],
  window: ['PATH-RP-03', 'PATH-SUP-10'],
  act: ['PATH-ACT-01', 'PATH-RES-10'],
  'claim-type': ['PATH-ACT-11'],
  'use-card': ['PATH-ACT-13'],
  walk: ['PATH-ACT-09', 'PATH-STR-07'],
  continue: ['PATH-STR-14'],
  'take-card': ['PATH-GEN-02', 'PATH-RES-13'],
  hands: ['PATH-RX-15'],
  confine: ['PATH-INF-16'],
  revive: ['PATH-EV-05'],
  gain: ['PATH-COMP-20'],
  drift: ['PATH-ST-01'],
  hunger: ['PATH-ST-02'],
  ambush: ['PATH-ST-10'],
  spoil: ['PATH-ST-07'],
  stampede: ['PATH-ST-11'],
};

/** The Plague would show itself and strike nobody. */
export interface Warned {
  readonly kind: 'nobody';
}
export const WARN_CLAUSES: Readonly<Record<Warned['kind'], readonly Clause[]>> = { nobody: ['PATH-INF-05', 'PATH-INF-03'] };

export const warnedOf = (s: State, _seat: Seat, m: Move): Warned | null => {
  if (m.verb !== 'infect') return null;
  const struck = PIECES.some((_, p) => atOf(s, p) === s.place && s.place !== 0 && isFree(s, p) && s.shield !== p - FIRST_WARD);
  return struck ? null : { kind: 'nobody' };
};
