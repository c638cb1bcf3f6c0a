/** The golden games of Pathologic: one for each way the game can end and each number of players. */
import { join } from 'node:path';
import { type AnyOptions, checkOptions, nth } from '@pesthouse/kernel';
import { goldenTests, type Ending as Way } from '@pesthouse/kernel/testing';
import { expect } from 'vitest';
import { meta, type Options } from '../meta.ts';
import { PLAGUE, roleName } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { optionsFor, type Played, type Player, playWhole } from './games.ts';
import { ofState } from './invariants.ts';

interface Ending extends Way<State, Move, Event> {
  readonly rounds?: number;
  readonly player: Player;
}

const by =
  (end: State['end']) =>
  ({ s }: Played): boolean =>
    s.end === end;
/** Two Healers reach 8 in one resolution: the active one has won (PATH-EVD-06). */
const together = ({ s }: Played): boolean => s.end === 'evidence' && s.order.filter((h) => nth(s.evidence, h) === 8).length > 1;
/** The last target dies in the turn of a Healer who was about to resolve (PATH-EVD-05). */
const inHealersTurn = ({ s }: Played): boolean => s.end === 'hit-list' && s.active !== PLAGUE;

const ENDINGS: readonly Ending[] = [
  { name: 'evidence-2', seats: 2, player: 'policy', shows: by('evidence') },
  { name: 'evidence-3', seats: 3, player: 'policy', shows: by('evidence') },
  { name: 'evidence-4', seats: 4, player: 'policy', shows: by('evidence') },
  { name: 'hit-list-2', seats: 2, player: 'policy', shows: by('hit-list') },
  { name: 'hit-list-3', seats: 3, player: 'policy', shows: by('hit-list') },
  { name: 'hit-list-4', seats: 4, player: 'policy', shows: by('hit-list') },
  { name: 'exhaustion', seats: 4, player: 'policy', shows: by('exhaustion') },
  { name: 'simultaneous-healers', seats: 4, player: 'policy', shows: together },
  { name: 'plague-in-healers-turn', seats: 4, player: 'policy', shows: inHealersTurn },
  { name: 'last-round', seats: 2, rounds: 8, player: 'moody', shows: by('rounds') },
];

const isOurs = (options: AnyOptions): options is AnyOptions & Options => 'roles' in options;

goldenTests(
  {
    rules,
    folder: join(import.meta.dirname, 'golden'),
    endings: ENDINGS,
    seeds: 40_000,
    optionsOf: ({ seats, rounds }) => optionsFor(seats, rounds),
    play: ({ player }, options, seed) => playWhole({ options, seed, player }),
    head: ({ rounds }, { seats }) => ({ seats: String(seats), rounds: String(rounds) }),
    read: (the) => {
      const checked = checkOptions(meta, Number(the('seats')), { rounds: Number(the('rounds')) });
      if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of the golden game are wrong');
      return checked.options;
    },
    foot: (s) => ({ winner: roleName(s.winner), end: s.end }),
    also: ({ s }, options, { seats }) => {
      expect(options.roles).toHaveLength(seats);
      for (const check of Object.values(ofState)) expect(check(s)).toBeNull();
    },
  },
  (text) => text.replace(/^(\d): target \S+$/m, '$1: done'),
);
