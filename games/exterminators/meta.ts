/** What a lobby knows of Pests! without its rules. */
import type { Meta, OptionsOf } from '@pesthouse/kernel';

const options = {
  quickStart: { kind: 'switch', default: false, clause: 'EXT-SEL-06' },
  teams: { kind: 'choice', values: ['none', '2x2', '2x3', '3x2'], default: 'none', clause: 'EXT-TEAM-01' },
  toolboxDeck: { kind: 'choice', values: ['24', '28'], default: '24', clause: 'EXT-TBX-08' },
  roundLimit: { kind: 'number', least: 0, most: 100, default: 40, clause: 'EXT-LIM-01' },
  nestTraps: { kind: 'switch', default: false, clause: 'EXT-OPT-01' },
  autoBuild: { kind: 'switch', default: false, clause: 'EXT-BLD-23' },
} as const;

export type Options = OptionsOf<typeof options>;

/** How many play in each layout of teams (EXT-TEAM-02). */
const PLAYERS: { readonly [layout: string]: number } = { '2x2': 4, '2x3': 6, '3x2': 6 };
const LEAST_LIMIT = 10;

export const meta: Meta = {
  id: 'exterminators',
  title: 'Pests!',
  credit: 'McFarland, 2016',
  rules: '3',
  seats: [2, 3, 4, 5, 6],
  usual: 4,
  options,
  clash({ teams, roundLimit }, seats) {
    if (typeof teams === 'string' && teams !== 'none' && PLAYERS[teams] !== seats) return 'EXT-TEAM-02';
    return typeof roundLimit === 'number' && roundLimit > 0 && roundLimit < LEAST_LIMIT ? 'EXT-LIM-01' : null;
  },
};
