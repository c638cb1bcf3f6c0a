/** What stands between people at this moment, read from what the table knows: who is away, what is to be decided, and which card is shown for it. */
import type { ClockWish, Pick, SeatInfo, SeatingEntry, TableInfo, Talk, TurnedAway } from '@pesthouse/api';
import { holds, type Seat } from '@pesthouse/kernel';
import type { Loaded } from '../shown/game.ts';
import { seatingLine } from '../shown/seating.ts';
import { people as words } from '../text/rooms.ts';
import { atPresent, yourTurn } from './model.ts';
import type { Seen } from './state.ts';
import { type Wish, wishOf } from './wish.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONG_AWAY = 12 * HOUR;

/** How long that is, in words; empty below one minute. */
export const spanOf = (ms: number): string => {
  if (ms < MINUTE) return '';
  if (ms < HOUR) return words.span.minutes(Math.floor(ms / MINUTE));
  if (ms < DAY) return words.span.hours(Math.floor(ms / HOUR));
  return words.span.days(Math.floor(ms / DAY));
};

/** Why the person of a seat does not play now, for the plate of the seat. The reader's own seat needs no word. */
export const awayWords = (x: SeatInfo, own: Seat, now: number, byTurns = false): string | null => {
  if (x.resigned === true) return words.seat.resigned;
  if (x.standIn !== undefined && x.standIn !== null) return words.seat.standIn;
  // By turns everybody is away most of the time.
  if (x.kind !== 'person' || x.present || x.seat === own || byTurns) return null;
  const span = spanOf(now - (x.away ?? now));
  return span === '' ? words.seat.away : words.seat.awayFor(span);
};

export type Card =
  | { readonly kind: 'ended'; readonly why: 'consent' | 'closed' | 'unwanted' }
  | { readonly kind: 'turned'; readonly why: TurnedAway }
  | { readonly kind: 'back'; readonly why: 'away' | 'voted' | 'left' | 'time'; readonly since: number }
  /** Somebody asks to take moves back. */
  | { readonly kind: 'undo'; readonly wish: Wish }
  /** Somebody would end the game: `mine` if this seat would too, `missing` those who have not said so. */
  | { readonly kind: 'ending'; readonly by: readonly Seat[]; readonly mine: boolean; readonly missing: readonly Seat[]; readonly until: number | null }
  /** Somebody would like something of the clock. */
  | {
      readonly kind: 'clock';
      readonly wish: ClockWish;
      readonly by: Seat;
      readonly mine: boolean;
      readonly agreed: readonly Seat[];
      readonly missing: readonly Seat[];
      readonly until: number | null;
    }
  /** The others are asked about a seat. */
  | {
      readonly kind: 'vote';
      readonly seat: Seat;
      readonly since: number;
      readonly late: boolean;
      readonly picks: readonly { readonly seat: Seat; readonly pick: Pick }[];
    }
  /** It is the turn of somebody who is away. */
  | { readonly kind: 'away'; readonly seat: Seat; readonly since: number };

const isAway = (x: SeatInfo): boolean => x.kind === 'person' && !x.present;

/** What somebody would like of the clock. Whoever has declined it is not asked again. */
const clockCard = (info: TableInfo, seat: Seat, declined: string): Card | null => {
  const wishes = info.room?.clockWishes ?? [];
  const own = wishes.find((x) => x.seat === seat);
  const asked = own ?? wishes[0];
  if (asked === undefined || (own === undefined && declined === `${asked.seat} ${asked.wish}`)) return null;
  const want = wishes.filter((x) => x.wish === asked.wish).map((x) => x.seat);
  return {
    kind: 'clock',
    wish: asked.wish,
    by: asked.seat,
    mine: own !== undefined,
    agreed: want,
    missing: (info.room?.asked ?? []).filter((x) => !want.includes(x)),
    until: info.room?.clockUntil ?? null,
  };
};

/** The one card that takes the prompt's place; null: the game has it. `declined`: the wish about the clock that was answered with no. */
export const cardOf = (game: Loaded, s: Seen, declined = ''): Card | null => {
  const { info, seat, shown } = s;
  if (info === null || shown === null || shown.over !== null) return null;
  const ended = info.ended ?? null;
  if (ended !== null) return { kind: 'ended', why: ended.why };
  if (s.turned !== null) return { kind: 'turned', why: s.turned };
  const own = info.seats[seat];
  const standIn = own?.standIn ?? null;
  if (standIn !== null) return { kind: 'back', ...standIn };
  if (own === undefined || !atPresent(s)) return null;
  const wish = wishOf(s.talk, info, s.items.at(-1)?.at);
  // Whoever has answered plays on: a request may stand for a day.
  const mine = yourTurn(game, s);
  if (wish !== null && !(mine && wish.agreed.includes(seat))) return { kind: 'undo', wish };
  const ending = info.room?.ending ?? [];
  if (ending.length > 0 && !(mine && ending.includes(seat))) {
    // Whoever is away is asked too.
    const missing = (info.room?.asked ?? []).filter((x) => !ending.includes(x));
    return { kind: 'ending', by: ending.filter((x) => x !== seat), mine: ending.includes(seat), missing, until: info.room?.endingUntil ?? null };
  }
  const retimed = clockCard(info, seat, declined);
  if (retimed !== null && !(mine && retimed.kind === 'clock' && retimed.mine)) return retimed;
  if (mine) return null;
  const late = (x: SeatInfo): boolean => s.clocks?.told.seats[x.seat]?.over === true;
  const asked = info.seats.find((x) => x.seat !== seat && (isAway(x) || late(x)) && (x.votes ?? null)?.asked === true);
  if (asked !== undefined) return { kind: 'vote', seat: asked.seat, since: asked.away ?? 0, late: late(asked), picks: asked.votes?.picks ?? [] };
  const deciders = game.engine.deciders(shown.view);
  const missed = info.seats.find((x) => isAway(x) && x.seat !== seat && holds(deciders, x.seat) && typeof x.away === 'number');
  if (missed === undefined) return null;
  const since = missed.away ?? 0;
  // By turns everybody is away most of the time, and may be called when that is long.
  const told = s.clocks?.told;
  return told?.kind === 'turns' && told.now - since < LONG_AWAY ? null : { kind: 'away', seat: missed.seat, since };
};

/** Who picked that, by name: the reader apart from the others. */
export const pickers = (s: Picked, pick: Pick, own: Seat): { readonly mine: boolean; readonly others: readonly string[] } => ({
  mine: s.picks.some((x) => x.seat === own && x.pick === pick),
  others: s.picks.filter((x) => x.seat !== own && x.pick === pick).map((x) => s.name(x.seat)),
});
interface Picked {
  readonly picks: readonly { readonly seat: Seat; readonly pick: Pick }[];
  name(seat: Seat): string;
}

/** Talk and what happened to seats, in the order of time. */
export const chatLines = (
  talk: readonly Talk[],
  seating: readonly SeatingEntry[],
): readonly (Talk | { readonly key: string; readonly at: number; readonly line: string })[] => {
  const lines = seating.flatMap((x) => {
    const line = seatingLine(x, seating);
    return line === '' ? [] : [{ key: `seat ${x.nr}`, at: x.at, line }];
  });
  return [...talk, ...lines].sort((a, b) => a.at - b.at);
};
