/** The roles, by themselves: a lobby asks for them and for no other name. */

/** In turn order (PATH-COMP-02). */
export const HEALERS = ['bachelor', 'haruspex', 'changeling'] as const;
export type Healer = (typeof HEALERS)[number];

/** The role of the one hidden seat, after the three Healers. */
export const PLAGUE = HEALERS.length;
export const ROLES = [...HEALERS, 'plague'] as const;
export type Role = (typeof ROLES)[number];
