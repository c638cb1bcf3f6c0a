/** What older editions of Pathologic say differently from today's words and board. */
import { alike, type Since } from '@pesthouse/kernel';
import type { Event, Move, State } from './state.ts';

/** Until edition 2 a Paralysis forbade every step of a turn, as it does today by an option (PATH-RX-01, PATH-OPT-03). */
const FULL_PARALYSIS: readonly string[] = ['1', '2'];
/** In editions 2 and 3 own Wards brought more on the own tier only, as they do today by an option (PATH-OPT-02). */
const OWN_TIER: readonly string[] = ['2', '3'];

/** Until edition 4 the Wards of one attack died one after the other, and a supplied Ward resolved next, as it does today by an option (PATH-DTH-07, PATH-OPT-04). */
const upToDate = (s: State): State => (s.doomed === undefined ? { ...s, doomed: 0, resolveAtOnce: true } : s);

export const since: Since<State, Move, Event> = {
  ...alike(),
  state: (_, s) => upToDate(s),
  // There the extra step was given for victims only.
  prompt: (edition, p) => (FULL_PARALYSIS.includes(edition) && p.key === 'extra' && p.toll === undefined ? { ...p, toll: 1 } : p),
  numbers: (edition, n) => ({
    ...n,
    ...(FULL_PARALYSIS.includes(edition) ? { 'always.fullParalysis': 1 } : {}),
    ...(OWN_TIER.includes(edition) ? { 'always.ownTier': 1 } : {}),
  }),
};
