/** The whole position in lines: the board of the terminal and of the screen reader. */

import type { Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { xOf, yOf } from '../grid.ts';
import { named } from '../hands.ts';
import { tileName } from '../names.ts';
import type { State } from '../state.ts';
import { cardName, colorWord, DIR_NAME, join, pests, pestsOf, queenName, roomName, spot, trapName } from './names.en.ts';
import { lamps, seatName } from './prompts.en.ts';
import { cardsOf, doorsOf, type Thing, thingsIn } from './reading.ts';

const PHASE: { readonly [K in State['phase']]: string } = {
  exterminators: 'choosing exterminators',
  toolboxes: 'filling toolboxes',
  house: 'building the house',
  queen: "the Queen's Turn",
  act: "the Exterminator's Turn",
  over: 'over',
};

const thing = (t: Thing): string => {
  switch (t.what) {
    case 'exterminator':
      return `${colorWord(t.color)}'s exterminator`;
    case 'pests':
      return pestsOf(t.color, t.n);
    case 'queen':
      return `the ${queenName(t.color)}`;
    case 'trap':
      return `the ${trapName(t.trap)} with ${t.queen ? 'the queen' : t.pests === 0 ? 'nothing' : pests(t.pests)}`;
    case 'nest':
      return `${colorWord(t.color)}'s ${t.sealed ? 'sealed' : 'open'} nest`;
    default:
      return t satisfies never;
  }
};

const roomLine = (s: State, room: number): string => {
  const cell = s.cells[room] ?? 0;
  const things = thingsIn(s, room).map(thing);
  const doors = doorsOf(s, room).map((d) => `${DIR_NAME[d.dir]} ${d.to === null ? 'outside' : roomName(d.to)}`);
  const ways = doors.length === 0 ? '' : `; doors: ${doors.join(', ')}`;
  return `${roomName(tileName(s.rooms[room] ?? 0))} at ${spot(xOf(cell), yOf(cell))}: ${things.length === 0 ? 'empty' : things.join(', ')}${ways}.`;
};

const seatLine = (s: State, seat: Seat, viewer: Seat): string => {
  const x = cardsOf(s, seat, viewer);
  const known = x.cards.length === 0 ? '' : ` (${x.cards.map(cardName).join(', ')}${x.unknown > 0 ? `, ${x.unknown} unknown` : ''})`;
  const front = x.front.length === 0 ? '' : `; in front of them ${join(x.front.map(cardName))}`;
  const tiles = x.tiles.length === 0 ? '' : `; tiles ${x.tiles.map(roomName).join(', ')}`;
  const state = s.round === 0 ? '' : `: ${lamps(s, seat)}`;
  return `${seatName(s, seat)}${seat === viewer ? ' (you)' : ''}${state}; ${some(x.size, 'card', 'cards')}${known}${front}${tiles}.`;
};

export const board = (s: State, seat: Seat): readonly string[] => [
  s.round === 0
    ? `Before the first turn: ${PHASE[s.phase]}.`
    : `Round ${s.round}${s.roundLimit > 0 ? ` of ${s.roundLimit}` : ''}, ${seatName(s, s.active)}: ${PHASE[s.phase]}. ${s.ap} AP, ${s.free} free.`,
  `Draw pile ${s.drawSize}, discard pile ${s.discardSize}${s.discardSize > 0 ? `: ${named(s.discard).map(cardName).join(', ')}` : ''}.`,
  ...s.rooms.map((_, room) => roomLine(s, room)),
  ...s.players.map((_, q) => seatLine(s, q, seat)),
];
