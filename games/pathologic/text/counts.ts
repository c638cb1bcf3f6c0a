/** What people count in Pathologic, without a language: a Healer's Evidence, counters and Prescriptions, the Plague's dead. */

import type { Seat } from '@pesthouse/kernel';
import { sizeOf } from '../look.ts';
import { PLAGUE } from '../names.ts';
import { countersOf } from '../reading.ts';
import type { State } from '../state.ts';

export const WEIGHTS = { evidence: 1, buried: 3, toll: 0.5, cards: 0.3, counters: 0.2 } as const;

export const countsOf = (s: State, seat: Seat): { readonly [count: string]: number } => {
  const role = s.roles[seat];
  if (role === undefined) return {};
  if (role === PLAGUE) return { buried: sizeOf(s.crypt), toll: sizeOf(s.crypt) + sizeOf(s.grave) };
  return {
    evidence: s.evidence[role] ?? 0,
    cards: s.held[role] ?? 0,
    counters: countersOf(s, role),
  };
};
