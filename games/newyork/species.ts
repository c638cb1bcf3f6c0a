/** The species of New York, for whoever needs no more of its names than these. */

/** In turn order (NYC-TURN-01). */
export const SPECIES = ['humans', 'rats', 'pigeons', 'cockroaches'] as const;
export type Species = (typeof SPECIES)[number];
