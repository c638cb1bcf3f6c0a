/** The names of Retribution in English: cards, suits, seats, and how they are counted. */
import { some } from '@pesthouse/kernel';
import type { Tables } from '../cards/cards.ts';
import { type Face, faceOf, type Seen, type Suit } from '../names.ts';
import type { Reading } from '../reading.ts';
import { cardWords } from './cards.en.ts';
import { cardTexts, effectTexts } from './cardtexts.ts';
import { cards, contagions, join } from './count.en.ts';
import { counted, pileCards } from './counted.ts';

export const CARD_NAME: Readonly<Record<Face, string>> = {
  rat: 'Rat',
  filth: 'Filth',
  rat_king: 'Rat King',
  ale_peasant: 'Peasant of Ale',
  ale_knight: 'Knight of Ale',
  ale_priest: 'Priest of Ale',
  daggers_peasant: 'Peasant of Daggers',
  daggers_knight: 'Knight of Daggers',
  daggers_priest: 'Priest of Daggers',
  bones_peasant: 'Peasant of Bones',
  bones_knight: 'Knight of Bones',
  bones_priest: 'Priest of Bones',
  torches_peasant: 'Peasant of Torches',
  torches_knight: 'Knight of Torches',
  torches_priest: 'Priest of Torches',
  hire_collector: 'Body Collector',
  hire_fool: 'Fool',
  hire_doctor: 'Plague Doctor',
  prince: 'Prince',
  princess: 'Princess',
  queen: 'Queen',
  bishop: 'Bishop',
  cardinal: 'Cardinal',
  pope: 'Pope',
  king: 'King',
  penance_1: 'Penance I',
  penance_2: 'Penance II',
  penance_3: 'Penance III',
};
export const cardName = (x: Seen): string => (x === 'unknown' ? 'card' : CARD_NAME[x]);

export const SUIT_NAME: Readonly<Record<Suit, string>> = {
  ale: 'Ale',
  daggers: 'Daggers',
  bones: 'Bones',
  torches: 'Torches',
  hire: 'For Hire',
  festering: 'Festering',
  nobility: 'Nobility',
};

/** Every player is a disease; none of them is a real one. */
const SEAT_NAME = ['The Sweating Sickness', 'The Grey Cough', 'The Marsh Ague', 'The Red Itch', 'The Long Fever'] as const;
export const seatName = (seat: number): string => SEAT_NAME[seat] ?? `Seat ${seat + 1}`;

/** `2 Rats, Filth`: a set of cards, equal ones counted. */
export const listed = (ids: readonly Seen[]): string => join(counted(ids).map(([id, n]) => (n === 1 ? cardName(id) : `${n} × ${cardName(id)}`)));
export const listedPile = (p: readonly number[]): string => listed(pileCards(p));

/** The names of a table: cards print numbers. */
export const names = (tables: Tables, { card }: Reading) => {
  const cardText = cardTexts(tables, cardWords);

  /** `Resistance 6, 4 Contagions`. */
  const numbersOf = (id: Face): string => {
    const row = card(faceOf(id));
    const notoriety = row.notoriety > 0 ? `, Notoriety ${row.notoriety}` : '';
    return `Resistance ${row.resistance}${notoriety}, ${row.chronic ? 'Chronic' : contagions(row.base)}`;
  };

  /** The whole card in a sentence, for those who cannot see it. */
  const cardLabel = (id: Face): string => {
    const words = cardText(id).text.replaceAll('\n', ' ');
    return `${CARD_NAME[id]}, ${numbersOf(id)}${words === '' ? '' : `. ${words}`}`;
  };

  return { CARD_NAME, SUIT_NAME, seatName, cards, contagions, some, join, cardText, effectText: effectTexts(cardText), numbersOf, cardLabel };
};
export type Names = ReturnType<typeof names>;
