/** What people count in Pathologic, without a language: a Healer's Evidence, counters and Prescriptions, the Plague's dead. */
import type { Seat } from '../../../kernel/index.ts';
import { PLAGUE } from '../names.ts';
import type { State } from '../state.ts';
import { bits } from './goal.ts';

export const WEIGHTS = { evidence: 1, buried: 3, toll: 0.5, cards: 0.3, counters: 0.2 } as const;

export const countsOf = (s: State, seat: Seat): { readonly [count: string]: number } => {
  const role = s.roles[seat];
  if (role === undefined) return {};
  if (role === PLAGUE) return { buried: bits(s.crypt), toll: bits(s.crypt) + bits(s.grave) };
  return {
    evidence: s.evidence[role] ?? 0,
    cards: s.held[role] ?? 0,
    counters: s.counters.slice(role * 3, role * 3 + 3).reduce((a, b) => a + b, 0),
  };
};
