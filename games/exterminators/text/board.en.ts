/** The whole position in English: the board of the terminal and of the screen reader. */

import { some } from '@pesthouse/kernel';
import { colorAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { colorWord, DIR_NAME, join, type Names, pests, pestsOf, queenName, roomName, spot, trapName } from './names.en.ts';
import type { BoardWords } from './position.ts';
import { lamps, seatName } from './prompts.en.ts';
import { hasColor, type Thing } from './reading.ts';

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

/** For the numbers of a table. */
export const board = ({ cardName, cardText, titleName }: Names): BoardWords => ({
  titles: { turn: 'The turn', house: 'The house', cards: 'Toolbox cards' },
  turn: (s) =>
    s.round === 0
      ? `Before the first turn: ${PHASE[s.phase]}.`
      : `Round ${s.round}${s.roundLimit > 0 ? ` of ${s.roundLimit}` : ''}, ${seatName(s, s.active)}: ${PHASE[s.phase]}. ${s.ap} AP, ${s.free} free.`,
  roomHead: ['Room', 'At', 'Here', 'Doors'],
  room: roomName,
  spot,
  thing,
  empty: 'nothing',
  door: (dir, to) => `${DIR_NAME[dir]} ${to === null ? 'outside' : roomName(to)}`,
  noDoor: 'none',
  piles: (s, discard) => [`Draw pile: ${s.drawSize}`, `Discard pile: ${s.discardSize}${discard.length === 0 ? '' : `: ${discard.map(cardName).join(', ')}`}`],
  seat: (s, seat, you) => `${seatName(s, seat)}${hasColor(s, seat) ? `, ${titleName(colorAt(s, seat))}` : ''}${you ? ' (you)' : ''}`,
  has: (s, seat, x) => [
    ...(s.round === 0 ? [] : [`Jobs: ${lamps(s, seat)}`]),
    `Hand: ${some(x.size, 'card', 'cards')}${x.cards.length === 0 ? '' : `: ${x.cards.map(cardName).join(', ')}`}${x.cards.length > 0 && x.unknown > 0 ? `, ${x.unknown} unknown` : ''}`,
    ...(x.front.length === 0 ? [] : [`In front of them: ${join(x.front.map(cardName))}`]),
    ...(x.tiles.length === 0 ? [] : [`Tiles: ${x.tiles.map(roomName).join(', ')}`]),
  ],
  cardHead: ['Card', 'Effect'],
  card: cardName,
  effect: cardText,
});
