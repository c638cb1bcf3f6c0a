/** Why a move is better, in a sentence of the reader's language. */

import { type Estimate, type Figure, swingOf } from '@pesthouse/bots/judgement';
import type { Base, Seat } from '@pesthouse/kernel';
import type { Loaded } from '../shown/game.ts';
import type { Mover } from '../shown/seating.ts';
import type { ReviewText } from '../text/en/review.ts';
import type { SaidGround } from '../think/job.ts';

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

/** Somebody in a sentence: null for the reader, else the game's name for the seat. */
const other = (r: Reader, seat: Seat): string | null => (seat === r.you ? null : r.game.text.seat(r.view, seat));

const sentenceOf = (r: Reader, mover: Seat, g: SaidGround): string => {
  const { words } = r;
  switch (g.kind) {
    case 'count': {
      const say = r.game.text.counting?.said[g.count];
      if (say === undefined) return '';
      return words.count(
        other(r, g.seat),
        other(r, mover),
        g.when,
        g.sure,
        say(words.number(g.better), Math.round(g.better * 10) === 10),
        words.number(g.other),
      );
    }
    case 'wins':
      return words.wins;
    case 'loses':
      return words.loses(other(r, mover));
    case 'opens':
      return words.opens(g.label);
  }
};

/** Why a move is better, in sentences. `seat` is the one who decides. */
export const becauseOf = (r: Reader, seat: Seat, grounds: readonly SaidGround[]): string =>
  grounds
    .map((g) => sentenceOf(r, seat, g))
    .filter((x) => x !== '')
    .join(' ');

/** A chance, or for somebody alone a score. */
export const howMuch = (words: ReviewText, seats: number, x: number): string => (seats < 2 ? words.points(Math.round(x)) : words.percent(Math.round(x * 100)));

/** A figure as a hint says it: no finer than it is known. */
export const sayFigure = (words: ReviewText, seats: number, { kind, n }: Figure): string => {
  const much = seats < 2 ? words.points(n) : words.percent(n);
  return kind === 'less' ? words.lessThan(much) : kind === 'more' ? words.moreThan(much) : words.about(much);
};

/** What a move cost: `−16 ±5`. The range leaves something of it, always. */
export const costOf = (gain: Estimate, seats: number): string => {
  const swing = swingOf(gain, seats);
  return swing === null ? '' : `−${swing.about}${swing.off === 0 ? '' : ` ±${swing.off}`}`;
};

/** Twice the standard error, as what a figure may be off. */
export const rangeOf = ({ error }: Estimate, seats: number): string => `±${Math.max(1, Math.round(2 * error * (seats < 2 ? 1 : 100)))}`;

/** A gain or a loss with its range: `−16 ±5`. */
export const ranged = (x: Estimate, seats: number, sign: 1 | -1 = 1): string => {
  const n = Math.round(sign * x.mean * (seats < 2 ? 1 : 100));
  return `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)} ${rangeOf(x, seats)}`;
};
