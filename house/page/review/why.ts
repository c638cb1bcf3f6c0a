/** Why a move is better, in a sentence of the reader's language. */

import { type Counted, type Estimate, type Figure, swingOf } from '@pesthouse/bots/judgement';
import type { Base, Seat } from '@pesthouse/kernel';
import type { Loaded } from '../shown/game.ts';
import type { Mover } from '../shown/seating.ts';
import type { ReviewText } from '../text/en/review.ts';
import type { SaidGround } from '../think/job.ts';

/** Through whose eyes a sentence is said: `you` is the reader's own seat. */
export interface Teller {
  readonly game: Pick<Loaded, 'engine' | 'text'>;
  readonly view: Base;
  readonly you: Seat;
  readonly words: ReviewText;
}
export interface Reader extends Teller {
  readonly game: Loaded;
  /** Who made the move after a position, where that was not the one whose seat it is: a bot that played for them. */
  standIn?(at: number, seat: Seat): string | null;
}

export const whoIs = ({ game, view, you, words }: Teller, seat: Seat): string => (seat === you ? words.you : game.text.seat(view, seat));

/** Who held a seat for a while; null: whoever sat there all the time. */
export const whoHeld = (r: Reader, seat: Seat, mover: Mover | null): string => {
  if (mover === null) return whoIs(r, seat);
  if (mover.bot) return mover.owner === null ? mover.name : r.words.botFor(mover.owner);
  return r.words.personAs(mover.name, whoIs(r, seat));
};

/** Who made the move after this position. */
export const whoMoved = (r: Reader, seat: Seat, at: number): string => r.standIn?.(at, seat) ?? whoIs(r, seat);

/** Somebody in a sentence: null for the reader, else the game's name for the seat. */
const other = (r: Teller, seat: Seat): string | null => (seat === r.you ? null : r.game.text.seat(r.view, seat));

/** So little is none. */
const NOTHING = 0.05;

/** So many of a count, in whole numbers: where luck or others have a part in it, about so many. */
const manyOf = (words: ReviewText, sure: boolean, x: number, noun: boolean): string => {
  const n = Math.round(x);
  return sure || Math.abs(x) < NOTHING ? String(n) : n === 0 ? words.hardlyAny(noun) : words.aboutSo(n);
};

/** What a count says, or nothing where a review that was kept knows of less than a whole one. */
const pairsOf = (r: Teller, g: Counted): readonly (readonly [said: string, other: string])[] => {
  const say = r.game.text.counting?.said[g.count];
  const n = Math.round(g.better);
  if (say === undefined || n === Math.round(g.other)) return [];
  const [better, other] = g.sure;
  return [[say(manyOf(r.words, better, g.better, true), n === 1), manyOf(r.words, other, g.other, false)]];
};

/** What is said of one moment stands in one sentence, where the first of it is told, and in it seat by seat. */
const sentenceOf = (r: Teller, mover: Seat, g: SaidGround, all: readonly SaidGround[]): string => {
  const { words } = r;
  switch (g.kind) {
    case 'count': {
      const together = all.flatMap((x) => (x.kind === 'count' && x.when === g.when ? [x] : []));
      if (together[0] !== g) return '';
      const said = [...new Set(together.map((x) => x.seat))].map((seat) => ({
        who: other(r, seat),
        pairs: together.filter((x) => x.seat === seat).flatMap((x) => pairsOf(r, x)),
      }));
      const full = said.filter((x) => x.pairs.length > 0);
      return full.length === 0 ? '' : words.count(other(r, mover), g.when, full);
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
export const becauseOf = (r: Teller, seat: Seat, grounds: readonly SaidGround[]): string =>
  grounds
    .map((g) => sentenceOf(r, seat, g, grounds))
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
