/** What Sample tells of everything that its board draws, and what its coach teaches, as facts and clauses: the words of every language say them. */
import type { ClausesOf, CoachLines, FactsOf, Seat, TellsOf } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { DARK, type Moves, type State } from '../state.ts';

export interface Facts {
  town: { readonly houses: number };
  stake: { readonly stake: number };
  pile: { readonly left: number };
  night: { readonly night: number };
  /** A Lantern that one may not see has no brightness. */
  lantern: { readonly light: number | null };
  hand: { readonly held: number };
  seat: { readonly seat: Seat; readonly you: boolean; readonly worth: number; readonly held: number };
}
export type Tells = TellsOf<Facts>;

export const facts: FactsOf<State, Facts> = {
  town: (s) => ({ houses: s.houses.length }),
  stake: (s) => ({ stake: s.stake }),
  pile: (s) => ({ left: s.pile }),
  night: (s) => ({ night: s.night }),
  lantern: (_, __, id) => ({ light: id === '' || Number(id) === DARK ? null : Number(id) }),
  hand: (s, seat) => ({ held: s.hands[seat]?.length ?? 0 }),
  seat(s, seat, id) {
    const who = Number(id);
    const hand = s.hands[who];
    return hand === undefined ? null : { seat: who, you: who === seat, worth: s.worth[who] ?? 0, held: hand.length };
  },
};

export const ABOUT_CLAUSES: ClausesOf<Facts> = {
  town: () => ['SMP-GEN-01'],
  stake: () => ['SMP-NIGHT-01', 'SMP-NIGHT-03'],
  pile: () => ['SMP-SET-01', 'SMP-TRADE-01'],
  night: () => ['SMP-END-01'],
  lantern: () => ['SMP-NIGHT-02', 'SMP-NIGHT-03'],
  hand: () => ['SMP-NIGHT-02'],
  seat: () => ['SMP-END-02'],
};

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;
export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = { send: ['SMP-NIGHT-02', 'SMP-NIGHT-03'], trade: ['SMP-TRADE-01'] };
