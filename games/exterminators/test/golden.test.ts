/** The golden games of Pests!: one for each way the game can end and each mode. */
import { join } from 'node:path';
import { checkOptions } from '@pesthouse/kernel';
import { goldenTests, type Ending as Way } from '@pesthouse/kernel/testing';
import { expect } from 'vitest';
import { meta, type Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { type Played, type Player, playWhole } from './games.ts';
import { OPTIONS } from './given.ts';

interface Ending extends Way<State, Move, Event> {
  readonly options: Partial<Options>;
  readonly player: Player;
}

const ended =
  (how: State['ending'], ...also: Event['type'][]) =>
  ({ s, events }: Played): boolean =>
    s.ending === how && also.every((type) => events.some((e) => e.type === type));
const played =
  (...verbs: Move['verb'][]) =>
  ({ entries }: Played): boolean =>
    verbs.every((verb) => entries.some((x) => x.move.verb === verb));
const both =
  (...tests: ((game: Played) => boolean)[]) =>
  (game: Played): boolean =>
    tests.every((t) => t(game));

const ENDINGS: readonly Ending[] = [
  { name: 'win-2', seats: 2, options: {}, player: 'policy', shows: ended('emptied') },
  { name: 'win-4', seats: 4, options: {}, player: 'policy', shows: ended('emptied', 'escaped', 'queen-left') },
  { name: 'win-6', seats: 6, options: {}, player: 'policy', shows: both(ended('emptied'), played('persuade')) },
  { name: 'elimination', seats: 3, options: { autoBuild: true }, player: 'policy', shows: ended('emptied', 'eliminated') },
  { name: 'last-one-standing', seats: 3, options: {}, player: 'random', shows: ended('last') },
  { name: 'team-win', seats: 4, options: { teams: '2x2' }, player: 'policy', shows: ended('emptied') },
  {
    name: 'team-elimination',
    seats: 6,
    options: { teams: '3x2', quickStart: true },
    player: 'moody',
    shows: both(ended('last'), played('give', 'ask', 'accept', 'pick')),
  },
  { name: 'team-limit', seats: 6, options: { teams: '2x3', roundLimit: 10, autoBuild: true }, player: 'policy', shows: ended('limit') },
  { name: 'round-limit', seats: 2, options: { roundLimit: 10 }, player: 'policy', shows: ended('limit') },
  { name: 'quick-start-28', seats: 5, options: { quickStart: true, toolboxDeck: '28' }, player: 'policy', shows: both(ended('emptied'), played('buy')) },
];

const isOurs = (x: object): x is Options => 'quickStart' in x && 'teams' in x && 'roundLimit' in x;

goldenTests(
  {
    rules,
    folder: join(import.meta.dirname, 'golden'),
    endings: ENDINGS,
    seeds: 3000,
    optionsOf: ({ options }): Options => ({ ...OPTIONS, ...options }),
    play: ({ seats, player }, options, seed) => playWhole({ options, seats, seed, player }),
    head: (options, { seats }) => ({ seats: String(seats), options: JSON.stringify(options) }),
    read: (the) => {
      const checked = checkOptions(meta, Number(the('seats')), JSON.parse(the('options')));
      if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of a golden game cannot be read');
      return checked.options;
    },
    foot: (s) => ({ places: s.ranks.join(' '), ending: s.ending }),
    also: (_, options, ending) => expect(options).toMatchObject(ending.options),
  },
  (text) => text.replace(/^(\d): choose \w+$/m, '$1: roll'),
);
