/** What the doors tell besides their words: for the pages that show it, found by pattern. */
import type { DoorMore } from '../../kernel/index.ts';

const FOUND = import.meta.glob<DoorMore>('../../games/*/door/more.en.ts', { eager: true, import: 'more' });
const NONE: DoorMore = { things: [], faces: '' };

/** A game that tells nothing has no things to show. */
export const moreOf = (game: string): DoorMore => FOUND[`../../games/${game}/door/more.en.ts`] ?? NONE;
