/** What a lobby knows of Sample without its rules. */
import type { Meta, OptionsOf } from '@pesthouse/kernel';

const options = {
  carryOver: { kind: 'switch', default: false, clause: 'SMP-NIGHT-05' },
} as const;

export type Options = OptionsOf<typeof options>;

export const meta: Meta = {
  id: 'sample',
  title: 'Sample: A night watch',
  credit: 'Ours',
  rules: '1',
  seats: [2, 3, 4, 5],
  usual: 3,
  options,
};
