/** What the goal card of Pathologic tells, without a language: only what lies open to everybody. */

import type { Seat } from '@pesthouse/kernel';
import type { Tables } from '../data/tables.ts';
import { sizeOf } from '../look.ts';
import { PLAGUE, ROLES, type Role } from '../names.ts';
import type { State } from '../state.ts';

export interface GoalFacts {
  readonly side: 'healer' | 'plague' | 'watcher';
  readonly own: number;
  readonly need: number;
  /** The best of the other Healers, or of all of them. */
  readonly rival: { readonly role: Role; readonly evidence: number } | null;
  /** Names on the Hit List that are dead, of three. */
  readonly buried: number;
  readonly inDeck: number;
  readonly ongoing: number;
  readonly rows: readonly { readonly role: Role; readonly seat: Seat; readonly evidence: number }[];
}

export const goalFacts = ({ NUMBER }: Tables, s: State, seat: Seat): GoalFacts => {
  const rows = s.order
    .flatMap((h) => {
      const role = ROLES[h];
      return role === undefined ? [] : [{ role, seat: s.seatOf[h] ?? -1, evidence: s.evidence[h] ?? 0 }];
    })
    .sort((a, b) => b.evidence - a.evidence);
  const mine = s.roles[seat];
  const rival = rows.find((x) => x.seat !== seat) ?? null;
  return {
    side: mine === undefined ? 'watcher' : mine === PLAGUE ? 'plague' : 'healer',
    own: mine === undefined || mine === PLAGUE ? 0 : (s.evidence[mine] ?? 0),
    need: NUMBER.evidenceWin,
    rival,
    buried: sizeOf(s.crypt),
    inDeck: s.undrawn,
    ongoing: s.ongoing,
    rows,
  };
};

export const GOAL_CLAUSES = ['PATH-EVD-02', 'PATH-EVD-03', 'PATH-EVD-04'] as const;
