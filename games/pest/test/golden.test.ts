/** The golden games of Pest: one for each mode and count. */
import { join } from 'node:path';
import { goldenTests, type Ending as Way } from '@pesthouse/kernel/testing';
import { soloRank } from '../outcome.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { type Mode, optionsOf, type Played, playWhole } from './games.ts';

interface Ending extends Mode, Way<State, Move, Event> {
  readonly seats: number;
  readonly player: 'moody' | 'policy';
}

const scores = (s: State): number[] => (rules.outcome(s) ?? []).map((x) => x.score);
const said = (game: Played, type: Event['type']): boolean => game.events.some((e) => e.type === type);
const tied = ({ s }: Played): boolean => {
  const top = Math.max(...scores(s));
  return scores(s).filter((x) => x === top).length > 1;
};
const lone = (game: Played): boolean => !tied(game);

const ENDINGS: readonly Ending[] = [
  { name: 'base-2', seats: 2, player: 'policy', shows: lone },
  { name: 'base-2-people', seats: 2, needsPeople: true, player: 'policy', shows: lone },
  { name: 'base-3', seats: 3, player: 'policy', shows: (g) => lone(g) && said(g, 'destroyed') },
  { name: 'base-4', seats: 4, player: 'policy', shows: lone },
  { name: 'base-5', seats: 5, player: 'policy', shows: lone },
  { name: 'tie-by-influence', seats: 3, player: 'moody', shows: tied },
  { name: 'advanced-3', seats: 3, advanced: true, player: 'policy', shows: lone },
  { name: 'advanced-5', seats: 5, advanced: true, player: 'policy', shows: lone },
  { name: 'versus', seats: 2, versus: true, player: 'policy', shows: (g) => said(g, 'reckoned') },
  { name: 'versus-advanced', seats: 2, versus: true, advanced: true, player: 'moody', shows: lone },
  { name: 'solo-emperor', seats: 1, player: 'policy', shows: (g) => soloRank(scores(g.s)[0] ?? 0) === 'Emperor' },
  { name: 'solo-earl', seats: 1, player: 'policy', shows: (g) => soloRank(scores(g.s)[0] ?? 0) === 'Earl' },
  { name: 'solo-commoner', seats: 1, player: 'moody', shows: (g) => soloRank(scores(g.s)[0] ?? 0) === 'Commoner' },
  { name: 'solo-persists', seats: 1, persists: true, player: 'policy', shows: (g) => said(g, 'neutral') },
  { name: 'solo-advanced', seats: 1, advanced: true, player: 'policy', shows: (g) => said(g, 'reckoned') },
];

const placesOf = (s: State): string => (rules.outcome(s) ?? []).map((x) => `${x.rank} with ${x.score}`).join(', ');

goldenTests(
  {
    rules,
    folder: join(import.meta.dirname, 'golden'),
    endings: ENDINGS,
    seeds: 3000,
    optionsOf: (ending: Ending) => optionsOf(ending),
    play: (ending, _, seed) => playWhole(ending, seed, ending.player),
    head: (options, { seats }) => ({ seats: String(seats), options: JSON.stringify(options) }),
    // The mode is the ending's own; what the head says is for whoever has only the file.
    read: (_, ending) => optionsOf(ending),
    foot: (s) => ({ places: placesOf(s) }),
  },
  (text) => text.replace(/^(\d): castle \S+$/m, '$1: castle gollor'),
);
