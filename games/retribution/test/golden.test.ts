/** The golden games of Retribution: one for each way the game can end, and for each option. */
import { join } from 'node:path';
import { type AnyOptions, checkOptions } from '@pesthouse/kernel';
import { goldenTests, type Ending as Way } from '@pesthouse/kernel/testing';
import { meta, type Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';
import { type Played, type Player, playWhole } from './games.ts';

interface Ending extends Way<State, Move, Event> {
  readonly story: string;
  readonly player: Player;
  readonly options?: Partial<Options>;
}

const AS_USUAL: Options = { lineupRedeal: 'offer', firstPlayer: 'random', equalTurns: false, secondSeatCard: false };

const endedBy = ({ s }: Played, why: State['ending']): boolean => s.ending === why;
const said = (game: Played, found: (e: Event) => boolean): boolean => game.events.some(found);
/** Everybody had the same number of turns. */
const evenTurns = ({ s }: Played): boolean => new Set(s.players.map((p) => p.turns)).size === 1;
const dealtAgain = (game: Played): boolean => said(game, (e) => e.type === 'lineup' && e.again > 0);

const ENDINGS: readonly Ending[] = [
  {
    name: 'king-2',
    story: 'Two bots; the King is Infected and the game ends with that turn.',
    seats: 2,
    player: 'policy',
    shows: (game) => endedBy(game, 'king') && !dealtAgain(game),
  },
  {
    name: 'king-4',
    story: 'Four bots; the King is Infected in the middle of a round, so turns are unequal.',
    seats: 4,
    player: 'policy',
    shows: (game) => endedBy(game, 'king') && !evenTurns(game),
  },
  {
    name: 'kingdom-5',
    story: 'Five bots; the Kingdom runs out before the King falls.',
    seats: 5,
    player: 'policy',
    shows: (game) => endedBy(game, 'kingdom'),
  },
  {
    name: 'idle-3',
    story: 'Three players who choose at will; nothing happens for nine turns, and the safety rule ends the game.',
    seats: 3,
    player: 'random',
    options: { lineupRedeal: 'off' },
    shows: (game) => endedBy(game, 'idle'),
  },
  {
    name: 'redeal-2',
    story: 'Two bots; the first Lineup is costly and the first player asks for a new one.',
    seats: 2,
    player: 'policy',
    shows: (game) => dealtAgain(game) && game.entries.some((x) => x.move.verb === 'redeal'),
  },
  {
    name: 'equal-turns-3',
    story: 'Three bots with equal turns; the first seat of the round takes the King and two closing turns follow.',
    seats: 3,
    player: 'policy',
    options: { firstPlayer: 'seat-2', equalTurns: true },
    shows: (game) => endedBy(game, 'king') && evenTurns(game) && game.events.filter((e) => e.type === 'turn' && e.closing).length === 2,
  },
  {
    name: 'sixth-card-2',
    story: 'Two bots with the sixth card for the second player and a Lineup that is dealt anew by itself.',
    seats: 2,
    player: 'policy',
    options: { lineupRedeal: 'auto', firstPlayer: 'seat-1', secondSeatCard: true },
    shows: (game) => dealtAgain(game) && said(game, (e) => e.type === 'drew' && e.clause === 'PLG-OPT-06' && e.cards.length === 6),
  },
  {
    name: 'smoke-2',
    story: 'Two players who smoke out what they can; the Kingdom runs out and cards cleared count as gone.',
    seats: 2,
    player: 'smoke',
    shows: (game) => endedBy(game, 'kingdom') && said(game, (e) => e.type === 'cleared'),
  },
];

const onOff = (v: boolean): string => (v ? 'on' : 'off');
const isOurs = (x: AnyOptions): x is AnyOptions & Options => 'lineupRedeal' in x && 'firstPlayer' in x && 'equalTurns' in x && 'secondSeatCard' in x;

goldenTests(
  {
    rules,
    folder: join(import.meta.dirname, 'golden'),
    endings: ENDINGS,
    seeds: 3000,
    optionsOf: ({ options }) => ({ ...AS_USUAL, ...options }),
    play: ({ seats, player }, options, seed) => playWhole(options, seats, seed, player),
    head: ({ lineupRedeal, firstPlayer, equalTurns, secondSeatCard }, { story, seats }) => ({
      story,
      seats: String(seats),
      lineupRedeal,
      firstPlayer,
      equalTurns: onOff(equalTurns),
      secondSeatCard: onOff(secondSeatCard),
    }),
    read: (the) => {
      const wish = {
        lineupRedeal: the('lineupRedeal'),
        firstPlayer: the('firstPlayer'),
        equalTurns: the('equalTurns') === 'on',
        secondSeatCard: the('secondSeatCard') === 'on',
      };
      const checked = checkOptions(meta, Number(the('seats')), wish);
      if ('wrong' in checked || !isOurs(checked.options)) throw new Error('the options of the golden game are wrong');
      return checked.options;
    },
    foot: (s) => {
      const scores = rules.outcome(s) ?? [];
      return {
        ended: `${s.ending} by ${s.closer + 1} in round ${s.round}`,
        infamy: scores.map((x) => x.score).join(' '),
        places: scores.map((x) => x.rank).join(' '),
        turns: s.players.map((p) => p.turns).join(' '),
        kingdom: String(s.kingdomSize),
        pit: String(s.pitSize),
        penance: String(s.penanceSize),
        ratKings: String(s.ratKings),
      };
    },
  },
  // Whoever begins holds five cards, but never the King.
  (text) => text.replace(/^(\d): play rat$/m, '$1: play king'),
);
