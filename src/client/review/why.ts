/** Why a move is better, in a sentence of the reader's language. */

import type { Base, Seat } from '../../kernel/index.ts';
import { capital } from '../../kernel/index.ts';
import type { Loaded } from '../shown/game.ts';
import type { Mover } from '../shown/seating.ts';
import type { ReviewText } from '../text/en/review.ts';
import type { SaidReason } from '../think/job.ts';

/** Through whose eyes a sentence is said: `you` is the reader's own seat. */
export interface Reader {
  readonly game: Loaded;
  readonly view: Base;
  readonly you: Seat;
  readonly words: ReviewText;
  /** Who made the move after a position, where that was not the one whose seat it is: a bot that played for them. */
  standIn?(at: number, seat: Seat): string | null;
}

export const whoIs = ({ game, view, you, words }: Reader, seat: Seat): string => (seat === you ? words.you : game.text.seat(view, seat));

/** Who held a seat for a while; null: whoever sat there all the time. */
export const whoHeld = (r: Reader, seat: Seat, mover: Mover | null): string => {
  if (mover === null) return whoIs(r, seat);
  if (mover.bot) return mover.owner === null ? mover.name : r.words.botFor(mover.owner);
  return r.words.personAs(mover.name, whoIs(r, seat));
};

/** Who made the move after this position. */
export const whoMoved = (r: Reader, seat: Seat, at: number): string => r.standIn?.(at, seat) ?? whoIs(r, seat);

/** What the move changes, by the game's own words for it; empty where it has none. `seat` is the one who decides. */
export const becauseOf = (r: Reader, seat: Seat, { causes }: SaidReason): string => {
  const parts = causes.flatMap((c) => {
    const said = r.game.text.terms?.[c.term];
    if (said === undefined) return [];
    return [
      (c.seat === seat ? said.better : said.worse)
        .replace('{whose}', c.seat === r.you ? r.words.your : r.words.whose(r.game.text.seat(r.view, c.seat)))
        .replace('{with}', c.seat === r.you ? r.words.withYou : r.words.with(r.game.text.seat(r.view, c.seat))),
    ];
  });
  return parts.length === 0 ? '' : `${capital(r.words.and(parts))}.`;
};

/** A chance, or for somebody alone a score. */
export const howMuch = (words: ReviewText, seats: number, x: number): string => (seats < 2 ? words.points(Math.round(x)) : words.percent(Math.round(x * 100)));

/** A hint thinks for two seconds: what it counts is a few of a hundred off, and says no more than it knows. */
const GRAIN = 5;

/** The same as a hint says it: a chance to the nearest five of a hundred, and never none nor all. */
export const howRoughly = (words: ReviewText, seats: number, x: number): string => {
  if (seats < 2) return words.about(howMuch(words, seats, x));
  const n = GRAIN * Math.round((x * 100) / GRAIN);
  if (n < GRAIN) return words.lessThan(words.percent(GRAIN));
  return n > 100 - GRAIN ? words.moreThan(words.percent(100 - GRAIN)) : words.about(words.percent(n));
};
