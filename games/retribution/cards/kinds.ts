/** What a face is, whatever its numbers: for all who need no table. */
import { faces } from '../data/printed.ts';
import { FACES } from '../names.ts';

const indices = (of: (x: (typeof faces)[number]) => boolean): ReadonlySet<number> =>
  new Set(FACES.flatMap((id, f) => (faces.some((x) => x.id === id && of(x)) ? [f] : [])));

const CHRONIC = indices((x) => x.chronic);
const PENANCE = indices((x) => x.group === 'penance');

/** It stays on the table (PLG-CHR-01). */
export const isChronic = (f: number): boolean => CHRONIC.has(f);
export const isPenance = (f: number): boolean => PENANCE.has(f);
