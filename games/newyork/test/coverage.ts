/** What the laws must have met of New York: every Pest card and every Location card. */
import { KINDS, PLACES } from '../names.ts';

export const cards = [...KINDS, ...PLACES];
