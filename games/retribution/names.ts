/** The vocabulary of Retribution: every card face by its id, in the order of the data, and the spots where cards lie. In a state a card is its place in `FACES`. */

import { missing } from '@pesthouse/kernel';
import { row } from './look.ts';

export const FACES = [
  'rat',
  'filth',
  'rat_king',
  'ale_peasant',
  'ale_knight',
  'ale_priest',
  'daggers_peasant',
  'daggers_knight',
  'daggers_priest',
  'bones_peasant',
  'bones_knight',
  'bones_priest',
  'torches_peasant',
  'torches_knight',
  'torches_priest',
  'hire_collector',
  'hire_fool',
  'hire_doctor',
  'prince',
  'princess',
  'queen',
  'bishop',
  'cardinal',
  'pope',
  'king',
  'penance_1',
  'penance_2',
  'penance_3',
] as const;
export type Face = (typeof FACES)[number];
export const FACE_COUNT = FACES.length;
/** The back of a card: a face like any other, held by nobody who knows better. */
export const BACK = FACES.length;
export type Seen = Face | 'unknown';

const INDEX: ReadonlyMap<string, number> = new Map(FACES.map((id, i) => [id, i]));
/** The number of a face. */
export const faceOf = (id: Face): number => INDEX.get(id) ?? missing('card', id);
/** The face of a number. */
export const idOf = (f: number): Face => row(FACES, f);
export const seenOf = (f: number): Seen => (f === BACK ? 'unknown' : row(FACES, f));

export const SUITS = ['ale', 'daggers', 'bones', 'torches', 'hire', 'festering', 'nobility'] as const;
export type Suit = (typeof SUITS)[number];

/** What can be Infected for its price: the spaces of the Lineup, the two stacks and the King. */
export const GOODS = ['space-0', 'space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'stack-0', 'stack-1', 'king'] as const;
export type Good = (typeof GOODS)[number];
export const STACK = 8;
export const KING = 10;
const GOOD_INDEX: ReadonlyMap<string, number> = new Map(GOODS.map((id, i) => [id, i]));
export const goodOf = (id: Good): number => GOOD_INDEX.get(id) ?? missing('thing to Infect', id);

/** Where a card comes from and goes to, as events tell it: a shared place, or a place of a seat. */
export type Spot = Good | 'kingdom' | 'rat-kings' | 'penance' | 'pit' | `${'hand' | 'draw' | 'discard' | 'control'}-${number}`;

export const PHASES = ['spread', 'infect', 'end'] as const;
export type TurnPhase = (typeof PHASES)[number];
