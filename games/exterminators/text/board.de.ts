/** The whole position in German: the board of the terminal and of the screen reader. */

import { colorAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { cards, join, pests } from './grammar.de.ts';
import { card, colorWord, DIR_NAME, pestsOf, queenName, roomName, spot, trapName } from './names.de.ts';
import type { Names } from './names.en.ts';
import type { BoardWords } from './position.ts';
import { lamps, seatName } from './prompts.de.ts';
import { hasColor, type Thing } from './reading.ts';

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

/** For the numbers of a table. */
export const board = ({ cardName, cardText, titleName }: Names): BoardWords => ({
  titles: { turn: 'Der Zug', house: 'Das Haus', cards: 'Werkzeugkarten' },
  turn: (s) =>
    s.round === 0
      ? `Vor dem ersten Zug: ${PHASE[s.phase]}.`
      : `Runde ${s.round}${s.roundLimit > 0 ? ` von ${s.roundLimit}` : ''}, ${seatName(s, s.active)}: ${PHASE[s.phase]}. ${s.ap} AP, ${s.free} frei.`,
  roomHead: ['Raum', 'Feld', 'Dort', 'Türen'],
  room: roomName,
  spot,
  thing,
  empty: 'nichts',
  door: (dir, to) => `${DIR_NAME[dir]} ${to === null ? 'nach draußen' : roomName(to)}`,
  noDoor: 'keine',
  piles: (s, discard) => [`Nachziehstapel: ${s.drawSize}`, `Ablagestapel: ${s.discardSize}${discard.length === 0 ? '' : `: ${discard.map(card).join(', ')}`}`],
  seat: (s, seat, you) => `${seatName(s, seat)}${hasColor(s, seat) ? `, ${titleName(colorAt(s, seat))}` : ''}${you ? ' (du)' : ''}`,
  has: (s, seat, x) => [
    ...(s.round === 0 ? [] : [`Stand: ${lamps(s, seat)}`]),
    `Hand: ${cards(x.size)}${x.cards.length === 0 ? '' : `: ${x.cards.map(card).join(', ')}`}${x.cards.length > 0 && x.unknown > 0 ? `, ${x.unknown} unbekannt` : ''}`,
    ...(x.front.length === 0 ? [] : [`Davor: ${join(x.front.map(card))}`]),
    ...(x.tiles.length === 0 ? [] : [`Plättchen: ${x.tiles.map(roomName).join(', ')}`]),
  ],
  cardHead: ['Karte', 'Wirkung'],
  card: cardName,
  effect: cardText,
});
