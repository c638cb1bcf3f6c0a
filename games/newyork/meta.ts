/** What a lobby knows of New York without its rules. */
import type { Meta, OptionsOf } from '@pesthouse/kernel';
import { SPECIES } from './species.ts';

const options = {
  species: { kind: 'seats', values: ['random', ...SPECIES], once: SPECIES, default: 'random', clause: 'NYC-SETUP-02' },
  lastCall: { kind: 'switch', default: false, clause: 'NYC-OPT-02' },
  slowFinish: { kind: 'switch', default: false, clause: 'NYC-OPT-06' },
  wholeDeck: { kind: 'switch', default: false, clause: 'NYC-OPT-08' },
  lastMove: { kind: 'switch', default: false, clause: 'NYC-OPT-09' },
} as const;

export type Options = OptionsOf<typeof options>;

export const meta: Meta = {
  id: 'newyork',
  title: 'Pests: Fight for New York City',
  credit: 'Whiting, 2014',
  rules: '4',
  seats: [2, 3, 4],
  usual: 4,
  options,
};
