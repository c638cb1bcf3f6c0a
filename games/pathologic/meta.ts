/** What a lobby knows of Pathologic without its rules. */
import type { AnyOptions, Meta, OptionsOf } from '@pesthouse/kernel';
import { HEALERS, ROLES } from './roles.ts';

const options = {
  roles: { kind: 'seats', values: ['random', ...ROLES], once: ROLES, default: 'random', clause: 'PATH-SET-01' },
  rounds: { kind: 'number', least: 8, most: 40, default: 40, clause: 'PATH-TURN-08' },
  ownTier: { kind: 'switch', default: false, clause: 'PATH-OPT-02' },
  fullParalysis: { kind: 'switch', default: false, clause: 'PATH-OPT-03' },
  resolveAtOnce: { kind: 'switch', default: false, clause: 'PATH-OPT-04' },
} as const;

export type Options = OptionsOf<typeof options>;

/** One seat is the Plague; with three seats the Changeling stays away (PATH-SET-01, PATH-P3-01). */
const clash = (chosen: AnyOptions, seats: number): string | null => {
  const roles = Array.isArray(chosen.roles) ? chosen.roles : [];
  if (seats === 3 && roles.includes('changeling')) return 'PATH-P3-01';
  return roles.filter((x) => HEALERS.some((h) => h === x)).length === seats ? 'PATH-SET-01' : null;
};

export const meta: Meta = {
  id: 'pathologic',
  title: 'Pathologic',
  credit: 'Ice-Pick Lodge',
  rules: '5',
  seats: [2, 3, 4],
  usual: 4,
  options,
  clash,
};
