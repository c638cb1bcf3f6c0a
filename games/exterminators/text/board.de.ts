/** The whole position in German lines: the board of the terminal and of the screen reader. */
import type { Seat } from '@pesthouse/kernel';
import { xOf, yOf } from '../grid.ts';
import { named } from '../hands.ts';
import { tileName } from '../names.ts';
import type { State } from '../state.ts';
import { cards, join, pests } from './grammar.de.ts';
import { card, colorWord, DIR_NAME, pestsOf, queenName, roomName, spot, trapName } from './names.de.ts';
import { lamps, seatName } from './prompts.de.ts';
import { cardsOf, doorsOf, type Thing, thingsIn } from './reading.ts';

const PHASE: { readonly [K in State['phase']]: string } = {
  exterminators: 'Kammerjäger wählen',
  toolboxes: 'Werkzeugkästen füllen',
  house: 'Haus bauen',
  queen: 'Zug der Königin',
  act: 'Zug des Kammerjägers',
  over: 'vorbei',
};

const thing = (t: Thing): string => {
  switch (t.what) {
    case 'exterminator':
      return `Kammerjäger von ${colorWord(t.color)}`;
    case 'pests':
      return pestsOf(t.color, t.n);
    case 'queen':
      return `die ${queenName(t.color)}`;
    case 'trap':
      return `die ${trapName(t.trap)} ${t.queen ? 'mit der Königin' : t.pests === 0 ? 'ohne Inhalt' : `(${pests(t.pests)})`}`;
    case 'nest':
      return `${t.sealed ? 'versiegeltes' : 'offenes'} Nest von ${colorWord(t.color)}`;
    default:
      return t satisfies never;
  }
};

const roomLine = (s: State, room: number): string => {
  const cell = s.cells[room] ?? 0;
  const things = thingsIn(s, room).map(thing);
  const doors = doorsOf(s, room).map((d) => `${DIR_NAME[d.dir]} ${d.to === null ? 'nach draußen' : roomName(d.to)}`);
  const ways = doors.length === 0 ? '' : `; Türen: ${doors.join(', ')}`;
  return `${roomName(tileName(s.rooms[room] ?? 0))} bei ${spot(xOf(cell), yOf(cell))}: ${things.length === 0 ? 'leer' : things.join(', ')}${ways}.`;
};

const seatLine = (s: State, seat: Seat, viewer: Seat): string => {
  const x = cardsOf(s, seat, viewer);
  const known = x.cards.length === 0 ? '' : ` (${x.cards.map(card).join(', ')}${x.unknown > 0 ? `, ${x.unknown} unbekannt` : ''})`;
  const front = x.front.length === 0 ? '' : `; davor ${join(x.front.map(card))}`;
  const tiles = x.tiles.length === 0 ? '' : `; Plättchen ${x.tiles.map(roomName).join(', ')}`;
  const state = s.round === 0 ? '' : `: ${lamps(s, seat)}`;
  return `${seatName(s, seat)}${seat === viewer ? ' (du)' : ''}${state}; ${cards(x.size)}${known}${front}${tiles}.`;
};

export const board = (s: State, seat: Seat): readonly string[] => [
  s.round === 0
    ? `Vor dem ersten Zug: ${PHASE[s.phase]}.`
    : `Runde ${s.round}${s.roundLimit > 0 ? ` von ${s.roundLimit}` : ''}, ${seatName(s, s.active)}: ${PHASE[s.phase]}. ${s.ap} AP, ${s.free} frei.`,
  `Nachziehstapel ${s.drawSize}, Ablagestapel ${s.discardSize}${s.discardSize > 0 ? `: ${named(s.discard).map(card).join(', ')}` : ''}.`,
  ...s.rooms.map((_, room) => roomLine(s, room)),
  ...s.players.map((_, q) => seatLine(s, q, seat)),
];
