/** The names of Retribution in English: cards, suits, seats, and how they are counted. */
import { card } from '../cards/cards.ts';
import { faces } from '../data/printed.ts';
import { type Face, faceOf, idOf, type Seen, type Suit } from '../names.ts';
import { of } from '../piles.ts';
import { playerAt, type State } from '../state.ts';

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

/** What a card says, line by line, and its flavour. */
export const cardText = (id: Face): { readonly text: string; readonly flavour: string; readonly art: string } => {
  const found = faces.find((x) => x.id === id);
  return found === undefined ? { text: '', flavour: '', art: '' } : { text: found.text, flavour: found.flavour, art: found.art };
};

/** Every player is a disease; none of them is a real one. */
const SEAT_NAME = ['The Sweating Sickness', 'The Grey Cough', 'The Marsh Ague', 'The Red Itch', 'The Long Fever'] as const;
export const seatName = (seat: number): string => SEAT_NAME[seat] ?? `Seat ${seat + 1}`;

export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const contagions = (n: number): string => some(n, Math.abs(n) === 1 ? 'Contagion' : 'Contagions', 'Contagions');
export const cards = (n: number): string => some(n, 'card', 'cards');

export const join = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;

/** `2 Rats, Filth`: a set of cards, equal ones counted. */
export const listed = (ids: readonly Seen[]): string => {
  const counted = new Map<Seen, number>();
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
  return join([...counted].map(([id, n]) => (n === 1 ? cardName(id) : `${n} × ${cardName(id)}`)));
};
export const listedPile = (p: readonly number[]): string => listed(p.flatMap((n, f) => Array.from({ length: n }, () => idOf(f))));

/** `Resistance 6, 4 Contagions`. */
export const numbersOf = (id: Face): string => {
  const row = card(faceOf(id));
  const notoriety = row.notoriety > 0 ? `, Notoriety ${row.notoriety}` : '';
  return `Resistance ${row.resistance}${notoriety}, ${row.chronic ? 'Chronic' : contagions(row.base)}`;
};

/** The whole card in a sentence, for those who cannot see it. */
export const cardLabel = (id: Face): string => {
  const words = cardText(id).text.replaceAll('\n', ' ');
  return `${CARD_NAME[id]}, ${numbersOf(id)}${words === '' ? '' : `. ${words}`}`;
};

/** How many of a face a seat holds in hand, as far as this view knows. */
export const held = (s: State, seat: number, id: Face): number => of(playerAt(s, seat).hand, faceOf(id));
