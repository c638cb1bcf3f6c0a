/** The kinds of choices that masters of Retribution have leanings in, and where the weights of each lie. */
import type { Kind } from '@pesthouse/kernel';
import { rowsAfter } from '@pesthouse/kernel';
import { FACE_COUNT } from '../names.ts';

/** What is seen of a position at every choice. */
export const SEEN = 18;
/** The row of doing without; a row for each card comes before it. */
export const NONE = FACE_COUNT;
/** The row of a Priest of Ale that is put to use. */
export const CYCLE = FACE_COUNT + 1;

const WITHOUT = FACE_COUNT + 1;
const kind = (before: Kind | null, rows: number, seen: number, own: number): Kind => ({ at: before === null ? 0 : rowsAfter(before), rows, seen, own });

export const INFECT = kind(null, WITHOUT, SEEN, 11);
/** In the Spread Phase also which cards are in hand and on the table. */
export const SPREAD = kind(INFECT, WITHOUT + 1, SEEN + 2 * FACE_COUNT, 0);
export const PIT = kind(SPREAD, WITHOUT, SEEN, 2);
export const FETCH = kind(PIT, WITHOUT, SEEN, 0);
export const RECRUIT = kind(FETCH, WITHOUT, SEEN, 0);
export const DISCARD = kind(RECRUIT, WITHOUT, SEEN, 0);
export const CLEAR = kind(DISCARD, WITHOUT, SEEN, 3);
export const MIMIC = kind(CLEAR, WITHOUT, SEEN, 0);
/** For an answer to a Persecute also what it would do, and how full the hand is. */
export const RESPOND = kind(MIMIC, WITHOUT, SEEN + 4, 0);
export const SIZE = rowsAfter(RESPOND);
