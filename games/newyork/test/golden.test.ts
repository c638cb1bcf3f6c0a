/** The golden games of New York: one for each way the game can end. */
import { join } from 'node:path';
import { type AnyOptions, checkOptions } from '@pesthouse/kernel';
import { goldenTests, type Ending as Way } from '@pesthouse/kernel/testing';
import { expect } from 'vitest';
import { meta, type Options } from '../meta.ts';
import { SPECIES } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State, TieBreak } from '../state.ts';
import { CASTS, type Played, type Player, playWhole } from './games.ts';
import { ofGame } from './invariants.ts';

interface Ending extends Way<State, Move, Event> {
  readonly lastCall?: boolean;
  readonly slowFinish?: boolean;
  readonly wholeDeck?: boolean;
  readonly lastMove?: boolean;
  readonly player: Player;
}

const by =
  (how: TieBreak) =>
  ({ s }: Played): boolean =>
    s.decidedBy === how;
const said = (game: Played, found: (e: Event) => boolean): boolean => game.events.some(found);
const slowed = (game: Played): boolean => said(game, (e) => e.type === 'limit' && e.slowed && e.infested.length > 0);
/** A reply turn in which something was really done. */
const replied = ({ events }: Played): boolean => {
  let reply = false;
  for (const e of events) {
    if (e.type === 'turn') reply = e.reply;
    if (reply && e.type === 'bred') return true;
  }
  return false;
};

/** A pest that moved after the last card was drawn. */
const movedLast = ({ events }: Played): boolean => events.slice(events.findIndex((e) => e.type === 'last-card')).some((e) => e.type === 'moved');

const ENDINGS: readonly Ending[] = [
  { name: 'majority-2', seats: 2, player: 'policy', shows: by('pests') },
  { name: 'majority-3', seats: 3, player: 'policy', shows: by('pests') },
  { name: 'majority-4', seats: 4, player: 'policy', shows: by('pests') },
  { name: 'first-tie-break', seats: 4, player: 'policy', shows: by('infested') },
  { name: 'third-tie-break', seats: 3, player: 'moody', shows: by('hand') },
  { name: 'roll-off', seats: 2, player: 'moody', shows: by('roll-off') },
  {
    name: 'final-target',
    seats: 4,
    player: 'moody',
    shows: (game) => game.entries.some((x) => x.move.verb === 'target') && said(game, (e) => e.type === 'fought' && e.final),
  },
  { name: 'last-call', seats: 4, lastCall: true, player: 'policy', shows: replied },
  { name: 'slow-finish', seats: 3, slowFinish: true, player: 'policy', shows: slowed },
  { name: 'last-call-slow-finish', seats: 4, lastCall: true, slowFinish: true, player: 'policy', shows: (game) => replied(game) && slowed(game) },
  { name: 'whole-deck', seats: 2, wholeDeck: true, player: 'policy', shows: by('pests') },
  { name: 'last-move', seats: 3, lastMove: true, player: 'moody', shows: movedLast },
];

const SWITCHES = ['lastCall', 'slowFinish', 'wholeDeck', 'lastMove'] as const;
const isOurs = (options: AnyOptions): options is AnyOptions & Options => 'species' in options;

goldenTests(
  {
    rules,
    folder: join(import.meta.dirname, 'golden'),
    endings: ENDINGS,
    seeds: 5000,
    optionsOf: ({ seats, lastCall = false, slowFinish = false, wholeDeck = false, lastMove = false }, seed): Options => {
      const casts = CASTS.filter((x) => x.length === seats);
      // Seats need not sit in turn order: the last species takes the first seat.
      return { species: [...(casts[seed % casts.length] ?? SPECIES)].reverse(), lastCall, slowFinish, wholeDeck, lastMove };
    },
    play: ({ player }, options, seed) => playWhole({ options, seed, player }),
    head: (options) => ({
      seats: String(options.species.length),
      species: options.species.join(' '),
      ...Object.fromEntries(SWITCHES.map((id) => [id, options[id] ? 'on' : 'off'])),
    }),
    read: (the) => {
      const wish = { species: the('species').split(' '), ...Object.fromEntries(SWITCHES.map((id) => [id, the(id) === 'on'])) };
      const checked = checkOptions(meta, Number(the('seats')), wish);
      if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of the golden game are wrong');
      return checked.options;
    },
    foot: (s) => ({ places: s.order.map((who) => `${who} ${s.ranks[s.seatOf[who]]}`).join(', '), decided: s.decidedBy }),
    also: (game, options, { seats }) => {
      expect(options.species).toHaveLength(seats);
      for (const check of Object.values(ofGame)) expect(check(game)).toBeNull();
    },
  },
  (text) => text.replace(/^(\d): draw$/m, '$1: stop'),
);
