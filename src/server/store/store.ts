/** What the house asks of its memory. Two rooms answer: one file on this machine, or a PostgreSQL that several processes share. */
import type { AwayRule, ClockRule, ClockWish, Holder, Level, NamedVariant, Person, Pick as Picked, SeatingEntry, SeatingWhy, Talk } from '../../api/index.ts';
import type { AnyOptions, Entry, Flat, GameRecord, Seat } from '../../kernel/index.ts';
import type { Stop } from '../../table/time.ts';
import type { Accounts } from './accounts.ts';
import type { CirclesStore } from './circles.ts';
import type { HostingStore } from './hosting.ts';
import type { JobStore } from './jobs.ts';
import type { Joining } from './joining.ts';
import type { MessageStore } from './messages.ts';
import type { ResultsStore } from './results.ts';
import type { TimeStore } from './time.ts';

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
  /** Who would like what of the clock; since when it stands still by consent; and when it stood before. */
  readonly retiming: readonly { readonly seat: Seat; readonly wish: ClockWish }[];
  readonly paused: number | null;
  readonly pauses: readonly Stop[];
  /** Whoever has no seat has to ask first; who asks, and whom the host has answered. */
  readonly locked: boolean;
  readonly asking: readonly Person[];
  readonly answered: readonly { readonly person: string; readonly yes: boolean }[];
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
  readonly revealed: boolean | null;
}

/** An answer to a sealed question that still stands: kept beside the record until the question closes. */
export interface HeldRow {
  /** The position at which it was given: at any other it is nobody's answer. */
  readonly position: string;
  readonly seat: Seat;
  readonly move: Flat;
}
/** The store did not do what it was asked to, or nobody knows whether it did. The message is for a person; the cause is for the log. */
export class StoreTrouble extends Error {}

export interface Store extends MessageStore, ResultsStore, CirclesStore, Accounts, Joining {
  /** What the owner of the house asks. */
  readonly hosting: HostingStore;
  /** Other processes write here too: what this one holds in mind may be behind. */
  readonly shared: boolean;
  /** Throws if the store does not answer, cannot be written to, or its news do not come. */
  ready(): Promise<void>;
  make(table: TableRow, entries?: readonly Entry[], log?: readonly SeatingRow[]): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  /** Listed tables with an open seat, the youngest first. */
  waiting(game: string | null, most: number): Promise<TableRow[]>;
  /** Changes the row and writes down why, if row and record still are what they were; null if somebody was faster. */
  change(before: TableRow, change: Change, where: Where, log: readonly SeatingDraft[]): Promise<SeatingRow[] | null>;
  /** The seating log after a number. */
  seating(id: string, after: number): Promise<SeatingRow[]>;
  /** Why the key with this hash no longer opens a seat. */
  deadKey(id: string, hash: string): Promise<SeatingWhy | null>;
  /** A sign of life. Kept apart from the entries: when somebody answered a sealed question is nobody's business. */
  touch(id: string, at: number): Promise<void>;
  finish(id: string): Promise<void>;
  /** Lays the table where the people of `old` play again, once; gives its name, whoever laid it. */
  follow(old: string, next: TableRow, log?: readonly SeatingRow[]): Promise<string>;
  /** What is played by which edition. */
  editions(): Promise<EditionCount[]>;
  /** Tables of a game that are not over, the oldest first. */
  running(game: string): Promise<TableRow[]>;
  /** Lets a table go on by another edition, if it still has the edition and the number of entries that were looked at; false if not. */
  rebase(before: TableRow, edition: string, entries: number): Promise<boolean>;
  entries(id: string, after: number): Promise<Entry[]>;
  /** Durable when it resolves; false if the number is taken. */
  append(id: string, entry: Entry, at: number): Promise<boolean>;
  /** The answers to the sealed question that is put. Read them before the entries: what is missing here is then there. */
  held(id: string): Promise<HeldRow[]>;
  /** Keeps a seat's answer in the place of its last one, or with null takes it away. Durable when it resolves; false if the record has more than `n` entries by now. */
  hold(id: string, position: string, n: number, seat: Seat, move: Flat | null): Promise<boolean>;
  /** The question closes: the answers of these seats go into the record in this order, all or none. Null if one is missing or the record has more than `n` entries by now. */
  unseal(id: string, position: string, n: number, seats: readonly Seat[], at: number): Promise<Entry[] | null>;
  talk(id: string, after: number): Promise<TalkRow[]>;
  /** The last so many before a number, or of all; in order. */
  lastTalk(id: string, before: number | null, most: number): Promise<TalkRow[]>;
  /** Durable when it resolves; false if the number is taken. */
  say(id: string, talk: TalkRow): Promise<boolean>;
  /** The person that a key opens, by its hash. */
  person(hash: string): Promise<Person | null>;
  /** The person with this id. */
  known(person: string): Promise<Person | null>;
  /** Somebody new, known by no key yet. */
  welcome(wanted: Person): Promise<Person>;
  /** Somebody says who they are: a new person for a new key, else a new name. */
  introduce(hash: string, wanted: Person): Promise<Person>;
  /** Another key for the same person; false if it is somebody's already. */
  addKey(hash: string, person: string): Promise<boolean>;
  /** The old key dies; false if there is no such key, or the new one is somebody's already. */
  swapKey(old: string, next: string): Promise<boolean>;
  /** Tables where the person has sat down, the last touched first. */
  sittings(person: string, most: number): Promise<string[]>;
  /** Keeps a code in the place of its owner's last one. */
  issue(hash: string, owner: string, ticket: TicketRow): Promise<void>;
  /** What a code carries, once. */
  redeem(hash: string): Promise<TicketRow | null>;
  presence(id: string): Promise<PresenceRow[]>;
  /** Somebody came or went; the other processes hear of it. `until`: taken for gone after that, if nobody says otherwise. */
  attend(row: PresenceRow, until: number): Promise<void>;
  /** Everybody at this house is still there. */
  beat(house: string, until: number): Promise<void>;
  /** Whoever was there until `before`, at one house or any, is gone now. Gives who that is. */
  sweep(before: number, house: string | null, now: number): Promise<PresenceRow[]>;
  /** What is due, and when. */
  readonly jobs: JobStore;
  /** Clocks, holidays and standing orders. */
  readonly time: TimeStore;
  /** Another process changed a table, or ended a key (`key:` and its hash); null: the news were interrupted, so anything may have changed. */
  onNews(hear: (id: string | null) => void): void;
  close(): Promise<void>;
}
