/** Reading the scratch lists: rows of small numbers that one question fills and the next one overwrites. */
import { missing } from '@pesthouse/kernel';

export type Scratch = Int8Array | Uint8Array | Int16Array;

/** The number at an index of a scratch list. */
export const slot = (list: Scratch, i: number): number => list[i] ?? missing('place in the scratch', i);
