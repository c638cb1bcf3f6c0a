/** What a lobby knows of Pest without its rules. */
import type { Meta, OptionsOf } from '@pesthouse/kernel';
import { HOUSES } from './houses.ts';

const options = {
  house: { kind: 'seats', values: ['random', ...HOUSES], once: HOUSES, default: 'random', clause: 'PEST-SET-01' },
  advanced: { kind: 'switch', default: false, clause: 'PEST-ADV-01' },
  versus: { kind: 'switch', default: false, clause: 'PEST-VRS-01' },
  soloNeutralPersists: { kind: 'switch', default: false, clause: 'PEST-SOL-19' },
  pairNeedsPeople: { kind: 'switch', default: false, clause: 'PEST-ERA-14' },
} as const;

export type Options = OptionsOf<typeof options>;

export const meta: Meta = {
  id: 'pest',
  title: 'Pest',
  credit: 'Kai Starck and Thomas Nielsen, Archona Games, 2023',
  rules: '4',
  seats: [1, 2, 3, 4, 5],
  usual: 4,
  options,
  clash: (given, seats) => {
    if (given.versus === true && seats !== 2) return 'PEST-VRS-01';
    if (given.soloNeutralPersists === true && seats !== 1) return 'PEST-SOL-19';
    // Versus says itself how many People a reward takes (PEST-VRS-12).
    return given.pairNeedsPeople === true && (seats !== 2 || given.versus === true) ? 'PEST-ERA-14' : null;
  },
};
