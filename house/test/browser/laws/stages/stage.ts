/** What a stage is: one overlay, plate, request, bar or dialog, put where it belongs through the page itself, over the busiest position of a game. */
import type { Page } from '@playwright/test';
import type { GameId } from '../../../../games/index.ts';
import { coach as coachDe } from '../../../../page/text/de/coach.ts';
import { people as peopleDe } from '../../../../page/text/de/people.ts';
import { replay as replayDe } from '../../../../page/text/de/replay.ts';
import { results as resultsDe } from '../../../../page/text/de/results.ts';
import { review as reviewDe } from '../../../../page/text/de/review.ts';
import { table as tableDe } from '../../../../page/text/de/table.ts';
import { coach } from '../../../../page/text/en/coach.ts';
import { people } from '../../../../page/text/en/people.ts';
import { replay } from '../../../../page/text/en/replay.ts';
import { results } from '../../../../page/text/en/results.ts';
import { review } from '../../../../page/text/en/review.ts';
import { table } from '../../../../page/text/en/table.ts';
import type { TestHouse } from '../../house.ts';
import type { Played } from '../../laid.ts';
import type { Sight } from '../pixels.ts';
import type { Visitor } from '../visit.ts';

/** The words by which things are found, in the languages in which they are looked at. */
export const SAID = {
  en: { table, people, coach, replay, review, results },
  de: { table: tableDe, people: peopleDe, coach: coachDe, replay: replayDe, review: reviewDe, results: resultsDe },
};
export type Spoken = keyof typeof SAID;
type Said = (typeof SAID)[Spoken];

export interface Theatre {
  readonly v: Visitor;
  readonly page: Page;
  readonly language: Spoken;
  readonly said: Said;
  readonly house: TestHouse;
  readonly game: GameId;
  readonly whole: Played;
  /** After so many entries most is drawn on the board while somebody is asked. */
  readonly busiest: number;
  /** On a phone, upright. */
  readonly phone: boolean;
}

export interface Stage {
  readonly name: string;
  /** The files that draw what is shown here: whoever adds an overlay adds a stage. */
  readonly shows: readonly string[];
  /** Only there: a phone has no drawer, a wide screen no menu. */
  readonly on?: 'wide' | 'phone';
  /** Only in these games. */
  readonly games?: readonly GameId[];
  /** What of it is to be read. */
  readonly sight: Sight & { readonly within: string };
  /** Puts it there; false where this game has nothing of the kind. */
  set(t: Theatre): Promise<unknown>;
  /** Rules that make it as unreadable as it once was: the law must notice. */
  readonly sick?: { readonly css: string; readonly on?: 'wide' };
  /** Whether the table is opened anew for it, as a table of this browser; else it is wherever `set` goes. */
  readonly table?: boolean;
}
