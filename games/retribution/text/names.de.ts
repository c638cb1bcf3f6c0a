/** The names of Retribution in German: cards with their cases, suits, seats, and how they are counted. */
import { capital, some } from '@pesthouse/kernel';
import type { Tables } from '../cards/cards.ts';
import { type Face, faceOf, type Seen, type Suit } from '../names.ts';
import type { Reading } from '../reading.ts';
import { cardWords } from './cards.de.ts';
import { cardTexts, effectTexts } from './cardtexts.ts';
import { cards, contagions, join } from './count.de.ts';
import { counted, pileCards } from './counted.ts';
import type { Names } from './names.en.ts';

export const CARD_NAME: Readonly<Record<Face, string>> = {
  rat: 'Ratte',
  filth: 'Unrat',
  rat_king: 'Rattenkönig',
  ale_peasant: 'Bierbauer',
  ale_knight: 'Bierritter',
  ale_priest: 'Bierpriester',
  daggers_peasant: 'Dolchbauer',
  daggers_knight: 'Dolchritter',
  daggers_priest: 'Dolchpriester',
  bones_peasant: 'Knochenbauer',
  bones_knight: 'Knochenritter',
  bones_priest: 'Knochenpriester',
  torches_peasant: 'Fackelbauer',
  torches_knight: 'Fackelritter',
  torches_priest: 'Fackelpriester',
  hire_collector: 'Leichensammler',
  hire_fool: 'Narr',
  hire_doctor: 'Pestarzt',
  prince: 'Prinz',
  princess: 'Prinzessin',
  queen: 'Königin',
  bishop: 'Bischof',
  cardinal: 'Kardinal',
  pope: 'Papst',
  king: 'König',
  penance_1: 'Buße I',
  penance_2: 'Buße II',
  penance_3: 'Buße III',
};
/** All other cards are masculine. */
const FEMININE: ReadonlySet<Face> = new Set<Face>(['rat', 'princess', 'queen', 'penance_1', 'penance_2', 'penance_3']);
/** What a card is called in every case but the first, where that differs. */
const OBLIQUE: Readonly<Partial<Record<Face, string>>> = {
  ale_peasant: 'Bierbauern',
  daggers_peasant: 'Dolchbauern',
  bones_peasant: 'Knochenbauern',
  torches_peasant: 'Fackelbauern',
  hire_fool: 'Narren',
  prince: 'Prinzen',
};

const plain = (name: string): string => name;
const bold = (name: string): string => `**${name}**`;
const declined =
  (masculine: string, feminine: string, name: (id: Face) => string) =>
  (id: Face, dressed: (name: string) => string = plain): string =>
    `${FEMININE.has(id) ? feminine : masculine} ${dressed(name(id))}`;
const oblique = (id: Face): string => OBLIQUE[id] ?? CARD_NAME[id];
/** `der Bierbauer`, `die Ratte`. */
export const der = declined('der', 'die', (id) => CARD_NAME[id]);
/** `den Bierbauern`, `die Ratte`. */
export const den = declined('den', 'die', oblique);
/** `dem Bierbauern`, `der Ratte`. */
export const dem = declined('dem', 'der', oblique);
/** With the name in bold: `den **Bierbauern**`. */
export const denBold = (id: Face): string => den(id, bold);
export const demBold = (id: Face): string => dem(id, bold);
export const derBold = (id: Face): string => der(id, bold);
/** `den chronischen **Papst**`. */
export const denChronic = (id: Face): string => declined('den chronischen', 'die chronische', oblique)(id, bold);

export const cardName = (x: Seen): string => (x === 'unknown' ? 'Karte' : CARD_NAME[x]);

export const SUIT_NAME: Readonly<Record<Suit, string>> = {
  ale: 'Bier',
  daggers: 'Dolche',
  bones: 'Knochen',
  torches: 'Fackeln',
  hire: 'Tagelöhner',
  festering: 'Fäulnis',
  nobility: 'Adel',
};

/** Every player is a disease; none of them is a real one. */
const SEATS = [
  { nom: 'das Schweißfieber', akk: 'das Schweißfieber', gen: 'des Schweißfiebers' },
  { nom: 'der Graue Husten', akk: 'den Grauen Husten', gen: 'des Grauen Hustens' },
  { nom: 'das Moorfieber', akk: 'das Moorfieber', gen: 'des Moorfiebers' },
  { nom: 'das Rote Jucken', akk: 'das Rote Jucken', gen: 'des Roten Juckens' },
  { nom: 'das Lange Fieber', akk: 'das Lange Fieber', gen: 'des Langen Fiebers' },
] as const;
/** A seat inside of a sentence, in one of its cases. */
export const seatIn = (seat: number, kase: 'nom' | 'akk' | 'gen'): string => SEATS[seat]?.[kase] ?? `${kase === 'gen' ? 'von ' : ''}Platz ${seat + 1}`;
/** A seat by itself or at the beginning of a sentence. */
export const seatName = (seat: number): string => capital(seatIn(seat, 'nom'));

/** `2 × Ratte und Unrat`: a set of cards, equal ones counted. */
export const listed = (ids: readonly Seen[]): string => join(counted(ids).map(([id, n]) => (n === 1 ? cardName(id) : `${n} × ${cardName(id)}`)));
export const listedPile = (p: readonly number[]): string => listed(pileCards(p));

/** The names of a table: cards print numbers. */
export const names = (tables: Tables, { card }: Reading): Names => {
  const cardText = cardTexts(tables, cardWords);

  /** `Widerstand 6, 4 Erreger`. */
  const numbersOf = (id: Face): string => {
    const row = card(faceOf(id));
    const notoriety = row.notoriety > 0 ? `, Prominenz ${row.notoriety}` : '';
    return `Widerstand ${row.resistance}${notoriety}, ${row.chronic ? 'chronisch' : contagions(row.base)}`;
  };

  /** The whole card in a sentence, for those who cannot see it. */
  const cardLabel = (id: Face): string => {
    const words = cardText(id).text.replaceAll('\n', ' ');
    return `${CARD_NAME[id]}, ${numbersOf(id)}${words === '' ? '' : `. ${words}`}`;
  };

  return { CARD_NAME, SUIT_NAME, seatName, cards, contagions, some, join, cardText, effectText: effectTexts(cardText), numbersOf, cardLabel };
};
