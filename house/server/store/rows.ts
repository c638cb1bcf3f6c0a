/** What the store keeps of a table and its people, as the house reads it. */
import type { AwayRule, ClockRule, ClockWish, Holder, Level, NamedVariant, Person, Pick as Picked, SeatingEntry, SeatingWhy, Talk } from '@pesthouse/api';
import type { AnyOptions, Flat, GameRecord, Seat } from '@pesthouse/kernel';
import type { Stop } from '@pesthouse/table';

/** A seat as it is kept. Of a key only its hash is known here. */
export interface SeatRow {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly level: Level | null;
  readonly secretHash: string | null;
  /** Who laid the table, or has it from them, settles what it is until the game begins. */
  readonly host: boolean;
  /** Who holds the seat, also while a bot plays for them; null where it is known by its key alone. */
  readonly person: string | null;
  readonly avatar: string;
  readonly ready: boolean;
  /** Since when the person sits here. */
  readonly since: number | null;
  /** A bot plays for the person: why, since when, after which entry and at which decision it began. */
  readonly standIn: StandIn | null;
  readonly resigned: boolean;
  /** The time of the seat is over, and the others are asked about it. */
  readonly late: boolean;
  /** What the others pick about the seat while its person is away; null: they are not asked. */
  readonly picks: readonly { readonly seat: Seat; readonly pick: Picked }[] | null;
}

export interface StandIn {
  readonly why: 'away' | 'voted' | 'left' | 'time';
  readonly since: number;
  readonly after: number;
  readonly asked: number;
}

/** What the people of a table have settled. */
export interface RoomRow {
  readonly begins: 'host' | 'full';
  readonly away: AwayRule;
  readonly clock: ClockRule;
  readonly hints: boolean;
  readonly latecomers: boolean;
  /** Counts for the ratings. */
  readonly rated: boolean;
  readonly changed: { readonly what: readonly string[]; readonly at: number } | null;
  /** When the game begins, while it is counted down; and what becomes of open seats then. */
  readonly starts: { readonly at: number; readonly open: 'bots' | 'shrink' | null; readonly level: Level } | null;
  /** The seats that would end the game here. */
  readonly ending: readonly Seat[];
  /** Until when the others can answer; null where nobody asks. */
  readonly endingUntil: number | null;
  /** The seats of whom no message tells when something was asked last. */
  readonly unreached: readonly Seat[];
  /** Who would like what of the clock; since when it stands still by consent; and when it stood before. */
  readonly retiming: readonly { readonly seat: Seat; readonly wish: ClockWish }[];
  readonly retimingUntil: number | null;
  readonly paused: number | null;
  readonly pauses: readonly Stop[];
  /** Whoever has no seat has to ask first; who asks, and whom the host has answered. */
  readonly locked: boolean;
  readonly asking: readonly Person[];
  readonly answered: readonly { readonly person: string; readonly yes: boolean }[];
  /** When the game began from its waiting room, and who has been at the table since: their time runs. */
  readonly began: { readonly at: number; readonly came: readonly { readonly seat: Seat; readonly at: number }[] } | null;
  /** People who play again: after which table, and who asked. */
  readonly again: { readonly from: string; readonly by: Seat } | null;
}

export interface Ended {
  readonly why: 'consent' | 'closed' | 'unwanted';
  readonly at: number;
}

export type Status = 'waiting' | 'playing' | 'over';

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The edition. */
  readonly rules: string;
  readonly name: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatRow[];
  /** Never leaves the house before the game is over. */
  readonly seed: string;
  readonly status: Status;
  readonly listed: boolean;
  readonly made: number;
  /** When something last happened here that everybody may know of, to the minute. */
  readonly touched: number;
  readonly rematch: string | null;
  /** House rules; null where the edition is played as printed. */
  readonly variant: NamedVariant | null;
  /** Null at tables that were laid before there were waiting rooms. */
  readonly room: RoomRow | null;
  /** Why the table is over though its game is not. */
  readonly ended: Ended | null;
  /** Counts the changes of this row: whoever changes it says which one it knew. */
  readonly version: number;
}

/** What may change of a table's row. */
export type Change = Partial<Pick<TableRow, 'name' | 'rules' | 'variant' | 'options' | 'seats' | 'status' | 'listed' | 'room' | 'ended'>>;

/** An entry of the seating log; a key that died by it is kept as a hash, so that whoever still has it can be told why. */
export interface SeatingRow extends Omit<SeatingEntry, 'holder' | 'what'> {
  readonly holder: Holder | null;
  readonly what: readonly string[];
  readonly key: string | null;
}
/** The same before the store has given it its number and its place beside the record. */
export interface SeatingDraft extends Pick<SeatingRow, 'seat' | 'holder' | 'by' | 'what' | 'key'> {
  readonly why: SeatingWhy;
}
/** How far the record was when a change was made. */
export interface Where {
  readonly entries: number;
  readonly position: string;
}

/** Somebody at a table, by one browser at one house: here, or gone since then. */
export interface PresenceRow {
  readonly table: string;
  /** `p:` and a person, or `s:` and a seat that is known by its key alone. */
  readonly who: string;
  /** Tells browsers of one person apart. */
  readonly place: string;
  readonly house: string;
  readonly name: string;
  readonly avatar: string;
  readonly here: boolean;
  /** Since when here, or since when not. */
  readonly since: number;
}

/** A code that carries a person, or one seat, to another browser. */
export interface TicketRow {
  readonly person: string | null;
  readonly table: string | null;
  readonly seat: Seat | null;
  readonly until: number;
}

/** What the record of a table says before its first entry. */
export const headOf = ({ game, rules, options, seats, variant }: TableRow): Omit<GameRecord, 'entries' | 'seed'> => {
  const numbers = variant?.numbers ?? {};
  return { game, rules, options, seats: seats.length, ...(Object.keys(numbers).length > 0 ? { numbers } : {}) };
};

/** How many tables of each kind there are. */
export interface EditionCount {
  readonly game: string;
  readonly rules: string;
  /** The id of a variant, or null. */
  readonly variant: string | null;
  readonly status: Status;
  readonly n: number;
}

/** `position` names the decision that was put when a request to take back was made: it lapses when the table moves on. */
export interface TalkRow extends Talk {
  readonly position: string | null;
  readonly name: string | null;
  readonly person: string | null;
  readonly revealed: boolean | null;
}

/** An answer to a sealed question that still stands: kept beside the record until the question closes. */
export interface HeldRow {
  /** The position at which it was given: at any other it is nobody's answer. */
  readonly position: string;
  readonly seat: Seat;
  readonly move: Flat;
}
