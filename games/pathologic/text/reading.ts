/** What words and board read of a position with the numbers of their table. */
import type { Seat } from '@pesthouse/kernel';
import type { Tables } from '../data/tables.ts';
import { ROLES, type Role, STRAINS, type Strain, TITLES, type Title } from '../names.ts';
import { type Event, type State, seatOfRole } from '../state.ts';
import { reachBy, rewardBy } from '../sums.ts';

export const reading = ({ NUMBER, CARDS, STRAIN, ALWAYS }: Tables) => {
  /** PATH-OPT-02: own Wards bring more on the own tier only, by the option or by an older edition. */
  const ownTier = (s: Pick<State, 'ownTier'>): boolean => s.ownTier || ALWAYS.ownTier > 0;
  /** The position as `ownGroup` has to read it. */
  const tiered = (s: State): State => (ALWAYS.ownTier > 0 ? { ...s, ownTier: true } : s);
  return {
    ownTier,
    tiered,
    /** PATH-OPT-03, in the same way. */
    fullParalysis: (s: Pick<State, 'fullParalysis'>): boolean => s.fullParalysis || ALWAYS.fullParalysis > 0,
    /** How much a Prescription or a Strain gives or takes. */
    times: (id: Title): number => CARDS[TITLES.indexOf(id)]?.n ?? 1,
    strength: (id: Strain): number => STRAIN[STRAINS.indexOf(id)]?.n ?? 1,
    /** Evidence that the piece would bring. */
    reward: (s: State, piece: number): number => rewardBy(NUMBER, tiered(s), piece),
    /** Spaces of a Move now. */
    reach: (s: State): number => reachBy(NUMBER, s),
  };
};
export type Reading = ReturnType<typeof reading>;

export const roleOf = (s: State, seat: Seat): Role => ROLES[s.roles[seat] ?? -1] ?? 'plague';
/** Whose turn an event begins. */
export const turnOf = (s: State, e: Event): Seat | null => (e.type === 'turn' ? seatOfRole(s, ROLES.indexOf(e.who)) : null);
